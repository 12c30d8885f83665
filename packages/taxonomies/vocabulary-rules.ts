import {
  backgroundName,
  countryName,
  FIELD_SUGGESTIONS,
  fieldName,
  groupName,
  heritageName,
  isCountryCode,
  languageName,
} from './src/index.ts';
import { phraseKey } from './src/text/tokenise.ts';

const isGroup = (code: string): boolean => groupName(code) !== undefined;

const isSuggestion = (name: string): boolean => FIELD_SUGGESTIONS.includes(name);

/** The codes that lists of this package may use, and when two phrases are the same one. See docs/vocabulary.md. */
export const rules = {
  keys: {
    country: isCountryCode,
    place: (code: string) => countryName(code) !== undefined,
    group: isGroup,
    /** Apart from `group`, because an adjective may also be a phrase of another group. */
    groupAdjective: isGroup,
    field: (code: string) => fieldName(code) !== undefined,
    suggestion: isSuggestion,
    fieldOrSuggestion: (name: string) => isSuggestion(name) || fieldName(name) !== undefined,
    heritage: (code: string) => heritageName(code) !== undefined,
    religion: (code: string) => backgroundName('religion', code) !== undefined,
    illness: (code: string) => backgroundName('illness', code) !== undefined,
    occupation: (code: string) => backgroundName('occupation', code) !== undefined,
    language: (code: string) => languageName(code) !== undefined,
  },
  fold: phraseKey,
};
