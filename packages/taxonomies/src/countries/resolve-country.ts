import iso3 from 'countries-list/minimal/countries.3to2.min.json' with { type: 'json' };
import { TERRITORY_OF } from '../places/territories.ts';
import { once } from '../text/once.ts';
import { phraseKey } from '../text/tokenise.ts';
import { type Choice, typeAhead } from '../type-ahead/type-ahead.ts';
import { COUNTRIES, isCountryCode } from './country-names.ts';
import { COUNTRY_ALIASES, MISSPELT_COUNTRIES } from './names.generated.ts';

/** Every known English name of every country with its code; the first of two equal names wins. */
export const countryPhrases = once((): [phrase: string, code: string][] => {
  const display = COUNTRIES.map(({ code, name }): [string, string] => [name, code]);
  const aliases = [COUNTRY_ALIASES, MISSPELT_COUNTRIES]
    .flatMap((table) => Object.entries(table))
    .flatMap(([code, list]) => list.map((alias): [string, string] => [alias, code]));
  return [...display, ...aliases];
});

const byKey = once(() => {
  const index = new Map<string, string>();
  for (const [phrase, code] of countryPhrases()) {
    const key = phraseKey(phrase);
    if (!index.has(key)) index.set(key, code);
  }
  return index;
});

const alpha3: Record<string, string> = iso3;

/** "United States (USA)": a bracket that names the same country again. */
const BRACKETED = /^([^()]+)\(([^()]+)\)$/;

/**
 * The ISO 3166-1 alpha-2 code of the country that the whole text names: a name, an alias, or an upper-case ISO code of two
 * or three letters ("Türkiye", "U.K.", "Korea, South", "KEN"). Never reads a part of the text: undefined unless all of it fits.
 */
export const resolveCountry = (text: string): string | undefined => {
  const trimmed = text.trim();
  if (isCountryCode(trimmed)) return trimmed;
  const fromAlpha3 = alpha3[trimmed];
  if (fromAlpha3 !== undefined && isCountryCode(fromAlpha3)) return fromAlpha3;
  const key = phraseKey(trimmed);
  const found = byKey().get(key) ?? byKey().get(key.replace(/^the /, ''));
  if (found !== undefined) return found;
  const [, outer = '', inner = ''] = BRACKETED.exec(trimmed) ?? [];
  return outer !== '' && resolveCountry(outer) === resolveCountry(inner) ? resolveCountry(outer) : undefined;
};

export const countryChoices = (): Choice[] => {
  const codesOf = new Map(Object.entries(iso3).map(([three, two]) => [two, [two, three]]));
  return COUNTRIES.map(
    ({ code, name }): Choice => ({
      name,
      aliases: COUNTRY_ALIASES[code] ?? [],
      codes: codesOf.get(code) ?? [code],
      isMinor: code in TERRITORY_OF,
    }),
  );
};

/** Countries for what was typed, found by name, alias and ISO code; a territory comes after the states. */
export const suggestCountries = typeAhead(countryChoices);
