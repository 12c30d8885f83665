import type { GradeScale } from '@laurel/domain';
import { toFourPointInterval } from '@laurel/taxonomies';

export interface Grade {
  value: number;
  scale: GradeScale;
}

export type Standing = 'met' | 'not_met' | 'not_comparable';

/** Scales on which a larger number is the better grade and one school's number means what another's does. */
const ASCENDING: ReadonlySet<GradeScale> = new Set(['4.0', '5.0', '10', '20', '100', 'percent']);

const SCALE_WORDS: Record<GradeScale, string> = {
  '4.0': ' on the 4.0 scale',
  '5.0': ' on the 5.0 scale',
  '10': ' out of 10',
  '20': ' out of 20',
  '100': ' out of 100',
  percent: '%',
  german: ' on the German scale',
  'uk-class': ' (UK class)',
  letter: ' (letter grade)',
};

export function gradeInWords(value: number, scale: GradeScale): string {
  return `${value}${SCALE_WORDS[scale]}`;
}

/**
 * Whether a grade reaches a minimum. On one ascending scale the numbers are compared; otherwise both become intervals of
 * the 4.0 scale, and intervals that overlap decide nothing.
 */
export function standingOf(grade: Grade, minimum: Grade): Standing {
  if (grade.scale === minimum.scale && ASCENDING.has(grade.scale)) {
    return grade.value >= minimum.value ? 'met' : 'not_met';
  }
  if (grade.scale === 'german' && minimum.scale === 'german') {
    // 1.0 is the best German grade.
    return grade.value <= minimum.value ? 'met' : 'not_met';
  }
  const own = toFourPointInterval(grade.value, grade.scale);
  const demanded = toFourPointInterval(minimum.value, minimum.scale);
  if (own === undefined || demanded === undefined) return 'not_comparable';
  if (own.min >= demanded.max) return 'met';
  return own.max < demanded.min ? 'not_met' : 'not_comparable';
}
