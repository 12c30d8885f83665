import type { GpaCriterion, GradeScale, Profile } from '@laurel/domain';
import { toFourPointInterval, toUkClass } from '@laurel/taxonomies';
import { sentence } from '../explain/sentence.ts';
import {
  type Assessment,
  type CriterionRule,
  type MatchContext,
  met,
  missing,
  notMet,
  unsettled,
} from '../judging/assessment.ts';

export const gpa: CriterionRule<GpaCriterion> = {
  kind: 'gpa',

  reads: ({ profile, preferences }) => [preferences.gpa, profile.homeGpa, profile.degrees],

  required({ min, scale, raw }) {
    return `grade average of at least ${raw ?? gradeInWords(min, scale)}`;
  },

  assess({ min, scale }, context) {
    const grades = gradesOf(context, scale);
    if (grades.length === 0) return missing('gpa');
    for (const grade of grades) {
      const standing = standingOf(grade, { value: min, scale });
      // The form's figure was converted by somebody: beside a grade as the university gave it, it rejects nobody.
      const rejects = standing !== 'not_met' || grade === grades[0] || grade.scale !== '4.0';
      if (standing !== 'not_comparable' && rejects)
        return decided(standing, gradeInWords(grade.value, grade.scale));
    }
    const first = grades[0];
    return unsettled(
      'not_comparable',
      first === undefined ? '' : gradeInWords(first.value, first.scale),
      isConverted(grades, { value: min, scale })
        ? 'On one scale your grade is too close to the minimum to tell: ask the provider how it is read.'
        : 'We cannot bring your grade and the minimum to one scale: ask the provider how it is read.',
    );
  },

  reason(criterion, have, context) {
    return sentence`Asks for a ${gpa.required(criterion, context)}; yours is ${have}`;
  },
};

/** The grade on the criterion's own scale first: it needs no conversion. Then that of the latest degree listed, and last the form's, which is converted already. */
const gradesOf = ({ student }: MatchContext, scale: GradeScale): Grade[] => {
  const { gpa: fourPoint } = student.preferences;
  const home = student.profile.homeGpa;
  const form =
    fourPoint === null || fourPoint === undefined ? [] : [{ value: fourPoint, scale: '4.0' as const }];
  const all: Grade[] = [...degreeGrades(student.profile), ...(home === undefined ? [] : [home]), ...form];
  return all.sort((a, b) => Number(isOneScale(b.scale, scale)) - Number(isOneScale(a.scale, scale)));
};

/** Of the degrees listed, the latest first, each with the country whose universities gave it. */
const degreeGrades = ({ degrees = [] }: Profile): Grade[] =>
  degrees
    .toSorted((a, b) => ((a.awarded ?? '') < (b.awarded ?? '') ? 1 : -1))
    .flatMap(({ grade, country }) =>
      grade === undefined ? [] : [{ ...grade, ...(country === undefined ? {} : { country }) }],
    );

const decided = (standing: Exclude<Standing, 'not_comparable'>, have: string): Assessment => {
  return standing === 'met' ? met(have) : notMet(have, 'later', 'A higher grade average would meet this.');
};

interface Grade {
  value: number;
  scale: GradeScale;
  /** ISO 3166-1 alpha-2. */
  country?: string;
}

type Standing = 'met' | 'not_met' | 'not_comparable';

/** Scales on which the smaller number is the better grade. */
const DESCENDING: ReadonlySet<GradeScale> = new Set(['german', 'uk-class']);

const HUNDREDS: ReadonlySet<GradeScale> = new Set(['100', 'percent']);

/** Whether numbers of two scales mean the same: 85 out of 100 is 85 percent. */
const isOneScale = (a: GradeScale, b: GradeScale): boolean => {
  return a === b || (HUNDREDS.has(a) && HUNDREDS.has(b));
};

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

const gradeInWords = (value: number, scale: GradeScale): string => {
  if (scale === 'uk-class') return UK_CLASSES[value] ?? String(value);
  return `${value}${SCALE_WORDS[scale]}`;
};

/**
 * Points of the 4.0 scale by which a converted grade has to fall short before it is a no: universities convert differently (the
 * University of the West Indies calls 3.0 to 3.59 an upper second).
 */
const CONVERSION_MARGIN = 0.3;

/**
 * Whether a grade reaches a minimum. On one scale the numbers are compared; otherwise both become intervals of the 4.0
 * scale, and intervals that overlap decide nothing.
 */
const standingOf = (grade: Grade, minimum: Grade): Standing => {
  if (isOneScale(grade.scale, minimum.scale)) {
    const better = DESCENDING.has(grade.scale) ? minimum.value - grade.value : grade.value - minimum.value;
    return better >= 0 ? 'met' : 'not_met';
  }
  if (minimum.scale === 'uk-class' && grade.country !== undefined) {
    const own = toUkClass(grade.value, grade.scale, grade.country);
    if (own !== undefined) return own <= minimum.value ? 'met' : 'not_met';
  }
  const own = toFourPointInterval(grade.value, grade.scale);
  const demanded = thresholdOf(minimum);
  if (own === undefined || demanded === undefined) return 'not_comparable';
  if (own.low >= demanded.high) return 'met';
  return own.high < demanded.low - CONVERSION_MARGIN ? 'not_met' : 'not_comparable';
};

/** Whether at least one of the grades and the minimum can be told on one scale, as ranges. */
const isConverted = (grades: readonly Grade[], minimum: Grade): boolean =>
  thresholdOf(minimum) !== undefined &&
  grades.some(({ value, scale }) => toFourPointInterval(value, scale) !== undefined);

/** The next better UK class. */
const BETTER_CLASS: Record<number, number> = { 2.1: 1, 2.2: 2.1, 3: 2.2, 4: 3 };

/**
 * Where a minimum lies on the 4.0 scale. A class is a range and the demand is its lower edge, so what counts as the next
 * better class reaches it for certain.
 */
const thresholdOf = ({ value, scale }: Grade): { low: number; high: number } | undefined => {
  const band = toFourPointInterval(value, scale);
  const better = scale === 'uk-class' ? BETTER_CLASS[value] : undefined;
  const next = better === undefined ? undefined : toFourPointInterval(better, scale);
  return band && next ? { low: band.low, high: Math.min(band.high, next.low) } : band;
};
