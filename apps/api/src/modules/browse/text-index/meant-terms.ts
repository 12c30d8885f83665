import { placeOf } from './postings.ts';
import type { QueryWord } from './query-words.ts';

const EXACT = 1;
const SYNONYM = 0.9;
const BEGINNING = 0.75;
const LOOSE = 0.1;
const ERRORS = [1, 0.5, 0.3];

/** A term that stands for a word of the query, and how well. */
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

/** Only the first letters of a word are compared. */
const MAX_LETTERS = 40;
/** Three rows of the cost table, reused by every call: one query compares many thousand words. */
const ROWS: [Uint8Array, Uint8Array, Uint8Array] = [
  new Uint8Array(MAX_LETTERS + 1),
  new Uint8Array(MAX_LETTERS + 1),
  new Uint8Array(MAX_LETTERS + 1),
];

/**
 * Edit distance (insert, delete, replace, swap neighbours) between `word` and the nearest beginning of `term`; `most + 1`
 * when it is more than `most`.
 */
export const prefixEditDistance = (word: string, term: string, most: number): number => {
  if (term.length < word.length - most) return most + 1;
  const reach = Math.min(term.length, word.length + most, MAX_LETTERS);
  const letters = Math.min(word.length, MAX_LETTERS);
  let [twoBefore, before, row] = ROWS;
  for (let j = 0; j <= reach; j += 1) before[j] = j;
  for (let i = 1; i <= letters; i += 1) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= reach; j += 1) {
      const isSame = word[i - 1] === term[j - 1];
      let cost = (before[j - 1] as number) + (isSame ? 0 : 1);
      cost = Math.min(cost, (before[j] as number) + 1, (row[j - 1] as number) + 1);
      if (i > 1 && j > 1 && word[i - 1] === term[j - 2] && word[i - 2] === term[j - 1])
        cost = Math.min(cost, (twoBefore[j - 2] as number) + 1);
      row[j] = cost;
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    [twoBefore, before, row] = [before, row, twoBefore];
  }
  // The student may still be typing: any beginning of a longer term counts.
  let fewest = most + 1;
  for (let j = Math.max(0, letters - most); j <= reach; j += 1)
    fewest = Math.min(fewest, before[j] as number);
  return fewest;
};

/** The terms that a word may be a misspelling of, the nearest. */
export const misspelt = (terms: readonly string[], word: string): Meant[] => {
  const forgiven = maxEditDistance(word);
  const meant: Meant[] = [];
  // Digits stand first in the alphabet; nobody means a year by a misspelt name.
  for (let term = placeOf(terms, 'a'); forgiven > 0 && term < terms.length; term += 1) {
    const errors = prefixEditDistance(word, terms[term] ?? '', forgiven);
    if (errors <= forgiven) meant.push({ term, quality: ERRORS[errors] ?? 0 });
  }
  // The nearest spelling is what was meant.
  const best = meant.reduce((most, { quality }) => Math.max(most, quality), 0);
  return meant.filter(({ quality }) => quality === best);
};

const marked = (terms: readonly string[], marks: readonly string[], quality: number): Meant[] =>
  marks.flatMap((mark) => {
    const term = placeOf(terms, mark);
    return terms[term] === mark ? [{ term, quality }] : [];
  });

/** What a word stands for as it was typed, to its end or not yet. */
export const asTyped = (terms: readonly string[], { word, marks }: QueryWord): Meant[] => [
  ...beginningWith(terms, word),
  ...marked(terms, marks, SYNONYM),
];

/** What it stands for, and what it may be a misspelling of. */
export const asForgiven = (terms: readonly string[], word: QueryWord): Meant[] => [
  ...asTyped(terms, word),
  // What means a country or a level is no typing error.
  ...(word.marks.length > 0 ? [] : misspelt(terms, word.word)),
];

/** What suits a word without standing for it. */
export const asSuited = (terms: readonly string[], { looseMarks }: QueryWord): Meant[] =>
  marked(terms, looseMarks, LOOSE);
