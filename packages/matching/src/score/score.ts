import type { Eligibility, RecommendationLevel, Timing } from '@laurel/domain';
import type { Fit } from './fit.ts';
import {
  CEILING,
  FLOOR,
  HIGH_SCORE,
  INTEREST_SHARE,
  INTEREST_WORDS,
  MEDIUM_SCORE,
  MISMATCH_FACTOR,
  TIMING_VALUE,
  UNCHECKED_DISCOUNT,
} from './weights.ts';

/** The three judgements as one whole number from 0 to 100, higher for each of them that is better. */
export const scoreOf = (eligibility: Eligibility, fit: Fit, timing: Timing): number =>
  pointsOf(CEILING[eligibility], fitValue(fit), certaintyOf(fit.known, fit.stated), TIMING_VALUE[timing]);

/** The score's formula; plain arguments, for the kernel calls it for every row. */
export const pointsOf = (ceiling: number, fit: number, certainty: number, timing: number): number => {
  const floor = ceiling === CEILING.failed ? 0 : FLOOR;
  return Math.round(floor + (ceiling - floor) * fit * certainty * timing);
};

/** 0 to 1: how far the award is what the student asked for. */
export const fitValue = ({ satisfied, asked, sharedWords, wishes }: Fit): number =>
  fitOfParts(
    satisfied,
    asked,
    sharedWords,
    wishes.some(({ standing }) => standing === 'mismatch'),
  );

/** The fit on the parts of `Fit`; plain arguments, for the kernel calls it for every row. */
export const fitOfParts = (
  satisfied: number,
  asked: number,
  sharedWords: number,
  isMismatch: boolean,
): number => {
  const share = asked === 0 ? 0 : satisfied / asked;
  const interests = sharedWords / INTEREST_WORDS;
  const fit = (1 - INTEREST_SHARE) * share + INTEREST_SHARE * interests;
  return isMismatch ? fit * MISMATCH_FACTOR : fit;
};

/** 0 to 1: how much of what the scholarship states could be checked. Moves a score within its eligibility. */
export const certaintyOf = (known: number, stated: number): number =>
  1 - UNCHECKED_DISCOUNT * (1 - known / stated);

export const recommendationFor = (score: number): RecommendationLevel => {
  if (score >= HIGH_SCORE) return 'Highly Recommended';
  return score >= MEDIUM_SCORE ? 'Recommended' : 'Consider';
};
