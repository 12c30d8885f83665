import { LEVEL_VALUE } from '../weights.ts';
import { bindingUnits } from './binding-units.ts';
import type { Wish } from './wish.ts';

/** The level of study the student seeks money for. */
export const levelWish: Wish = (_, units) => {
  const outcomes = bindingUnits(
    units,
    ({ criterion }) => criterion.kind === 'level' && criterion.of !== 'current',
  ).map(({ outcome }) => outcome);
  if (outcomes.includes('not_met'))
    return { wish: 'level', value: LEVEL_VALUE.not_met, standing: 'mismatch' };
  if (outcomes.includes('unknown')) return { wish: 'level', value: LEVEL_VALUE.unknown, standing: 'open' };
  const value = outcomes.length > 0 ? LEVEL_VALUE.met : LEVEL_VALUE.silent;
  return { wish: 'level', value, standing: 'as_asked' };
};
