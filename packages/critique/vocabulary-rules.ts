import { isCountryCode } from '@laurel/taxonomies';

/** The codes that lists of this package may use, and when two phrases are the same one. See docs/vocabulary.md. */
export const rules = {
  keys: { country: isCountryCode },
  fold: (phrase: string): string => phrase.toLowerCase(),
};
