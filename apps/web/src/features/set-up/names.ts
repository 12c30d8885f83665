/** Names of all countries and regions, and how grades are written: loaded once a student is at the first step. */
export { parseGradeValue, REGIONS, resolveCountry, suggestCountries } from '@laurel/taxonomies';
