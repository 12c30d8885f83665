import type { StudyLevel } from '@laurel/domain';
import { findVietnameseDegree } from '../../languages/vietnamese/citizenship.ts';
import { bindsApplicants, type Clause } from '../../text/clause.ts';
import type { Draft, Rule } from '../rule.ts';
import {
  COLLEGE_AHEAD,
  COLLEGE_TOO,
  CONTEST,
  HOLDERS,
  LAST_YEAR,
  MARK_IN_GRADE,
  PROBE,
  PUPIL_WORDS,
  SERVICE_TO_PUPILS,
  SHUT_OUT_AFTER,
} from './phrases.generated.ts';
import { sortMentions } from './sort-mentions.ts';
import { AT_LEAST, findLevels, type LevelMention, sortedLevels } from './words.ts';

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
