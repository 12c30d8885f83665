import type { Traits } from '../evidence/read-traits.ts';
import { plural, quote } from '../text/quote.ts';
import { type Check, spanOf } from './check.ts';

/** The writer as a figure of the sentence; "my grandmother" alone is not. */
const PRESENT = /\b(?:I|me|we|us|myself)\b/i;
const ENOUGH = 8;
const OWN_SHARE = 0.4;

/** An essay in which somebody else is the main figure. */
export const whoseStory: Check = {
  id: 'whose-story',
  category: 'Your part in it',
  kind: 'point',
  rubric: 'Specificity and evidence',
  languages: 'english',
  find: ({ traits }) => {
    if (traits.length < ENOUGH) return [];
    const own = traits.filter(({ sentence }) => PRESENT.test(sentence.text)).length;
    const { first, length } = longestStretch(traits);
    if (own / traits.length >= OWN_SHARE || !first || length < 3) return [];
    const question = 'What did you do, or start to do, because of it?';
    return [
      {
        suggestion: `You appear in ${own} of ${plural(traits.length, 'sentence')}. The longest stretch without you, ${length} sentences, begins at ${quote(first.sentence.text, 120)}. ${question}`,
        at: [spanOf(first.sentence)],
        weight: 67,
        question,
      },
    ];
  },
};

function longestStretch(traits: readonly Traits[]): { first: Traits | undefined; length: number } {
  let best: { first: Traits | undefined; length: number } = { first: undefined, length: 0 };
  let start = 0;
  traits.forEach((each, at) => {
    if (PRESENT.test(each.sentence.text)) start = at + 1;
    else if (at + 1 - start > best.length) best = { first: traits[start], length: at + 1 - start };
  });
  return best;
}
