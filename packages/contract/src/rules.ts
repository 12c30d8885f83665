/** The specification's field rules (section 5), in its own words. Forms read them as they are, the server as schemas. */

interface Rule {
  test: (text: string) => boolean;
  message: string;
}

/** The rules for a line of text, checked in this order: required, maximum length, patterns. */
export interface FieldRules {
  /** Whether surrounding spaces are ignored. */
  trims: boolean;
  /** Message for an empty text. */
  required: string;
  /** Maximum length in characters, with its message. */
  longest?: { length: number; message: string };
  rules: readonly Rule[];
}

/** The message of the first violated rule. */
export const firstProblem = (
  { trims, required, longest, rules }: FieldRules,
  typed: string,
): string | undefined => {
  const text = trims ? typed.trim() : typed;
  if (text === '') return required;
  if (longest && text.length > longest.length) return longest.message;
  return rules.find(({ test }) => !test(text))?.message;
};

/** A basic `local@domain.tld` pattern without spaces; control characters and halves of letters never belong to an address. */
const EMAIL_PATTERN = /^[^\s@\p{Cc}\p{Cs}]+@[^\s@\p{Cc}\p{Cs}]+\.[^\s@\p{Cc}\p{Cs}]+$/u;
/** Letters and marks of every script, spaces, hyphens and both apostrophes. */
const NAME_PATTERN = /^[\p{L}\p{M} '’-]+$/u;

const EMAIL_MESSAGE = 'Please enter a valid email address';

export const PASSWORD_MIN_LENGTH = 8;
/** argon2 accepts any length; the limit protects processor time. */
export const PASSWORD_MAX_LENGTH = 256;
export const NAME_MIN_LENGTH = 2;
export const NAME_MAX_LENGTH = 100;

export const EMAIL: FieldRules = {
  trims: true,
  required: 'Email is required',
  longest: { length: 254, message: EMAIL_MESSAGE },
  rules: [{ test: (text) => EMAIL_PATTERN.test(text), message: EMAIL_MESSAGE }],
};

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

/** A current password: only its presence and size are validated. */
export const ANY_PASSWORD: FieldRules = {
  trims: false,
  required: 'Password is required',
  longest: {
    length: PASSWORD_MAX_LENGTH,
    message: `Password must be at most ${PASSWORD_MAX_LENGTH} characters long`,
  },
  rules: [],
};

export const NEW_PASSWORD: FieldRules = { ...ANY_PASSWORD, rules: PASSWORD_RULES };

/** @param label 'First name' or 'Last name' */
const personName = (label: string): FieldRules => ({
  trims: true,
  required: `${label} is required`,
  rules: [
    {
      test: (name) => name.length >= NAME_MIN_LENGTH,
      message: `${label} must be at least ${NAME_MIN_LENGTH} characters long`,
    },
    {
      test: (name) => name.length < NAME_MAX_LENGTH,
      message: `${label} must be less than ${NAME_MAX_LENGTH} characters`,
    },
    {
      test: (name) => NAME_PATTERN.test(name),
      message: `${label} can only contain letters, spaces, hyphens, and apostrophes`,
    },
  ],
});

export const FIRST_NAME = personName('First name');
export const LAST_NAME = personName('Last name');

export const CONFIRM_PASSWORD_MESSAGES = {
  required: 'Please confirm your password',
  different: 'Passwords do not match',
} as const;
export const TERMS_MESSAGE = 'You must accept the terms and conditions';
export const ESSAY_EMPTY_MESSAGE = 'Please paste or write your essay.';
