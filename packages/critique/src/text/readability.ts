import { countSyllables } from './count-syllables.ts';
import type { TextParts } from './read-text.ts';

/**
 * Flesch reading ease (R. Flesch, "A new readability yardstick", 1948), held to 0..100; null without words.
 * 60 to 70 is plain English.
 */
export const readability = ({ words, sentences }: TextParts): number | null => {
  if (words.length === 0 || sentences.length === 0) return null;
  const syllables = words.reduce((sum, { lower }) => sum + countSyllables(lower), 0);
  const ease = 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (syllables / words.length);
  return Math.round(Math.min(100, Math.max(0, ease)));
};
