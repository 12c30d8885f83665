import type { Placed } from '../../merge-drafts.ts';
import { isHard, ofKind } from '../../reconcile/placed-of.ts';

/** Places of several statements are a choice. */
export function residences(placed: readonly Placed[]): Placed[] {
  const all = ofKind(placed, 'residence');
  const hard = all.filter((each) => isHard(each) && each.draft.anyOf !== undefined);
  const distinct = new Set(hard.map((each) => JSON.stringify(each.draft.anyOf)));
  if (distinct.size < 2) return all;
  return all.map((each) =>
    hard.includes(each) && each.draft.alternative === undefined
      ? { ...each, draft: { ...each.draft, alternative: 'residence' } }
      : each,
  );
}
