import type { Traits } from '../evidence/read-traits.ts';

/** A kind of thing that prompts ask for. */
export interface Intent {
  id: string;
  /** How prompts and selection criteria word it. */
  asks: RegExp;
  /** How an essay speaks to it. */
  speaks: (traits: Traits) => boolean;
  /** What makes such a sentence concrete; by default a detail of two kinds, or one only the writer has. */
  shows?: (traits: Traits) => boolean;
  /** Asked for by a story as a whole rather than by certain words: any essay that tells one speaks to it. */
  broad?: boolean;
  /** Only its own words speak to it: a failure is not told by any good story. */
  strict?: boolean;
  /** What the reader would like to know when the essay is silent. */
  question: string;
}

/** True for sentences with one of the words. */
export const says =
  (pattern: RegExp) =>
  (traits: Traits): boolean =>
    pattern.test(traits.sentence.text);
