import { francAll } from 'franc-min';
import type { TextParts } from './read-text.ts';
import { FUNCTION_WORDS as WORDS } from './words.generated.ts';

const FUNCTION_WORDS = new Set(WORDS);
/** English prose has 35 to 60 function words in 100 words, also that of learners; other languages have fewer than 12. */
const ENGLISH_SHARE = 0.2;
/** Counts different words, because a repeated sentence says nothing new about its language. */
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
  // Too few English function words for English prose.
  return guess === 'eng' || guess === 'sco' ? 'und' : guess;
};
