import {
  AWARD_PERIODS,
  FUNDING_KINDS,
  isCalendarDay,
  PAGE_AUTHORS,
  STRENGTHS,
  STUDY_LEVELS,
} from '@laurel/domain';
import { z } from 'zod';
import { oneOf, PREDICATE_KINDS, predicateSchemas } from './predicate-schemas.ts';

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

/**
 * What a line that states no condition on the person was read as. `procedure`: something to do or to promise, not to be; `none`: no gate,
 * such as "open to every nationality" or a remark on the award.
 */
export const READINGS = ['procedure', 'none'] as const;

/** One eligibility line with its predicates, or with its reading. 15 to 180 characters are accepted; 30 to 160 read best. */
const lineSchema = z.strictObject({
  line: text(15, 180).refine((value) => !value.includes('\n'), 'must be one line'),
  quote: z.string().min(3).optional(),
  strength: oneOf(STRENGTHS).optional(),
  alternative: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'an alternative is a kebab-case name')
    .optional(),
  appliesToLevels: z.array(oneOf(STUDY_LEVELS)).min(1).optional(),
  procedure: z.strictObject({}).optional(),
  none: z.strictObject({}).optional(),
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
  byCountry: z.literal(true).optional(),
});

const endedSchema = z.strictObject({
  since: z
    .string({ error: 'a year or month is quoted' })
    .regex(/^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/, 'is YYYY or YYYY-MM')
    .optional(),
  note: text(15, 240).optional(),
  successorId: z.string().optional(),
});

/** The key of an entry in a file beside the programmes: "us-full-need". */
export const entryId = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'an id is kebab-case');

export const day = (name: string) =>
  z.string({ error: `${name} is quoted 'YYYY-MM-DD'` }).refine(isCalendarDay, 'is not a day YYYY-MM-DD');

export const pageDate = z
  .string({ error: 'a date is quoted' })
  .regex(/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/, 'is YYYY, YYYY-MM or YYYY-MM-DD');

/** What a page can bear out. `eligibility` is every line; `eligibility:2` the second line alone, counted from 1. */
export const EVIDENCE_FACTS = [
  'programme',
  'eligibility',
  'award',
  'deadline',
  'documents',
  'selection',
  'page',
] as const;

/**
 * A page that was read, and the facts that stand there. `organiser`: the funder's own page; `official`: a government, embassy
 * or university that takes part; `reported`: news or a list by others, which bears out a cycle or a sum and never a gate.
 */
const evidenceSchema = z.strictObject({
  url: z.string(),
  /** Date of the page itself, as far as it is known. */
  pageDate: pageDate.optional(),
  /** Day on which we read it. */
  read: day('read'),
  by: oneOf(PAGE_AUTHORS),
  facts: z
    .array(
      z
        .string()
        .regex(
          new RegExp(`^(?:${EVIDENCE_FACTS.join('|')}|eligibility:[1-9]\\d?)$`),
          `is one of ${EVIDENCE_FACTS.join(', ')}, or eligibility:2 for one line`,
        ),
    )
    .min(1),
});

/** One round as a page gave it. The day to expect next is computed from all of them. */
const cycleSchema = z
  .strictObject({
    opens: day('opens').optional(),
    closes: day('closes').optional(),
    results: day('results').optional(),
    /** Address of the evidence that says so. */
    url: z.string(),
  })
  .refine(({ opens, closes }) => opens || closes, 'says neither when it opens nor when it closes')
  .refine(({ opens, closes }) => !opens || !closes || opens <= closes, 'opens after it closes');

const essaySchema = z.strictObject({
  /** What it has to answer, in our words. */
  task: text(10, 300),
  words: z.number().int().positive().optional(),
  characters: z.number().int().positive().optional(),
});

const programmeShape = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)+$/, 'an id is kebab-case with at least two words'),
  title: text(5, 140),
  /** The programme's own page; the organiser's home page only while we know no better. */
  page: z.string(),
  /** Where one applies, when that is another place. */
  apply: z.string().optional(),
  description: text(60, 700),
  location: text(2, 120),
  eligibility: z.array(lineSchema).refine((lines) => lines.length >= 2, 'needs at least two lines'),
  award: awardSchema,
  benefits: items(0, 12).default([]),
  deadline: deadlineSchema.optional(),
  cycles: z.array(cycleSchema).default([]),
  ended: endedSchema.optional(),
  documents: items(0, 16).default([]),
  selection: items(0, 12).default([]),
  tags: items(1, 4),
  /** How long it is paid, and whether and on what terms it is renewed. */
  duration: text(3, 160).optional(),
  /** Applications in one round, where a page says so. */
  applicants: z.strictObject({ number: z.number().int().positive(), year: z.int() }).optional(),
  essays: z.array(essaySchema).default([]),
  contact: z
    .strictObject({
      email: z.email().optional(),
      phone: text(5, 40).optional(),
      url: z.string().optional(),
    })
    .optional(),
  /** Pages that were compared with the record. None: our summary from general knowledge. */
  evidence: z.array(evidenceSchema).default([]),
});

export const programmeSchema = programmeShape.refine(
  ({ deadline, ended }) => (deadline === undefined) !== (ended === undefined),
  {
    path: ['deadline'],
    message: 'an award that is given has a deadline, one that is no longer given has `ended` instead',
  },
);

/** The keys of a programme, and whose it is, each on its own: for changes of a few of them. */
export const programmeKeys = { ...programmeShape.shape, organization: text(2, 140) };

/** One YAML file of `data/<region>/`. Unknown keys are refused, so that a misspelt key can't lose a fact. */
export const programmeFileSchema = z.strictObject({
  organization: programmeKeys.organization,
  programmes: z.array(programmeSchema).min(1, 'a file holds at least one programme'),
});

export type EligibilityLine = z.infer<typeof lineSchema>;

/** Whether nobody has said what a line is: it has neither a predicate nor a reading. */
export const isUnread = (line: EligibilityLine): boolean =>
  [...PREDICATE_KINDS, ...READINGS].every((key) => line[key] === undefined);

export type Programme = z.infer<typeof programmeSchema>;
export type ProgrammeFile = z.infer<typeof programmeFileSchema>;
