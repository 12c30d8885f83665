import type { RecommendationLevel, Timing } from '@laurel/domain';
import type { Fit } from './fit.ts';
import { SIMILARITY } from './interests.ts';
import {
  CEILING,
  FIT_PARTS,
  FLOOR,
  HIGH_SCORE,
  MEDIUM_SCORE,
  MISMATCH_FACTOR,
  TIMING_VALUE,
  UNCHECKED_DISCOUNT,
} from './weights.ts';

/** The three judgements as one number from 0 to 100 in tenths, higher for each of them that is better; `ceiling` is that of the eligibility. */
export const scoreOf = (ceiling: number, fit: Fit, timing: Timing): number =>
  pointsOf(ceiling, fitValue(fit), certaintyOf(fit.known, fit.stated), TIMING_VALUE[timing]);

/** The score's formula; plain arguments, for the kernel calls it for every row. */
export const pointsOf = (ceiling: number, fit: number, certainty: number, timing: number): number => {
  const floor = ceiling === CEILING.failed ? 0 : FLOOR;
  const tenths = Math.round((floor + (ceiling - floor) * fit * certainty * timing) * SCORE_STEPS);
  return belowNextBand(tenths) / SCORE_STEPS;
};

/** Steps of a point: scores are tenths. */
export const SCORE_STEPS = 10;

/** A score that a screen would round into the next level stays where its own screen shows it: 79.5 to 79.9 are 79.4. */
const belowNextBand = (tenths: number): number => {
  for (const band of [HIGH_SCORE * SCORE_STEPS, MEDIUM_SCORE * SCORE_STEPS]) {
    if (tenths < band && tenths >= band - SCORE_STEPS / 2) return band - SCORE_STEPS / 2 - 1;
  }
  return tenths;
};

/** 0 to 1: how far the award is what the student asked for. */
export const fitValue = ({ satisfied, asked, sharedPoints, isMismatch }: Fit): number =>
  fitOfParts(satisfied, asked, sharedPoints, isMismatch);

/** The fit on the parts of `Fit`; plain arguments, for the kernel calls it for every row. */
export const fitOfParts = (
  satisfied: number,
  asked: number,
  sharedPoints: number,
  isMismatch: boolean,
): number => {
  const share = asked === 0 ? 0 : satisfied / asked;
  const similarity = SIMILARITY[sharedPoints] ?? 0;
  const fit = Math.min(1, FIT_PARTS.share * share + FIT_PARTS.interests * similarity);
  return isMismatch ? fit * MISMATCH_FACTOR : fit;
};

/** 0 to 1, higher the more of what the scholarship states is known to be met. Moves a score within its eligibility. */
export const certaintyOf = (known: number, stated: number): number =>
  1 - UNCHECKED_DISCOUNT * (1 - known / stated);

export const recommendationFor = (score: number): RecommendationLevel => {
  if (score >= HIGH_SCORE) return 'Highly Recommended';
  return score >= MEDIUM_SCORE ? 'Recommended' : 'Consider';
};
