import { isAuthored } from '../is-authored.ts';
import { LEVEL_VALUE } from '../weights.ts';
import { bindingUnits } from './binding-units.ts';
import type { Wish } from './wish.ts';

/** The level of study the student seeks money for. */
export const levelWish: Wish = ({ record }, units) => {
  const outcomes = bindingUnits(
    units,
    ({ criterion }) => criterion.kind === 'level' && criterion.of !== 'current',
  ).map(({ outcome }) => outcome);
  if (outcomes.includes('not_met'))
    return { wish: 'level', value: LEVEL_VALUE.not_met, standing: 'mismatch' };
  if (outcomes.includes('unknown')) return { wish: 'level', value: LEVEL_VALUE.unknown, standing: 'open' };
  if (outcomes.length > 0) return { wish: 'level', value: LEVEL_VALUE.met, standing: 'as_asked' };
  return isAuthored(record)
    ? { wish: 'level', value: LEVEL_VALUE.silent, standing: 'as_asked' }
    : { wish: 'level', value: LEVEL_VALUE.notRead, standing: 'open' };
};
