import {
  ANSWER_NAMES,
  addDays,
  BUDGET_RANGES,
  CEFR_LEVELS,
  DEADLINE_PREFERENCES,
  DEGREES,
  EDUCATION_LEVELS,
  type EducationLevel,
  ENROLMENTS,
  FINER_LEVELS,
  GENDERS,
  GRADE_SCALES,
  LANGUAGE_TESTS,
  type Profile,
  STAGES,
  type Stage,
  type Student,
  YES_NO,
} from '@laurel/domain';
import { COUNTRIES, FIELD_SUGGESTIONS } from '@laurel/taxonomies';
import { pick, pickSome, type Random } from './random.ts';

/** Where most applicants come from, and then anywhere. */
const COMMON_ORIGINS = [
  'NG',
  'IN',
  'KE',
  'PK',
  'GH',
  'US',
  'BR',
  'BD',
  'CN',
  'ID',
  'EG',
  'MX',
  'VN',
  'TR',
  'DE',
];
const DESTINATIONS = ['Germany', 'United Kingdom', 'United States', 'Canada', 'Japan', 'Sweden', 'Kenya'];
const LANGUAGES = ['English', 'German', 'French', 'Spanish', 'Zorbish'];
const INTERESTS = [
  '',
  'malaria vaccines in rural clinics',
  'renewable energy and climate policy',
  'machine learning for health',
  'human rights law and refugees',
  'water engineering, agriculture and food security',
];

/** A student with answers that the form allows; facts are left out as often as people leave them out. */
export const randomStudent = (random: Random): Student => {
  const often = (share: number) => random() < share;
  const code = () => pick(random, COUNTRIES).code;
  const origin = () => (often(0.7) ? pick(random, COMMON_ORIGINS) : code());
  const profile: Profile = {};
  if (often(0.7)) profile.citizenships = often(0.1) ? [origin(), origin()] : [origin()];
  if (often(0.5)) profile.countryOfResidence = profile.citizenships?.[0] ?? origin();
  if (often(0.1)) profile.regionOfResidence = pick(random, ['US-TX', 'US-CA', 'CA-ON']);
  if (often(0.6)) profile.dateOfBirth = birthDate(random);
  if (often(0.6)) profile.gender = pick(random, GENDERS);
  if (often(0.6)) profile.currentDegree = pick(random, DEGREES);
  if (often(0.4)) profile.enrolment = pick(random, ENROLMENTS);
  if (often(0.3)) profile.intendedStart = pick(random, ['2026-09', '2027-01', '2027-09', '2028-09']);
  if (often(0.2)) profile.stage = { now: pick(random, STAGES), transferring: often(0.2) };
  if (often(0.1))
    profile.stage = {
      now: pick(random, STAGES),
      year: pick(random, [1, 2, 3, 4]),
      finishes: pick(random, ['2026-06', '2027-06', '2028-12', '2030-06']),
    };
  if (often(0.2))
    profile.degrees = [
      {
        level: pick(random, FINER_LEVELS),
        country: origin(),
        field: pick(random, FIELD_SUGGESTIONS),
        awarded: pick(random, ['2012-06', '2021-11', '2023-07', '2026-06']),
      },
    ];
  if (often(0.1)) profile.schooling = [{ place: pick(random, ['US', 'US-UT', 'CA-ON', 'IN', 'KE']) }];
  if (often(0.1))
    profile.household = {
      income: {
        amount: pick(random, [20_000, 90_000, 700_000]),
        currency: pick(random, ['USD', 'INR', 'BRL']),
      },
      size: pick(random, [2, 4, 6]),
    };
  if (often(0.1))
    profile.exams = [{ name: pick(random, ['SAT', 'ENEM', 'ATAR']), score: pick(random, [90, 600, 1400]) }];
  if (often(0.1)) profile.religion = pick(random, ['Catholic', 'Jewish', 'Muslim', 'none']);
  if (often(0.1)) profile.illnesses = [pick(random, ['Leukemia', 'Type 1 diabetes', 'none'])];
  if (often(0.1)) profile.memberships = [pick(random, ['ASME', 'Phi Theta Kappa', 'none'])];
  if (often(0.1)) profile.occupation = pick(random, ['Nurse', 'Teacher', 'Chef']);
  if (often(0.1)) profile.institution = pick(random, ['Makerere University', 'University of Nairobi']);
  if (often(0.1))
    profile.statuses = [pick(random, ['refugee', 'veteran', 'permanent-resident:US', 'full-time'])];
  if (often(0.1)) profile.minorityGroups = [pick(random, ['hispanic', 'black', 'lgbtq', 'inuit'])];
  if (often(0.5)) profile.answers = randomAnswers(random);
  if (often(0.3))
    profile.tests = [{ test: pick(random, LANGUAGE_TESTS), score: pick(random, [2, 6.5, 7.5, 95, 120]) }];
  if (often(0.2))
    profile.languages = [{ language: pick(random, ['en', 'de', 'fr']), cefr: pick(random, CEFR_LEVELS) }];
  if (often(0.1))
    profile.homeGpa = { value: pick(random, [2, 3.4, 8.1, 15, 72]), scale: pick(random, GRADE_SCALES) };
  const preferences = randomPreferences(random);
  if (often(0.25)) settleInside(profile, preferences.educationLevel, origin());
  return { profile, preferences };
};

/** In the middle of a programme of the level sought, somewhere: chance seldom brings these answers together. */
const settleInside = (profile: Profile, level: EducationLevel, home: string): void => {
  profile.enrolment = 'enrolled';
  profile.countryOfResidence ??= home;
  profile.stage = { now: STAGE_OF_LEVEL[level], year: 2 };
  delete profile.intendedStart;
};

const STAGE_OF_LEVEL: Readonly<Record<EducationLevel, Stage>> = {
  undergraduate: 'undergraduate',
  masters: 'masters',
  phd: 'phd',
  postdoc: 'postdoc',
  other: 'vocational',
};

const randomAnswers = (random: Random): NonNullable<Profile['answers']> => {
  return Object.fromEntries(
    ANSWER_NAMES.flatMap((name) => (random() < 0.4 ? [[name, pick(random, YES_NO)]] : [])),
  );
};

const randomPreferences = (random: Random): Student['preferences'] => {
  const often = (share: number) => random() < share;
  return {
    preferredCountries: often(0.7) ? pickSome(random, DESTINATIONS, 3) : [pick(random, COUNTRIES).name],
    educationLevel: pick(random, EDUCATION_LEVELS),
    fieldsOfStudy: often(0.95) ? pickSome(random, FIELD_SUGGESTIONS, 2) : ['Zorbology'],
    gpa: often(0.6) ? 2 + Math.round(random() * 20) / 10 : null,
    budgetRange: pick(random, BUDGET_RANGES),
    applicationDeadlinePreference: pick(random, DEADLINE_PREFERENCES),
    languageRequirements: ['English', ...pickSome(random, LANGUAGES, 1)],
    workExperience: Math.floor(random() * 6),
    researchInterests: pick(random, INTERESTS),
    careerGoals: pick(random, INTERESTS),
    hasDisability: often(0.05),
    isFirstGeneration: often(0.3),
    isMinority: often(0.2),
    needBasedOnly: often(0.3),
  };
};

/** A birth date of somebody aged 16 to 45 in 2026. */
const birthDate = (random: Random): string => {
  return addDays('1981-01-01', Math.floor(random() * 29 * 365.25));
};
