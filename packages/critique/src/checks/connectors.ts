import { quoteAll } from '../text/quote.ts';
import { type Check, spanOf } from './check.ts';

const CONNECTOR =
  /^\W*(firstly|secondly|thirdly|first of all|moreover|furthermore|additionally|in addition|besides|consequently|therefore|thus|hence|lastly|finally|in conclusion|to conclude|to sum up|all in all|on the other hand|last but not least)\b/i;
const ENOUGH = 4;

/** Sentences joined by signposts instead of by what happens in them. */
export const connectors: Check = {
  id: 'connectors',
  category: 'Signposts',
  kind: 'style',
  languages: 'english',
  find: ({ traits }) => {
    const found = traits.flatMap(({ sentence }) => {
      const word = CONNECTOR.exec(sentence.text)?.[1];
      return word === undefined ? [] : [{ sentence, word }];
    });
    if (found.length < ENOUGH || found.length / traits.length < 0.15) return [];
    const words = [...new Set(found.map(({ word }) => word))].slice(0, 5);
    return [
      {
        suggestion: `${found.length} of ${traits.length} sentences begin with a signpost (${quoteAll(words)}). Where one event leads to the next, most can go; try it with ${quoteAll(
          found.slice(-1).map(({ sentence }) => sentence.text),
          80,
        )}.`,
        at: found.map(({ sentence }) => spanOf(sentence)),
        weight: 28,
      },
    ];
  },
};
