import { bindsApplicants, type Clause } from '../../text/clause.ts';
import {
  ANY_STUDENT,
  APPLICANT_GROUP,
  AWARD_TO,
  BARE_DEGREE,
  GERMAN_TARGET,
  HELD,
  HELD_AFTER,
  HOLDERS,
  LATER,
  LEVEL_LABEL,
  LISTED,
  NOT_LEVEL,
  NOT_YET,
  PEOPLE,
  PURSUED,
  SOMEONE,
  TARGET,
  TARGET_NOUN,
} from './phrases.generated.ts';
import { findLevels, type LevelMention } from './words.ts';

/** The levels a clause names: those the award funds, and the degrees that must be held. */
interface Sorted {
  target: LevelMention[];
  held: LevelMention[];
}

const isHeld = (text: string, mention: LevelMention): boolean => {
  const before = text.slice(Math.max(0, mention.start - 70), mention.start);
  const after = text.slice(mention.end, mention.end + 90);
  if (PURSUED.test(before)) return false;
  if (
    /^['’]?s?\s*(?:students?|candidates?|applicants?)\b/i.test(after) ||
    PEOPLE.test(text.slice(mention.start, mention.end))
  )
    return false;
  if (NOT_YET.test(before) || /\b(?:may|can|will) be considered\b/i.test(text)) return false;
  if (/abschl/i.test(text.slice(mention.start, mention.end)) || /\babgeschlossene[mnrs]?\s+$/i.test(before))
    return !/\b(?:anstreb\w*|erwerben)\b/i.test(after);
  if (/^(?:promovierte|erste|abgeschlossene)/i.test(text.slice(mention.start, mention.end))) return true;
  if (
    /^\W*(?:an?\s+|the\s+)?$/i.test(text.slice(0, mention.start)) &&
    mention.levels.includes('phd') &&
    /^\s*(?:with|required|in|from)\b/i.test(after)
  )
    return true;
  if (/^\W*(?:an?\s+|the\s+)?$/i.test(text.slice(0, mention.start)) && BARE_DEGREE.test(after)) return true;
  // "Citizen of Fiji, bachelor's degree, two years of work": an item of a list of bars
  if (
    /[,;|]\s*(?:an?\s+|relevant\s+|completed\s+)*$/i.test(before) &&
    /^['’]?s?\s+degrees?\s*(?:[,;|.]|$)/i.test(after)
  )
    return true;
  return HELD.test(before) || HELD_AFTER.test(after);
};

const isTarget = (clause: Clause, mention: LevelMention): boolean => {
  const { text } = clause;
  const before = text.slice(Math.max(0, mention.start - 80), mention.start);
  const after = text.slice(mention.end, mention.end + 60);
  if (NOT_LEVEL.test(after) || (LATER.test(before) && /^\s+(?:school|stud)/i.test(after))) return false;
  if (clause.role === 'title') return true;
  if (TARGET_NOUN.test(after))
    return (
      clause.role === 'eligibility' ||
      bindsApplicants(clause, mention.start) ||
      /^\W*$/.test(text.slice(0, mention.start))
    );
  if (PEOPLE.test(text.slice(mention.start, mention.end))) return bindsApplicants(clause, mention.start);
  if (bindsApplicants(clause, mention.start) && GERMAN_TARGET.test(text.slice(mention.start, mention.end)))
    return true;
  const wholeItem = text.length <= 60 && LEVEL_LABEL.test(text.slice(0, mention.start));
  return wholeItem || (TARGET.test(before) && bindsApplicants(clause, mention.start));
};

const isListed = (text: string, a: LevelMention, b: LevelMention): boolean => {
  const gap = text.slice(Math.min(a.end, b.end), Math.max(a.start, b.start));
  return LISTED.test(gap);
};

/** Tells what each level in a clause is for; one that neither its own words nor its neighbours settle is left out. */
export const sortMentions = (clause: Clause): Sorted => {
  const sorted: Sorted = { target: [], held: [] };
  const open: LevelMention[] = [];
  const found = findLevels(clause.text);
  const specific = found.filter(
    (mention) =>
      !ANY_STUDENT.test(clause.text.slice(mention.start, mention.end)) || mention.levels.length !== 2,
  );
  for (const mention of specific.length > 0 ? specific : found) {
    const before = clause.text.slice(0, mention.start);
    if (clause.role !== 'title' && SOMEONE.test(before) && !HOLDERS.test(before) && !AWARD_TO.test(before))
      continue;
    if (NOT_LEVEL.test(clause.text.slice(mention.end, mention.end + 60))) continue;
    const group = APPLICANT_GROUP.exec(clause.text)?.[0].length ?? 0;
    if (group > 0) (mention.start < group ? sorted.target : sorted.held).push(mention);
    else if (clause.role !== 'title' && isHeld(clause.text, mention)) sorted.held.push(mention);
    else if (isTarget(clause, mention)) sorted.target.push(mention);
    else open.push(mention);
  }
  // "undergraduate, master's or doctoral students": a level takes after the one it is listed with.
  for (const mention of open.reverse()) {
    if (sorted.target.some((other) => isListed(clause.text, mention, other))) sorted.target.unshift(mention);
    else if (sorted.held.some((other) => isListed(clause.text, mention, other))) sorted.held.unshift(mention);
  }
  sorted.target.sort((a, b) => a.start - b.start);
  sorted.held.sort((a, b) => a.start - b.start);
  return sorted;
};
