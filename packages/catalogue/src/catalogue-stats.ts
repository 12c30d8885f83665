import { basisOf, type Criterion, isHomePage, type PlaceCode, type ScholarshipRecord } from '@laurel/domain';
import { groupMembers } from '@laurel/taxonomies';
import { auditedIds } from './audit-catalogue.ts';
import { countInstitutions, shippedInstitutions } from './institutions.ts';
import { type Freshness, measureFreshness } from './measure-freshness.ts';
import { recordProblems } from './record-problems.ts';

/** The regions by which balance is told; together they hold every country. */
const WORLD_REGIONS = [
  'africa',
  'asia',
  'caribbean',
  'europe',
  'latin-america',
  'north-america',
  'oceania',
] as const;
type WorldRegion = (typeof WORLD_REGIONS)[number];

/** The world regions that a place lies in: one for a country, all that a group has members in, none for "international". */
const worldRegionsOf = (place: PlaceCode): WorldRegion[] => {
  const known = regionsOfPlaces.get(place) ?? findWorldRegions(place);
  regionsOfPlaces.set(place, known);
  return known;
};

/** A few hundred places stand in the catalogue some ten thousand times. */
const regionsOfPlaces = new Map<PlaceCode, WorldRegion[]>();

const findWorldRegions = (place: PlaceCode): WorldRegion[] => {
  const countries = place.startsWith('group:') ? groupMembers(place) : [place.slice(0, 2)];
  return WORLD_REGIONS.filter((region) =>
    groupMembers(`group:${region}`).some((code) => countries.includes(code)),
  );
};

type Counts = Record<string, number>;

export interface CatalogueStats {
  total: number;
  organizations: number;
  bySource: Counts;
  /** Study levels funded; a record counts under each. `any`: it names none. */
  byLevel: Counts;
  /** Broad ISCED-F fields (`05`). `any`: open to all fields, or all but some. */
  byField: Counts;
  /** Citizenships admitted, or residences where only those count: codes and groups. `any`: none is required. */
  byOrigin: Counts;
  /** Countries and groups of study. `any`: anywhere or unknown. */
  byHost: Counts;
  /** The same two by region of the world; a group counts in each region that it has members in. */
  byOriginRegion: Counts;
  byHostRegion: Counts;
  byAward: Counts;
  /** How the facts are known: see `BASES` of the domain. */
  byBasis: Counts;
  /** How many of the awards that are still given hold what a student needs to act. */
  depth: {
    live: number;
    /** The link leads to the programme's own page or form, not to a home page. */
    programmePage: number;
    /** The award has a sum. */
    figure: number;
    /** The closing day is known to a month or better; of these, to the day. */
    closingMonth: number;
    closingDay: number;
    /** Some fact was compared with a page; of these, with the organiser's own. */
    read: number;
    readAtOrganiser: number;
    /** An audit has read it line by line. */
    audited: number;
  };
  /** Institutions that ship with what they teach: as their pages list it, in part, or by general knowledge alone. */
  institutions: { total: number; page: number; partly: number; editorial: number };
  deadlines: Freshness['deadlines'];
  facts: Freshness['facts'];
  /** First and last day on which a page was compared, and of how many records none ever was. */
  checked: { earliest: string | null; latest: string | null; never: number };
  problems: string[];
}

/** Counts of a catalogue on the day `today` (YYYY-MM-DD); keys of each count by descending number. */
export const catalogueStats = (records: readonly ScholarshipRecord[], today: string): CatalogueStats => {
  const { total, organizations, deadlines, facts, sources } = measureFreshness(records, today);
  const days = records.flatMap(({ provenance }) => provenance.checked ?? []).sort();
  return {
    total,
    organizations,
    bySource: Object.fromEntries(sources.map((each) => [each.source, each.total])),
    byLevel: count(records, ({ criteria }) => criteria.flatMap(levelsOf)),
    byField: count(records, ({ criteria }) => criteria.flatMap(broadFieldsOf)),
    byOrigin: count(records, originsOf),
    byHost: count(records, ({ hostCountries }) => hostCountries),
    byOriginRegion: count(records, (record) => originsOf(record).flatMap(worldRegionsOf)),
    byHostRegion: count(records, ({ hostCountries }) => hostCountries.flatMap(worldRegionsOf)),
    byAward: count(records, ({ award }) => [award.kind]),
    byBasis: count(records, ({ provenance }) => [basisOf(provenance)]),
    depth: depthOf(records.filter(({ ended }) => !ended)),
    institutions: countInstitutions(shippedInstitutions()),
    deadlines,
    facts,
    checked: {
      earliest: days.at(0) ?? null,
      latest: days.at(-1) ?? null,
      never: records.length - days.length,
    },
    problems: records.flatMap(recordProblems),
  };
};

const depthOf = (live: readonly ScholarshipRecord[]): CatalogueStats['depth'] => {
  const share = (has: (record: ScholarshipRecord) => boolean) => live.filter(has).length;
  const readBy = ({ provenance }: ScholarshipRecord) => (provenance.evidence ?? []).map(({ by }) => by);
  return {
    live: live.length,
    programmePage: share(({ link }) => link !== '' && !isHomePage(link)),
    figure: share(({ award }) => award.min !== undefined || award.max !== undefined),
    closingMonth: share(({ deadline }) => deadline.dates.length > 0),
    closingDay: share(({ deadline }) => deadline.dates.some((date) => /-\d{2}-\d{2}$/.test(date))),
    read: share((record) => readBy(record).length > 0),
    readAtOrganiser: share((record) => readBy(record).includes('organiser')),
    audited: share(({ id }) => auditedIds().has(id)),
  };
};

const isHard = ({ strength }: Criterion) => strength === 'hard';

const levelsOf = (criterion: Criterion): string[] => {
  return criterion.kind === 'level' && isHard(criterion) && criterion.of !== 'current' ? criterion.anyOf : [];
};

const broadFieldsOf = (criterion: Criterion): string[] => {
  if (criterion.kind !== 'field' || !isHard(criterion)) return [];
  return (criterion.anyOf ?? []).map((code) => code.slice(0, 2));
};

const originsOf = ({ criteria }: ScholarshipRecord): string[] => {
  const places = (kind: 'citizenship' | 'residence') =>
    criteria.flatMap((criterion) =>
      criterion.kind === kind && isHard(criterion) ? (criterion.anyOf ?? []) : [],
    );
  const citizenships = places('citizenship');
  return citizenships.length > 0 ? citizenships : places('residence');
};

const count = (
  records: readonly ScholarshipRecord[],
  keysOf: (record: ScholarshipRecord) => string[],
): Counts => {
  const counts = new Map<string, number>();
  for (const record of records) {
    const keys = new Set(keysOf(record));
    for (const key of keys.size > 0 ? keys : ['any']) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const byNumber = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return Object.fromEntries(byNumber);
};
