import type { Placed } from '../../placed.ts';
import { isHard, ofKind, type PlacedOf } from '../../placed.ts';

/** Marks the field of a degree that is held: it counts only where no text says what the award is for. */
export const HELD_FIELD = 'held-field';

/** Stated fields within those of the field column are more exact than it; otherwise the column decides. */
export const fields = (placed: readonly Placed[]): Placed[] => {
  const all = ofKind(placed, 'field');
  const hard = all.filter((each) => isHard(each) && each.draft.noneOf === undefined);
  const sought = hard.filter((each) => each.draft.alternative === undefined);
  const binding = sought.length > 0 ? hard.filter((each) => each.draft.alternative !== HELD_FIELD) : hard;
  const column = binding.filter((each) => each.source === 'structured');
  const stated = binding.filter((each) => each.source === 'eligibility');
  const soft = all.filter((each) => !hard.includes(each));
  if (column.length > 0) {
    const codes = column.flatMap((each) => each.draft.anyOf ?? []);
    const title = binding.filter((each) => each.source === 'title' && each.draft.alternative === undefined);
    // A portal files the Master of Laws under "social sciences": the award's own name is more exact.
    if (title.length > 0 && codes.length > 1)
      return [...eitherField(title), ...soft.filter((each) => !isHard(each))];
    const narrows =
      stated.length > 0 &&
      stated.every((each) => (each.draft.anyOf ?? ['']).every((code) => isInField(code, codes)));
    return [...eitherField(narrows ? stated : column), ...soft.filter((each) => !isHard(each))];
  }
  return [...eitherField(stated.length > 0 ? stated : binding), ...soft];
};

const isInField = (code: string, broader: readonly string[]): boolean =>
  broader.some((other) => code.startsWith(other));

/** Fields of several statements are a choice. The column's own parts carry their mark already. */
const eitherField = (placed: readonly PlacedOf<'field'>[]): Placed[] => {
  const distinct = new Set(placed.map(({ draft }) => `${draft.anyOf?.join() ?? ''}|${draft.text ?? ''}`));
  if (distinct.size < 2) return placed.map(withoutChoice);
  return placed.map((each) =>
    each.source === 'structured' ? each : { ...each, draft: { ...each.draft, alternative: 'fields' } },
  );
};

/** A single field is no choice among fields; it may still be one of other things. */
const withoutChoice = (each: PlacedOf<'field'>): Placed => {
  if (
    each.draft.alternative !== undefined &&
    !/^(?:field|held-field|title-field|topic)/.test(each.draft.alternative)
  )
    return each;
  const { alternative: _alternative, ...draft } = each.draft;
  return { ...each, draft };
};
