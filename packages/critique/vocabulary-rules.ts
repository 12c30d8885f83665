import { isCountryCode } from '@laurel/taxonomies';

/** When two phrases of this package are the same one, and which codes its lists may use. See docs/vocabulary.md. */
export const rules = {
  keys: { country: isCountryCode },
  fold: (phrase: string): string => phrase.toLowerCase(),
};
