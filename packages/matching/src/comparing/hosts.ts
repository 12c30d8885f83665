import type { Criterion, HostCriterion, ScholarshipRecord } from '@laurel/domain';
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

/** A place of study that binds only who meets none of the other ways in: "others study in Germany". */
export interface Fork {
  codes: string[];
  /** The places, and the levels of study for which they bind. */
  hosts: readonly HostCriterion[];
  /** Each of them frees from the place. */
  ways: readonly Criterion[];
}

interface Places {
  /** Stated for everybody. */
  stated: string[];
  forks: readonly Fork[];
  /** By the forks that bind, as bits. */
  within: Map<number, string[]>;
}

const placesByRecord = new WeakMap<ScholarshipRecord, Places>();

const placesOf = (record: ScholarshipRecord): Places => {
  const known = placesByRecord.get(record) ?? findPlaces(record);
  placesByRecord.set(record, known);
  return known;
};

const findPlaces = (record: ScholarshipRecord): Places => {
  const forks = findForks(record.criteria);
  if (forks.length === 0) return { stated: hostCodes(record), forks, within: new Map() };
  const forked = new Set<Criterion>(forks.flatMap(({ hosts }) => hosts));
  const open = record.criteria.flatMap((c) => (isPlace(c) && !forked.has(c) ? c.countries : []));
  // What a record states as its countries is the sum of its host lines, of a state or region its country.
  const ofForks = new Set(forks.flatMap(({ codes }) => codes).flatMap((code) => [code, code.slice(0, 2)]));
  const others = record.hostCountries.filter((code) => !ofForks.has(code));
  return { stated: [...new Set([...others, ...open])], forks, within: new Map() };
};

const isPlace = (criterion: Criterion): criterion is HostCriterion =>
  criterion.kind === 'host' && criterion.strength === 'hard' && criterion.countries.length > 0;

const findForks = (criteria: readonly Criterion[]): Fork[] => {
  const names = new Set(criteria.flatMap((c) => (isPlace(c) ? (c.alternative ?? []) : [])));
  return [...names].flatMap((name) => {
    const members = criteria.filter(({ alternative }) => alternative === name);
    const hosts = members.filter(isPlace);
    // What only the call can tell frees nobody.
    const ways = members.filter(({ kind, strength }) => kind !== 'host' && strength !== 'info');
    return ways.length === 0 ? [] : { codes: hosts.flatMap(({ countries }) => countries), hosts, ways };
  });
};

export const forksOf = (record: ScholarshipRecord): readonly Fork[] => placesOf(record).forks;

/** Places of study while these forks bind, one bit for each; without any those for everybody, else a location that names countries only. */
export const hostsWithin = (record: ScholarshipRecord, binding: number): string[] => {
  const { stated, forks, within } = placesOf(record);
  if (forks.length === 0) return stated;
  const known = within.get(binding);
  if (known !== undefined) return known;
  const bounds = forks.flatMap(({ codes }, index) => ((binding >> index) & 1 ? [codes] : []));
  const narrowed = bounds.reduce((places, codes) => narrower(places, codes), stated);
  const hosts = narrowed.length > 0 ? narrowed : countriesNamed(record.location);
  within.set(binding, hosts);
  return hosts;
};

/** The places of a narrower list that a wider one takes in; the narrower list where they have nothing in common. */
const narrower = (wide: string[], narrow: string[]): string[] => {
  const both = [...new Set([...narrow, ...wide])].filter((code) =>
    [wide, narrow].every((codes) => codes.includes(code) || placeIn(code, codes, []) === 'yes'),
  );
  return both.length > 0 ? both : narrow;
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
  if (hosts.length === 0) return portableStanding(record, student);
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

/** The same among the words for those whom no place binds: "Sweden and abroad, any country", "any country for US citizens". */
const ANYWHERE_FOR_SOME = /(?:^|[,;] |\b(?:and|or) )any country(?:$|[,;]| (?:abroad|for)\b)/i;

/** An award for any country fits every country asked for that its exception doesn't name. */
const portableStanding = (
  record: ScholarshipRecord,
  { countries, unresolvedCountries }: CompiledStudent,
): HostStanding => {
  const location = record.location.trim();
  const isForked = forksOf(record).length > 0;
  const found = ANYWHERE.exec(location) ?? (isForked ? ANYWHERE_FOR_SOME.exec(location) : null);
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
