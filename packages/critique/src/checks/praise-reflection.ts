import { quote } from '../text/quote.ts';
import { type Check, spanOf } from './check.ts';

const HABIT =
  /\b(?:I (?:no longer|now|stopped|started|began|used to)|since then I|I (?:had been|was) wrong|I had (?:never|not|mis\w+))\b/i;

/** A change in what the writer does or thinks, told as such. */
export const praiseReflection: Check = {
  id: 'praise-reflection',
  category: 'Keep this',
  kind: 'praise',
  rubric: 'Voice',
  languages: 'english',
  find: ({ traits }) =>
    traits
      .filter(
        ({ reflection, vague, sentence }) =>
          reflection && !vague && HABIT.test(sentence.text) && sentence.words.length >= 7,
      )
      .sort((a, b) => b.detail - a.detail)
      .slice(0, 1)
      .map(({ sentence }) => ({
        suggestion: `${quote(sentence.text, 180)} tells a change in what you do or think, and doesn’t need the word “lesson” for it.`,
        at: [spanOf(sentence)],
        weight: 57,
      })),
};
