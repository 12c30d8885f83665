import type { ScholarshipRecord } from '@laurel/domain';
import type { Standing } from '@laurel/matching';
import type { Found } from './search-scholarships.ts';

/** Best fit first, what is not open to the student last; those that fit alike stay in their order. */
export const rankByFit = (
  found: readonly Found[],
  standingOf: (record: ScholarshipRecord) => Standing,
): Found[] =>
  found
    .map((each) => {
      const { overall, score } = standingOf(each.record);
      return { each, score: overall === 'not_met' ? score - 100 : score };
    })
    .sort((a, b) => b.score - a.score)
    .map(({ each }) => each);
