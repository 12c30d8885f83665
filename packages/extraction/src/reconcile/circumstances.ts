import type { Placed } from '../merge-drafts.ts';
import { isHard, type Kind, ofKind } from './placed-of.ts';

/** A record that asks for two of these at once lists cases. */
export function circumstances(placed: readonly Placed[]): Placed[] {
  const kinds: readonly Kind[] = ['disability', 'minority', 'firstGeneration'];
  const all = placed.filter((each) => kinds.includes(each.draft.kind));
  const hard = all.filter((each) => isHard(each));
  const several =
    new Set(hard.map((each) => each.draft.kind)).size > 1 ||
    new Set(ofKind(hard, 'minority').map((each) => each.draft.groups.join())).size > 1;
  return several
    ? all.map((each) =>
        isHard(each)
          ? { ...each, draft: { ...each.draft, alternative: each.draft.alternative ?? 'circumstances' } }
          : each,
      )
    : all;
}
