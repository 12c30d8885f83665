import type { ProfileRequest } from '@laurel/contract';
import { isCountryCode, toFourPointInterval } from '@laurel/taxonomies';
import { AppError } from '../../platform/http/app-error.ts';

/** Years; an older birthday is a mistake. */
const MAX_YEARS = 120;

/** The highest score of the tests that the profile asks for; the TOEFL's is that of the test on paper. */
const MAX_POINTS: Readonly<Record<string, number>> = {
  IELTS: 9,
  TOEFL: 677,
  SAT: 1600,
  GRE: 340,
  GMAT: 805,
};

const isOnScale = ({ test, score }: { test: string; score: number }): boolean =>
  score <= (MAX_POINTS[test.toUpperCase()] ?? Number.POSITIVE_INFINITY);

const yearsBefore = (today: string, years: number): string =>
  `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}`;

/**
 * Checks what a schema can't: that countries exist, that a birthday is plausible, and that grades and scores lie on their scales.
 * @throws AppError invalid_request
 */
export const checkFacts = (facts: ProfileRequest['profile'], today: string): void => {
  const { citizenships, countryOfResidence, dateOfBirth, homeGpa, tests } = facts ?? {};
  const country = 'Please give a country as its two-letter code, for example KE';
  const details = [
    ...(citizenships?.every(isCountryCode) === false
      ? [{ field: 'profile.citizenships', message: country }]
      : []),
    ...(countryOfResidence && !isCountryCode(countryOfResidence)
      ? [{ field: 'profile.countryOfResidence', message: country }]
      : []),
    ...(dateOfBirth && (dateOfBirth >= today || dateOfBirth < yearsBefore(today, MAX_YEARS))
      ? [{ field: 'profile.dateOfBirth', message: 'Please give a date of birth in the past' }]
      : []),
    ...(homeGpa && !toFourPointInterval(homeGpa.value, homeGpa.scale)
      ? [{ field: 'profile.homeGpa', message: 'Please give the grade as it is written on that scale' }]
      : []),
    ...(tests ?? []).flatMap((test, index) =>
      isOnScale(test)
        ? []
        : [{ field: `profile.tests.${index}.score`, message: 'Please give the score as the test counts it' }],
    ),
  ];
  if (details[0]) throw new AppError('invalid_request', { message: details[0].message, details });
};
