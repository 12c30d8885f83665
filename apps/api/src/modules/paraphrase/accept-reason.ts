import { acceptParaphrase } from './accept-paraphrase.ts';

/** Words that a paraphrased reason may add: none of them changes, narrows or widens its meaning. */
const PLAIN_WORDS: ReadonlySet<string> = new Set(
  `a an and apply applies are as award can for has in is it its may of offered programme scholarship scholarships study
  that the their this to which with you your yours`.split(/\s+/),
);

const idsIn = (text: string): string => (text.match(/\[\d+\]/g) ?? []).join();
const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/**
 * The paraphrase of a reason's pattern if it is safe, otherwise the pattern. Safe: every fact's id occurs once and in the same order,
 * and only plain words are added.
 */
export const acceptReason = (pattern: string, theirs: string): string => {
  const known = new Set(wordsIn(pattern));
  const isSafe =
    idsIn(theirs) === idsIn(pattern) &&
    !/[;:?!\n]/.test(theirs) &&
    wordsIn(theirs).every((word) => known.has(word) || PLAIN_WORDS.has(word));
  return isSafe ? acceptParaphrase(pattern, theirs) : pattern;
};
