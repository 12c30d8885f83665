import {
  ADMISSION_TESTS,
  CEFR_LEVELS,
  DEGREES,
  type Degree,
  ENROLMENTS,
  type Enrolment,
  FINER_LEVELS,
  type FinerLevel,
  GENDERS,
  type Gender,
  GRADE_SCALES,
  type GradeScale,
  LANGUAGE_TESTS,
  PACES,
  type Pace,
  PURPOSES,
  type Purpose,
  STAGES,
  type Stage,
} from '@laurel/domain';
import type { SelectOption } from '../../ui/select.tsx';

const options = <T extends string>(values: readonly T[], labels: Record<T, string>): SelectOption[] =>
  values.map((value) => ({ value, label: labels[value] }));

const same = (values: readonly string[]): SelectOption[] => values.map((value) => ({ value, label: value }));

export const GENDER_OPTIONS = options<Gender>(GENDERS, {
  female: 'Female',
  male: 'Male',
  nonbinary: 'Non-binary',
  other: 'Another gender',
});

export const DEGREE_OPTIONS = options<Degree>(DEGREES, {
  secondary: 'Secondary school',
  undergraduate: 'Undergraduate degree',
  masters: 'Master’s degree',
  phd: 'Doctorate',
  postdoc: 'Postdoctoral position',
});

export const ENROLMENT_OPTIONS = options<Enrolment>(ENROLMENTS, {
  enrolled: 'Enrolled',
  admitted: 'Admitted, not started yet',
  applying: 'Applying',
  not_enrolled: 'Not enrolled',
});

export const SCALE_OPTIONS = options<GradeScale>(GRADE_SCALES, {
  '4.0': 'Out of 4.0',
  '5.0': 'Out of 5.0',
  '10': 'Out of 10',
  '20': 'Out of 20',
  '100': 'Out of 100',
  percent: 'Per cent',
  german: 'German (1.0 is best)',
  'uk-class': 'UK class (e.g. 2:1)',
  letter: 'Letter (e.g. B+)',
});

export const CEFR_OPTIONS = same(CEFR_LEVELS);
export const TEST_OPTIONS = same([...LANGUAGE_TESTS, ...ADMISSION_TESTS]);

export const STAGE_OPTIONS = options<Stage>(STAGES, {
  secondary: 'Secondary school',
  vocational: 'Vocational training or a certificate',
  associate: 'Associate degree or community college',
  undergraduate: 'Bachelor’s degree',
  professional: 'Professional degree (medicine, law, pharmacy …)',
  masters: 'Master’s degree',
  phd: 'Doctorate',
  postdoc: 'Postdoctoral position',
  not_studying: 'Not studying now',
});

export const PURPOSE_OPTIONS = options<Purpose>(PURPOSES, {
  degree: 'A degree',
  exchange: 'A stay of study at another university',
  research_stay: 'A stay for research',
  internship: 'An internship',
  language_course: 'A language course',
  short_course: 'A short course',
  conference: 'Taking part in a conference',
  project: 'A project or its costs',
});

export const PACE_OPTIONS = options<Pace>(PACES, {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  distance: 'From a distance',
});

export const FINER_LEVEL_OPTIONS = options<FinerLevel>(FINER_LEVELS, {
  vocational: 'Vocational qualification or certificate',
  associate: 'Associate degree',
  bachelor: 'Bachelor’s degree',
  professional: 'Professional degree (medicine, law, pharmacy …)',
  master: 'Master’s degree',
  doctorate: 'Doctorate',
  postdoc: 'Postdoctoral position',
  short: 'Short course',
});

/** The label of a value, or the value where no list has it. */
export const labelIn = (list: readonly SelectOption[], value: string): string =>
  list.find((option) => option.value === value)?.label ?? value;
