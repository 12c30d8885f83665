import {
  FUNDING_KINDS,
  type NextDeadline,
  nextDeadline,
  planningDay,
  type Round,
  roundOf,
  type ScholarshipRecord,
  STUDY_LEVELS,
} from '@laurel/domain';
import { countryName, fieldName } from '@laurel/taxonomies';
import {
  FACET_NAMES,
  type FacetName,
  type FilterName,
  facetFiltersOf,
  type ScholarshipsQuery,
} from './scholarship-filters.ts';
import type { Column, SearchColumns } from './search-columns.ts';

/** One value of a filter, with the number of scholarships that match it and the other filters. */
interface FacetCount {
  value: string;
  /** English name; the value itself for the contract's closed lists. */
  name: string;
  count: number;
}
type Facets = Record<FacetName, FacetCount[]>;

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
const presentFacets = (
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

export interface Found {
  record: ScholarshipRecord;
  deadline: NextDeadline;
}

export interface SearchResult {
  total: number;
  /** The results from `from` to before `to` in the requested order (ties by id). */
  slice(from: number, to: number): Found[];
  facets: Facets;
  /** For each filter that is set, the total without it. */
  without: { filter: FilterName; count: number }[];
  /** Those that fit the query and are left out, because they are closed, or are draws or suspicious. */
  hidden: { closed: number; flagged: number };
  /** Words of the query that the results do without, since nothing has all of them. */
  missed: string[];
}

const FAR = '9999';
/** Scores are compared in steps of 1 / SCORE_STEPS. */
const SCORE_STEPS = 1_000;
const MAX_SCORE = 1e9;

/** A filter, decided once for each distinct value of a column. */
interface Pass {
  name: FilterName;
  of: Int32Array;
  lets: Uint8Array;
}

const passesOf = (
  { facets, deadlines }: SearchColumns,
  nexts: readonly NextDeadline[],
  query: ScholarshipsQuery,
): Pass[] => {
  const passes: Pass[] = facetFiltersOf(query).map(({ name, lets }) => ({
    name,
    of: facets[name].of,
    lets: Uint8Array.from(facets[name].values, (value) => (lets(value) ? 1 : 0)),
  }));
  const { deadlineBefore } = query;
  if (deadlineBefore) {
    // A window counts from its first day: the deadline may fall on it.
    const lets = Uint8Array.from(nexts, (next) => ((planningDay(next) ?? FAR) <= deadlineBefore ? 1 : 0));
    passes.push({ name: 'deadlineBefore', of: deadlines.of, lets });
  }
  return passes;
};

const NONE = -1;
const MANY = -2;

/** Number of the only filter that rejects a record, or NONE, or MANY. */
const onlyFailure = (passes: readonly Pass[], row: number): number => {
  let failed = NONE;
  for (const [number, { of, lets }] of passes.entries()) {
    if (lets[of[row] as number]) continue;
    if (failed !== NONE) return MANY;
    failed = number;
  }
  return failed;
};

type Dated = Pick<ScholarshipRecord, 'deadline' | 'ended'>;

/** What can still be applied for comes first, by its day; a round that has probably closed comes later, a closed one last. */
const deadlineKey = (next: NextDeadline, { state, closes }: Round): string => {
  if (next.status === 'closed') return `2${next.date ?? FAR}`;
  if (state === 'probably_closed') return `1${closes?.first ?? FAR}`;
  return `0${planningDay(next) ?? FAR}`;
};

/** The sort key of each record, smallest first; undefined: the order of ids. */
const keyOf = (
  { deadlines, ranks }: SearchColumns,
  nexts: readonly NextDeadline[],
  scores: Float32Array | undefined,
  sort: ScholarshipsQuery['sort'],
  today: string,
): ((row: number) => number) | undefined => {
  if (sort === 'title' || sort === 'amount') return (row) => ranks[sort][row] as number;
  if (sort === 'deadline') {
    const keys = nexts.map((next, at) => deadlineKey(next, roundOf(deadlines.values[at] as Dated, today)));
    const places = new Map([...new Set(keys)].sort().map((key, place) => [key, place]));
    const placeOf = Int32Array.from(keys, (key) => places.get(key) ?? 0);
    return (row) => placeOf[deadlines.of[row] as number] as number;
  }
  // The caller ranks by fit, because that needs the student; this order breaks its ties.
  return scores && ((row) => MAX_SCORE - Math.round((scores[row] as number) * SCORE_STEPS));
};

/** Rows in the order of their keys, ties in the order of ids. */
const ordered = (rows: Int32Array, key: ((row: number) => number) | undefined): Int32Array => {
  if (!key) return rows;
  // Key and row are packed into one number, because sorting numbers is many times faster than sorting by a function.
  const wide = rows.length === 0 ? 1 : (rows.at(-1) as number) + 1;
  const keys = new Float64Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    keys[at] = key(row) * wide + row;
  }
  keys.sort();
  return Int32Array.from(keys, (each) => each % wide);
};

/**
 * Searches the catalogue in one pass: the results, the facets (a filter does not narrow its own facet), and the total without each
 * filter.
 * @param today YYYY-MM-DD
 * @throws AppError invalid_request for a country or field nobody knows
 */
export const searchScholarships = (
  columns: SearchColumns,
  query: ScholarshipsQuery,
  today: string,
): SearchResult => {
  const { records, facets, deadlines, heldBack } = columns;
  const nexts = deadlines.values.map((record) => nextDeadline(record, today));
  const isClosed = Uint8Array.from(nexts, ({ status }) => (status === 'closed' ? 1 : 0));
  const passes = passesOf(columns, nexts, query);
  const { scores, missed = [] } = query.q ? columns.texts.find(query.q) : {};
  const tallies = FACET_NAMES.map((name) => ({
    name,
    of: facets[name].of,
    counts: new Int32Array(facets[name].values.length),
  }));
  const lost = passes.map(() => 0);
  const rows = new Int32Array(records.length);
  const hidden = { closed: 0, flagged: 0 };
  let total = 0;
  for (let row = 0; row < records.length; row += 1) {
    if (scores && scores[row] === 0) continue;
    const failed = onlyFailure(passes, row);
    if (failed === MANY) continue;
    const isFlagged = heldBack[row] === 1 && !query.includeFlagged;
    const isOver = isClosed[deadlines.of[row] as number] === 1 && !query.includeClosed;
    if (isFlagged || isOver) {
      if (failed === NONE && !(isFlagged && isOver)) hidden[isOver ? 'closed' : 'flagged'] += 1;
      continue;
    }
    if (failed === NONE) rows[total++] = row;
    else lost[failed] = (lost[failed] ?? 0) + 1;
    for (const { name, of, counts } of tallies) {
      if (failed !== NONE && passes[failed]?.name !== name) continue;
      const value = of[row] as number;
      counts[value] = (counts[value] as number) + 1;
    }
  }
  const counts = Object.fromEntries(tallies.map((each) => [each.name, each.counts]));
  const order = ordered(rows.subarray(0, total), keyOf(columns, nexts, scores, query.sort, today));
  return {
    total,
    slice: (from, to) =>
      Array.from(order.subarray(from, to), (row) => ({
        record: records[row] as ScholarshipRecord,
        deadline: nexts[deadlines.of[row] as number] as NextDeadline,
      })),
    facets: presentFacets(facets, counts as Record<FacetName, Int32Array>),
    without: passes.map(({ name }, at) => ({ filter: name, count: total + (lost[at] ?? 0) })),
    hidden,
    missed,
  };
};
