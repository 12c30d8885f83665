import {
  BACKGROUND_NAMES,
  CEFR_LEVELS,
  type CriterionKind,
  DEGREE_ORIGINS,
  ENROLMENTS,
  ENTRY_POINTS,
  FINER_LEVELS,
  GENDERS,
  GRADE_SCALES,
  LANGUAGE_TESTS,
  PURPOSES,
  STAGES,
  STUDY_LEVELS,
  YES_NO,
} from '@laurel/domain';
import { backgroundName, finerFieldName } from '@laurel/taxonomies';
import { z } from 'zod';

/** A closed list with a message that shows what may be written. */
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) => {
  return z.enum(values, {
    error: (issue) =>
      `${JSON.stringify(issue.input)} is not one of ${values.map((v) => `'${v}'`).join(', ')}`,
  });
};

const words = z.string().trim().min(1, 'must not be empty');

const PLACE_SHAPE = /^(?:[A-Z]{2}|[A-Z]{2}-[A-Z0-9]{1,3}|group:[a-z]+(?:-[a-z]+)*)$/;
const place = z
  .string({ error: "a place is a quoted code: 'KE', 'US-TX' or 'group:eu'" })
  .regex(PLACE_SHAPE, "a place is an ISO code such as KE or US-TX, or a group such as 'group:eu'");
const places = z.array(place).min(1, 'name at least one place, or leave the key out');

const field = z
  .string({ error: "ISCED-F codes are strings: write '0511' in quotes, or YAML reads a number" })
  .regex(
    /^(?:\d{2}|\d{3}|\d{4})$/,
    "an ISCED-F code has two, three or four digits, such as '05', '051', '0511'",
  );
const finerField = z
  .string()
  .refine(
    (code) => finerFieldName(code) !== undefined,
    'a finer field is one of finer.yaml, written like art-history',
  );
/** Codes of fields and of their parts, at least one. */
export const fieldsOrParts = z
  .array(z.union([field, finerField], { error: 'a field is an ISCED-F code or a part such as art-history' }))
  .min(1, 'name at least one field, or leave the key out');
/** Codes of fields, at least one. */
export const fieldCodes = z.array(field).min(1, 'name at least one field, or leave the key out');

const levels = z.array(oneOf(STUDY_LEVELS)).min(1, 'name at least one level');
const years = z.number().min(0, 'years are not negative').max(99);
const year = z.number().int().min(1, 'years of study count from 1').max(14);
const status = z
  .string()
  .regex(/^[a-z]+(?:-[a-z]+)*(?::[A-Z]{2})?$/, 'a status is written like refugee or permanent-resident:US');

/** Refuses a predicate in which every one of the named keys is missing. */
const needsOneOf = (keys: string[]) => ({
  check: (value: Record<string, unknown>) => keys.some((key) => value[key] !== undefined),
  message: `give at least one of ${keys.join(', ')}; a condition with none of them is written other: {}`,
});

const citizenshipRule = needsOneOf(['anyOf', 'noneOf', 'orStatuses']);
const residenceRule = needsOneOf(['anyOf', 'noneOf', 'minYears']);
const fieldRule = needsOneOf(['anyOf', 'noneOf']);
const ageRule = needsOneOf(['min', 'max']);
const stageRule = needsOneOf(['anyOf', 'now', 'minYear', 'maxYear', 'lastYear']);
const schoolingRule = needsOneOf(['anyOf', 'noneOf']);
const hostRule = needsOneOf(['countries', 'institutions', 'noneOf', 'abroad']);

const empty = z.strictObject({});

