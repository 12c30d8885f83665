/** The names of all countries and regions: more than any other part of the page, so loaded only when a student is about to type one. */
export { REGIONS, resolveCountry, suggestCountries } from '@laurel/taxonomies';
