import { countryName, fieldName, groupName } from '@laurel/taxonomies';

/** What is wrong with a place code and how to mend it, or null. */
export const placeProblem = (code: string): string | null => {
  if (code.startsWith('group:')) return groupName(code) === undefined ? `${code} is not a known group` : null;
  if (countryName(code) !== undefined) return null;
  const country = code.slice(0, 2);
  if (country === 'UK') return `${code}: the United Kingdom is GB`;
  const known = countryName(country);
  return known === undefined
    ? `${code}: ${country} is not an ISO 3166-1 code of a country`
    : `${code} is not a known ISO 3166-2 code of ${known}`;
};

/** What is wrong with an ISCED-F code and how to mend it, or null. */
export const fieldProblem = (code: string): string | null => {
  if (fieldName(code) !== undefined) return null;
  const above = code.slice(0, -1);
  const hint =
    above.length > 1 && fieldName(above) !== undefined ? `; write '${above}' for the whole field` : '';
  return `'${code}' is not an ISCED-F 2013 code${hint}`;
};