/** What may stand under one eligibility line, by criterion kind. Values mean what `packages/domain/src/criterion.ts` says. */
export const predicateSchemas = {
  citizenship: z
    .strictObject({
      anyOf: places.optional(),
      noneOf: places.optional(),
      orStatuses: z.array(status).min(1).optional(),
    })
    .refine(citizenshipRule.check, citizenshipRule.message),
  residence: z
    .strictObject({ anyOf: places.optional(), noneOf: places.optional(), minYears: years.optional() })
    .refine(residenceRule.check, residenceRule.message),
  level: z.strictObject({
    anyOf: levels,
    of: oneOf(['target', 'current']).optional(),
    finer: z.array(oneOf(FINER_LEVELS)).min(1).optional(),
  }),
  field: z
    .strictObject({
      anyOf: fieldCodes.optional(),
      noneOf: fieldCodes.optional(),
      finer: z.array(finerField).min(1).optional(),
    })
    .refine(fieldRule.check, fieldRule.message)
    .refine(
      ({ anyOf, finer }) => finer === undefined || anyOf !== undefined,
      'finer fields are parts of those in anyOf',
    ),
  teaching: z.preprocess(
    (value) => (typeof value === 'string' ? { institution: value } : value),
    z.strictObject({ institution: words }),
  ),
  purpose: z.strictObject({ anyOf: z.array(oneOf(PURPOSES)).min(1) }),
  gpa: z.strictObject({ min: z.number().positive(), scale: oneOf(GRADE_SCALES) }),
  age: z
    .strictObject({
      min: years.optional(),
      max: years.optional(),
      onDate: z
        .string()
        .regex(/^(?:\d{4}|-)-\d{2}-\d{2}$/, 'a day is YYYY-MM-DD, or --MM-DD for each year')
        .optional(),
    })
    .refine(ageRule.check, ageRule.message)
    .refine(({ min, max }) => min === undefined || max === undefined || min <= max, 'min is above max'),
  work: z.strictObject({ minYears: years.positive('work of zero years is no condition: leave it out') }),
  language: z.strictObject({
    language: z.string().regex(/^[a-z]{2}$/, 'a language is an ISO 639-1 code such as en'),
    test: oneOf(LANGUAGE_TESTS).optional(),
    min: z.number().positive().optional(),
    cefr: oneOf(CEFR_LEVELS).optional(),
    taught: z.literal(true).optional(),
  }),
  gender: z.strictObject({ anyOf: z.array(oneOf(GENDERS)).min(1) }),
  need: z
    .strictObject({
      maxIncome: z.number().positive().optional(),
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/, 'a currency is an ISO 4217 code such as INR')
        .optional(),
      householdOf: z.number().int().min(1).optional(),
      asOf: z.number().int().min(2000).max(2100).optional(),
    })
    .refine(
      ({ maxIncome, asOf }) => asOf === undefined || maxIncome !== undefined,
      'asOf is the year of maxIncome: give both',
    )
    .refine(
      ({ maxIncome, currency }) => (maxIncome === undefined) === (currency === undefined),
      'maxIncome and currency go together: give both or neither',
    ),
  firstGeneration: empty,
  disability: empty,
  minority: z.strictObject({
    groups: z.array(
      z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, 'a group is lower-case, such as native-american'),
    ),
  }),
  host: z
    .strictObject({
      countries: places.optional(),
      noneOf: places.optional(),
      institutions: z.array(words).min(1).optional(),
      abroad: z.literal(true).optional(),
    })
    .refine(hostRule.check, hostRule.message),
  enrolment: z
    .strictObject({
      anyOf: z.array(oneOf(ENROLMENTS)),
      fullTime: z.boolean().optional(),
      distance: z.boolean().optional(),
      institutions: z.array(words).min(1).optional(),
    })
    .refine(
      ({ anyOf, fullTime, distance }) => anyOf.length > 0 || (fullTime ?? distance) !== undefined,
      'name at least one state in anyOf, or give fullTime or distance',
    ),
  stage: z
    .strictObject({
      anyOf: z.array(oneOf(ENTRY_POINTS)).min(1).optional(),
      now: z.array(oneOf(STAGES)).min(1).optional(),
      minYear: year.optional(),
      maxYear: year.optional(),
      lastYear: z.boolean().optional(),
    })
    .refine(stageRule.check, stageRule.message),
  degree: z
    .strictObject({
      anyOf: z.array(oneOf(FINER_LEVELS)).min(1),
      held: z.literal(false).optional(),
      orSoon: z.literal(true).optional(),
      fields: fieldCodes.optional(),
      countries: places.optional(),
      outside: places.optional(),
      from: oneOf(DEGREE_ORIGINS).optional(),
      withinYears: years.positive('no degree was awarded within zero years').optional(),
      extends: z.literal(true).optional(),
      minYears: years.positive().optional(),
    })
    .refine(
      ({ extends: isLonger, withinYears }) => isLonger === undefined || withinYears !== undefined,
      'extends says that withinYears may be longer: give both',
    ),
  schooling: z
    .strictObject({ anyOf: places.optional(), noneOf: places.optional() })
    .refine(schoolingRule.check, schoolingRule.message),
  background: z
    .strictObject({
      of: oneOf(BACKGROUND_NAMES),
      anyOf: z.array(words),
      noneOf: z.array(words).min(1).optional(),
      orParents: z.literal(true).optional(),
    })
    .superRefine(({ of, anyOf, noneOf = [] }, context) => {
      if (of === 'membership' || of === 'employer') return;
      for (const code of [...anyOf, ...noneOf]) {
        if (backgroundName(of, code) === undefined)
          context.addIssue(`'${code}' is no ${of} of packages/taxonomies/src/backgrounds/backgrounds.yaml`);
      }
    }),
  exam: z.strictObject({
    name: words,
    min: z.number().positive().optional(),
    maxRank: z.number().int().min(1).optional(),
  }),
  claim: z.preprocess(
    (value) => (typeof value === 'string' ? { question: value } : value),
    z.strictObject({ question: words, answer: oneOf(YES_NO).optional() }),
  ),
  other: z
    .strictObject({ status: status.optional(), held: z.literal(false).optional() })
    .refine(({ status: named, held }) => held === undefined || named !== undefined, {
      message: 'held: false says that a status may not be held: name the status',
    }),
} satisfies Record<CriterionKind, z.ZodType>;

export const PREDICATE_KINDS = Object.keys(predicateSchemas) as CriterionKind[];
