import { GRADE_SCALES, type GradeScale } from '@laurel/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GRADE_TABLES } from './grade-bands.ts';
import { parseGradeValue, toFourPointInterval } from './to-four-point-interval.ts';

const converted = GRADE_SCALES.filter((scale): scale is Exclude<GradeScale, '4.0'> => scale !== '4.0');
const bestIsLow = new Set<GradeScale>(['german', 'uk-class']);

describe('toFourPointInterval', () => {
  it('keeps the 4.0 scale as it is', () => {
    expect(toFourPointInterval(3.2, '4.0')).toEqual({ low: 3.2, high: 3.2 });
    expect(toFourPointInterval(4.1, '4.0')).toBeUndefined();
  });

  it('never gives a point on another scale', () => {
    for (const scale of converted) {
      for (const band of GRADE_TABLES[scale].bands) expect(band.high).toBeGreaterThan(band.low);
    }
  });

  it('puts the best grade at the top and the worst at the bottom', () => {
    expect(toFourPointInterval(1, 'german')?.high).toBe(4);
    expect(toFourPointInterval(5, 'german')?.low).toBe(0);
    expect(toFourPointInterval(1, 'uk-class')).toEqual({ low: 3.7, high: 4 });
    expect(toFourPointInterval(20, '20')?.high).toBe(4);
    expect(toFourPointInterval(100, 'percent')?.low).toBeGreaterThanOrEqual(3.7);
  });

  it('stays wide where customs differ: 65 per cent may be a first class or a D', () => {
    const interval = toFourPointInterval(65, 'percent');
    expect(interval?.low).toBeLessThanOrEqual(1);
    expect(interval?.high).toBe(4);
  });

  it('has bands that border on each other', () => {
    expect(toFourPointInterval(3.49, '5.0')).not.toEqual(toFourPointInterval(3.5, '5.0'));
    expect(toFourPointInterval(1.5, 'german')).not.toEqual(toFourPointInterval(1.51, 'german'));
    expect(toFourPointInterval(13.9, '20')).not.toEqual(toFourPointInterval(14, '20'));
  });

  it('refuses values off the scale', () => {
    for (const scale of converted) {
      const { min, max } = GRADE_TABLES[scale];
      expect(toFourPointInterval(max + 0.01, scale)).toBeUndefined();
      expect(toFourPointInterval(min - 0.01, scale)).toBeUndefined();
      expect(toFourPointInterval(min, scale)).toBeDefined();
      expect(toFourPointInterval(max, scale)).toBeDefined();
    }
    expect(toFourPointInterval(Number.NaN, 'percent')).toBeUndefined();
  });

  it('never ranks a better grade lower', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...converted), share, share, (scale, x, y) => {
        const { min, max } = GRADE_TABLES[scale];
        const better = bestIsLow.has(scale) ? Math.min(x, y) : Math.max(x, y);
        const worse = bestIsLow.has(scale) ? Math.max(x, y) : Math.min(x, y);
        const [up, down] = [better, worse].map((each) =>
          toFourPointInterval(min + each * (max - min), scale),
        );
        expect(up?.low).toBeGreaterThanOrEqual(down?.low ?? Number.NaN);
        expect(up?.high).toBeGreaterThanOrEqual(down?.high ?? Number.NaN);
      }),
    );
  });
});

describe('parseGradeValue', () => {
  it('reads classes, letters, commas and per cent signs', () => {
    expect(parseGradeValue('2:1', 'uk-class')).toBe(2.1);
    expect(parseGradeValue('Upper second class', 'uk-class')).toBe(2.1);
    expect(parseGradeValue('2.2', 'uk-class')).toBe(2.2);
    expect(parseGradeValue('First', 'uk-class')).toBe(1);
    expect(parseGradeValue('B+', 'letter')).toBe(3.3);
    expect(parseGradeValue('1,7', 'german')).toBe(1.7);
    expect(parseGradeValue('85 %', 'percent')).toBe(85);
  });

  it('does not guess', () => {
    expect(parseGradeValue('good', 'percent')).toBeUndefined();
    expect(parseGradeValue('H', 'letter')).toBeUndefined();
    expect(parseGradeValue('excellent', 'uk-class')).toBeUndefined();
  });
});
