import type { Judged, Unit } from '../alternatives.ts';

/** The units that say something binding through a criterion of the chosen kind. */
export function bindingUnits(units: readonly Unit[], chosen: (judged: Judged) => boolean): Unit[] {
  return units.filter(
    ({ strength, members }) =>
      strength !== 'info' &&
      members.some((each) => each.verdict.outcome !== 'not_applicable' && chosen(each)),
  );
}
