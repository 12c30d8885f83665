import { z } from 'zod';
import { ANY_PASSWORD, EMAIL, FIRST_NAME, type FieldRules, LAST_NAME, NEW_PASSWORD } from './rules.ts';

/** The rules as schemas of the server, which report every violation. */
const schemaOf = ({ trims, required, longest, rules }: FieldRules) => {
  const text = z.string({ error: required });
  const present = (trims ? text.trim() : text).min(1, required);
  return (longest ? present.max(longest.length, longest.message) : present).superRefine((value, context) => {
    if (value === '') return;
    for (const { test, message } of rules) {
      if (!test(value)) context.addIssue({ code: 'custom', message });
    }
  });
};

export const email = schemaOf(EMAIL);
export const anyPassword = schemaOf(ANY_PASSWORD);
export const newPassword = schemaOf(NEW_PASSWORD);
export const firstName = schemaOf(FIRST_NAME);
export const lastName = schemaOf(LAST_NAME);
