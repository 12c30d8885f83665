import type { Gender } from '@laurel/domain';
import { bindsApplicants, type Clause } from '../../text/clause.ts';
import { covers } from '../../text/scopes.ts';
import type { Draft, Rule } from '../rule.ts';
import {
  BOTH,
  FEMALE,
  IN_FIELD_AWARD,
  MALE,
  MEANT,
  NAME_BEFORE,
  NONBINARY,
  OTHERS_TOO,
  OWN_AWARD,
  PROBE,
  TOPIC_AFTER,
  TOPIC_BEFORE,
} from './phrases.generated.ts';

const meaning = (clause: Clause, match: RegExpMatchArray): boolean => {
  const at = match.index ?? 0;
  const before = clause.text.slice(0, at);
  const after = clause.text.slice(at + match[0].length);
  if (
    covers(clause.void, at) ||
    TOPIC_AFTER.test(after) ||
    TOPIC_BEFORE.test(before) ||
    NAME_BEFORE.test(before)
  )
    return false;
  if (clause.role === 'title')
    return (
      // "Women in STEM Scholarship"
      IN_FIELD_AWARD.test(after) ||
      /\b(?:for|young)\s+(?:[\w-]+\s){0,4}$/i.test(before) ||
      // "ESMT Women's Academic Scholarship", "Athletic Award - Women"
      OWN_AWARD.test(after) ||
      (/\b(?:award|scholarship|grant)s?\s+[-–]\s+$/i.test(before) && /^\W*$/.test(after)) ||
      (/^\s*(?:only|students?|scholars)/i.test(after) && /^\W*(?:\w+\s){0,3}$/.test(before))
    );
  if (/^her /i.test(match[0])) return /\bunmarried|\bshe\b/i.test(clause.text);
  return MEANT.test(before) && bindsApplicants(clause, Math.max(1, at));
};

const draft = (clause: Clause, match: RegExpMatchArray, gender: Gender): Draft => {
  const start = match.index ?? 0;
  const anyOf: Gender[] = NONBINARY.test(clause.text) ? [gender, 'nonbinary'] : [gender];
  return { kind: 'gender', anyOf, start, end: start + match[0].length };
};

/** Whom an award is for by gender. Encouragement, fields such as women's studies and names of societies are not read as a bar. */
export const genderRule: Rule = {
  kind: 'gender',
  probe: PROBE,
  find: (clause) => {
    if (clause.conditional || clause.excludes || clause.procedural || BOTH.test(clause.text)) return [];
    const female = [...clause.text.matchAll(FEMALE)].filter((match) => meaning(clause, match));
    const male = [...clause.text.matchAll(MALE)].filter((match) => meaning(clause, match));
    if (female.length > 0 && male.length > 0) return [];
    const first = female[0] ?? male[0];
    if (first === undefined || OTHERS_TOO.test(clause.text.slice(first.index, first.index + 60))) return [];
    return [draft(clause, first, female.length > 0 ? 'female' : 'male')];
  },
};
