import type { Unit } from '../alternatives.ts';
import { NEED_VALUE } from '../weights.ts';
import { bindingUnits } from './binding-units.ts';
import type { Wish, WishFinding } from './wish.ts';

/** Need-based awards only, when asked for: a record that doesn't say it is one leaves the wish open. */
export const needWish: Wish = ({ student }, units) =>
  student.preferences.needBasedOnly ? needFinding(needUnits(units).length > 0) : undefined;

export function needUnits(units: readonly Unit[]): Unit[] {
  return bindingUnits(units, ({ criterion }) => criterion.kind === 'need');
}

export function needFinding(stated: boolean): WishFinding {
  return stated
    ? { wish: 'need', value: NEED_VALUE.stated, standing: 'as_asked' }
    : { wish: 'need', value: NEED_VALUE.silent, standing: 'open' };
}
