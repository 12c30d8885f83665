import ISO6391 from 'iso-639-1';
import { once } from '../text/once.ts';
import { phraseKey } from '../text/tokenise.ts';
import { type Choice, typeAhead } from '../type-ahead/type-ahead.ts';
import { LANGUAGE_ALIASES, LANGUAGE_NAMES, WIDELY_TAUGHT_LANGUAGES } from './names.generated.ts';

/** A language by its ISO 639-1 code. */
export interface Language {
  code: string;
  name: string;
}

/** All ISO 639-1 languages in alphabetical order of their English names. */
export const LANGUAGES: Language[] = ISO6391.getAllCodes()
  .map((code) => ({ code: code as string, name: LANGUAGE_NAMES[code] ?? ISO6391.getName(code) }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

const byKey = once(() => {
  const named = LANGUAGES.map(({ code, name }): [string, string] => [name, code]);
  const native = ISO6391.getAllCodes().map((code): [string, string] => [ISO6391.getNativeName(code), code]);
  const aliases = Object.entries(LANGUAGE_ALIASES).flatMap(([code, list]) =>
    list.map((alias): [string, string] => [alias, code]),
  );
  const index = new Map<string, string>();
  for (const [name, code] of [...named, ...aliases, ...native]) {
    const key = phraseKey(name);
    if (key !== '' && !index.has(key)) index.set(key, code);
  }
  return index;
});

/** `de` -> "German"; undefined for an unknown code. */
export const languageName = (code: string): string | undefined =>
  ISO6391.validate(code) ? (LANGUAGE_NAMES[code] ?? ISO6391.getName(code)) : undefined;

/**
 * The ISO 639-1 code of the language that the whole text names, in English or in the language itself ("German", "Deutsch",
 * "English language", "Mandarin", lower-case code `de`). Undefined unless all of the text fits.
 */
export const resolveLanguage = (text: string): string | undefined => {
  const trimmed = text.trim();
  if (ISO6391.validate(trimmed)) return trimmed;
  const key = phraseKey(trimmed);
  return (
    byKey().get(key) ??
    byKey().get(key.replace(/^(?:the |in )/, '').replace(/ (?:language|only|taught|speaking)$/, ''))
  );
};

/** Languages for what was typed, found by English name, own name, alias and ISO code. */
export const suggestLanguages = typeAhead(() =>
  LANGUAGES.map(
    ({ code, name }): Choice => ({
      name,
      aliases: [...(LANGUAGE_ALIASES[code] ?? []), ISO6391.getNativeName(code)],
      codes: [code],
      isMinor: !WIDELY_TAUGHT_LANGUAGES.includes(code),
    }),
  ),
);
