import { quote } from '../text/quote.ts';
import { type Check, spanOf } from './check.ts';

/** Says that spelling and grammar were not looked at, or only up to a point. */
export const spellCheckUnavailable: Check = {
  id: 'mechanics-unavailable',
  category: 'Spelling check',
  kind: 'notice',
  rubric: 'Mechanics',
  languages: 'english',
  find: ({ spellCheck, parts }) => {
    if (parts.words.length === 0) return [];
    if (spellCheck === 'unavailable')
      return [
        {
          suggestion:
            'The spelling and grammar check was unavailable for this draft; everything else was read.',
          at: [],
          weight: 99,
        },
      ];
    const next = parts.sentences.find(
      ({ end }) => spellCheck.checkedTo !== undefined && end > spellCheck.checkedTo,
    );
    return next
      ? [
          {
            suggestion: `Spelling and grammar were checked only up to ${quote(next.text, 80)}.`,
            at: [spanOf(next)],
            weight: 99,
          },
        ]
      : [];
  },
};
