import type { PreferencesData, PreferencesRequest } from '@laurel/contract';
import { emptyPreferences, PREFERENCE_NAMES, PREFERENCES } from '@laurel/domain';

/** The values of the form: numbers as typed, and no level of study until one is chosen. */
export type FormValues = Omit<
  PreferencesData,
  'educationLevel' | 'gpa' | 'workExperience' | 'pace' | 'studyLevel'
> & {
  educationLevel: PreferencesData['educationLevel'] | '';
  gpa: string;
  workExperience: string;
};
export type FieldName = keyof FormValues;

export const FIELD_ORDER: readonly FieldName[] = PREFERENCE_NAMES;

export const fieldId = (name: FieldName): string => `preferences-${name}`;
export const isFieldName = (name: unknown): name is FieldName => FIELD_ORDER.some((field) => field === name);

export const NEW_VALUES: FormValues = {
  ...emptyPreferences('other'),
  educationLevel: '',
  gpa: '',
  workExperience: String(PREFERENCES.workExperience.default),
};

export const toFormValues = (stored: PreferencesData): FormValues => ({
  ...stored,
  languageRequirements: stored.languageRequirements.length > 0 ? stored.languageRequirements : ['English'],
  gpa: stored.gpa === null ? '' : String(stored.gpa),
  workExperience: String(stored.workExperience),
});

/** Years as a number; anything else counts as 0. */
export const readYears = (typed: string): number => {
  const years = Number(typed.trim());
  return Number.isNaN(years) ? 0 : years;
};

const readGpa = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/** The request. Client and server check it by the contract's schema, which refuses a missing level. */
export const toRequest = (values: FormValues): PreferencesRequest => ({
  ...values,
  educationLevel: values.educationLevel as PreferencesRequest['educationLevel'],
  gpa: readGpa(values.gpa),
  workExperience: readYears(values.workExperience),
});
