import type { ScholarshipRecord } from '@laurel/domain';
import { prefixEditDistance } from '@laurel/text';
import { createPostings, NAMED, type Postings, placeOf } from './postings.ts';
import { EVERY_FIELD, OPEN_TO_ALL, type QueryWord, queryWords } from './query-words.ts';

const EXACT = 1;
const SYNONYM = 0.9;
const BEGINNING = 0.75;
const LOOSE = 0.1;
const ERRORS = [1, 0.5, 0.3];

/** A term that means a word of the query, and how well. */
interface Meant {
  term: number;
  quality: number;
}

const exactly = (terms: readonly string[], word: string): Meant[] => {
  const term = placeOf(terms, word);
  return terms[term] === word ? [{ term, quality: EXACT }] : [];
};

const beginningWith = (terms: readonly string[], word: string): Meant[] => {
  const meant: Meant[] = [];
  for (let term = placeOf(terms, word); terms[term]?.startsWith(word); term += 1) {
    const { length } = terms[term] ?? '';
    meant.push({ term, quality: length === word.length ? EXACT : (BEGINNING * (word.length + 1)) / length });
  }
  return meant;
};

/** Shorter words are never read as misspellings, because too many of them differ in one letter. */
const SHORT = 4;
const LONG = 8;

/** The largest edit distance at which a word still counts as a misspelling. */
const maxEditDistance = (word: string): number => (word.length < SHORT ? 0 : word.length < LONG ? 1 : 2);

