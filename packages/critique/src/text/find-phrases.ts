import type { Span } from '@laurel/text';

export interface PhraseHit extends Span {
  words: string;
  /** What the list says of it. */
  note: string;
}

/** Compiles a list of phrases once; the result finds them as whole words, in the order of the text. */
export const phraseFinder = (list: readonly [string, string][]): ((text: string) => PhraseHit[]) => {
  const compiled = list.map(([pattern, note]) => ({
    pattern: new RegExp(`\\b(?:${pattern})\\b`, 'giu'),
    note,
  }));
  return (text) =>
    compiled
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
