import type { Criterion } from '@laurel/domain';

/** The ids that the readers of records give: the kind, and a count for each kind. */
export const criterionIds = (criteria: readonly Pick<Criterion, 'kind'>[]): string[] => {
  const counts = new Map<string, number>();
  return criteria.map(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return `${kind}-${count}`;
  });
};
