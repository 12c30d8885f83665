import { bindsApplicants, type Clause } from '../../text/clause.ts';
import type { Draft } from '../rule.ts';
import {
  COLLEGE_AHEAD,
  COLLEGE_TOO,
  CONTEST,
  LAST_YEAR,
  MARK_IN_GRADE,
  PUPIL_WORDS,
  SERVICE_TO_PUPILS,
} from './phrases.generated.ts';
import type { LevelMention } from './words.ts';

/** A clause on pupils: they are at school now, and in their last year seek an undergraduate place. */
export function pupilDraft(clause: Clause, target: readonly LevelMention[]): Draft[] {
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
}
