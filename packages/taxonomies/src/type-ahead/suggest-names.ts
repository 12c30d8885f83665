import iso3 from 'countries-list/minimal/countries.3to2.min.json' with { type: 'json' };
import ISO6391 from 'iso-639-1';
import { COUNTRIES } from '../countries/country-names.ts';
import { COUNTRY_ALIASES } from '../countries/names.generated.ts';
import { FIELD_ALIASES } from '../fields/suggestions.generated.ts';
import { HERITAGE_WORDINGS } from '../heritage/heritage.generated.ts';
import { HERITAGES } from '../heritage/resolve-group.ts';
import { LANGUAGES } from '../languages/languages.ts';
import { LANGUAGE_ALIASES, WIDELY_TAUGHT_LANGUAGES } from '../languages/names.generated.ts';
import { TERRITORY_OF } from '../places/territories.ts';
import { type Choice, typeAhead } from './type-ahead.ts';

/** Names offered while a student types a field of study, in alphabetical order; each resolves to ISCED-F codes. */
export const FIELD_SUGGESTIONS: string[] = Object.keys(FIELD_ALIASES);

/** Countries for what was typed, found by name, alias and ISO code; a territory comes after the states. */
export const suggestCountries = typeAhead(() => {
  const alpha3 = new Map(Object.entries(iso3).map(([three, two]) => [two, three]));
  return COUNTRIES.map(
    ({ code, name }): Choice => ({
      name,
      aliases: COUNTRY_ALIASES[code] ?? [],
      codes: [code, alpha3.get(code) ?? code],
      isMinor: code in TERRITORY_OF,
    }),
  );
});

/** Fields of study for what was typed, found by name and by the short forms that students use. */
export const suggestFields = typeAhead(() =>
  Object.entries(FIELD_ALIASES).map(([name, aliases]): Choice => ({ name, aliases })),
);

/** Groups of people for what was typed, found by the wordings of a census or a form. */
export const suggestGroups = typeAhead(() =>
  HERITAGES.map(({ code, name }): Choice => ({ name, aliases: HERITAGE_WORDINGS[code]?.slice(1) ?? [] })),
);

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
