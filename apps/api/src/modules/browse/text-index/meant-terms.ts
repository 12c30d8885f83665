import { prefixEditDistance } from '@laurel/text';
import { placeOf } from './postings.ts';
import type { QueryWord } from './query-words.ts';

const EXACT = 1;
const SYNONYM = 0.9;
const BEGINNING = 0.75;
const LOOSE = 0.1;
const ERRORS = [1, 0.5, 0.3];

/** A term that means a word of the query, and how well. */
export interface Meant {
  term: number;
  quality: number;
}

const beginningWith = (terms: readonly string[], word: string): Meant[] => {
  const meant: Meant[] = [];
  for (let term = placeOf(terms, word); terms[term]?.startsWith(word); term += 1) {
    const { length } = terms[term] ?? '';
    meant.push({ term, quality: length === word.length ? EXACT : (BEGINNING * (word.length + 1)) / length });
  }
  return meant;
};

/** Words shorter than this lie too close to each other to be read as misspellings. */
const SHORT = 4;
const LONG = 7;

/** The largest edit distance at which a word still counts as a misspelling. */
const maxEditDistance = (word: string): number => (word.length < SHORT ? 0 : word.length < LONG ? 1 : 2);

/** The nearest terms of which a word may be a misspelling. */
export const misspelt = (terms: readonly string[], word: string): Meant[] => {
  const forgiven = maxEditDistance(word);
  const meant: Meant[] = [];
  // Digits sort before letters; a misspelt name never means a year.
  for (let term = placeOf(terms, 'a'); forgiven > 0 && term < terms.length; term += 1) {
    const errors = prefixEditDistance(word, terms[term] ?? '', forgiven);
    if (errors <= forgiven) meant.push({ term, quality: ERRORS[errors] ?? 0 });
  }
  // Only the nearest spellings count.
  const best = meant.reduce((most, { quality }) => Math.max(most, quality), 0);
  return meant.filter(({ quality }) => quality === best);
};

const marked = (terms: readonly string[], marks: readonly string[], quality: number): Meant[] =>
  marks.flatMap((mark) => {
    const term = placeOf(terms, mark);
    return terms[term] === mark ? [{ term, quality }] : [];
  });

/** The terms that a word means as typed, complete or as a prefix. */
export const asTyped = (terms: readonly string[], { word, marks }: QueryWord): Meant[] => [
  ...beginningWith(terms, word),
  ...marked(terms, marks, SYNONYM),
];

/** The terms that a word means, misspellings included. */
export const asForgiven = (terms: readonly string[], word: QueryWord): Meant[] => [
  ...asTyped(terms, word),
  // A word that means a country or a level is no misspelling.
  ...(word.marks.length > 0 ? [] : misspelt(terms, word.word)),
];

/** Marks of records that are open to what a word means. */
export const asSuited = (terms: readonly string[], { looseMarks }: QueryWord): Meant[] =>
  marked(terms, looseMarks, LOOSE);
