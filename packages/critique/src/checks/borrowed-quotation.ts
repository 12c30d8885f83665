import { quote } from '../text/quote.ts';
import { type Check, spanOf } from './check.ts';

const ATTRIBUTED =
  /[“"«][^“”"«»]{12,240}[”"»]\s*(?:[-–—]\s*\p{Lu}|,?\s*(?:as )?(?:\p{Lu}\p{L}+ ){1,3}(?:once )?(?:said|wrote|put it)|by \p{Lu}\p{L}+ \p{Lu})|\b(?:as |in the words of )?((?:\p{Lu}\p{L}+ ){1,3})once (?:said|wrote|remarked)|\bin the words of (?:\p{Lu}\p{L}+ ?){1,3}/u;

/** The famous words of somebody the writer never met. */
export const borrowedQuotation: Check = {
  id: 'borrowed-quotation',
  category: 'Borrowed words',
  kind: 'question',
  rubric: 'Voice',
  languages: 'english',
  find: ({ parts, traits }) => {
    const at = traits.find(({ sentence }) => ATTRIBUTED.test(sentence.text) && !/\bmy (?:mother|father|grand|teacher|aunt|uncle|coach)/i.test(sentence.text));
    if (!at || at.sentence.index === 0) return [];
    const share = Math.round((100 * at.sentence.words.length) / Math.max(1, parts.words.length));
    const cost = share >= 3 ? `${share}% of your words` : `${at.sentence.words.length} words`;
    const question = 'What has somebody you know said to you that you still hear?';
    return [
      {
        suggestion: `${quote(at.sentence.text, 130)} gives ${cost} to somebody the committee isn’t choosing. ${question}`,
        at: [spanOf(at.sentence)],
        weight: 40,
        question,
      },
    ];
  },
};
