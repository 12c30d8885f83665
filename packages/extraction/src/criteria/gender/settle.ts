import type { Placed } from '../../merge-drafts.ts';
import { isHard, ofKind } from '../../reconcile/placed-of.ts';

/** A record that names both asks for neither. */
export function genders(placed: readonly Placed[]): Placed[] {
  const all = ofKind(placed, 'gender');
  const named = new Set(all.filter(isHard).flatMap((each) => each.draft.anyOf));
  return named.has('female') && named.has('male') ? all.filter((each) => !isHard(each)) : all;
}
