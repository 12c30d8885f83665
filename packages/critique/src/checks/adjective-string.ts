import { quote } from '../text/quote.ts';
import { type Check, spanOf } from './check.ts';

const VIRTUE =
  'hard-?working|hard working|dedicated|passionate|motivated|self-motivated|determined|ambitious|responsible|honest|creative|curious|kind|caring|compassionate|resilient|disciplined|organi[sz]ed|reliable|driven|enthusiastic|committed|confident|focused|intelligent|optimistic|positive|friendly|patient|loyal|humble|diligent|innovative|talented|strong|independent|open-minded|adaptable|flexible|empathetic';
const STRING = new RegExp(
  `\\b(?:${VIRTUE})(?:, (?:and )?| and )(?:\\w+ly )?(?:${VIRTUE})(?:(?:, (?:and )?| and )(?:\\w+ly )?(?:${VIRTUE}))+`,
  'iu',
);

/** Three or more virtues in a row: none of them is believed. */
export const adjectiveString: Check = {
  id: 'adjective-string',
  category: 'Virtues in a row',
  kind: 'style',
  languages: 'english',
  find: ({ traits }) =>
    traits
      .flatMap(({ sentence }) => {
        const match = STRING.exec(sentence.text);
        return match ? [{ sentence, words: match[0] }] : [];
      })
      .slice(0, 1)
      .map(({ sentence, words }) => ({
        suggestion: `${quote(words, 110)}: of the words in this row a reader keeps none. Which single one could you prove with one evening of your life?`,
        at: [spanOf(sentence)],
        weight: 38,
      })),
};
