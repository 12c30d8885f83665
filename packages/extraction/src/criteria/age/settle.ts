import type { Placed } from '../../merge-drafts.ts';
import { isHard, ofKind } from '../../reconcile/placed-of.ts';

/**
 * The widest of several age bounds surely binds. Bounds of their own levels, and bounds on different days, stand beside
 * each other.
 */
export function ages(placed: readonly Placed[]): Placed[] {
  const all = ofKind(placed, 'age');
  const plain = all.filter((each) => isHard(each) && each.draft.appliesToLevels === undefined);
  return all.filter((each) => {
    const { max, min, onDate } = each.draft;
    const beside = plain.filter(({ draft }) => draft.onDate === onDate);
    return (
      !plain.includes(each) ||
      ((max === undefined || max >= Math.max(...beside.flatMap(({ draft }) => draft.max ?? []))) &&
        (min === undefined || min <= Math.min(...beside.flatMap(({ draft }) => draft.min ?? []))))
    );
  });
}
