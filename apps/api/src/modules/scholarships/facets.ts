import { FUNDING_KINDS, type ScholarshipRecord, STUDY_LEVELS } from '@laurel/domain';
import { countryName, fieldName } from '@laurel/taxonomies';
import { type FilterName, fieldsOf, hostCountriesOf, levelsOf } from './scholarship-filters.ts';

/** One value of a filter with the number of scholarships that it leaves, other filters applied. */
export interface FacetCount {
  value: string;
  /** In English; the value itself where it is one of the contract's lists. */
  name: string;
  count: number;
}
type FacetName = Exclude<FilterName, 'deadlineBefore'>;
export type Facets = Record<FacetName, FacetCount[]>;

const BROAD = 2;
const MOST_COUNTRIES = 60;

/** The values of a record that each filter is offered by; a field by its broad ISCED-F code. */
const VALUES: Record<FacetName, (record: ScholarshipRecord) => Iterable<string>> = {
  country: hostCountriesOf,
  level: (record) => {
    const levels = levelsOf(record);
    return levels.length === 0 ? STUDY_LEVELS : new Set(levels);
  },
  field: (record) => new Set(fieldsOf(record).map((code) => code.slice(0, BROAD))),
  funding: ({ award }) => [award.kind],
};
const NAMES = Object.keys(VALUES) as FacetName[];

export interface FacetCounter {
  /** @param failed the filters that shut the record out */
  count(record: ScholarshipRecord, failed: readonly FilterName[]): void;
  facets(): Facets;
}

const byCount = (a: FacetCount, b: FacetCount) =>
  b.count - a.count || (a.name < b.name ? -1 : Number(a.name > b.name));

const inListOrder = (list: readonly string[], counts: ReadonlyMap<string, number>): FacetCount[] =>
  list.flatMap((value) => {
    const count = counts.get(value);
    return count ? [{ value, name: value, count }] : [];
  });

const named = (
  counts: ReadonlyMap<string, number>,
  nameOf: (value: string) => string | undefined,
): FacetCount[] =>
  [...counts]
    .flatMap(([value, count]) => {
      const name = nameOf(value);
      return name ? [{ value: name, name, count }] : [];
    })
    .sort(byCount);

/** Counts what each value of each filter would leave: a filter's own choice doesn't narrow its own counts. */
export const createFacetCounter = (): FacetCounter => {
  const counts = Object.fromEntries(NAMES.map((name) => [name, new Map<string, number>()])) as Record<
    FacetName,
    Map<string, number>
  >;
  return {
    count: (record, failed) => {
      if (failed.length > 1) return;
      for (const name of NAMES) {
        if (failed.length === 1 && failed[0] !== name) continue;
        for (const value of VALUES[name](record)) counts[name].set(value, (counts[name].get(value) ?? 0) + 1);
      }
    },
    facets: () => ({
      country: named(counts.country, countryName).slice(0, MOST_COUNTRIES),
      level: inListOrder(STUDY_LEVELS, counts.level),
      field: named(counts.field, fieldName),
      funding: inListOrder(FUNDING_KINDS, counts.funding),
    }),
  };
};
