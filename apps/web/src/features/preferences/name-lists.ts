import { COUNTRIES, FIELD_SUGGESTIONS, LANGUAGES } from '@laurel/taxonomies';

export const COUNTRY_NAMES = COUNTRIES.map(({ name }) => name);
export const FIELD_NAMES = FIELD_SUGGESTIONS;
export const LANGUAGE_NAMES = LANGUAGES.map(({ name }) => name);
