import { FUNDING_KINDS, STUDY_LEVELS } from '@laurel/domain';
import { countryName, fieldName } from '@laurel/taxonomies';
import type { FacetName } from './scholarship-filters.ts';
import type { Column, SearchColumns } from './search-columns.ts';

/** One value of a filter, with the number of scholarships that match it and the other filters. */
interface FacetCount {
  value: string;
  /** English name; the value itself for the contract's closed lists. */
  name: string;
  count: number;
}
export type Facets = Record<FacetName, FacetCount[]>;

const BROAD = 2;
const MAX_COUNTRIES = 60;

const byCount = (a: FacetCount, b: FacetCount) =>
  b.count - a.count || (a.name < b.name ? -1 : Number(a.name > b.name));

/** Turns counts by list of values into counts by single value. */
const spread = <T>(
  { values }: Column<T>,
  counts: Int32Array,
  offeredBy: (value: T) => Iterable<string>,
): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const [number, value] of values.entries()) {
    const count = counts[number] ?? 0;
    if (count > 0) for (const each of offeredBy(value)) sums.set(each, (sums.get(each) ?? 0) + count);
  }
  return sums;
};

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

/** The facets of a result. @param counts records by number of a column's distinct value */
export const presentFacets = (
  { country, level, field, funding }: SearchColumns['facets'],
  counts: Record<FacetName, Int32Array>,
): Facets => ({
  country: named(
    spread(country, counts.country, ({ values }) => values),
    countryName,
  ).slice(0, MAX_COUNTRIES),
  level: inListOrder(
    STUDY_LEVELS,
    spread(level, counts.level, ({ values, isOpen }) => (isOpen ? STUDY_LEVELS : new Set(values))),
  ),
  // By the broad field.
  field: named(
    spread(field, counts.field, ({ values }) => new Set(values.map((code) => code.slice(0, BROAD)))),
    fieldName,
  ),
  funding: inListOrder(
    FUNDING_KINDS,
    spread(funding, counts.funding, ({ values }) => values),
  ),
});
