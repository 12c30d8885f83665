import type { Reading } from '../reading.ts';
import { quote } from '../text/quote.ts';
import type { Sentence } from '../text/read-text.ts';
import { type Check, spanOf } from './check.ts';

/** Sentences looked at; beyond it comparing each with each would take too long. */
const MOST = 250;
const FEWEST_STEMS = 4;
/** Share of common stems from which two sentences say the same. */
const ALIKE = 0.6;

/** Two sentences with nearly the same content words. */
export const repeatedIdea: Check = {
  id: 'repeated-idea',
  category: 'Said twice',
  kind: 'structure',
  rubric: 'Structure',
  languages: 'english',
  find: (reading) => {
    const pair = findPair(reading);
    if (!pair) return [];
    const [first, second] = pair;
    const shown =
      reading.traits[first.index]?.specific || !reading.traits[second.index]?.specific ? first : second;
    return [
      {
        suggestion: `${quote(first.text, 100)} and ${quote(second.text, 100)} say the same. The ${shown === first ? 'first' : 'second'} is the stronger; what new fact could stand in place of the other?`,
        at: [spanOf(first), spanOf(second)],
        weight: 41,
      },
    ];
  },
};

function findPair({ parts, stems }: Reading): [Sentence, Sentence] | undefined {
  const sentences = parts.sentences.slice(0, MOST);
  for (const second of sentences) {
    const right = stems[second.index];
    if (!right || right.size < FEWEST_STEMS) continue;
    for (const first of sentences.slice(0, second.index)) {
      const left = stems[first.index];
      if (!left || left.size < FEWEST_STEMS) continue;
      const shared = [...right].filter((each) => left.has(each)).length;
      if (shared / (left.size + right.size - shared) >= ALIKE) return [first, second];
    }
  }
  return undefined;
}
