import {
  DUTCH,
  ENGLISH,
  FRENCH,
  GERMAN,
  INDONESIAN,
  ITALIAN,
  OF_NAMES,
  PORTUGUESE,
  SPANISH,
  SWEDISH,
  VIETNAMESE,
} from './languages.generated.ts';

const ENGLISH_WORDS: ReadonlySet<string> = new Set(ENGLISH);
const FOREIGN_WORDS: ReadonlySet<string> = new Set([
  ...DUTCH,
  ...FRENCH,
  ...GERMAN,
  ...INDONESIAN,
  ...ITALIAN,
  ...PORTUGUESE,
  ...SPANISH,
  ...SWEDISH,
  ...VIETNAMESE,
]);
const NAME_WORDS: ReadonlySet<string> = new Set(OF_NAMES);

/** Letters that only Vietnamese writes: horned vowels and vowels with two marks. */
const VIETNAMESE_LETTER = /[\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]/u;
const WORD = /\p{L}[\p{L}\p{M}’'-]*/gu;
const LATIN = /\p{Script=Latin}/u;
/** Enough words to recognise a language; the limit bounds the time. */
const MAX_WORDS = 1_500;
/** Signs of another language that outweigh a name. */
const ENOUGH = 2;

interface Tally {
  all: number;
  english: number;
  foreign: number;
}

const tally = (found: readonly string[]): Tally => {
  const sum = { all: found.length, english: 0, foreign: 0 };
  for (const raw of found) {
    const word = raw.toLowerCase();
    if (!LATIN.test(raw) || VIETNAMESE_LETTER.test(word) || FOREIGN_WORDS.has(word)) sum.foreign += 1;
    else if (ENGLISH_WORDS.has(word)) sum.english += 1;
    else if (NAME_WORDS.has(word)) sum.foreign += 0.4;
    // "l'université", "d'études"
    else if (/^(?:[dl]|qu)['’]\p{Ll}/u.test(raw)) sum.foreign += 1;
  }
  return sum;
};

/**
 * Whether a text is mostly English, judged by its little words, letters and scripts. Names in other
 * languages ("São Paulo", "Universität Wien") don't change that; texts too short to judge count as English.
 */
export const isMostlyEnglish = (text: string): boolean => {
  const found = (text.normalize('NFC').match(WORD) ?? []).slice(0, MAX_WORDS);
  const { all, english, foreign } = tally(found);
  if (foreign < ENOUGH) return true;
  // Prose has one sign in four words at least; a list of names among English labels has fewer.
  return foreign <= english || foreign / all < 0.12;
};
