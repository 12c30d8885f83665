import type { GoldAward, GoldDeadline, Labelled } from './gold.ts';

/** Whether kind, currency, both bounds and period are those of one of the labels. */
export const isAwardRight = ({ record: { award } }: Labelled, golds: readonly GoldAward[]): boolean => {
  const fits = (given: unknown, wanted: unknown): boolean => wanted === '*' || (given ?? null) === wanted;
  return golds.some(
    (gold) =>
      gold.kinds.includes(award.kind) &&
      (gold.min === undefined
        ? award.min === undefined && award.max === undefined
        : fits(award.currency, gold.currency) &&
          fits(award.min, gold.min) &&
          fits(award.max, gold.max) &&
          fits(award.period, gold.period)),
  );
};

/** Whether the kind and all dates are those of one of the labels. */
export const isDeadlineRight = (
  { record: { deadline } }: Labelled,
  golds: readonly GoldDeadline[],
): boolean =>
  golds.some(
    (gold) =>
      gold.kinds.includes(deadline.kind) &&
      [...deadline.dates].sort().join() === [...gold.dates].sort().join(),
  );
