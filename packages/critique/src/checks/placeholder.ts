import { quoteAll } from '../text/quote.ts';
import { type Check, spanOf } from './check.ts';

const LEFTOVER =
  /\[[^\]\n]{2,60}\]|<(?:insert|your|name|university|scholarship)[^>\n]{0,40}>|\{[^}\n]{2,40}\}|\b(?:XYZ|XXX+|ABC) (?:university|college|scholarship|school|company|foundation)\b|\blorem ipsum\b|\b(?:TODO|TBD|FIXME)\b|_{4,}/gi;

/** Something left to be filled in. */
export const placeholder: Check = {
  id: 'placeholder',
  category: 'Left to fill in',
  kind: 'contradiction',
  rubric: 'Mechanics',
  languages: 'any',
  find: ({ parts }) => {
    const found = [...parts.text.matchAll(LEFTOVER)].slice(0, 6);
    if (found.length === 0) return [];
    const places = found.map((match) => ({ start: match.index, end: match.index + match[0].length }));
    return [
      {
        suggestion: `${quoteAll([...new Set(found.map(([text]) => text))])} ${found.length === 1 ? 'was' : 'were'} left to be filled in.`,
        at: places.map(spanOf),
        weight: 97,
        severity: 'high',
      },
    ];
  },
};
