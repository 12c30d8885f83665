import type { GradeScale } from '@laurel/domain';
import { GRADE_TABLES } from './grade-bands.ts';

/** A range on the US 4.0 scale, both ends included. */
export interface GradeInterval {
  low: number;
  high: number;
}

/** Classes and letters as numbers: the values that `uk-class` and `letter` are read in. */
const UK_CLASSES: [RegExp, number][] = [
  [/^(?:first|1st|1)\b/, 1],
  [/^(?:upper second|2[:.]1|2i\b|ii ?[.(]?i)/, 2.1],
  [/^(?:lower second|2[:.]2|2ii\b|ii ?[.(]?ii)/, 2.2],
  [/^(?:third|3rd|3)\b/, 3],
  [/^(?:pass|ordinary)\b/, 4],
];
const LETTERS: Record<string, number> = {
  'A+': 4.3,
  A: 4,
  'A-': 3.7,
  'B+': 3.3,
  B: 3,
  'B-': 2.7,
  'C+': 2.3,
  C: 2,
  'C-': 1.7,
  'D+': 1.3,
  D: 1,
  'D-': 0.7,
  F: 0,
};

/**
 * Where a grade lies on the US 4.0 scale: an interval, because no conversion is exact; a point only for `4.0` itself. In
 * `german` 1.0 is the best; `uk-class` takes 1, 2.1, 2.2, 3, 4; `letter` takes points (A 4, B+ 3.3). Undefined when the value is not
 * on the scale.
 */
export const toFourPointInterval = (value: number, scale: GradeScale): GradeInterval | undefined => {
  if (scale === '4.0') return value >= 0 && value <= 4 ? { low: value, high: value } : undefined;
  const table = GRADE_TABLES[scale];
  if (!(value >= table.min && value <= table.max)) return undefined;
  const band = table.bands.findLast((each) => value >= each.from);
  return band && { low: band.low, high: band.high };
};

/** "2:1" -> 2.1, "First" -> 1, "B+" -> 3.3, "85%" -> 85, "1,7" -> 1.7: the number a scale is read in; undefined when it is none. */
export const parseGradeValue = (text: string, scale: GradeScale): number | undefined => {
  const trimmed = text.trim();
  if (scale === 'letter') return LETTERS[trimmed.toUpperCase().replace('−', '-')];
  if (scale === 'uk-class') return UK_CLASSES.find(([pattern]) => pattern.test(trimmed.toLowerCase()))?.[1];
  const digits = /^(\d+(?:[.,]\d+)?)\s*%?$/.exec(trimmed)?.[1];
  return digits === undefined ? undefined : Number(digits.replace(',', '.'));
};
