import { fold } from '@laurel/text';

/** A word or a mark of a text. `norm` is what phrases are compared by; offsets are UTF-16 and leave out a possessive `'s`. */
export interface Token {
  norm: string;
  start: number;
  end: number;
  isWord: boolean;
}

/** One word as it is compared: folded, without apostrophes, dots and spaces: `Côte` -> `cote`, `U.S.` -> `us`. */
const normaliseWord = (word: string): string => fold(word).replace(/['’ʼ`´.\s]/g, '');

/** In order: "U. S." with a space, dotted abbreviations (U.S., M.B.A.), words with inner apostrophes, `&`, any other mark. */
const TOKEN =
  /\bU\. [SK]\.(?: ?A\.)?|(?:\p{L}\.)+\p{L}\b\.?|[\p{L}\p{N}\p{M}]+(?:['’ʼ][\p{L}\p{M}]+)*(?:\+\+|#)?|&|[^\s]/gu;
const POSSESSIVE = /['’ʼ]s$/i;
/** Abbreviations whose full stop does not end a phrase. */
const ABBREVIATED = new Set([
  'st',
  'ste',
  'dr',
  'rep',
  'dem',
  'is',
  'fed',
  'eng',
  'engg',
  'sc',
  'env',
  'mgmt',
]);

/** A hyphen inside a word pair, or one that hangs on a word: "low- and middle-income". */
const isWordHyphen = (text: string, at: number): boolean =>
  /[-‐‑‒–]/.test(text.charAt(at)) && /[\p{L}\p{N}.]/u.test(text.charAt(at - 1));

/**
 * Splits running text into comparable tokens. Hyphens inside words and the stops of common abbreviations vanish, so that
 * `Guinea-Bissau` and `St. Lucia` read as plain word pairs; every other mark stays and ends phrases.
 */
export const tokenise = (text: string): Token[] => {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const raw = match[0];
    const start = match.index;
    if (raw === '&') {
      tokens.push({ norm: 'and', start, end: start + 1, isWord: true });
    } else if (/^[\p{L}\p{N}\p{M}]/u.test(raw)) {
      const possessive = POSSESSIVE.exec(raw);
      const bare = possessive ? raw.slice(0, possessive.index) : raw;
      const norm = normaliseWord(bare);
      if (norm !== '') tokens.push({ norm, start, end: start + bare.length, isWord: true });
    } else if (isWordHyphen(text, start)) {
      // It joins two words of one phrase.
    } else if (raw === '.' && ABBREVIATED.has(tokens.at(-1)?.norm ?? '') && tokens.at(-1)?.end === start) {
      // It belongs to an abbreviation.
    } else {
      tokens.push({ norm: raw, start, end: start + raw.length, isWord: false });
    }
  }
  return tokens;
};

/** The key under which a whole text is looked up: its normalised words, marks left out. */
export const phraseKey = (text: string): string => {
  return tokenise(text)
    .filter((token) => token.isWord)
    .map((token) => token.norm)
    .join(' ');
};
