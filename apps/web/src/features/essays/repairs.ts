import { countWords } from '@laurel/text';
import type { RewrittenSection } from './critique-shape.ts';
import { wordDiff } from './word-diff.ts';

/** `open`: the sentence is as submitted; `accepted`: as revised; `gone`: the student has changed it in another way. */
type RepairState = 'open' | 'accepted' | 'gone';

export interface PlacedRepair {
  state: RepairState;
  /** Where the sentence begins in the working copy; -1 when it is gone. */
  at: number;
}

const GONE: PlacedRepair = { state: 'gone', at: -1 };

const firstFrom = (text: string, from: number, { original, revised }: RewrittenSection): PlacedRepair => {
  const open: PlacedRepair = { state: 'open', at: text.indexOf(original, from) };
  const accepted: PlacedRepair = { state: 'accepted', at: text.indexOf(revised, from) };
  if (open.at < 0) return accepted.at < 0 ? GONE : accepted;
  if (accepted.at < 0) return open;
  // One sentence can contain the other ("We met" and "We met."): then the longer one is meant.
  if (accepted.at <= open.at && open.at + original.length <= accepted.at + revised.length) return accepted;
  return open.at <= accepted.at ? open : accepted;
};

/**
 * Finds the sentence of each section in the working copy. The text alone decides what has been accepted, so that
 * typing, undo in any order and a reload need no bookkeeping. Sections are in the order of the text, which tells
 * equal sentences apart.
 */
export const placeRepairs = (text: string, sections: readonly RewrittenSection[]): PlacedRepair[] => {
  let from = 0;
  return sections.map((section) => {
    const next = firstFrom(text, from, section);
    // The student may have moved the sentence to an earlier place.
    if (next.state === 'gone') return firstFrom(text, 0, section);
    from = next.at + (next.state === 'open' ? section.original : section.revised).length;
    return next;
  });
};

const replaceAt = (text: string, at: number, from: string, to: string): string =>
  text.slice(0, at) + to + text.slice(at + from.length);

/** The working copy with section `index` as revised; unchanged when its sentence is not there. */
export const acceptRepair = (text: string, sections: readonly RewrittenSection[], index: number): string => {
  const section = sections[index];
  const placed = placeRepairs(text, sections)[index];
  if (!section || placed?.state !== 'open') return text;
  return replaceAt(text, placed.at, section.original, section.revised);
};

/** The working copy with section `index` as the student wrote it; unchanged when the repair is not there. */
export const undoRepair = (text: string, sections: readonly RewrittenSection[], index: number): string => {
  const section = sections[index];
  const placed = placeRepairs(text, sections)[index];
  if (!section || placed?.state !== 'accepted') return text;
  return replaceAt(text, placed.at, section.revised, section.original);
};

interface VoiceShare {
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

/** The share of the student's own words: all but those that accepted repairs added. */
export const voiceShare = (text: string, sections: readonly RewrittenSection[]): VoiceShare => {
  const words = countWords(text);
  const accepted = placeRepairs(text, sections);
  const brought = sections
    .filter((_, index) => accepted[index]?.state === 'accepted')
    .reduce((sum, section) => sum + addedWords(section), 0);
  const repaired = Math.min(words, brought);
  return { words, repaired, own: words === 0 ? 1 : (words - repaired) / words };
};
