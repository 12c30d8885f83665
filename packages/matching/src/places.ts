import { countryName, groupMembers, groupName, isPlaceIn } from '@laurel/taxonomies';
import { type Answer, answer, anyOf } from './three-valued.ts';
import { joinOr } from './wording.ts';

export const INTERNATIONAL = 'group:international';

/**
 * Whether a country or region lies in any of the place codes. Unknown: the code names a part of the country, a group
 * nobody has listed, or "international" where the host country is not known or is one of several.
 */
export function placeIn(place: string, codes: readonly string[], hostCountries: readonly string[]): Answer {
  return anyOf(codes.map((code) => placeInOne(place, code, hostCountries)));
}

function placeInOne(place: string, code: string, hostCountries: readonly string[]): Answer {
  if (code === INTERNATIONAL) return foreignTo(place, hostCountries);
  if (code.startsWith('group:') && groupMembers(code).length === 0) return 'unknown';
  if (isPlaceIn(place, [code], { hostCountries })) return 'yes';
  return code.startsWith(`${place}-`) ? 'unknown' : 'no';
}

function foreignTo(place: string, hostCountries: readonly string[]): Answer {
  if (hostCountries.length === 0) return 'unknown';
  const isHost = anyOf(hostCountries.map((host) => placeInOne(place, host, [])));
  if (isHost === 'no') return 'yes';
  const oneHost = hostCountries.length === 1 && hostCountries[0]?.startsWith('group:') === false;
  return isHost === 'yes' && oneHost ? 'no' : 'unknown';
}

/** English name of a country, a region or a group. */
export function placeName(code: string): string {
  if (code.startsWith('group:')) return groupName(code) ?? code.slice('group:'.length);
  return countryName(code) ?? code;
}

export function placeNames(codes: readonly string[]): string {
  return joinOr(codes.map(placeName));
}
