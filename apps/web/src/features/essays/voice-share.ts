import { countWords } from './count-words.ts';
import type { RewrittenSection } from './critique-shape.ts';
import { placeRepairs } from './repairs.ts';
import { wordDiff } from './word-diff.ts';

export interface VoiceShare {
  /** Words of the working copy. */
  words: number;
  /** Words in it that came with accepted repairs. */
  repaired: number;
  /** Share of the student's own words, 0 to 1; 1 for an empty copy. */
  own: number;
}

const addedWords = ({ original, revised }: RewrittenSection): number =>
  wordDiff(original, revised)
    .filter(({ kind }) => kind === 'added')
    .reduce((sum, { text }) => sum + countWords(text), 0);

/** How much of the working copy is the student's own: everything but the words that accepted repairs brought in. */
export const voiceShare = (text: string, sections: readonly RewrittenSection[]): VoiceShare => {
  const words = countWords(text);
  const accepted = placeRepairs(text, sections);
  const brought = sections
    .filter((_, index) => accepted[index]?.state === 'accepted')
    .reduce((sum, section) => sum + addedWords(section), 0);
  const repaired = Math.min(words, brought);
  return { words, repaired, own: words === 0 ? 1 : (words - repaired) / words };
};
