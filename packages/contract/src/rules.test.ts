import { describe, expect, it } from 'vitest';
import { anyPassword, email, firstName, newPassword } from './field-schemas.ts';
import { ANY_PASSWORD, EMAIL, FIRST_NAME, firstProblem, NEW_PASSWORD } from './rules.ts';

const SCHEMAS = [
  ['an email', EMAIL, email],
  ['a present password', ANY_PASSWORD, anyPassword],
  ['a new password', NEW_PASSWORD, newPassword],
  ['a first name', FIRST_NAME, firstName],
] as const;
const TYPED = [
  '',
  ' ',
  'a',
  ' a@b.co ',
  'a@b',
  'R2',
  'Aña',
  'abcdefgh',
  'Abcdefg1',
  'x'.repeat(99),
  'x'.repeat(300),
];

describe('field rules', () => {
  it.each(SCHEMAS)('say of %s in a form what the server says first', (_, rules, schema) => {
    for (const typed of TYPED) {
      expect(firstProblem(rules, typed), typed).toBe(schema.safeParse(typed).error?.issues[0]?.message);
    }
  });

  it('take the longest email, and none that is longer', () => {
    const longest = `${'a'.repeat(247)}@b.test`;
    expect(longest).toHaveLength(254);
    expect(firstProblem(EMAIL, ` ${longest} `)).toBeUndefined();
    expect(firstProblem(EMAIL, `a${longest}`)).toBe('Please enter a valid email address');
  });
});
