import { statusLabel } from '@laurel/domain';
import { type Answer, anyOf } from '../judging/three-valued.ts';
import type { CompiledStudent } from '../student/compile-student.ts';
import { placeIn, placeName } from './places.ts';

/** Statuses that name their country and are held by people who live there. */
const RESIDENT = new Set(['permanent-resident', 'protected-person', 'bermudian-status']);
/** Given by one country to people who live in it and are no citizens of it (for refugees: 1951 Convention, article 1). */
const GIVEN_BY_COUNTRY = new Set([
  'refugee',
  'asylee',
  'asylum-seeker',
  'humanitarian-protection',
  'temporary-protection',
  'temporary-protected-status',
  'daca',
  'undocumented',
]);
/** What a country gives once it has decided on a claim for asylum; until then the claimant holds none of them there. */
const AFTER_ASYLUM_CLAIM = new Set(['refugee', 'asylee', 'humanitarian-protection', 'permanent-resident']);
/** Terms of one country's law: they need no country beside them. */
const OF_ONE_COUNTRY: Readonly<Record<string, string>> = {
  asylee: 'US',
  daca: 'US',
  'temporary-protected-status': 'US',
};

interface Status {
  name: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
}

/** Denied by name, or with the country alone. */
const isDenied = ({ deniedStatuses }: CompiledStudent, { name, country }: Status): boolean =>
  deniedStatuses.includes(name) || (country !== undefined && deniedStatuses.includes(`${name}:${country}`));

const parse = (status: string): Status => {
  const [name = '', stated] = status.split(':');
  const country = stated ?? OF_ONE_COUNTRY[name];
  return country === undefined ? { name } : { name, country };
};

/** Whether a status is held in one country, and says nothing about others. */
const isOfCountry = ({ name }: Status): boolean => RESIDENT.has(name) || GIVEN_BY_COUNTRY.has(name);

/**
 * Where a status has to be held that an award names without a country: a right to live somewhere, at the host; any other, a refugee's say,
 * anywhere, for an award that means its own country names it. Empty: anywhere.
 */
export const placesMeant = (status: string, hosts: readonly string[]): readonly string[] =>
  RESIDENT.has(parse(status).name) ? hosts : [];

/**
 * Whether the student holds one of the statuses. A status missing from the student's list is unknown, not no; it is no where the student
 * says so, and where another fact excludes it: it is given by a country in which the student does not live, or whose citizen they are.
 * `places`: where a status without a country has to be held; empty: anywhere.
 */
export const holdsAny = (
  student: CompiledStudent,
  statuses: readonly string[],
  places: readonly string[],
): Answer => anyOf(statuses.map((status) => holds(student, parse(status), places)));

const holds = (student: CompiledStudent, asked: Status, places: readonly string[]): Answer => {
  const held = (student.profile.statuses ?? []).map(parse).filter(({ name }) => name === asked.name);
  return held.length > 0
    ? anyOf(held.map((status) => counts(student, status, asked, places)))
    : mayHold(student, asked, places);
};

/** Whether a status that the student holds is the one asked for; without a country it is that of residence. */
const counts = (student: CompiledStudent, held: Status, asked: Status, places: readonly string[]): Answer => {
  const country = held.country ?? student.residenceCountry;
  if (asked.country !== undefined) {
    if (country === undefined) return 'unknown';
    return country === asked.country ? 'yes' : 'no';
  }
  if (!isOfCountry(asked) || places.length === 0) return 'yes';
  return country === undefined ? 'unknown' : placeIn(country, places, []);
};

/** A status that the student did not name. */
const mayHold = (student: CompiledStudent, asked: Status, places: readonly string[]): Answer => {
  if (isDenied(student, asked) || waitsForAsylum(student, asked)) return 'no';
  const residence = student.residenceCountry;
  if (residence === undefined) return 'unknown';
  if (!isOfCountry(asked)) return 'unknown';
  if (asked.country !== undefined && asked.country !== residence) return 'no';
  const isCitizen = student.profile.citizenships?.includes(residence);
  if (isCitizen && GIVEN_BY_COUNTRY.has(asked.name)) return 'no';
  // A status that names its country need not be held where the award is.
  if (asked.country !== undefined) return 'unknown';
  return places.length > 0 && placeIn(residence, places, []) === 'no' ? 'no' : 'unknown';
};

const waitsForAsylum = ({ profile }: CompiledStudent, { name, country }: Status): boolean =>
  AFTER_ASYLUM_CLAIM.has(name) &&
  country !== undefined &&
  (profile.statuses ?? []).includes(`asylum-seeker:${country}`);

/** Whether the student named the status, of whatever country. */
export const namesStatus = ({ profile }: CompiledStudent, status: string): boolean =>
  (profile.statuses ?? []).some((own) => parse(own).name === parse(status).name);

/** Whether the student named a status of the same kind: an asylum seeker may yet be the refugee that an award means. */
export const holdsKindred = ({ profile }: CompiledStudent, status: string): boolean =>
  GIVEN_BY_COUNTRY.has(parse(status).name) &&
  (profile.statuses ?? []).some((own) => GIVEN_BY_COUNTRY.has(parse(own).name));

/** What another country gives to people whom their own does not protect, or who ask for that. */
const PROTECTION = new Set([
  'refugee',
  'asylee',
  'asylum-seeker',
  'humanitarian-protection',
  'protected-person',
  'temporary-protection',
  'temporary-protected-status',
  'stateless',
]);

/** Whether the student told of such a status and lives in no country whose citizen they are. */
export const isProtectedFromHome = ({ profile, residenceCountry }: CompiledStudent): boolean =>
  (profile.statuses ?? []).some((status) => PROTECTION.has(parse(status).name)) &&
  (residenceCountry === undefined || profile.citizenships?.includes(residenceCountry) !== true);

/** 'permanent-resident:US' as 'permanent resident of the United States', 'refugee:DE' as 'refugee in Germany'. */
export const statusName = (status: string): string => {
  const [name = '', country] = status.split(':');
  const words = name.replaceAll('-', ' ');
  if (country === undefined) return words;
  return `${words} ${name === 'permanent-resident' ? 'of' : 'in'} ${placeName(country)}`;
};

/** 'permanent-resident:US' as a phrase after "are you": 'a permanent resident of the United States'. */
export const statusPhrase = (status: string): string => {
  const { name, country } = parse(status);
  const isNamed = country !== undefined && OF_ONE_COUNTRY[name] === undefined;
  return statusLabel(name, isNamed ? placeName(country) : undefined);
};
