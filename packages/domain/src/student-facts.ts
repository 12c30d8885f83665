import type { AnswerName, BackgroundName } from './lists.ts';
import type { Preferences, Profile } from './student.ts';

/**
 * The facts of a student, once: schemas, forms, the engine and the tests read these tables. Free of any library, so that the web app's
 * first page can have them.
 */

interface PreferenceFacts<K extends keyof Preferences> {
  /** What a form starts with, and what a request that leaves it out means. Absent: it has to be chosen, or is optional. */
  default?: NonNullable<Preferences[K]> | null;
  /** A message of the server and a list of choices speak of it under this name. */
  label: string;
  /** The longest text, or the most entries of a list. */
  limit?: number;
  sensitive?: true;
}

/** The preferences form, in the order in which it shows its fields. */
export const PREFERENCES = {
  educationLevel: { label: 'Education level' },
  fieldsOfStudy: { label: 'Fields of study', default: [], limit: 50 },
  preferredCountries: { label: 'Preferred countries', default: [], limit: 50 },
  languageRequirements: { label: 'Languages', default: ['English'], limit: 50 },
  gpa: { label: 'GPA', default: null, limit: 4 },
  workExperience: { label: 'Work experience', default: 0, limit: 80 },
  researchInterests: { label: 'Research interests', default: '', limit: 5000 },
  careerGoals: { label: 'Career goals', default: '', limit: 5000 },
  budgetRange: { label: 'Budget range', default: 'any' },
  applicationDeadlinePreference: { label: 'Application timeline', default: 'any' },
  needBasedOnly: { label: 'Need-based scholarships only', default: false },
  isFirstGeneration: { label: 'First of your family to study', default: false, sensitive: true },
  isMinority: { label: 'Minority or under-represented group', default: false, sensitive: true },
  hasDisability: { label: 'Disability', default: false, sensitive: true },
} as const satisfies { [K in FormField]: PreferenceFacts<K> };

/** Fields of the specified form; pace and the finer level are asked elsewhere. */
type FormField = Exclude<keyof Preferences, 'pace' | 'studyLevel'>;

export const PREFERENCE_NAMES = Object.keys(PREFERENCES) as FormField[];

/** The preferences of somebody who has chosen a level and said nothing else. */
export const emptyPreferences = (educationLevel: Preferences['educationLevel']): Preferences => ({
  educationLevel,
  preferredCountries: [...PREFERENCES.preferredCountries.default],
  fieldsOfStudy: [...PREFERENCES.fieldsOfStudy.default],
  gpa: PREFERENCES.gpa.default,
  budgetRange: PREFERENCES.budgetRange.default,
  applicationDeadlinePreference: PREFERENCES.applicationDeadlinePreference.default,
  languageRequirements: [...PREFERENCES.languageRequirements.default],
  workExperience: PREFERENCES.workExperience.default,
  researchInterests: PREFERENCES.researchInterests.default,
  careerGoals: PREFERENCES.careerGoals.default,
  hasDisability: PREFERENCES.hasDisability.default,
  isFirstGeneration: PREFERENCES.isFirstGeneration.default,
  isMinority: PREFERENCES.isMinority.default,
  needBasedOnly: PREFERENCES.needBasedOnly.default,
});

interface FactWords {
  /** How a sentence names it: "Two of your matches depend on …". */
  label: string;
  question: string;
}

/**
 * Questions answered by yes, no or not at all. `preference`: the box or number of the form that says yes; left alone it says nothing.
 */
export const ANSWERS = {
  financialNeed: {
    title: 'Financial need',
    label: 'whether you have financial need',
    question: 'Do you have financial need?',
    preference: undefined,
    sensitive: true,
  },
  firstGeneration: {
    title: 'First of your family to study',
    label: 'whether you are the first of your family to study',
    question: 'Are you the first of your family to study?',
    preference: 'isFirstGeneration',
    sensitive: true,
  },
  minority: {
    title: 'Minority or under-represented group',
    label: 'whether you belong to an under-represented group',
    question: 'Do you belong to a minority or under-represented group?',
    preference: 'isMinority',
    sensitive: true,
  },
  disability: {
    title: 'Disability',
    label: 'whether you have a disability',
    question: 'Do you have a disability?',
    preference: 'hasDisability',
    sensitive: true,
  },
  workExperience: {
    title: 'Work experience',
    label: 'your work experience',
    question: 'How many years have you worked?',
    preference: 'workExperience',
    sensitive: false,
  },
} as const satisfies Record<
  AnswerName,
  FactWords & { title: string; preference: keyof Preferences | undefined; sensitive: boolean }
>;

/** Every key of the profile; `sensitive` ones are erased together and never logged. */
export const PROFILE_FACTS = {
  citizenships: {},
  countryOfResidence: {},
  regionOfResidence: {},
  dateOfBirth: {},
  gender: { sensitive: true },
  currentDegree: {},
  enrolment: {},
  institution: {},
  intendedStart: {},
  statuses: {},
  minorityGroups: { sensitive: true },
  tests: {},
  languages: {},
  homeGpa: {},
  answers: { sensitive: true },
  stage: {},
  degrees: {},
  schooling: {},
  groups: { sensitive: true },
  religion: { sensitive: true },
  disabilities: { sensitive: true },
  illnesses: { sensitive: true },
  employer: {},
  occupation: {},
  memberships: {},
  parents: {},
  household: { sensitive: true },
  exams: {},
  purposes: {},
  claims: { sensitive: true },
  declined: { sensitive: true },
} as const satisfies Record<keyof Profile, { sensitive?: true }>;
/** An entry that says "none of them" in a list of facts or in a religion: a no that was given, as opposed to nothing said. */
export const NONE = 'none';

