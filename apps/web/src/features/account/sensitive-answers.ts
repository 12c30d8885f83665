import type { PreferencesData, ProfileResponse } from '@laurel/contract';

type Facts = ProfileResponse['data']['user']['profile'];

/** The sensitive answers of the preferences form, in the words in which they are shown here. */
const FROM_PREFERENCES = {
  needBasedOnly: 'Financial need',
  isFirstGeneration: 'First of your family to study',
  isMinority: 'Minority or under-represented group',
  hasDisability: 'Disability',
} as const satisfies Partial<Record<keyof PreferencesData, string>>;

const NOT_TOLD = { needBasedOnly: false, isFirstGeneration: false, isMinority: false, hasDisability: false };

/** What the preferences say of these; false is "not told". */
export const sensitivePreferences = (
  preferences: PreferencesData | null,
): { label: string; told: boolean }[] =>
  Object.entries(FROM_PREFERENCES).map(([name, label]) => ({
    label,
    told: preferences?.[name as keyof typeof FROM_PREFERENCES] === true,
  }));

export const withoutSensitive = (preferences: PreferencesData): PreferencesData => ({
  ...preferences,
  ...NOT_TOLD,
});

/** Whether anything sensitive is stored, in the preferences or in the profile. */
export const holdsSensitive = (preferences: PreferencesData | null, facts: Facts): boolean =>
  sensitivePreferences(preferences).some(({ told }) => told) ||
  facts.gender !== undefined ||
  (facts.minorityGroups?.length ?? 0) > 0;
