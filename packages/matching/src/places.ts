import { countryName, groupName, isPlaceIn } from '@laurel/taxonomies';
import type { Answer } from './three-valued.ts';
import { joinOr } from './wording.ts';

/** Reads "not from the host country" against the record's host countries. */
export const INTERNATIONAL = 'group:international';

/** Whether a country or region lies in any of the place codes; no for an empty list. */
export function placeIn(place: string, codes: readonly string[], hostCountries: readonly string[]): Answer {
  const inside = isPlaceIn(place, codes, { hostCountries });
  if (inside === undefined) return 'unknown';
  return inside ? 'yes' : 'no';
}

/** English name of a country, a region or a group. */
export function placeName(code: string): string {
  return (code.startsWith('group:') ? groupName(code) : countryName(code)) ?? code.replace('group:', '');
}

export function placeNames(codes: readonly string[]): string {
  return joinOr(codes.map(placeName));
}
