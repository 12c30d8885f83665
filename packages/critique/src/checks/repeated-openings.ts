import type { Traits } from '../evidence/read-traits.ts';
import { quote } from '../text/quote.ts';
import type { Check } from './check.ts';

const ENOUGH = 5;

/** A run of sentences that begin with the same word. */
export const repeatedOpenings: Check = {
  id: 'repeated-openings',
  category: 'Rhythm',
  kind: 'style',
  languages: 'english',
  find: ({ traits }) => {
    const run = longestRun(traits);
    const [first] = run;
    if (!first || run.length < ENOUGH) return [];
    const word = first.sentence.words[0]?.text ?? '';
    const middle = run[Math.floor(run.length / 2)] ?? first;
    return [
      {
        suggestion: `${run.length} sentences in a row begin with ${quote(word)}, from ${quote(first.sentence.text, 70)} on. ${quote(middle.sentence.text, 80)} could begin with its place or its time.`,
        at: [{ start: first.sentence.start, end: run.at(-1)?.sentence.end ?? first.sentence.end }],
        weight: 24,
      },
    ];
  },
};

function longestRun(traits: readonly Traits[]): Traits[] {
  let best: Traits[] = [];
  let run: Traits[] = [];
  for (const each of traits) {
    const same = run[0]?.sentence.words[0]?.lower === each.sentence.words[0]?.lower;
    run = same ? [...run, each] : [each];
    if (run.length > best.length) best = run;
    if (run.length > 60) break;
  }
  return best;
}
