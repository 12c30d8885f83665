import {
  AWARD_PERIODS,
  CONFIDENCES,
  FUNDING_KINDS,
  isCalendarDay,
  STRENGTHS,
  STUDY_LEVELS,
} from '@laurel/domain';
import { z } from 'zod';
import { oneOf, predicateSchemas } from './predicate-schemas.ts';

/** The folders of `data/`: where the funder sits. */
export const REGIONS = [
  'africa',
  'asia',
  'europe',
  'international',
  'latin-america',
  'middle-east',
  'north-america',
  'oceania',
  'united-kingdom',
] as const;

const text = (min: number, max: number) =>
  z
    .string({ error: (issue) => (issue.input === undefined ? 'is missing' : 'must be text; quote it') })
    .refine((value) => value === value.trim(), 'has spaces at its start or end')
    .refine((value) => value.length >= min, `is shorter than ${min} characters: say it fully`)
    .refine((value) => value.length <= max, `is longer than ${max} characters: shorten or split it`)
    .refine((value) => !/<[a-z/]|&[a-z]+;/i.test(value), 'holds HTML: write plain text');

const items = (min: number, max: number) =>
  z
    .array(text(2, 120))
    .max(max, `more than ${max} entries: keep the ones that matter`)
    .refine((list) => list.length >= min, `needs at least ${min}`)
    .refine((list) => new Set(list).size === list.length, 'has the same entry twice');

/** One eligibility line with its predicates. 15 to 180 characters are accepted; 30 to 160 read best. */
const lineSchema = z.strictObject({
  line: text(15, 180).refine((value) => !value.includes('\n'), 'must be one line'),
  quote: z.string().min(3).optional(),
  strength: oneOf(STRENGTHS).optional(),
  alternative: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'an alternative is a kebab-case name')
    .optional(),
  appliesToLevels: z.array(oneOf(STUDY_LEVELS)).min(1).optional(),
  ...z.strictObject(predicateSchemas).partial().shape,
});

const awardSchema = z
  .strictObject({
    kind: oneOf(FUNDING_KINDS),
    currency: z.string().optional(),
    min: z.number().positive().optional(),
    max: z.number().positive().optional(),
    period: oneOf(AWARD_PERIODS).optional(),
    count: z.number().int().positive().optional(),
    text: text(3, 200),
  })
  .refine(({ min, max }) => min === undefined || max === undefined || min <= max, 'min is above max')
  .refine(
    ({ currency, min, max }) => (currency === undefined) === (min === undefined && max === undefined),
    'currency and min or max go together: give both or neither',
  )
  .refine(
    ({ kind, min, max }) => kind !== 'amount' || min !== undefined || max !== undefined,
    'kind amount needs currency and min or max; without a sure figure write kind: partial or unknown',
  );

/** Kinds an author may write; the shape of `dates` by kind is a rule of the check. */
const AUTHORED_DEADLINES = ['yearly', 'date', 'month', 'multiple', 'rolling', 'unknown'] as const;

const deadlineSchema = z.strictObject({
  kind: oneOf(AUTHORED_DEADLINES),
  dates: z.array(
    z.string({ error: 'dates are quoted text' }).regex(/^(?:--\d{2}(?:-\d{2})?|\d{4}-\d{2}-\d{2})$/, {
      error: "a date is '--MM-DD' (yearly), '--MM' (month) or 'YYYY-MM-DD' (announced)",
    }),
  ),
  text: text(3, 200),
  timeZone: z.string().optional(),
});

const endedSchema = z.strictObject({
  since: z
    .string({ error: 'a year or month is quoted' })
    .regex(/^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/, 'is YYYY or YYYY-MM')
    .optional(),
  note: text(15, 240).optional(),
  successorId: z.string().optional(),
});

const sourceSchema = z.strictObject({
  url: z.string(),
  checked: z.string({ error: 'a day is quoted YYYY-MM-DD' }).refine(isCalendarDay, 'is not a day YYYY-MM-DD'),
  basis: oneOf(['page', 'editorial']),
  confidence: oneOf(CONFIDENCES),
});

const programmeSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)+$/, 'an id is kebab-case with at least two words'),
    title: text(5, 140),
    link: z.string(),
    description: text(60, 700),
    location: text(2, 120),
    eligibility: z.array(lineSchema).refine((lines) => lines.length >= 2, 'needs at least two lines'),
    award: awardSchema,
    benefits: items(0, 12).default([]),
    deadline: deadlineSchema.optional(),
    ended: endedSchema.optional(),
    documents: items(0, 16).default([]),
    selection: items(0, 12).default([]),
    tags: items(1, 4),
    source: sourceSchema,
  })
  .refine(({ deadline, ended }) => (deadline === undefined) !== (ended === undefined), {
    path: ['deadline'],
    message: 'an award that is given has a deadline, one that is no longer given has `ended` instead',
  });

/** One YAML file of `data/<region>/`. Unknown keys are refused, so that a misspelt key can't lose a fact. */
export const programmeFileSchema = z.strictObject({
  organization: text(2, 140),
  programmes: z.array(programmeSchema).min(1, 'a file holds at least one programme'),
});

export type EligibilityLine = z.infer<typeof lineSchema>;
export type Programme = z.infer<typeof programmeSchema>;
export type ProgrammeFile = z.infer<typeof programmeFileSchema>;
