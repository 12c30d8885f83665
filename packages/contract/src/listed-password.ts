import { isCommonPassword } from './common-password.ts';

/** Bits of the filter for each text in it, and how many of them a text sets: one in a thousand others is taken for a listed one. */
export const FILTER_SHAPE = { bitsPerText: 14.4, hashes: 10 };

/** FNV-1a with the last mixing of MurmurHash3. It scatters; nothing secret rests on it. */
const hash = (text: string, seed: number): number => {
  let value = seed;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01_00_01_93);
  value = Math.imul(value ^ (value >>> 16), 0x85_eb_ca_6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2_b2_ae_35);
  return (value ^ (value >>> 16)) >>> 0;
};

/** The bits that stand for a text in a filter of `size` bits. */
export const bitsOf = (text: string, size: number): number[] => {
  const first = hash(text, 0x81_1c_9d_c5);
  const step = hash(text, 0x9e_37_79_b9) | 1;
  return Array.from({ length: FILTER_SHAPE.hashes }, (_, at) => (first + at * (step >>> 0)) % size);
};

/** Shorter stems are too often part of something else. */
const STEM_MIN = 6;

/** What is looked for in the list: the password in small letters, and what is left of it without digits and signs around it. */
export const formsOf = (password: string): string[] => {
  const lower = password.normalize('NFKC').toLowerCase();
  const stem = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return stem.length >= STEM_MIN && stem !== lower ? [lower, stem] : [lower];
};

let filter: Promise<Uint8Array> | undefined;
const loadFilter = async (): Promise<Uint8Array> => {
  const { COMMON_PASSWORDS } = await import('./common-passwords.ts');
  // `atob` passes over line breaks.
  return Uint8Array.from(atob(COMMON_PASSWORDS), (letter) => letter.charCodeAt(0));
};

/**
 * Whether a password is guessed early: by the rules of `isCommonPassword`, or because it stands in the shipped list of passwords that became
 * known. The list is loaded at the first call, and no network service is asked.
 */
export const isListedPassword = async (password: string): Promise<boolean> => {
  if (isCommonPassword(password)) return true;
  filter ??= loadFilter();
  const bytes = await filter;
  const isIn = (text: string) =>
    bitsOf(text, bytes.length * 8).every((bit) => ((bytes[bit >>> 3] ?? 0) >>> (bit & 7)) & 1);
  return formsOf(password).some(isIn);
};

/** Said where the operator refuses such passwords. */
export const LISTED_PASSWORD_REFUSED =
  'This password is among the most used ones, which are guessed first. Please choose a few words of your own.';
