import type { Unit } from '../alternatives.ts';
import { isAuthored } from '../is-authored.ts';
import { LEVEL_VALUE } from '../weights.ts';
import { bindingUnits } from './binding-units.ts';
import type { Wish, WishFinding } from './wish.ts';

/** What the binding demands for a level come to, and whether the record was written by a person. */
export interface LevelState {
  stated: boolean;
  unknown: boolean;
  notMet: boolean;
  authored: boolean;
}

/** The level of study the student seeks money for. */
export const levelWish: Wish = ({ record }, units) => {
  const outcomes = levelUnits(units).map(({ outcome }) => outcome);
  return levelFinding({
    stated: outcomes.length > 0,
    unknown: outcomes.includes('unknown'),
    notMet: outcomes.includes('not_met'),
    authored: isAuthored(record),
  });
};

export function levelUnits(units: readonly Unit[]): Unit[] {
  return bindingUnits(units, ({ criterion }) => criterion.kind === 'level' && criterion.of !== 'current');
}

export function levelFinding({ stated, unknown, notMet, authored }: LevelState): WishFinding {
  if (notMet) return { wish: 'level', value: LEVEL_VALUE.not_met, standing: 'mismatch' };
  if (unknown) return { wish: 'level', value: LEVEL_VALUE.unknown, standing: 'open' };
  if (stated) return { wish: 'level', value: LEVEL_VALUE.met, standing: 'as_asked' };
  return authored
    ? { wish: 'level', value: LEVEL_VALUE.silent, standing: 'as_asked' }
    : { wish: 'level', value: LEVEL_VALUE.notRead, standing: 'open' };
}
