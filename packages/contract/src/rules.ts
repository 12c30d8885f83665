import { z } from 'zod';

/** The specification's field rules (section 5), in its own words. Forms and server read them from here. */

/** A basic `local@domain.tld` pattern without spaces; control characters never belong to an address. */
const EMAIL_PATTERN = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u;
/** Letters and marks of every script, spaces, hyphens and both apostrophes. */
const NAME_PATTERN = /^[\p{L}\p{M} '’-]+$/u;

export const PASSWORD_MIN_LENGTH = 8;
/** argon2 takes any length; the bound keeps a request from being used to burn processor time. */
export const PASSWORD_MAX_LENGTH = 256;
export const NAME_MIN_LENGTH = 2;
export const NAME_MAX_LENGTH = 100;

export const email = z
  .string({ error: 'Email is required' })
  .trim()
  .min(1, 'Email is required')
  .max(254, 'Please enter a valid email address')
  .refine((value) => value === '' || EMAIL_PATTERN.test(value), 'Please enter a valid email address');

/** The password rules in the order in which the live checklist shows them. */
export const PASSWORD_RULES = [
  {
    label: 'At least 8 characters',
    message: 'Password must be at least 8 characters long',
    test: (password: string) => password.length >= PASSWORD_MIN_LENGTH,
  },
  {
    label: 'One lowercase letter',
    message: 'Password must contain at least one lowercase letter',
    test: (password: string) => /\p{Ll}/u.test(password),
  },
  {
    label: 'One uppercase letter',
    message: 'Password must contain at least one uppercase letter',
    test: (password: string) => /\p{Lu}/u.test(password),
  },
  {
    label: 'One number',
    message: 'Password must contain at least one number',
    test: (password: string) => /\d/.test(password),
  },
] as const;

export const newPassword = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  .max(PASSWORD_MAX_LENGTH, `Password must be at most ${PASSWORD_MAX_LENGTH} characters long`)
  .superRefine((value, context) => {
    if (value === '') return;
    for (const rule of PASSWORD_RULES) {
      if (!rule.test(value)) context.addIssue({ code: 'custom', message: rule.message });
    }
  });

/** A password that is being checked, not chosen: only its presence and size are validated. */
export const anyPassword = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  .max(PASSWORD_MAX_LENGTH, `Password must be at most ${PASSWORD_MAX_LENGTH} characters long`);

/** @param label 'First name' or 'Last name' */
export const personName = (label: string) =>
  z
    .string({ error: `${label} is required` })
    .trim()
    .min(1, `${label} is required`)
    .refine(
      (value) => value === '' || value.length >= NAME_MIN_LENGTH,
      `${label} must be at least 2 characters long`,
    )
    .refine((value) => value.length < NAME_MAX_LENGTH, `${label} must be less than 100 characters`)
    .refine(
      (value) => value === '' || NAME_PATTERN.test(value),
      `${label} can only contain letters, spaces, hyphens, and apostrophes`,
    );

export const firstName = personName('First name');
export const lastName = personName('Last name');

export const CONFIRM_PASSWORD_MESSAGES = {
  required: 'Please confirm your password',
  different: 'Passwords do not match',
} as const;
export const TERMS_MESSAGE = 'You must accept the terms and conditions';
export const ESSAY_EMPTY_MESSAGE = 'Please paste or write your essay.';
