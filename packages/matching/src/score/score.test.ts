import { ELIGIBILITIES, type Eligibility, TIMINGS, type Timing } from '@laurel/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitOfParts, pointsOf } from './score.ts';
import { CEILING, TIMING_VALUE } from './weights.ts';

/** Worst first. */
const BY_ELIGIBILITY: readonly Eligibility[] = ['failed', 'open', 'likely', 'certain'];
const BY_TIMING: readonly Timing[] = ['too_late', 'probably_closed', 'unknown', 'opens_later', 'open'];
const share = fc.double({ min: 0, max: 1, noNaN: true });
const certainty = fc.double({ min: 0.5, max: 1, noNaN: true });

const score = (eligibility: Eligibility, fit: number, sure: number, timing: Timing): number =>
  pointsOf(CEILING[eligibility], fit, sure, TIMING_VALUE[timing]);

describe('the score of three judgements', () => {
  it('never falls when one of them is better', () => {
    expect([...BY_ELIGIBILITY].sort()).toEqual([...ELIGIBILITIES].sort());
    expect([...BY_TIMING].sort()).toEqual([...TIMINGS].sort());
    fc.assert(
      fc.property(
        fc.nat(BY_ELIGIBILITY.length - 2),
        fc.nat(BY_TIMING.length - 2),
        share,
        share,
        certainty,
        certainty,
        (e, t, fit, otherFit, sure, otherSure) => {
          const [eligibility, timing] = [BY_ELIGIBILITY[e] ?? 'failed', BY_TIMING[t] ?? 'too_late'];
          const before = score(eligibility, Math.min(fit, otherFit), Math.min(sure, otherSure), timing);
          const [low, high] = [Math.min(sure, otherSure), Math.max(sure, otherSure)];
          const fits = Math.min(fit, otherFit);
          expect(score(BY_ELIGIBILITY[e + 1] ?? 'certain', fits, low, timing)).toBeGreaterThanOrEqual(before);
          expect(score(eligibility, fits, low, BY_TIMING[t + 1] ?? 'open')).toBeGreaterThanOrEqual(before);
          expect(score(eligibility, Math.max(fit, otherFit), low, timing)).toBeGreaterThanOrEqual(before);
          expect(score(eligibility, fits, high, timing)).toBeGreaterThanOrEqual(before);
        },
      ),
    );
  });

  it('is below 40 when a gate failed, below 80 while one is open, and below 80 when the round is over', () => {
    fc.assert(
      fc.property(share, certainty, fc.constantFrom(...TIMINGS), (fit, sure, timing) => {
        expect(score('failed', fit, sure, timing)).toBeLessThan(40);
        expect(score('open', fit, sure, timing)).toBeLessThan(80);
        expect(score('likely', fit, sure, timing)).toBeLessThan(80);
        expect(score('certain', fit, sure, 'probably_closed')).toBeLessThan(80);
        expect(score('certain', fit, sure, 'too_late')).toBeLessThan(80);
      }),
    );
  });

  it('moves by at most a point for a hundredth of fit, but for the step into the next level', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.99, noNaN: true }), certainty, (fit, sure) => {
        const step = score('certain', fit + 0.01, sure, 'open') - score('certain', fit, sure, 'open');
        expect(step).toBeLessThanOrEqual(1.2);
      }),
    );
  });
});

it('never shows a score of the level below as one of the next when it is rounded', () => {
  fc.assert(
    fc.property(share, certainty, fc.constantFrom(...ELIGIBILITIES), (fit, sure, eligibility) => {
      const points = score(eligibility, fit, sure, 'open');
      expect(Math.round(points) >= 80).toBe(points >= 80);
      expect(Math.round(points) >= 60).toBe(points >= 60);
      expect(Math.round(points * 10) / 10).toBe(points);
    }),
  );
});

describe('the fit', () => {
  it('never falls with more that is satisfied or more shared words, and stays between 0 and 1', () => {
    fc.assert(
      fc.property(fc.nat(99), fc.nat(39), fc.boolean(), (satisfied, points, isMismatch) => {
        const fit = fitOfParts(satisfied, 100, points, isMismatch);
        expect(fitOfParts(satisfied + 1, 100, points, isMismatch)).toBeGreaterThanOrEqual(fit);
        expect(fitOfParts(satisfied, 100, points + 1, isMismatch)).toBeGreaterThanOrEqual(fit);
        expect(fit >= 0 && fit <= 1).toBe(true);
      }),
    );
  });

  it('holds another country, field or level below 80 even where all else is as asked', () => {
    expect(score('certain', fitOfParts(100, 100, 40, true), 1, 'open')).toBeLessThan(80);
  });
});
