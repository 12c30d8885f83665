import type { StudyLevel } from '@laurel/domain';
import { bindsApplicants, type Clause } from '../../text/clause.ts';
import { findVietnameseDegree } from '../citizenship/vietnamese.ts';
import type { Draft, Rule } from '../rule.ts';
import {
  ANY_STUDENT,
  APPLICANT_GROUP,
  AWARD_TO,
  BARE_DEGREE,
  COLLEGE_AHEAD,
  COLLEGE_TOO,
  CONTEST,
  GERMAN_TARGET,
  HELD,
  HELD_AFTER,
  HOLDERS,
  LAST_YEAR,
  LATER,
  LEVEL_LABEL,
  LISTED,
  MARK_IN_GRADE,
  NOT_LEVEL,
  NOT_YET,
  PEOPLE,
  PROBE,
  PUPIL_WORDS,
  PURSUED,
  SERVICE_TO_PUPILS,
  SHUT_OUT_AFTER,
  SOMEONE,
  TARGET,
  TARGET_NOUN,
} from './phrases.generated.ts';
import { AT_LEAST, findLevels, type LevelMention, sortedLevels } from './words.ts';

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
const sortMentions = (clause: Clause): Sorted => {
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

/** A clause on pupils: they are at school now, and in their last year seek an undergraduate place. */
const pupilDraft = (clause: Clause, target: readonly LevelMention[]): Draft[] => {
  const match = PUPIL_WORDS.exec(clause.text);
  if (match === null || clause.excludes || !bindsApplicants(clause, match.index)) return [];
  const at = { start: match.index, end: match.index + match[0].length };
  if (
    SERVICE_TO_PUPILS.test(clause.text.slice(0, match.index)) &&
    clause.role === 'prose' &&
    !CONTEST.test(clause.text)
  )
    return [];
  // "80% in grade 12"
  if (MARK_IN_GRADE.test(clause.text.slice(0, match.index))) return [];
  const around = clause.text.slice(0, match.index) + clause.text.slice(match.index + match[0].length);
  const alsoCollege =
    target.some((mention) => mention.levels.some((level) => level !== 'other')) || COLLEGE_TOO.test(around);
  const senior = LAST_YEAR.test(match[0]);
  const collegeToo = /\b(?:college|university)\b/i.test(around) && !COLLEGE_AHEAD.test(around);
  if (alsoCollege || collegeToo) return [];
  const current: Draft = { kind: 'level', anyOf: ['secondary'], of: 'current', ...at };
  return senior && !/junior|sophomore|9|10|11/.test(match[0])
    ? [current, { kind: 'level', anyOf: ['undergraduate'], ...at }]
    : [current];
};

const span = (mentions: readonly LevelMention[]): { start: number; end: number } => ({
  start: mentions[0]?.start ?? 0,
  end: mentions.at(-1)?.end ?? 0,
});

const targetDraft = (clause: Clause, mentions: readonly LevelMention[]): Draft[] => {
  if (mentions.length === 0 || clause.excludes) return [];
  const levels = sortedLevels(mentions.flatMap((mention) => mention.levels));
  // "Other" beside a degree ("diploma or bachelor's") widens it; alone it is too vague to bind.
  if (levels.every((level) => level === 'other') && clause.role !== 'eligibility') return [];
  return [{ kind: 'level', anyOf: levels, ...span(mentions) }];
};

/** "Bachelor's or master's degree" is met by the lower of the two. */
const heldDraft = (clause: Clause, mentions: readonly LevelMention[]): Draft[] => {
  const degrees = sortedLevels(mentions.flatMap((mention) => mention.levels)).filter(
    (level) => level !== 'other',
  );
  const lowest = degrees[0];
  const first = mentions[0]?.start ?? 0;
  const told = clause.role === 'eligibility' || HOLDERS.test(clause.text.slice(0, first));
  if (lowest === undefined || clause.excludes || !told) return [];
  return [{ kind: 'level', anyOf: [...AT_LEAST[lowest]], of: 'current', ...span(mentions) }];
};

const FUNDED: readonly StudyLevel[] = ['undergraduate', 'masters', 'phd', 'postdoc', 'other'];

/** "Undergraduate students are not eligible": every other level is. */
const shutOutLevels = ({ text, role }: Clause): Draft[] => {
  const first = findLevels(text)[0];
  if (first === undefined || role === 'title') return [];
  const before = /^\W*(?:all\s+|current\s+|not (?:open|available) to\s+)?$/i.test(text.slice(0, first.start));
  const after = SHUT_OUT_AFTER.test(text.slice(first.end));
  if (!before || !after || /^post/i.test(text.slice(first.start))) return [];
  const left = FUNDED.filter((level) => !first.levels.includes(level));
  return [{ kind: 'level', anyOf: left, start: first.start, end: first.end }];
};

/**
 * The level an award funds (`target`) and the degree that must be held or in progress (`current`). "Must hold a
 * bachelor's degree" is met by any higher degree too.
 */
export const levelRule: Rule = {
  kind: 'level',
  probe: PROBE,
  find: (clause) => {
    if (clause.conditional || clause.procedural) return [];
    if (clause.excludes) return shutOutLevels(clause);
    const { target, held } = sortMentions(clause);
    const latin = heldDraft(clause, held);
    const drafts = [
      ...targetDraft(clause, target),
      ...(latin.length > 0 || clause.renewal || clause.excludes ? latin : findVietnameseDegree(clause)),
    ];
    const pupils = pupilDraft(clause, target);
    if (pupils.length > 0 || !PUPIL_WORDS.test(clause.text)) return [...drafts, ...pupils];
    // "High school seniors and undergraduates": whoever is at either stage seeks an undergraduate place.
    return drafts.map((draft) =>
      draft.kind === 'level' && draft.of === undefined
        ? { ...draft, anyOf: sortedLevels([...draft.anyOf, 'undergraduate']) }
        : draft,
    );
  },
};
