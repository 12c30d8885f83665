import type { ScholarshipRecord } from '@laurel/domain';
import { asForgiven, asSuited, asTyped, misspelt } from './meant-terms.ts';
import { createPostings, placeOf } from './postings.ts';
import { type QueryWord, queryWords } from './query-words.ts';
import { createTermScorer, requiredOf } from './term-scorer.ts';

export interface TextIndex {
  /** How well each record, by its number, fits the words; 0 when it doesn't. Shared with the next call. */
  find(q: string): Float32Array;
}

/** Full-text search over titles, organisations, places, tags, descriptions and what the conditions mean. */
export const createTextIndex = async (records: readonly ScholarshipRecord[]): Promise<TextIndex> => {
  const postings = await createPostings(records);
  const { terms, start } = postings;
  const { scores, score } = createTermScorer(postings, records.length);

  const isKnown = ({ word, marks }: QueryWord): boolean =>
    marks.length > 0 || terms[placeOf(terms, word)]?.startsWith(word) === true;
  const holders = (term: number): number => (start[term + 1] as number) - (start[term] as number);

  /** The words, each that nothing begins with read as the commonest word that it may be a misspelling of. */
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

  return {
    find: (q) => {
      const words = mended(q);
      const strict = words.map((word) => ({ ...word, meant: asTyped(terms, word), loose: [] }));
      const wide = strict.map((each) => ({ ...each, loose: asSuited(terms, each) }));
      if (score(strict, 0) || score(wide, 0)) return scores;
      const forgiven = wide.map((each) => ({ ...each, meant: asForgiven(terms, each) }));
      // Of three words or more, one may be wrong.
      if (!score(forgiven, 0) && (requiredOf(words) < 3 || !score(strict, 1))) scores.fill(0);
      return scores;
    },
  };
};
