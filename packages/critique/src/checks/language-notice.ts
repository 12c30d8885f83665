import { languageName } from '../text/language-name.ts';
import { excerpt } from '../text/quote.ts';
import type { Check } from './check.ts';

/** Says what is left out for a text that isn't English. */
export const languageNotice: Check = {
  id: 'language-notice',
  category: 'Language',
  kind: 'notice',
  languages: 'any',
  find: ({ english, language, parts }) => {
    if (english || parts.words.length === 0) return [];
    const name = languageName(language);
    const what = name === undefined ? 'does not read as English prose' : `seems to be in ${name}`;
    return [
      {
        suggestion: `The text (“${excerpt(parts.sentences[0]?.text ?? parts.text, 60)}”) ${what}. Only length, paragraphs and gaps left to fill were checked; spelling, claims and fit with the prompt are read in English alone, so they carry no score here.`,
        at: [],
        weight: 100,
      },
    ];
  },
};