/** The terms nearest to a misspelt word. */
const misspelt = (terms: readonly string[], word: string): Meant[] => {
  const forgiven = maxEditDistance(word);
  const meant: Meant[] = [];
  // Digits sort before letters; a misspelt name never means a year.
  for (let term = placeOf(terms, 'a'); forgiven > 0 && term < terms.length; term += 1) {
    const written = terms[term] ?? '';
    // Too short by more letters than are forgiven; comparing letter by letter is the costly part.
    if (written.length < word.length - forgiven) continue;
    const errors = prefixEditDistance(word, written, forgiven);
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
const asTyped = (terms: readonly string[], { word, marks, isWhole }: QueryWord): Meant[] => [
  ...(isWhole ? exactly(terms, word) : beginningWith(terms, word)),
  ...marked(terms, marks, SYNONYM),
];

/** Whether a word occurs, or means something: then it is no misspelling of another ("malaria" is not Malaysia). */
const isKnownIn = (terms: readonly string[], { word, marks }: QueryWord): boolean =>
  marks.length > 0 || terms[placeOf(terms, word)]?.startsWith(word) === true;

/** The terms that a word means, misspellings included. */
const asForgiven = (terms: readonly string[], word: QueryWord): Meant[] => [
  ...asTyped(terms, word),
  ...(isKnownIn(terms, word) ? [] : misspelt(terms, word.word)),
];

/** Marks of records that are open to what a word means. */
const asSuited = (terms: readonly string[], { looseMarks }: QueryWord): Meant[] =>
  marked(terms, looseMarks, LOOSE);

/** Marks of records for many nations, those of a people that a word names among them. */
const amongMany = (terms: readonly string[], { isPeople, looseMarks }: QueryWord): Meant[] =>
  isPeople
    ? marked(
        terms,
        looseMarks.filter((mark) => mark !== OPEN_TO_ALL),
        LOOSE,
      )
    : [];

/** A word of the query with the terms that it means, and weaker ones. */
interface Sought {
  meant: Meant[];
  loose: Meant[];
  /** Where they are given, records without any of these terms must have the word in title or organisation. */
  within?: Meant[];
  share: number;
  isOptional: boolean;
}

/** Scores records by the words that they contain. */
interface TermScorer {
  /** Of each record, by its number; 0 when it doesn't fit. Overwritten by the next call of `score`. */
  scores: Float32Array;
  /** Scores the records that match every required word, and in which at least half of what they ask for occurs. @returns how many there are */
  score(words: readonly Sought[]): number;
}

/** Thirds of a phrase do not add up to exactly one. */
const ROUNDING = 0.01;

/** @param total how many records the postings are of */
const createTermScorer = ({ start, rows, weights }: Postings, total: number): TermScorer => {
  const scores = new Float32Array(total);
  const best = new Float32Array(total);
  /** For each record: words that match it at all, and the shares of words that occur in it. */
  const matched = new Uint8Array(total);
  const held = new Float32Array(total);

  const holdersOf = (meant: readonly Meant[]): Uint8Array => {
    const holders = new Uint8Array(total);
    for (const { term } of meant)
      for (const row of rows.subarray(start[term], start[term + 1])) holders[row] = 1;
    return holders;
  };

  /** Writes each record's best weight for these terms into `best`. @returns how many records it adds */
  const weigh = (meant: readonly Meant[], within?: readonly Meant[]): number => {
    const holders = within && holdersOf(within);
    let added = 0;
    for (const { term, quality } of meant) {
      const end = start[term + 1] as number;
      for (let at = start[term] as number; at < end; at += 1) {
        const row = rows[at] as number;
        if (holders?.[row] === 0 && (weights[at] as number) < NAMED) continue;
        const weight = (weights[at] as number) * quality;
        const before = best[row] as number;
        if (before === 0) added += 1;
        if (weight > before) best[row] = weight;
      }
    }
    return added;
  };

  const addWord = ({ meant, loose, within, share, isOptional }: Sought): void => {
    best.fill(0);
    const rarity = Math.log1p(total / Math.max(1, weigh(meant, within)));
    if (!isOptional)
      for (let row = 0; row < total; row += 1) if (best[row] !== 0) held[row] = (held[row] as number) + share;
    weigh(loose);
    for (let row = 0; row < total; row += 1) {
      const weight = best[row] as number;
      if (weight === 0) continue;
      scores[row] = (scores[row] as number) + weight * rarity;
      if (!isOptional) matched[row] = (matched[row] as number) + 1;
    }
  };

  const score = (words: readonly Sought[]): number => {
    for (const each of [scores, matched, held]) each.fill(0);
    for (const word of words) addWord(word);
    const required = words.filter(({ isOptional }) => !isOptional);
    const asked = required.reduce((sum, { share }) => sum + share, 0);
    const [needed, neededHeld] = [Math.max(1, required.length), Math.max(1, asked / 2) - ROUNDING];
    let found = 0;
    for (let row = 0; row < total; row += 1) {
      if ((matched[row] as number) < needed || (held[row] as number) < neededHeld) scores[row] = 0;
      else found += 1;
    }
    return found;
  };

  return { scores, score };
};

/** What a query finds. */
export interface TextHits {
  /** The score of each record by row number; 0 when it does not match. The array is reused by the next call. */
  scores: Float32Array;
  /** Words of the query, as typed, that had to be left out because no record has all of them. */
  missed: string[];
}

export interface TextIndex {
  find(q: string): TextHits;
}

/** Hits to the letter that need nothing behind them: they fill a page. */
const ENOUGH = 20;
/** More than any score. */
const AHEAD = 100_000;

/** Full-text search over titles, organisations, places, tags, descriptions and what the conditions mean. */
export const createTextIndex = async (records: readonly ScholarshipRecord[]): Promise<TextIndex> => {
  const postings = await createPostings(records);
  const { terms, start } = postings;
  const { scores, score } = createTermScorer(postings, records.length);

  const isKnown = (word: QueryWord): boolean => isKnownIn(terms, word);
  const holders = (term: number): number => (start[term + 1] as number) - (start[term] as number);

  /** The words of a query; an unknown one is replaced by the commonest term of which it may be a misspelling. */
  const mended = (q: string): QueryWord[] => {
    const words = queryWords(q);
    if (words.every(isKnown)) return words;
    const spelt = words.map((each) => {
      if (isKnown(each)) return each.word;
      const [nearest] = misspelt(terms, each.word).sort((a, b) => holders(b.term) - holders(a.term));
      return nearest ? (terms[nearest.term] ?? '') : each.word;
    });
    return queryWords(spelt.join(' '));
  };

  const putAhead = (row: number): void => {
    scores[row] = (scores[row] as number) + AHEAD;
  };

  /** Adds awards for every field behind those that name it, and for many nations behind those that name the people asked for. */
  const addSuited = (strict: readonly (Sought & QueryWord)[]): void => {
    const first = scores.slice();
    const suited = strict.map((each) => ({
      ...each,
      loose: each.looseMarks.includes(EVERY_FIELD) ? asSuited(terms, each) : amongMany(terms, each),
      // A word without a meaning is a name here, which an award doesn't bear because its text has the word.
      ...(each.marks.length === 0 ? { within: [] } : {}),
    }));
    score(suited);
    for (let row = 0; row < first.length; row += 1) if (first[row] !== 0) putAhead(row);
  };

  /** Puts awards that name the field asked for before those for every field. */
  const putFieldFirst = (words: readonly QueryWord[]): void => {
    const named = words.filter(({ looseMarks }) => looseMarks.includes(EVERY_FIELD));
    const rows = new Set(
      named.flatMap(({ marks }) =>
        marked(terms, marks, SYNONYM).flatMap(({ term }) => [
          ...postings.rows.subarray(start[term], start[term + 1]),
        ]),
      ),
    );
    for (const row of rows) if (scores[row] !== 0) putAhead(row);
  };

  /** Scores the records that have all words, else those that suit them, else those that may be meant. @returns whether any does */
  const finds = (words: readonly QueryWord[]): boolean => {
    const strict = words.map((word) => ({
      ...word,
      meant: asTyped(terms, word),
      loose: [],
      ...(word.limits.length > 0 ? { within: marked(terms, word.limits, EXACT) } : {}),
    }));
    const found = score(strict);
    if (found > 0) {
      if (found < ENOUGH && words.some(({ looseMarks }) => looseMarks.length > 0)) addSuited(strict);
      return true;
    }
    const wide = strict.map((each) => ({ ...each, loose: asSuited(terms, each) }));
    if (score(wide) > 0) {
      putFieldFirst(words);
      return true;
    }
    const forgiven = wide.map((each) => ({ ...each, meant: asForgiven(terms, each) }));
    return score(forgiven) > 0;
  };

  /** How many records have a word, or what it means. */
  const commonness = (word: QueryWord): number =>
    asTyped(terms, word).reduce((sum, { term }) => sum + holders(term), 0);

  /** Leaves words out, unknown ones first, then the commonest, until something is found. @returns those left out */
  const findWithout = (words: readonly QueryWord[]): QueryWord[] | undefined => {
    const required = words.filter(({ isOptional }) => !isOptional);
    const order = required
      .map((word) => ({ word, records: commonness(word) }))
      .sort((a, b) => Number(b.records === 0) - Number(a.records === 0) || b.records - a.records)
      .map(({ word }) => word);
    for (let count = 1; count < order.length; count += 1) {
      const out = order.slice(0, count);
      if (finds(words.filter((word) => !out.includes(word))))
        return required.filter((word) => out.includes(word));
    }
    return undefined;
  };

  return {
    find: (q) => {
      const words = mended(q);
      if (finds(words)) return { scores, missed: [] };
      const missed = findWithout(words);
      if (missed === undefined) scores.fill(0);
      return { scores, missed: missed?.map(({ typed }) => typed) ?? [] };
    },
  };
};
