import type { PreferencesData, ProfileResponse } from '@laurel/contract';
import {
  ANSWER_NAMES,
  ANSWERS,
  type AnswerName,
  PREFERENCE_NAMES,
  PREFERENCES,
  SENSITIVE_PROFILE_NAMES,
} from '@laurel/domain';

type Facts = ProfileResponse['data']['user']['profile'];

/** The sensitive yes/no answers, in the order in which they are asked. */
export const SENSITIVE_ANSWERS: readonly AnswerName[] = ANSWER_NAMES.filter(
  (name) => ANSWERS[name].sensitive,
);

/** Whether the preferences form says yes; an unticked box counts as not answered. */
export const isTicked = (name: AnswerName, preferences: PreferencesData | null): boolean => {
  const { preference } = ANSWERS[name];
  return preference !== undefined && Boolean(preferences?.[preference]);
};

const UNTICKED = Object.fromEntries(
  PREFERENCE_NAMES.filter((name) => 'sensitive' in PREFERENCES[name]).map((name) => [name, false]),
);

export const withoutSensitive = (preferences: PreferencesData): PreferencesData => ({
  ...preferences,
  ...UNTICKED,
});

/** Facts of the profile that erasing forgets; an answer about work is not sensitive and stays. */
export const erasedFacts = ({ answers }: Facts): Record<string, unknown> => ({
  ...Object.fromEntries(SENSITIVE_PROFILE_NAMES.map((name) => [name, null])),
  answers: answers?.workExperience ? { workExperience: answers.workExperience } : null,
});

const isGiven = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : value !== undefined);

/** Whether anything sensitive is stored, in the preferences or in the profile. */
export const holdsSensitive = (preferences: PreferencesData | null, facts: Facts): boolean =>
  SENSITIVE_ANSWERS.some((name) => isTicked(name, preferences) || facts.answers?.[name] !== undefined) ||
  SENSITIVE_PROFILE_NAMES.some((name) => name !== 'answers' && isGiven(facts[name]));
