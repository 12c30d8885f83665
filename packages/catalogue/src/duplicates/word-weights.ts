import type { Identity } from './identity.ts';
import type { Weight } from './same-programme.ts';

/** A corpus smaller than this says nothing of how rare a word is. */
const SMALLEST_CORPUS = 500;

/** No word of a title weighs less. */
const LEAST_WEIGHT = 0.2;

/** Inverse document frequency of the title words of a corpus, scaled so that a word of one record weighs 1. */
export const wordWeights = (corpus: Iterable<Identity>): Weight => {
  const counts = new Map<string, number>();
  let size = 0;
  for (const { title } of corpus) {
    size += 1;
    for (const word of title) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const most = Math.log(Math.max(size, SMALLEST_CORPUS));
  return (word) => Math.max(LEAST_WEIGHT, 1 - Math.log(counts.get(word) ?? 1) / most);
};
