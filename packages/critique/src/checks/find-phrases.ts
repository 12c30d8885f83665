import type { Span } from '@laurel/text';

export interface PhraseHit extends Span {
  words: string;
  /** The note of the list: a question, or plainer words. */
  note: string;
}

/** Finds the phrases of a list, in the order of the text. */
export const phraseFinder = (
  list: readonly { pattern: RegExp; note: string }[],
): ((text: string) => PhraseHit[]) => {
  const everywhere = list.map(({ pattern, note }) => ({ pattern: new RegExp(pattern, 'giu'), note }));
  return (text) =>
    everywhere
      .flatMap(({ pattern, note }) =>
        [...text.matchAll(pattern)].map((match) => ({
          start: match.index,
          end: match.index + match[0].length,
          words: match[0],
          note,
        })),
      )
      .sort((a, b) => a.start - b.start);
};
