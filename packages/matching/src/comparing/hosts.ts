import type { ScholarshipRecord } from '@laurel/domain';
import { resolveCountry } from '@laurel/taxonomies';
import type { MatchContext } from '../judging/assessment.ts';
import { type Answer, anyOf } from '../judging/three-valued.ts';
import type { CompiledStudent, Resolved } from '../student/compile-student.ts';
import { placeIn, placeName } from './places.ts';

/** How an award's places of study fit the countries that a student asked for. */
export interface HostStanding {
  /** `unasked`: the student named no country, so any will do. */
  answer: Answer | 'unasked';
  /** ISO 3166-1 alpha-2 code of the country that fits. */
  asked?: string;
  /** The part of the world that was asked for in place of the country. */
  region?: string;
  /** The group of countries that takes it in, where the award names no smaller place that does. */
  within?: string;
  /** True when it fits because the award can be taken to any country. */
  portable?: true;
  /** True when it was not asked for: the student is in the middle of a programme there, and asked for stays elsewhere. */
  current?: true;
}

/** Places of study: what the record states, else its hard host criteria, else a location that names countries only. */
export const hostCodes = (record: ScholarshipRecord): string[] => {
  const known = hostsByRecord.get(record) ?? findHosts(record);
  hostsByRecord.set(record, known);
  return known;
};

/** A record never changes, so its places of study are worked out once. */
const hostsByRecord = new WeakMap<ScholarshipRecord, string[]>();

const findHosts = ({ hostCountries, criteria, location }: ScholarshipRecord): string[] => {
  const stated = criteria.flatMap((c) => (c.kind === 'host' && c.strength === 'hard' ? c.countries : []));
  const codes = [...hostCountries, ...stated];
  return codes.length > 0 ? [...new Set(codes)] : countriesNamed(location);
};

const countriesNamed = (location: string): string[] => {
  const whole = resolveCountry(location);
  if (whole !== undefined) return [whole];
  const codes = location.split(/[,;/]|\band\b|\bor\b/).map((part) => resolveCountry(part));
  return codes.flatMap((code) => (code === undefined || codes.includes(undefined) ? [] : code));
};

export const hostStanding = (hosts: readonly string[], { record, student }: MatchContext): HostStanding => {
  const { countries, unresolvedCountries } = student;
  if (countries.length + unresolvedCountries.length === 0) return { answer: 'unasked' };
  if (hosts.length === 0) return portableStanding(record.location, student);
  const answers = countries.map((country) => ({ ...country, answer: inAny(country.code, hosts) }));
  const fit = answers.find(({ answer }) => answer === 'yes');
  if (fit) return { answer: 'yes', asked: fit.code, ...regionOf(fit), ...withinOf(fit.code, hosts) };
  const { studiesIn } = student;
  if (studiesIn !== undefined && inAny(studiesIn, hosts) === 'yes')
    return { answer: 'yes', asked: studiesIn, current: true };
  const undecided = unresolvedCountries.length > 0 || answers.some(({ answer }) => answer === 'unknown');
  return { answer: undecided ? 'unknown' : 'no' };
};

/** What was asked for is a part of the world, and no country. */
const regionOf = ({
  name,
  isOfRegion,
}: Pick<Resolved, 'name' | 'isOfRegion'>): Pick<HostStanding, 'region'> =>
  isOfRegion ? { region: name } : {};

/** "In Europe" is not yet in the country asked for. */
const withinOf = (asked: string, hosts: readonly string[]): Pick<HostStanding, 'within'> => {
  const fitting = hosts.filter((host) => overlap(asked, host) === 'yes');
  const [group] = fitting;
  return group !== undefined && fitting.every((host) => host.startsWith('group:')) ? { within: group } : {};
};

/** All of a student that an award's places of study are set against, as one text. */
export const countriesKey = ({ preferences, studiesIn }: CompiledStudent): string =>
  JSON.stringify([preferences.preferredCountries, studiesIn, preferences.educationLevel === 'postdoc']);

/** Codes of the countries asked for in which the award is; none for one that can be taken to any country. */
export const askedCountriesOf = (
  record: ScholarshipRecord,
  { countries }: Pick<CompiledStudent, 'countries'>,
): string[] => {
  const hosts = hostCodes(record);
  return countries.flatMap(({ code }) => (inAny(code, hosts) === 'yes' ? code : []));
};

/** Whether a country asked for and any of the hosts overlap. */
const inAny = (asked: string, hosts: readonly string[]): Answer => {
  const byAsked = overlaps.get(hosts) ?? new Map<string, Answer>();
  if (byAsked.size === 0) overlaps.set(hosts, byAsked);
  const known = byAsked.get(asked);
  if (known !== undefined) return known;
  const found = anyOf(hosts.map((host) => overlap(asked, host)));
  byAsked.set(asked, found);
  return found;
};

/** Cached by list, which is of a record or criterion that never changes: the same few countries are asked for again and again. */
const overlaps = new WeakMap<readonly string[], Map<string, Answer>>();

/** Either may be a part of the other: Germany asked, Europe offered; the United States asked, Texas offered. */
const overlap = (asked: string, host: string): Answer => {
  const inside = placeIn(asked, [host], []);
  const isRegion = host.includes('-') && !host.startsWith('group:');
  return isRegion ? anyOf([inside, placeIn(host, [asked], [])]) : inside;
};

/** "Any country", alone or before an exception; "any country with a partner university" is not any. */
const ANYWHERE =
  /^(?:any country|all countries|anywhere|worldwide)(?:$|[ ,;(]+(?:except|outside|other than|but)\b(.*))/i;

/** An award for any country fits every country asked for that its exception doesn't name. */
const portableStanding = (
  location: string,
  { countries, unresolvedCountries }: CompiledStudent,
): HostStanding => {
  const found = ANYWHERE.exec(location.trim());
  if (found === null) return { answer: 'unknown' };
  const exceptions = (found[1] ?? '').toLowerCase();
  const fit = countries.find(({ code, name }) =>
    [name, placeName(code).replace(/^the /, '')].every((each) => !exceptions.includes(each.toLowerCase())),
  );
  if (fit !== undefined) return { answer: 'yes', asked: fit.code, ...regionOf(fit), portable: true };
  return { answer: unresolvedCountries.length > 0 ? 'unknown' : 'no' };
};

/** The countries a student asked for, as shown to them. */
export const askedCountries = ({ countries, unresolvedCountries }: CompiledStudent): string[] => {
  const asked = countries.map((each) => regionOf(each).region ?? placeName(each.code));
  return [...new Set(asked), ...unresolvedCountries];
};
