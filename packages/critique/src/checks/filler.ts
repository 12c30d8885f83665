import { phraseFinder } from '../text/find-phrases.ts';
import { joinWords, plural, quote } from '../text/quote.ts';
import { FILLERS } from '../text/set-phrases.ts';
import { type Check, spanOf } from './check.ts';

const find = phraseFinder(FILLERS);
const ENOUGH = 2;

/** Words that can go, with what they save. */
export const filler: Check = {
  id: 'filler',
  category: 'Words that can go',
  kind: 'style',
  languages: 'english',
  find: ({ parts }) => {
    const hits = find(parts.text);
    if (hits.length < ENOUGH) return [];
    const saved = hits.reduce(
      (sum, { words, note }) => sum + words.split(' ').length - (note === '' ? 0 : 1),
      0,
    );
    const shown = hits
      .slice(0, 4)
      .map(({ words, note }) => `${quote(words)} (${note === '' ? 'leave out' : note})`);
    return [
      {
        suggestion: `${joinWords(shown)}: plainer, and about ${plural(saved, 'word')} free for detail.`,
        at: hits.slice(0, 8).map(spanOf),
        weight: 16 + Math.min(14, 2 * hits.length),
      },
    ];
  },
};
