import { francAll } from 'franc-min';
import type { TextParts } from './read-text.ts';
import { FUNCTION_WORDS as WORDS } from './words.generated.ts';

const FUNCTION_WORDS = new Set(WORDS);
/** English prose, a learner's too, has 35 to 60 of these in 100 words; other languages below 12. */
const ENGLISH_SHARE = 0.2;
/** Different words: one sentence over and over tells no more than once. */
const ENOUGH_WORDS = 8;

/** @returns `eng`, another ISO 639-3 code, or `und` where the text is too short or too odd to tell */
export const detectLanguage = (parts: TextParts): string => {
  const sample = parts.words.slice(0, 1_000);
  const found = sample.filter(({ lower }) => FUNCTION_WORDS.has(lower)).length;
  if (sample.length > 0 && found / sample.length >= ENGLISH_SHARE) return 'eng';
  if (
    new Set(sample.map(({ lower }) => lower)).size < ENOUGH_WORDS &&
    /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(parts.text)
  )
    return 'und';
  const guess = francAll(parts.text.slice(0, 2_000))[0]?.[0] ?? 'und';
  // So few English function words in so many words is not English prose, whatever the letters look like.
  return guess === 'eng' || guess === 'sco' ? 'und' : guess;
};
