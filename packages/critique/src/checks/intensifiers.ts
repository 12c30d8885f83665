import { quoteAll } from '../text/quote.ts';
import { type Check, spanOf } from './check.ts';

const INTENSE =
  /\b(?:very|really|extremely|truly|highly|incredibly|absolutely|deeply|immensely|tremendously|greatly) \p{L}+/giu;
const ENOUGH = 4;

/** Words that turn the volume up where a fact would do. */
export const intensifiers: Check = {
  id: 'intensifiers',
  category: 'Volume',
  kind: 'style',
  languages: 'english',
  find: ({ parts }) => {
    const found = [...parts.text.matchAll(INTENSE)];
    if (found.length < ENOUGH) return [];
    return [
      {
        suggestion: `${quoteAll(found.slice(0, 4).map(([words]) => words))}${found.length > 4 ? ` and ${found.length - 4} more` : ''}: each asks to be believed. A number or a consequence would be.`,
        at: found
          .slice(0, 8)
          .map((match) => spanOf({ start: match.index, end: match.index + match[0].length })),
        weight: 22,
      },
    ];
  },
};
