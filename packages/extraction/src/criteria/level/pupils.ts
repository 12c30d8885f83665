import { bindsApplicants, type Clause } from '../../text/clause.ts';
import type { Draft } from '../rule.ts';
import { type LevelMention, PUPIL_WORDS } from './words.ts';

/** A clause on pupils: they are at school now, and in their last year seek an undergraduate place. */
export function pupilDraft(clause: Clause, target: readonly LevelMention[]): Draft[] {
  const match = PUPIL_WORDS.exec(clause.text);
  if (match === null || clause.excludes || !bindsApplicants(clause, match.index)) return [];
  const at = { start: match.index, end: match.index + match[0].length };
  if (
    /\b(?:teach|mentor|tutor|help|inspire|work(?:ing)? with|for|to)\w*\s+$/i.test(
      clause.text.slice(0, match.index),
    ) &&
    clause.role === 'prose' &&
    !/\b(?:open|scholarship|award|contest|competition)\b/i.test(clause.text)
  )
    return [];
  // "80% in grade 12"
  if (
    /(?:%|\bper ?cent|\bmarks?|\bgrades?|\bGPA)[^.;]*\b(?:in|from)\s+(?:the\s+)?$/i.test(
      clause.text.slice(0, match.index),
    )
  )
    return [];
  const around = clause.text.slice(0, match.index) + clause.text.slice(match.index + match[0].length);
  const alsoCollege =
    target.some((mention) => mention.levels.some((level) => level !== 'other')) ||
    /\b(?:enrolled|(?:college|university) (?:students?|freshm\w+|sophomores?|juniors?|seniors?)|(?:two|four)[\s-]year(?! (?:scholarships?|awards?|grants?|fellowships?|programs? of support)))\b/i.test(
      around,
    );
  const senior = /senior|grade 12|graduating|college-bound|year 12/i.test(match[0]);
  const collegeToo =
    /\b(?:college|university)\b/i.test(around) &&
    !/\b(?:plan|attend|enter|pursu|accept|admi|bound|going|enroll?|appl)\w*/i.test(around);
  if (alsoCollege || collegeToo) return [];
  const current: Draft = { kind: 'level', anyOf: ['secondary'], of: 'current', ...at };
  return senior && !/junior|sophomore|9|10|11/.test(match[0])
    ? [current, { kind: 'level', anyOf: ['undergraduate'], ...at }]
    : [current];
}
