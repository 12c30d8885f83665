import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { QUESTION_THEMES } from '@laurel/domain';
import { parse } from 'yaml';
import { z } from 'zod';
import { oneOf } from './predicate-schemas.ts';

/** The questions that eligibility lines refer to by `claim`. */
export const QUESTIONS_FILE = fileURLToPath(new URL('../questions.yaml', import.meta.url));

const words = z
  .array(z.string().regex(/^[a-z][a-z ]+$/, 'a word is lower-case, without marks'))
  .min(1)
  .optional();

const questionSchema = z.strictObject({
  ask: z
    .string()
    .max(180)
    .regex(/^[A-Z].*\?$/, 'is one plain question'),
  /** A phrase after "you are". */
  label: z.string().min(3).max(90),
  /** Countries or states of which somebody who says yes is a citizen, lives in or went to school in. */
  places: z
    .array(z.string().regex(/^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/, 'a place is a code'))
    .min(1)
    .optional(),
  theme: oneOf(QUESTION_THEMES),
  /** Words of another fact of the student that answer with yes, with no, and such as leave it open but near. */
  yes: words,
  no: words,
  maybe: words,
  /** Many of those whom the award's other lines leave say yes: nothing waits for the answer. */
  wide: z.literal(true).optional(),
  /** Asked of the government of the home country in the course of applying: only who is protected from it has a doubt to settle. */
  step: z.literal(true).optional(),
});
export type AuthoredQuestion = z.infer<typeof questionSchema>;

const questionsSchema = z.record(
  z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)+$/, 'an id is kebab-case with at least two words'),
  questionSchema,
);

/** The text of a question file. @throws ZodError where a question breaks the schema */
export const parseQuestions = (text: string): ReadonlyMap<string, AuthoredQuestion> =>
  new Map(Object.entries(questionsSchema.parse(parse(text))));

let shipped: ReadonlyMap<string, AuthoredQuestion> | undefined;

/** The questions of the shipped catalogue, read once. */
export const shippedQuestions = (): ReadonlyMap<string, AuthoredQuestion> => {
  shipped ??= parseQuestions(readFileSync(QUESTIONS_FILE, 'utf8'));
  return shipped;
};
