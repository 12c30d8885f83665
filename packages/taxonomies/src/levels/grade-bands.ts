import type { GradeScale } from '@laurel/domain';

/** Grades from `from` up to the next band's `from` lie between `low` and `high` on the US 4.0 scale. */
export interface GradeBand {
  from: number;
  low: number;
  high: number;
}

export interface GradeTable {
  min: number;
  max: number;
  /** In rising order of `from`; the first starts at `min`. */
  bands: GradeBand[];
  source: string;
  asOf: string;
}

const bands = (...list: [from: number, low: number, high: number][]): GradeBand[] =>
  list.map(([from, low, high]) => ({ from, low, high }));

const PERCENT: GradeTable = {
  min: 0,
  max: 100,
  bands: bands(
    [0, 0, 1.7],
    [40, 0, 2.7],
    [50, 0, 3.5],
    [60, 0.7, 4],
    [65, 1, 4],
    [70, 1.7, 4],
    [75, 2, 4],
    [80, 2.7, 4],
    [85, 3, 4],
    [90, 3.3, 4],
    [95, 3.7, 4],
  ),
  source: 'US letter bands (90 A, 80 B, 70 C) beside Indian and British percentages; WES country guides',
  asOf: '2025-01-01',
};

/**
 * Conservative intervals: each spans what the customs of the countries that use the scale give, so a wide interval means
 * that the scale alone does not say more. A percentage of 65 is a first-class mark in India and a D in the United States.
 */
export const GRADE_TABLES: Record<Exclude<GradeScale, '4.0'>, GradeTable> = {
  '5.0': {
    min: 0,
    max: 5,
    bands: bands([0, 0, 1], [1, 0.7, 2], [1.5, 1, 2.3], [2.4, 1.7, 3], [3.5, 2.5, 3.7], [4.5, 3.3, 4]),
    source:
      'National Universities Commission (Nigeria), class bands, beside weighted US 5.0 scales; WES country guides',
    asOf: '2025-01-01',
  },
  '10': {
    min: 0,
    max: 10,
    bands: bands([0, 0, 1], [4, 0.7, 2], [5, 1.7, 3], [6, 2.3, 3.7], [7, 2.7, 4], [8, 3, 4], [9, 3.5, 4]),
    source:
      'University Grants Commission of India, ten-point scale, and Nuffic on Dutch marks; WES country guides',
    asOf: '2025-01-01',
  },
  '20': {
    min: 0,
    max: 20,
    bands: bands([0, 0, 1], [8, 0.7, 2.3], [10, 2, 3.3], [12, 2.7, 3.7], [14, 3.3, 4], [16, 3.7, 4]),
    source: 'French-American Commission (Fulbright France), French and US grades; WES country guides',
    asOf: '2025-01-01',
  },
  '100': PERCENT,
  percent: PERCENT,
  german: {
    min: 1,
    max: 5,
    bands: bands(
      [1, 3.7, 4],
      [1.51, 3.3, 4],
      [2.01, 2.9, 3.7],
      [2.51, 2.5, 3.4],
      [3.01, 2.1, 3],
      [3.51, 1.7, 2.7],
      [4.01, 0, 1],
    ),
    source: 'KMK modified Bavarian formula set beside WES country guide Germany; 1.0 is the best grade',
    asOf: '2025-01-01',
  },
  'uk-class': {
    min: 1,
    max: 4,
    bands: bands([1, 3.7, 4], [2.1, 3.3, 3.9], [2.2, 2.6, 3.4], [3, 2, 2.8], [4, 0.7, 2]),
    source: 'US-UK Fulbright Commission, GPA equivalences; 1 first, 2.1, 2.2, 3 third, 4 pass',
    asOf: '2025-01-01',
  },
  letter: {
    min: 0,
    max: 4.3,
    bands: bands(
      [0, 0, 0.3],
      [0.7, 0.5, 1],
      [1, 0.7, 1.3],
      [1.3, 1, 1.7],
      [1.7, 1.5, 2],
      [2, 1.7, 2.3],
      [2.3, 2, 2.7],
      [2.7, 2.5, 3],
      [3, 2.7, 3.3],
      [3.3, 3, 3.7],
      [3.7, 3.5, 4],
      [4, 3.7, 4],
    ),
    source:
      'American Association of Collegiate Registrars and Admissions Officers, letter grades and points; A is 4, A- 3.7, B+ 3.3 and so on',
    asOf: '2025-01-01',
  },
};
