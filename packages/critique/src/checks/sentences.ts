import { quote, quoteAll } from '../text/quote.ts';
import type { Sentence } from '../text/read-text.ts';
import { type Check, spanOf } from './check.ts';
import { CONNECTOR } from './phrases.generated.ts';

const MIN_CONNECTORS = 6;

/** Too many sentences that begin with a signpost. */
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
    if (found.length < MIN_CONNECTORS || found.length / traits.length < 0.3) return [];
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

/** In words. */
const MAX_SENTENCE_WORDS = 90;
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

/** A very long sentence, with a place to stop. */
export const longSentence: Check = {
  id: 'long-sentence',
  category: 'Long sentences',
  kind: 'style',
  languages: 'english',
  find: ({ parts }) => {
    const long = parts.sentences
      .filter(({ words }) => words.length > MAX_SENTENCE_WORDS)
      .sort((a, b) => b.words.length - a.words.length);
    const [first] = long;
    if (!first) return [];
    const stop = findStop(first, parts.text);
    const where = stop ? ` It could stop after ${quote(stop)}.` : '';
    const others = long.length > 1 ? ` ${long.length - 1} more run past ${MAX_SENTENCE_WORDS} words.` : '';
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
const findStop = ({ words }: Sentence, text: string): string | undefined => {
  const middle = words.length / 2;
  const joints = words.flatMap(({ lower }, at) =>
    at > 8 && at < words.length - 6 && JOINT.has(lower) ? [at] : [],
  );
  const joint = joints.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  const [from, to] = joint === undefined ? [] : [words[Math.max(0, joint - 5)], words[joint - 1]];
  return from && to ? text.slice(from.start, to.end) : undefined;
};
