import type { RecommendationLevel } from '@laurel/domain';
import type { Unit } from '../judging/alternatives.ts';
import type { Fit } from './fit.ts';
import {
  CEILING,
  FLOOR,
  HIGH_SCORE,
  INTEREST_BONUS,
  INTEREST_WORDS,
  MEDIUM_SCORE,
  UNCHECKED_DISCOUNT,
} from './weights.ts';

/** The highest score this scholarship can have for the student. */
export const ceilingOf = (units: readonly Unit[], { wishes }: Fit, conditionsKnown: boolean): number => {
  const hard = units.filter(({ strength }) => strength === 'hard').map(({ outcome }) => outcome);
  if (hard.includes('not_met')) return CEILING.rejected;
  const standings = wishes.map(({ standing }) => standing);
  if (standings.includes('mismatch')) return CEILING.mismatch;
  const open =
    hard.includes('unknown') || standings.includes('open') || !conditionsKnown || units.some(isForOthers);
  return open ? CEILING.open : CEILING.none;
};

/** An award that prefers a group is "highly recommended" only to those who said that they belong to it, open as it is. */
export const isForOthers = ({ strength, outcome, members }: Unit): boolean => {
  const ofGroup = members.every(
    ({ criterion }) => criterion.kind === 'minority' || criterion.kind === 'disability',
  );
  return strength === 'preferred' && (outcome === 'not_met' || outcome === 'unknown') && ofGroup;
};

/** 0 to 100, whole. */
export const scoreOf = (ceiling: number, { satisfied, asked, known, stated, sharedWords }: Fit): number => {
  return pointsOf(ceiling, satisfied, asked, known, stated, sharedWords);
};

/** The score's formula on the parts of `Fit`; plain arguments, for the kernel calls it for every row. */
export const pointsOf = (
  ceiling: number,
  satisfied: number,
  asked: number,
  known: number,
  stated: number,
  sharedWords: number,
): number => {
  const floor = ceiling === CEILING.rejected ? 0 : FLOOR;
  const share = asked === 0 ? 0 : satisfied / asked;
  const checked = 1 - UNCHECKED_DISCOUNT * (1 - known / stated);
  const bonus = (INTEREST_BONUS * sharedWords) / INTEREST_WORDS;
  return Math.round(floor + (ceiling - floor) * Math.min(1, share * checked + bonus));
};

export const recommendationFor = (score: number): RecommendationLevel => {
  if (score >= HIGH_SCORE) return 'Highly Recommended';
  return score >= MEDIUM_SCORE ? 'Recommended' : 'Consider';
};
