import { singular } from '@laurel/text';
import { THEMES } from './themes.generated.ts';

/** The names of what a text or a field is about, such as "climate" or "health and disease". */
export type ThemeName = string;

const THEMES_OF_WORD = new Map<string, ThemeName[]>();
for (const { name, words } of THEMES) {
  for (const word of words) THEMES_OF_WORD.set(word, [...(THEMES_OF_WORD.get(word) ?? []), name]);
}

/** The themes that words of a text tell of, plurals folded. */
export const themesOfWords = (words: Iterable<string>): ThemeName[] =>
  [...words].flatMap((word) => THEMES_OF_WORD.get(singular(word)) ?? []);

/** Every word of a text in small letters. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** The themes that are studied in the field: in itself, in a part of it, or in what it is a part of. */
export const themesOfField = (code: string): ThemeName[] =>
  THEMES.filter(({ fields }) => fields.some((field) => field.startsWith(code) || code.startsWith(field))).map(
    ({ name }) => name,
  );
