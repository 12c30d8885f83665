import type { Meant } from './meant-terms.ts';
import type { Postings } from './postings.ts';

/** A word of the query with the terms that it stands for, and those that suit it. */
export interface Sought {
  meant: Meant[];
  loose: Meant[];
  isOptional: boolean;
}

/** Scores records by the words that they hold. */
export interface TermScorer {
  /** Of each record, by its number; 0 when it doesn't fit. Overwritten by the next call of `score`. */
  scores: Float32Array;
  /**
   * Scores the records in which no more than `missing` of the words that must be there are missing; at least half of these
   * must stand there in some way. @returns whether there is one
   */
  score(words: readonly Sought[], missing: number): boolean;
}

/** How many of the words must be there. */
export const requiredOf = (words: readonly Pick<Sought, 'isOptional'>[]): number =>
  words.filter(({ isOptional }) => !isOptional).length;

/** @param total how many records the postings are of */
export const createTermScorer = ({ start, rows, weights }: Postings, total: number): TermScorer => {
  const scores = new Float32Array(total);
  const best = new Float32Array(total);
  /** How many words suit each record, and how many of them stand for something in it. */
  const matched = new Uint8Array(total);
  const held = new Uint8Array(total);

  /** How well each record holds one of these terms, into `best`. @returns how many it adds */
  const weigh = (meant: readonly Meant[]): number => {
    let added = 0;
    for (const { term, quality } of meant) {
      const end = start[term + 1] as number;
      for (let at = start[term] as number; at < end; at += 1) {
        const row = rows[at] as number;
        const weight = (weights[at] as number) * quality;
        const before = best[row] as number;
        if (before === 0) added += 1;
        if (weight > before) best[row] = weight;
      }
    }
    return added;
  };

  const addWord = ({ meant, loose, isOptional }: Sought): void => {
    best.fill(0);
    const rarity = Math.log1p(total / Math.max(1, weigh(meant)));
    if (!isOptional)
      for (let row = 0; row < total; row += 1) if (best[row] !== 0) held[row] = (held[row] as number) + 1;
    weigh(loose);
    for (let row = 0; row < total; row += 1) {
      const weight = best[row] as number;
      if (weight === 0) continue;
      scores[row] = (scores[row] as number) + weight * rarity;
      if (!isOptional) matched[row] = (matched[row] as number) + 1;
    }
  };

  const score = (words: readonly Sought[], missing: number): boolean => {
    for (const each of [scores, matched, held]) each.fill(0);
    for (const word of words) addWord(word);
    const required = requiredOf(words);
    const [needed, neededHeld] = [Math.max(1, required - missing), Math.max(1, required / 2)];
    let found = false;
    for (let row = 0; row < total; row += 1) {
      if ((matched[row] as number) < needed || (held[row] as number) < neededHeld) scores[row] = 0;
      else found = true;
    }
    return found;
  };

  return { scores, score };
};
