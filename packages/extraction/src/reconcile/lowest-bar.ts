import type { Draft } from '../criteria/rule.ts';
import type { Placed } from '../merge-drafts.ts';
import { isHard } from './placed-of.ts';

/** Of several bars of one kind the lowest surely binds. Bars of their own levels stand beside each other. */
export function lowestBar(placed: readonly Placed[], kind: 'gpa' | 'work'): Placed[] {
  const all = placed.filter((each) => each.draft.kind === kind);
  const plain = all.filter(
    (each) =>
      isHard(each) && each.draft.appliesToLevels === undefined && each.draft.alternative === undefined,
  );
  const least = Math.min(...plain.map((each) => barOf(each.draft)));
  return all.filter((each) => !plain.includes(each) || barOf(each.draft) === least);
}

/** The height of a grade or work bar; German grades and UK classes fall as they get better. */
function barOf(draft: Draft): number {
  if (draft.kind === 'work') return draft.minYears;
  if (draft.kind !== 'gpa') return 0;
  return draft.scale === 'german' || draft.scale === 'uk-class' ? -draft.min : draft.min;
}
