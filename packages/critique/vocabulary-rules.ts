/** When two phrases of this package are the same one. See docs/vocabulary.md. */
export const rules = {
  fold: (phrase: string): string => phrase.toLowerCase(),
};
