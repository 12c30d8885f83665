import type { PlaceCode } from '@laurel/domain';
import { isCountryCode } from '../countries/country-names.ts';
import { GROUPS, INTERNATIONAL } from './groups.ts';
import { TERRITORY_OF } from './territories.ts';

/** What `group:international` is read against: ISO alpha-2 codes or groups of the places of study. */
export interface PlaceContext {
  hostCountries?: readonly PlaceCode[];
}

/** `undefined`: not known. */
type Membership = boolean | undefined;

const anyTrue = (answers: Membership[]): Membership => {
  if (answers.includes(true)) return true;
  return answers.includes(undefined) ? undefined : false;
};

const inGroup = (country: string, code: PlaceCode): Membership => {
  const group = GROUPS[code];
  if (!group) return undefined;
  if (group.members.includes(country)) return true;
  if (group.unsettled?.includes(country)) return undefined;
  const state = TERRITORY_OF[country];
  if (group.ofStates && state !== undefined && group.members.includes(state)) return undefined;
  return false;
};

/** With several hosts, a native of one may be a foreigner at another, so the answer is not known. */
const isInternational = (country: string, hosts: readonly PlaceCode[]): Membership => {
  if (hosts.length === 0) return undefined;
  const native = anyTrue(hosts.map((host) => isIn(country, undefined, host, [])));
  if (native === false) return true;
  return native === true && hosts.length === 1 && hosts[0]?.startsWith('group:') === false
    ? false
    : undefined;
};

const isIn = (
  country: string,
  region: string | undefined,
  code: PlaceCode,
  hosts: readonly PlaceCode[],
): Membership => {
  if (code === INTERNATIONAL) return isInternational(country, hosts);
  if (code.startsWith('group:')) return inGroup(country, code);
  const wanted = code.slice(0, 2);
  if (!isCountryCode(wanted)) return undefined;
  if (code === wanted) return country === wanted || (TERRITORY_OF[country] === wanted ? undefined : false);
  if (country !== wanted) return false;
  return region === undefined ? undefined : region === code;
};

/** `US-PR` and `PR` are one place: gives `PR`. */
const normalisePlace = (place: PlaceCode): PlaceCode => {
  const part = place.slice(3);
  return place.length === 5 && TERRITORY_OF[part] === place.slice(0, 2) ? part : place;
};

/**
 * Whether `place` (ISO 3166-1 alpha-2 or ISO 3166-2) lies in any of `codes` (countries, subdivisions, groups).
 * Undefined when that is not known: an unknown code, a country where a subdivision is asked for, a dependent territory of a
 * state asked for, a country on which definitions of a group differ, or `group:international` without known hosts.
 */
export const isPlaceIn = (
  place: PlaceCode,
  codes: readonly PlaceCode[],
  context: PlaceContext = {},
): Membership => {
  const normal = normalisePlace(place);
  const country = normal.slice(0, 2);
  if (!isCountryCode(country)) return undefined;
  const region = normal.length > 2 ? normal : undefined;
  return anyTrue(
    codes.map((code) => isIn(country, region, normalisePlace(code), context.hostCountries ?? [])),
  );
};
