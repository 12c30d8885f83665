import { randomBytes } from 'node:crypto';
import { hashLinkToken } from './link-token.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** A code that somebody types, of 80 random bits, which no guessing of a stolen hash finds: `abcd-efgh-ijkl-mnop`. */
export const newTypedCode = (): string =>
  Array.from(randomBytes(16), (byte) => LETTERS[byte % LETTERS.length])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

/** A code as it is compared, however it was typed. */
export const withoutSpaces = (code: string): string => code.replace(/[\s-]+/g, '').toLowerCase();

/** The stored form of a typed code. */
export const hashTypedCode = (code: string): string => hashLinkToken(withoutSpaces(code));
