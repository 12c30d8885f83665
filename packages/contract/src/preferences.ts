import {
  BUDGET_RANGES,
  DEADLINE_PREFERENCES,
  EDUCATION_LEVELS,
  FINER_LEVELS,
  PACES,
  PREFERENCES,
  type Preferences,
} from '@laurel/domain';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { text } from './primitives.ts';

/** A list of names: trimmed, without empty entries and without duplicates (whatever their case). */
const names = ({ label, limit }: { label: string; limit: number }) =>
  z
    .array(text(label, 200), { error: `${label} must be a list` })
    .max(limit, `${label} can hold at most ${limit} entries`)
    .transform((entries) => {
      const seen = new Set<string>();
      return entries
        .map((entry) => entry.trim().replace(/\s+/g, ' '))
        .filter((entry) => entry !== '' && !seen.has(entry.toLowerCase()) && seen.add(entry.toLowerCase()));
    });

const oneOf = <const T extends readonly [string, ...string[]]>(values: T, message: string) =>
  z.enum(values, { error: message });

const facts = PREFERENCES;
const gpaMessage = 'GPA must be a number between 0 and 4.0';

export const preferences = z.object({
  preferredCountries: names(facts.preferredCountries).default([]),
  educationLevel: oneOf(EDUCATION_LEVELS, 'Education level is required'),
  fieldsOfStudy: names(facts.fieldsOfStudy).default([]),
  gpa: z
    .number({ error: gpaMessage })
    .min(0, gpaMessage)
    .max(facts.gpa.limit, gpaMessage)
    .refine(
      (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
      'GPA can have two decimals at most',
    )
    .nullable()
    .default(facts.gpa.default),
  budgetRange: oneOf(BUDGET_RANGES, 'Please choose a budget range from the list').default(
    facts.budgetRange.default,
  ),
  applicationDeadlinePreference: oneOf(
    DEADLINE_PREFERENCES,
    'Please choose an application timeline from the list',
  ).default(facts.applicationDeadlinePreference.default),
  languageRequirements: names(facts.languageRequirements)
    .default([...facts.languageRequirements.default])
    .transform((languages) => (languages.length === 0 ? [...facts.languageRequirements.default] : languages)),
  // Text that is no number becomes 0, as the specification has it.
  workExperience: z
    .preprocess(
      (value) => (typeof value === 'string' || value === null ? Number(value) || 0 : value),
      z
        .number()
        .int('Work experience must be a whole number of years')
        .min(0, 'Work experience cannot be negative')
        .max(
          facts.workExperience.limit,
          `Work experience must be at most ${facts.workExperience.limit} years`,
        ),
    )
    .default(facts.workExperience.default),
  researchInterests: text(facts.researchInterests.label, facts.researchInterests.limit).default(''),
  careerGoals: text(facts.careerGoals.label, facts.careerGoals.limit).default(''),
  hasDisability: z.boolean().default(facts.hasDisability.default),
  isFirstGeneration: z.boolean().default(facts.isFirstGeneration.default),
  isMinority: z.boolean().default(facts.isMinority.default),
  needBasedOnly: z.boolean().default(facts.needBasedOnly.default),
  pace: z.enum(PACES).optional(),
  studyLevel: z.enum(FINER_LEVELS).optional(),
} satisfies Record<keyof Preferences, z.ZodType>);
/** Preferences as stored and sent in answers. */
export type PreferencesData = z.output<typeof preferences>;
/** Preferences as a client may send them. */
export type PreferencesRequest = z.input<typeof preferences>;

/** The stored form; all fields are present. */
export const preferencesData = z.object({
  preferredCountries: z.array(z.string()),
  educationLevel: z.enum(EDUCATION_LEVELS),
  fieldsOfStudy: z.array(z.string()),
  gpa: z.number().nullable(),
  budgetRange: z.enum(BUDGET_RANGES),
  applicationDeadlinePreference: z.enum(DEADLINE_PREFERENCES),
  languageRequirements: z.array(z.string()),
  workExperience: z.int(),
  researchInterests: z.string(),
  careerGoals: z.string(),
  hasDisability: z.boolean(),
  isFirstGeneration: z.boolean(),
  isMinority: z.boolean(),
  needBasedOnly: z.boolean(),
  pace: z.enum(PACES).optional(),
  studyLevel: z.enum(FINER_LEVELS).optional(),
} satisfies Record<keyof Preferences, z.ZodType>);

const saved = z.object({ success: z.literal(true), data: preferencesData });

export const preferencesEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/ai/preferences',
    summary: 'The student’s preferences, or null before the first save',
    access: 'user',
    served: true,
    responses: { 200: z.object({ success: z.literal(true), data: preferencesData.nullable() }) },
    errors: ['unauthorized'],
  }),
  save: endpoint({
    method: 'POST',
    path: '/ai/preferences',
    summary: 'Save the preferences, replacing the earlier ones',
    access: 'user',
    served: true,
    body: preferences,
    responses: { 200: saved },
    errors: ['invalid_request', 'unauthorized'],
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/matching/preferences',
    summary: 'Replace the preferences',
    access: 'user',
    served: true,
    body: preferences,
    responses: { 200: saved },
    errors: ['invalid_request', 'unauthorized'],
  }),
} as const;
