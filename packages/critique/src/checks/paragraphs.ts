import type { Reading } from '../reading.ts';
import { quote } from '../text/quote.ts';
import type { Sentence } from '../text/read-text.ts';
import { type Check, type Finding, spanOf } from './check.ts';

/** In words: a paragraph above it holds more than one idea. */
const LONG = 230;

/** A wall of text, with the sentence where its subject turns; or paragraphs too short to carry a thought. */
export const paragraphs: Check = {
  id: 'paragraphs',
  category: 'Paragraphs',
  kind: 'structure',
  rubric: 'Structure',
  languages: 'any',
  find: (reading) => {
    const { parts } = reading;
    const long = parts.paragraphs.find(({ sentences }) => count(sentences) > LONG);
    if (long) return [wall(reading, long.sentences)];
    const single = parts.paragraphs.filter(({ sentences }) => sentences.length === 1);
    if (single.length < 5 || single.length / parts.paragraphs.length < 0.6) return [];
    const [first, second] = single;
    return [
      {
        suggestion: `${single.length} of ${parts.paragraphs.length} paragraphs are one sentence long, among them ${quote(text(first), 80)} and ${quote(text(second), 80)}: each idea ends before it is shown. Which of them belong together?`,
        at: single.flatMap(({ sentences }) => sentences.slice(0, 1).map(spanOf)),
        weight: 45,
      },
    ];
  },
};

const text = (paragraph: { sentences: Sentence[] } | undefined): string =>
  paragraph?.sentences[0]?.text ?? '';
const count = (sentences: readonly Sentence[]): number =>
  sentences.reduce((sum, { words }) => sum + words.length, 0);

function wall(reading: Reading, sentences: readonly Sentence[]): Finding {
  const turn = findTurn(reading, sentences);
  const only = reading.parts.paragraphs.length === 1 ? 'All' : 'One paragraph holds';
  const size = `${only} ${count(sentences)} words${only === 'All' ? ' stand in one paragraph' : ''}`;
  const where = turn
    ? `; the subject turns at ${quote(turn.text, 110)}, a natural place for a new one.`
    : ', so no idea stands out.';
  return {
    suggestion: `${size}${where}`,
    at: turn ? [spanOf(turn)] : [],
    weight: reading.parts.paragraphs.length === 1 ? 54 : 46,
  };
}

/** The sentence in the middle half that shares the fewest words with the three before it. */
function findTurn({ stems }: Reading, sentences: readonly Sentence[]): Sentence | undefined {
  const from = Math.max(1, Math.floor(sentences.length / 4));
  const middle = sentences.slice(from, Math.max(from + 1, Math.ceil((3 * sentences.length) / 4)));
  let best: { sentence: Sentence; shared: number } | undefined;
  for (const sentence of middle) {
    const own = stems[sentence.index];
    if (!own || own.size < 3) continue;
    const before = stems.slice(Math.max(0, sentence.index - 3), sentence.index);
    const shared = [...own].filter((each) => before.some((set) => set.has(each))).length / own.size;
    if (!best || shared < best.shared) best = { sentence, shared };
  }
  return best?.sentence;
}
