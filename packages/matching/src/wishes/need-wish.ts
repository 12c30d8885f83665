import { NEED_VALUE } from '../weights.ts';
import { bindingUnits } from './binding-units.ts';
import type { Wish } from './wish.ts';

/** Need-based awards only, when asked for: a record that doesn't say it is one leaves the wish open. */
export const needWish: Wish = ({ student }, units) => {
  if (!student.preferences.needBasedOnly) return undefined;
  const stated = bindingUnits(units, ({ criterion }) => criterion.kind === 'need').length > 0;
  return stated
    ? { wish: 'need', value: NEED_VALUE.stated, standing: 'as_asked' }
    : { wish: 'need', value: NEED_VALUE.silent, standing: 'open' };
};