interface BackgroundFacts {
  /** The part of the profile that answers. */
  profile: 'memberships' | 'employer' | 'occupation' | 'religion' | 'illnesses';
  /** Before the names, in a demand. */
  words: string;
  /** Whoever names one has named them all, so that another one is a no. */
  isWhole: boolean;
  sensitive?: true;
}

/** What a `background` criterion asks for: a further kind is a row here and a key of the profile. */
export const BACKGROUNDS = {
  membership: { profile: 'memberships', words: 'a member of', isWhole: false },
  employer: { profile: 'employer', words: 'employed by', isWhole: true },
  occupation: { profile: 'occupation', words: 'working as', isWhole: true },
  religion: { profile: 'religion', words: 'of the religion', isWhole: true, sensitive: true },
  illness: { profile: 'illnesses', words: 'living with, or after,', isWhole: true, sensitive: true },
} as const satisfies Record<BackgroundName, BackgroundFacts>;

export const backgroundFacts = (name: BackgroundName): BackgroundFacts => BACKGROUNDS[name];

export const PROFILE_NAMES = Object.keys(PROFILE_FACTS) as (keyof Profile)[];
export const SENSITIVE_PROFILE_NAMES = PROFILE_NAMES.filter((name) => 'sensitive' in PROFILE_FACTS[name]);

/**
 * Every fact that can settle a criterion: how it is named and asked for. The order breaks ties between questions that settle equally many
 * scholarships.
 */
export const FACTS = {
  citizenships: { label: 'your citizenship', question: 'Which citizenships do you hold?' },
  countryOfResidence: { label: 'your country of residence', question: 'In which country do you live?' },
  regionOfResidence: {
    label: 'your state or region of residence',
    question: 'In which state or region do you live?',
  },
  dateOfBirth: { label: 'your date of birth', question: 'When were you born?' },
  currentDegree: {
    label: 'your current degree',
    question: 'Which degree do you hold, or are you studying for?',
  },
  gpa: { label: 'your grade average', question: 'What is your grade average?' },
  fieldsOfStudy: { label: 'your field of study', question: 'What do you want to study?' },
  tests: {
    label: 'your language test results',
    question: 'Which language tests have you taken, and with what result?',
  },
  financialNeed: ANSWERS.financialNeed,
  enrolment: {
    label: 'your enrolment',
    question: 'Are you enrolled, admitted or applying at a university?',
  },
  institution: { label: 'your institution', question: 'At which institution do you study or apply?' },
  gender: { label: 'your gender', question: 'What is your gender?' },
  statuses: {
    label: 'a status such as permanent resident or refugee',
    question: 'Do you hold a status such as permanent resident, refugee or veteran?',
  },
  minorityGroups: {
    label: 'the groups you belong to',
    question: 'Which under-represented groups do you belong to?',
  },
  workExperience: ANSWERS.workExperience,
  firstGeneration: ANSWERS.firstGeneration,
  minority: ANSWERS.minority,
  disability: ANSWERS.disability,
  disabilities: { label: 'the kind of your disability', question: 'Which disability do you have?' },
  stage: { label: 'what you study now, and in which year', question: 'What do you study now?' },
  studyLevel: {
    label: 'the exact level you seek',
    question: 'Which exact level do you want to study at?',
  },
  degrees: {
    label: 'the degrees you hold, with country and date',
    question: 'Which degrees do you hold, if any, from where and since when?',
  },
  schooling: {
    label: 'where you went to school',
    question: 'In which country or state did you go to secondary school?',
  },
  memberships: {
    label: 'the societies and unions that you or your parents belong to',
    question: 'Which societies, unions or funds do you or your parents belong to?',
  },
  employer: { label: 'your employer', question: 'For whom do you work?' },
  occupation: { label: 'your occupation', question: 'What do you work as?' },
  religion: { label: 'your religion', question: 'Which religion or church do you belong to, if any?' },
  illnesses: { label: 'an illness you live with', question: 'Do you live with an illness, and which?' },
  household: {
    label: 'the yearly income of your household',
    question: 'What is the yearly income of your household, and how many live in it?',
  },
  exams: {
    label: 'your results in examinations such as SAT, ACT, JEE or ATAR',
    question: 'Which admission or national examinations have you taken, and with what result?',
  },
  purposes: {
    label: 'what you seek money for',
    question: 'What do you seek money for?',
  },
  pace: { label: 'your pace of study', question: 'Will you study full-time or part-time?' },
} as const satisfies Record<string, FactWords>;
export type FactName = keyof typeof FACTS;

export const isFactName = (name: string): name is FactName => Object.hasOwn(FACTS, name);

/** In the order of the table. */
export const FACT_NAMES: readonly FactName[] = Object.keys(FACTS).filter(isFactName);
