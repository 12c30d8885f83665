import { ATTRIBUTED } from '../evidence/patterns.ts';
import { quote } from '../text/quote.ts';
import { type Check, spanOf } from './check.ts';

/** The famous words of somebody the writer never met. */
export const borrowedQuotation: Check = {
  id: 'borrowed-quotation',
  category: 'Borrowed words',
  kind: 'question',
  rubric: 'Voice',
  languages: 'english',
  find: ({ parts, traits }) => {
    const at = traits.find(
      ({ sentence }) =>
        ATTRIBUTED.test(sentence.text) &&
        !/\bmy (?:mother|father|grand|teacher|aunt|uncle|coach)/i.test(sentence.text),
    );
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
