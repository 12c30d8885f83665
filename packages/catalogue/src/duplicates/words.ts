import { editDistance, singular, tokensOf } from '@laurel/text';
import { plainText } from './plain-text.ts';
import { FILLER, KINDS, KNOWN_NAMES, KNOWN_PROGRAMMES } from './vocabulary.ts';

export interface Words {
  all: string[];
  /** The words that can tell a title or name apart, each once, singular, known names under one word. */
  telling: string[];
  /** Kinds of award named: scholarship, fellowship, ... */
  kinds: Set<string>;
  /** Words of acronyms in brackets, which are not among the others. */
  aliases: Set<string>;
}

/** An acronym in brackets repeats the words before it: "(LExS)", "(Vanier CGS)"; a level or a place doesn't. */
const ACRONYM =
  /\((?!(?:PhD|MBA|MSc|MA|BA|UK|USA?|EU|STEM)\))(?:[\p{L}-]+ )?\p{Lu}[\p{L}/-]*\p{Lu}[\p{L}-]*\)/gu;

/** The words of a title or of an organisation's name. */
export const wordsOf = (text: string): Words => {
  let plain = plainText(text.replace(ACRONYM, ' '));
  for (const [names, word] of [...KNOWN_PROGRAMMES, ...KNOWN_NAMES])
    plain = plain.replace(names, ` ${word} `);
  const all = new Set(plain.split(/[^\p{L}\p{N}+]+/u).map(singular));
  const kinds = [...all].flatMap((word) => KINDS.get(word) ?? []);
  const telling = [...all].filter(
    (word) => word !== '' && !/^[a-z]$/.test(word) && !FILLER.has(word) && !KINDS.has(word),
  );
  const acronyms = [...text.matchAll(ACRONYM)].map(([acronym]) => plainText(acronym)).join(' ');
  const aliases = tokensOf(acronyms).map(singular);
  return { all: [...all], telling, kinds: new Set(kinds), aliases: new Set(aliases) };
};

/** Whether two words are one but for a slip: one edit from six letters on, two from nine on. Words with digits must agree. */
export const sameWord = (a: string, b: string): boolean => {
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  if (shorter < 6 || a[0] !== b[0] || /\d/.test(a + b)) return false;
  const allowed = shorter >= 9 ? 2 : 1;
  return editDistance(a, b, allowed) <= allowed;
};
