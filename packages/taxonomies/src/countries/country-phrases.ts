import en from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import { COUNTRY_ALIASES } from '../tables/country-aliases.ts';
import { once } from '../text/once.ts';
import { COUNTRIES, isCountryCode } from './country-names.ts';

/** Every known English name of every country with its code; the first of two equal names wins. */
export const countryPhrases = once((): [phrase: string, code: string][] => {
  const display = COUNTRIES.map(({ code, name }): [string, string] => [name, code]);
  const aliases = Object.entries(COUNTRY_ALIASES).flatMap(([code, list]) =>
    list.map((alias): [string, string] => [alias, code]),
  );
  const formal = Object.entries(en.countries).flatMap(([code, name]) =>
    [name].flat().map((each): [string, string] => [each, code]),
  );
  return [...display, ...aliases, ...formal].filter(([, code]) => isCountryCode(code));
});
