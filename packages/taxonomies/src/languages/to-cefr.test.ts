import { CEFR_LEVELS } from '@laurel/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CEFR_SCALES } from './cefr-bands.ts';
import { compareCefr, languageOfTest, toCefr } from './to-cefr.ts';

describe('toCefr', () => {
  it.each([
    ['IELTS', 5.5, 'B2'],
    ['IELTS', 5, 'B1'],
    ['IELTS', 7, 'C1'],
    ['IELTS', 6.5, 'B2'],
    ['IELTS', 8.5, 'C2'],
    ['TOEFL', 72, 'B2'],
    ['TOEFL iBT', 71, 'B1'],
    ['TOEFL', 95, 'C1'],
    ['TOEFL', 5, 'C1'],
    ['TOEFL', 4.5, 'B2'],
    ['TOEFL', 550, 'B2'],
    ['TOEFL ITP', 542, 'B1'],
    ['PTE', 59, 'B2'],
    ['PTE Academic', 58, 'B1'],
    ['CAMBRIDGE', 180, 'C1'],
    ['DUOLINGO', 100, 'B2'],
    ['DUOLINGO', 130, 'C1'],
    ['TESTDAF', 4, 'B2'],
    ['TestDaF', 5, 'C1'],
    ['DSH', 2, 'C1'],
    ['DSH', 60, 'B2'],
    ['JLPT', 2, 'B1'],
    ['JLPT N2', 112, 'B2'],
    ['JLPT N2', 111, 'B1'],
    ['TOPIK', 3, 'B1'],
    ['HSK', 4, 'B1'],
    ['DELF B2', 50, 'B2'],
    ['DALF C1', 62, 'C1'],
    ['DELE B2', 60, 'B2'],
  ] as const)('reads %s %d as %s', (test, score, level) => {
    expect(toCefr(test, score)).toBe(level);
  });

  it('does not know what lies below or beyond a scale, or outside the table', () => {
    expect(toCefr('IELTS', 3.5)).toBeUndefined();
    expect(toCefr('IELTS', 9.5)).toBeUndefined();
    expect(toCefr('TOEFL', 200)).toBeUndefined();
    expect(toCefr('DELF', 80)).toBeUndefined();
    expect(toCefr('DELF B2', 49)).toBeUndefined();
    expect(toCefr('SAT', 1400)).toBeUndefined();
    expect(toCefr('IELTS', Number.NaN)).toBeUndefined();
  });

  it('never falls when a score rises on one scale', () => {
    const scale = fc.constantFrom(...CEFR_SCALES.filter((each) => !/jlpt/.test(each.name.source)));
    fc.assert(
      fc.property(
        scale,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (each, x, y) => {
          const at = (share: number) => each.min + share * (each.max - each.min);
          const level = (score: number) =>
            CEFR_LEVELS.indexOf(each.bands.find((band) => score >= band.min)?.level ?? 'A1');
          expect(level(at(Math.max(x, y)))).toBeGreaterThanOrEqual(level(at(Math.min(x, y))));
        },
      ),
    );
  });

  it('keeps every band in falling order with a source', () => {
    for (const scale of CEFR_SCALES.filter((each) => each.name.source !== 'jlpt')) {
      const minimums = scale.bands.map((band) => band.min);
      expect(minimums).toEqual([...minimums].sort((a, b) => b - a));
      expect(scale.source.length).toBeGreaterThan(5);
    }
  });

  it('knows the language a test examines', () => {
    expect(languageOfTest('IELTS')).toBe('en');
    expect(languageOfTest('DELF B2')).toBe('fr');
    expect(languageOfTest('GRE')).toBeUndefined();
  });
});

describe('compareCefr', () => {
  it('orders levels', () => {
    expect(compareCefr('B1', 'B2')).toBeLessThan(0);
    expect(compareCefr('C1', 'C1')).toBe(0);
    expect(compareCefr('C2', 'A1')).toBeGreaterThan(0);
  });
});
