import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EDUCATION_LEVELS } from '@laurel/domain';
import { parse } from 'yaml';
import { z } from 'zod';
import { fieldCodes, oneOf } from './predicate-schemas.ts';

/** What institutions teach, that eligibility lines refer to by `teaching`. */
export const INSTITUTIONS_FILE = fileURLToPath(new URL('../institutions.yaml', import.meta.url));

const institutionSchema = z
  .strictObject({
    /** As a sentence begins with it: "The University of Oxford". */
    name: z.string().min(3),
    /** ISCED-F codes: only these are taught. */
    teaches: fieldCodes.optional(),
    /** These are not. */
    lacks: fieldCodes.optional(),
    /** It holds for students of these levels; absent: at every level. */
    levels: z.array(oneOf(EDUCATION_LEVELS)).min(1).optional(),
  })
  .refine(
    ({ teaches, lacks }) => (teaches === undefined) !== (lacks === undefined),
    'say what it teaches, or what it lacks',
  );
export type AuthoredInstitution = z.infer<typeof institutionSchema>;

const institutionsSchema = z.record(
  z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'an id is kebab-case'),
  institutionSchema,
);

/** The text of an institution file. @throws ZodError where an institution breaks the schema */
export const parseInstitutions = (text: string): ReadonlyMap<string, AuthoredInstitution> =>
  new Map(Object.entries(institutionsSchema.parse(parse(text))));

let shipped: ReadonlyMap<string, AuthoredInstitution> | undefined;

/** The institutions of the shipped catalogue, read once. */
export const shippedInstitutions = (): ReadonlyMap<string, AuthoredInstitution> => {
  shipped ??= parseInstitutions(readFileSync(INSTITUTIONS_FILE, 'utf8'));
  return shipped;
};
