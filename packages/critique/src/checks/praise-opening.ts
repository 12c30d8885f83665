import { quote } from '../text/quote.ts';
import { type Check, spanOf } from './check.ts';

/** A first sentence that is already inside the story. */
export const praiseOpening: Check = {
  id: 'praise-opening',
  category: 'Keep this',
  kind: 'praise',
  rubric: 'Structure',
  languages: 'english',
  find: ({ traits }) => {
    const first = traits[0];
    if (
      !first ||
      first.detail < 2 ||
      !(first.act || first.scene || first.speech) ||
      first.vague ||
      first.sentence.words.length < 5
    )
      return [];
    return [
      {
        suggestion: `The essay opens inside its story, with ${quote(first.sentence.text, 150)}; the reader is there before you have explained anything.`,
        at: [spanOf(first.sentence)],
        weight: 55 + first.detail,
      },
    ];
  },
};
