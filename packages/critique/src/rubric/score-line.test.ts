import { expect, it } from 'vitest';
import { overallScore, scoreLine } from './score-line.ts';

const line = (score?: number) =>
  scoreLine('Voice', { reason: '', quotes: [], lift: 'more', ...(score === undefined ? {} : { score }) });

it('puts a score on one of five levels, boundaries in pairs', () => {
  expect([29, 30, 49, 50, 67, 68, 84, 85].map((score) => line(score).level)).toEqual([
    1, 2, 2, 3, 3, 4, 4, 5,
  ]);
});

it('keeps a score within 0 and 100, and gives no lift at the top', () => {
  expect([line(-5).score, line(140).score]).toEqual([0, 100]);
  expect([line(84).lift, line(85).lift]).toEqual(['more', undefined]);
});

it('leaves what was not assessed out of the mean', () => {
  const others = scoreLine('Structure', { score: 40, reason: '', quotes: [] });
  expect(overallScore([line(), others])).toBe(40);
  expect(overallScore([line(100), others])).toBe(64);
  expect(overallScore([line(100)], 45)).toBe(45);
  expect(overallScore([line()])).toBe(0);
});
