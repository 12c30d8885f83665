import names from 'countries-list/minimal/countries.en.min.json' with { type: 'json' };
import { COMMON_NAMES } from './names.generated.ts';
import { HOME_SUBDIVISIONS, SUBDIVISIONS } from './subdivisions.generated.ts';

/** A country or territory with an ISO 3166-1 alpha-2 code, or Kosovo (`XK`), under the name most English readers use. */
export interface Country {
  code: string;
  name: string;
}

/** Parts of Saint Helena (SH) that the package lists apart although ISO 3166-1 gives them no code. */
const NOT_ISO = new Set(['AC', 'TA']);

/** All countries in alphabetical order of their names. Shape: `{ code: 'KE', name: 'Kenya' }`. */
export const COUNTRIES: Country[] = Object.entries({ ...names, ...COMMON_NAMES })
  .filter(([code]) => !NOT_ISO.has(code))
  .map(([code, name]) => ({ code, name }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

const BY_CODE: ReadonlyMap<string, string> = new Map(COUNTRIES.map(({ code, name }) => [code, name]));

/** Whether `code` is an ISO 3166-1 alpha-2 code (upper case), or `XK`. */
export const isCountryCode = (code: string): boolean => BY_CODE.has(code);

/** `KE` -> "Kenya", `US-TX` -> "Texas, United States"; undefined for an unknown code. */
export const countryName = (code: string): string | undefined => {
  const country = code.slice(0, 2);
  if (code === country) return BY_CODE.get(code);
  const table = [SUBDIVISIONS, HOME_SUBDIVISIONS].find((each) => Object.hasOwn(each, code));
  const region = table?.[code];
  return region === undefined ? undefined : `${region}, ${BY_CODE.get(country)}`;
};

/** Countries whose English name takes the article inside a sentence. */
const WITH_ARTICLE =
  /^(?:United |Netherlands|Philippines|Bahamas|Gambia|Maldives|Comoros)|Republic|Islands?$/;

/** The English name of a country or region as it stands inside a sentence: "the United States". */
export const countryInSentence = (code: string): string => {
  const name = countryName(code) ?? code;
  return WITH_ARTICLE.test(name) ? `the ${name}` : name;
};
