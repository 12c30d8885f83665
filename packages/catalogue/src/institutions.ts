import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { EDUCATION_LEVELS, type TeachingCriterion } from '@laurel/domain';
import { parse } from 'yaml';
import { z } from 'zod';
import { isAggregatorHost } from './aggregator-hosts.ts';
import { fieldCodes, fieldsOrParts, oneOf } from './predicate-schemas.ts';
import { fieldProblem } from './programme-problems.ts';
import { day, entryId, pageDate } from './programme-schema.ts';

/** What institutions teach, that eligibility lines refer to by `teaching`. */
export const INSTITUTIONS_FILE = fileURLToPath(new URL('../institutions.yaml', import.meta.url));

/** A page that says what is taught there. */
const pageSchema = z.strictObject({
  url: z.url({ protocol: /^https?$/ }),
  /** The codes of the list that it bears out; absent: all of them. */
  fields: fieldsOrParts.optional(),
  /** Date of the page itself, as far as it is known. */
  pageDate: pageDate.optional(),
  /** Day on which we read it. */
  read: day('read'),
});

type InstitutionPage = z.infer<typeof pageSchema>;

const teachingShape = {
  /** ISCED-F codes: only these are taught. */
  teaches: fieldCodes.optional(),
  /** These, or these parts of fields, are not. */
  lacks: fieldsOrParts.optional(),
  /** The pages it was read on. None: general knowledge, and shown as that. */
  evidence: z.array(pageSchema).min(1).optional(),
};

const saysOne = [
  ({ teaches, lacks }: { teaches?: unknown; lacks?: unknown }) =>
    (teaches === undefined) !== (lacks === undefined),
  'say what it teaches, or what it lacks',
] as const;

const institutionSchema = z
  .strictObject({
    /** As a sentence begins with it: "The University of Oxford". */
    name: z.string().min(3),
    ...teachingShape,
    /** It holds for students of these levels; absent: at every level. */
    levels: z.array(oneOf(EDUCATION_LEVELS)).min(1).optional(),
    /** What holds at one level in place of that. */
    at: z.partialRecord(oneOf(EDUCATION_LEVELS), z.strictObject(teachingShape).refine(...saysOne)).optional(),
  })
  .refine(...saysOne);
export type AuthoredInstitution = z.infer<typeof institutionSchema>;

const institutionsSchema = z.record(entryId, institutionSchema);

/** The text of an institution file. @throws ZodError where an institution breaks the schema */
export const parseInstitutions = (text: string): ReadonlyMap<string, AuthoredInstitution> =>
  new Map(Object.entries(institutionsSchema.parse(parse(text))));

let shipped: ReadonlyMap<string, AuthoredInstitution> | undefined;

/** The institutions of the shipped catalogue, read once. */
export const shippedInstitutions = (): ReadonlyMap<string, AuthoredInstitution> => {
  shipped ??= parseInstitutions(readFileSync(INSTITUTIONS_FILE, 'utf8'));
  return shipped;
};

/** What an institution teaches, each part with the levels that it holds for; no levels: all. */
export const teachingParts = ({ teaches, lacks, evidence, levels, at = {} }: AuthoredInstitution) => {
  const apart = EDUCATION_LEVELS.filter((level) => at[level] !== undefined);
  const others = (levels ?? EDUCATION_LEVELS).filter((level) => !apart.includes(level));
  return [
    { teaches, lacks, evidence, levels: apart.length === 0 ? levels : others },
    ...apart.map((level) => ({ ...at[level], levels: [level] })),
  ].filter((part) => part.levels?.length !== 0);
};

/** The id under which it stands that an institution teaches this; undefined where only the award's own line names it. */
export const institutionSaying = ({ institution, anyOf, noneOf }: TeachingCriterion): string | undefined =>
  [...shippedInstitutions()].find(
    ([, authored]) =>
      authored.name === institution &&
      teachingParts(authored).some(
        ({ teaches, lacks }) => isDeepStrictEqual(teaches, anyOf) && isDeepStrictEqual(lacks, noneOf),
      ),
  )?.[0];

/** Every rule the schema can't say. `today` is YYYY-MM-DD. */
export const institutionProblems = (
  institutions: ReadonlyMap<string, AuthoredInstitution>,
  today: string,
): string[] => [...sharedNames(institutions), ...teachingProblems(institutions, today)];

const sharedNames = (institutions: ReadonlyMap<string, AuthoredInstitution>): string[] => {
  const names = [...institutions.values()].map(({ name }) => name);
  return names
    .filter((name, index) => names.indexOf(name) !== index)
    .map((name) => `${name} stands twice: say what differs by level under at`);
};

const teachingProblems = (institutions: ReadonlyMap<string, AuthoredInstitution>, today: string): string[] =>
  [...institutions].flatMap(([id, authored]) =>
    teachingParts(authored)
      .flatMap(({ teaches = [], lacks = [], evidence = [] }) => [
        ...[...teaches, ...lacks].flatMap((code) => fieldProblem(code) ?? []),
        ...evidence.flatMap((page) => pageProblems(page, today)),
        ...evidence
          .flatMap(({ fields = [] }) => fields)
          .filter((code) => ![...teaches, ...lacks].includes(code))
          .map((code) => `a page bears out '${code}', which stands in no list`),
      ])
      .map((problem) => `${id}: ${problem}`),
  );

const pageProblems = (
  { url, read, pageDate: dated }: z.infer<typeof pageSchema>,
  today: string,
): string[] => [
  ...(read > today ? [`${url} was read on ${read}, which lies in the future`] : []),
  ...(dated !== undefined && dated > read ? [`${url} is dated after it was read`] : []),
  ...(isAggregatorHost(new URL(url).hostname)
    ? [`${url} lists other people's scholarships: it says nothing of what is taught`]
    : []),
];

/** The codes that pages bear out, where they bear out some; undefined: all of them, or none for want of a page. */
export const fieldsOnPages = (evidence: readonly InstitutionPage[] = []): string[] | undefined =>
  evidence.some(({ fields }) => fields === undefined) || evidence.length === 0
    ? undefined
    : [...new Set(evidence.flatMap(({ fields = [] }) => fields))].sort();

/** How many institutions there are, and how many of them rest on pages: at every level with all their fields, or in part. */
export const countInstitutions = (institutions: ReadonlyMap<string, AuthoredInstitution>) => {
  const parts = [...institutions.values()].map((each) => teachingParts(each).map(({ evidence }) => evidence));
  const page = parts.filter((each) =>
    each.every((evidence) => evidence?.some(({ fields }) => fields === undefined)),
  ).length;
  const read = parts.filter((each) => each.some((evidence) => evidence !== undefined)).length;
  return { total: parts.length, page, partly: read - page, editorial: parts.length - read };
};
