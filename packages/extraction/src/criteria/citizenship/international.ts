import { placesIn } from '../../places/place-hits.ts';
import { bindsApplicants, type Clause } from '../../text/clause.ts';
import type { Draft } from '../rule.ts';
import {
  AWARD_NOUN_AFTER,
  HOME_AFTER,
  HOME_BEFORE,
  HOME_STUDENTS,
  INTERNATIONAL_SUBGROUP,
  MEANT_FOR,
  NAMED_SCHOOL,
  PERMISSIVE_AFTER,
  PERMISSIVE_BEFORE,
  SHUT_OUT_AFTER,
} from './phrases.generated.ts';

/** "International student scholarships are awarded …" */
const isAwardName = (before: string, after: string): boolean =>
  /^\W*(?:the |our |an? )?$/i.test(before) && AWARD_NOUN_AFTER.test(after);

/**
 * "For international students": citizens of the host country are shut out. Silent where the wording only allows or
 * addresses them, or names home students beside them.
 */
export const findInternational = (clause: Clause): Draft[] => {
  const { text } = clause;
  for (const place of placesIn(text)) {
    if (place.code !== 'group:international') continue;
    const before = text.slice(0, place.start);
    const after = text.slice(place.end);
    if (clause.excludes && SHUT_OUT_AFTER.test(after) && bindsApplicants(clause, Math.max(1, place.start)))
      return [{ kind: 'citizenship', noneOf: ['group:international'], start: place.start, end: place.end }];
    const label = /^\W*$/.test(before) && /^\W*(?:only)?\W*$/.test(after);
    const meant = MEANT_FOR.test(before) || NAMED_SCHOOL.test(before) || isAwardName(before, after);
    if (!label && !meant && !/^\s*only\b/i.test(after)) continue;
    if (
      HOME_BEFORE.test(before) ||
      HOME_AFTER.test(after) ||
      PERMISSIVE_AFTER.test(after) ||
      PERMISSIVE_BEFORE.test(before)
    )
      continue;
    if (INTERNATIONAL_SUBGROUP.test(after) && /^\W*(?:for\s+)?(?:all\s+)?$/i.test(before)) continue;
    if (
      !(isAwardName(before, after) || bindsApplicants(clause, place.start)) ||
      clause.excludes ||
      HOME_STUDENTS.test(text)
    )
      continue;
    return [{ kind: 'citizenship', anyOf: ['group:international'], start: place.start, end: place.end }];
  }
  return [];
};
