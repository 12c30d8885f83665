import { countryName, fieldName, isCountryCode, languageName } from './src/index.ts';
import { phraseKey } from './src/text/tokenise.ts';

/** The codes that lists of this package may use, and when two phrases are the same one. See docs/vocabulary.md. */
export const rules = {
  keys: {
    country: isCountryCode,
    place: (code: string) => countryName(code) !== undefined,
    field: (code: string) => fieldName(code) !== undefined,
    language: (code: string) => languageName(code) !== undefined,
  },
  fold: phraseKey,
};
