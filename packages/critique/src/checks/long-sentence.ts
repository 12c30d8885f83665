import { quote } from '../text/quote.ts';
import type { Sentence } from '../text/read-text.ts';
import { type Check, spanOf } from './check.ts';

/** In words. */
const LONG = 45;
const JOINT = new Set([
  'and',
  'but',
  'because',
  'so',
  'which',
  'while',
  'although',
  'however',
  'then',
  'when',
]);

/** A sentence to run out of breath on, with a place to stop. */
export const longSentence: Check = {
  id: 'long-sentence',
  category: 'Long sentences',
  kind: 'style',
  languages: 'english',
  find: ({ parts }) => {
    const long = parts.sentences
      .filter(({ words }) => words.length > LONG)
      .sort((a, b) => b.words.length - a.words.length);
    const [first] = long;
    if (!first) return [];
    const stop = findStop(first, parts.text);
    const where = stop ? ` It could stop after ${quote(stop)}.` : '';
    const others = long.length > 1 ? ` ${long.length - 1} more run past ${LONG} words.` : '';
    return [
      {
        suggestion: `The sentence that begins ${quote(first.text, 70)} runs to ${first.words.length} words.${where}${others}`,
        at: long.slice(0, 4).map(spanOf),
        weight: 26,
      },
    ];
  },
};

/** The last few words before the joint that is nearest to the middle. */
function findStop({ words }: Sentence, text: string): string | undefined {
  const middle = words.length / 2;
  const joints = words.flatMap(({ lower }, at) =>
    at > 8 && at < words.length - 6 && JOINT.has(lower) ? [at] : [],
  );
  const joint = joints.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  const [from, to] = joint === undefined ? [] : [words[Math.max(0, joint - 5)], words[joint - 1]];
  return from && to ? text.slice(from.start, to.end) : undefined;
}
