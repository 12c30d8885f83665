import { acceptParaphrase } from './accept-paraphrase.ts';

/** Words that a reason may gain: none of them turns its sense, narrows it or widens it. */
const PLAIN_WORDS: ReadonlySet<string> = new Set(
  `a an and apply applies are as award can for has in is it its may of offered programme scholarship scholarships study
  that the their this to which with you your yours`.split(/\s+/),
);

const idsIn = (text: string): string => (text.match(/\[\d+\]/g) ?? []).join();
const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/**
 * A model's words for the pattern of a reason, or the pattern: taken are words that keep the id of every fact, once and in
 * their order, and bring in nothing but plain words.
 */
export const acceptReason = (pattern: string, theirs: string): string => {
  const known = new Set(wordsIn(pattern));
  const isSafe =
    idsIn(theirs) === idsIn(pattern) &&
    !/[;:?!\n]/.test(theirs) &&
    wordsIn(theirs).every((word) => known.has(word) || PLAIN_WORDS.has(word));
  return isSafe ? acceptParaphrase(pattern, theirs) : pattern;
};
