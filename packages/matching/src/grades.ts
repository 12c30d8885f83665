import type { GradeScale } from '@laurel/domain';
import { toFourPointInterval } from '@laurel/taxonomies';

export interface Grade {
  value: number;
  scale: GradeScale;
}

export type Standing = 'met' | 'not_met' | 'not_comparable';

/** Scales on which the smaller number is the better grade. */
const DESCENDING: ReadonlySet<GradeScale> = new Set(['german', 'uk-class']);

const SCALE_WORDS: Record<GradeScale, string> = {
  '4.0': ' on the 4.0 scale',
  '5.0': ' on the 5.0 scale',
  '10': ' out of 10',
  '20': ' out of 20',
  '100': ' out of 100',
  percent: '%',
  german: ' on the German scale',
  'uk-class': ' (UK class)',
  letter: ' in letter-grade points',
};

/** UK degree classes as the taxonomy numbers them. */
const UK_CLASSES: Record<number, string> = {
  1: 'a First',
  2.1: 'a 2:1',
  2.2: 'a 2:2',
  3: 'a Third',
  4: 'a Pass',
};

export function gradeInWords(value: number, scale: GradeScale): string {
  if (scale === 'uk-class') return UK_CLASSES[value] ?? String(value);
  return `${value}${SCALE_WORDS[scale]}`;
}

/**
 * Whether a grade reaches a minimum. On one scale the numbers are compared; otherwise both become intervals of the 4.0
 * scale, and intervals that overlap decide nothing.
 */
export function standingOf(grade: Grade, minimum: Grade): Standing {
  if (grade.scale === minimum.scale) {
    const better = DESCENDING.has(grade.scale) ? minimum.value - grade.value : grade.value - minimum.value;
    return better >= 0 ? 'met' : 'not_met';
  }
  const own = toFourPointInterval(grade.value, grade.scale);
  const demanded = toFourPointInterval(minimum.value, minimum.scale);
  if (own === undefined || demanded === undefined) return 'not_comparable';
  if (own.low >= demanded.high) return 'met';
  return own.high < demanded.low ? 'not_met' : 'not_comparable';
}
