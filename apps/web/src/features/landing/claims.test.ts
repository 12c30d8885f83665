import { describe, expect, it } from 'vitest';
import { ALL_CLAIMS, CLAIMS, claimText, footnoteNumber } from './claims.ts';
import { DEMO, filmLength, PROMO } from './media.ts';

describe('the marketing claims', () => {
  it('are the specified ones, each with what it rests on', () => {
    expect(ALL_CLAIMS.map(claimText)).toEqual([
      '1,000+ scholarship sources',
      '95% AI accuracy',
      '2 min setup',
      '24/7 matching',
      '20+ hours per week saved',
      '70% of scholarships unclaimed',
      'Early-access users get lifetime premium features free',
    ]);
    for (const { basis } of ALL_CLAIMS) expect(basis.length).toBeGreaterThan(40);
  });

  it('are numbered from 1 in their order', () => {
    expect(footnoteNumber(CLAIMS.sources.id)).toBe(1);
    expect(footnoteNumber(CLAIMS.lifetime.id)).toBe(ALL_CLAIMS.length);
  });
});

describe('the length of a film', () => {
  it('is shown in minutes and seconds', () => {
    expect(filmLength(DEMO)).toBe('2:15');
    expect(filmLength(PROMO)).toBe('0:30');
    expect(filmLength({ ...PROMO, seconds: 65 })).toBe('1:05');
  });
});
