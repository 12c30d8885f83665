/**
 * Every fact of the profile or the preferences that can settle a criterion: how it is named in a sentence, and how it is
 * asked for. The order breaks ties between questions that settle equally many scholarships.
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
  needBasedOnly: { label: 'whether you have financial need', question: 'Do you have financial need?' },
  enrolment: {
    label: 'your enrolment',
    question: 'Are you enrolled, admitted or applying at a university?',
  },
  institution: { label: 'your institution', question: 'At which institution do you study?' },
  gender: { label: 'your gender', question: 'What is your gender?' },
  statuses: {
    label: 'a status such as permanent resident or refugee',
    question: 'Do you hold a status such as permanent resident, refugee or veteran?',
  },
  minorityGroups: {
    label: 'the groups you belong to',
    question: 'Which under-represented groups do you belong to?',
  },
} as const;

export type FactName = keyof typeof FACTS;

export function isFactName(name: string): name is FactName {
  return Object.hasOwn(FACTS, name);
}

/** In the order of the table. */
export const FACT_NAMES: readonly FactName[] = Object.keys(FACTS).filter(isFactName);
