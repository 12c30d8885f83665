import { phraseFinder } from '../text/find-phrases.ts';
import { joinWords, quote } from '../text/quote.ts';
import { CLICHES } from '../text/set-phrases.ts';
import { type Check, spanOf } from './check.ts';

const find = phraseFinder(CLICHES);
const SHOWN = 3;

/** Set phrases, each with the question that its plain version would answer. */
export const cliche: Check = {
  id: 'cliche',
  category: 'Set phrases',
  kind: 'style',
  languages: 'english',
  find: ({ parts }) => {
    const hits = find(parts.text);
    if (hits.length === 0) return [];
    const shown = hits.slice(0, SHOWN).map(({ words, note }) => `${quote(words)} (${note})`);
    const more = hits.length > SHOWN ? ` ${hits.length - SHOWN} more are marked.` : '';
    const them =
      hits.length === 1 ? 'is a phrase readers meet every day' : 'are phrases readers meet every day';
    return [
      {
        suggestion: `${joinWords(shown)} ${them}.${more}`,
        at: hits.slice(0, 8).map(spanOf),
        weight: Math.min(39, 26 + 4 * hits.length),
      },
    ];
  },
};
