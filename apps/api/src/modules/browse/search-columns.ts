import { setImmediate as nextTurn } from 'node:timers/promises';
import { isHeldBack } from '@laurel/catalogue';
import type { ScholarshipRecord } from '@laurel/domain';
import type { Catalogue } from '../catalogue/index.ts';
import { FACET_NAMES, type FacetName, type FacetValues, valuesOf } from './scholarship-filters.ts';
import { createTextIndex, type TextIndex } from './text-index/text-index.ts';

/** Records per turn of the event loop; about 5 ms. */
const CHUNK = 500;

/** The distinct values of a property, and for each record the number of its value. */
export interface Column<T> {
  of: Int32Array;
  values: readonly T[];
}

/** Columns for searching, filtering, counting and sorting. A record is named by its row number. */
export interface SearchColumns {
  records: readonly ScholarshipRecord[];
  facets: Record<FacetName, Column<FacetValues>>;
  deadlines: Column<Pick<ScholarshipRecord, 'deadline' | 'ended'>>;
  heldBack: Uint8Array;
  /** Each record's rank in these orders. */
  ranks: { title: Int32Array; amount: Int32Array };
  texts: TextIndex;
}

const column = async <T>(
  records: readonly ScholarshipRecord[],
  keyOf: (record: ScholarshipRecord) => string,
  read: (record: ScholarshipRecord) => T,
): Promise<Column<T>> => {
  const of = new Int32Array(records.length);
  const numbers = new Map<string, number>();
  const values: T[] = [];
  for (const [row, record] of records.entries()) {
    const key = keyOf(record);
    let number = numbers.get(key);
    if (number === undefined) {
      number = values.push(read(record)) - 1;
      numbers.set(key, number);
    }
    of[row] = number;
    if (row % CHUNK === CHUNK - 1) await nextTurn();
  }
  return { of, values };
};

const facetColumn = (records: readonly ScholarshipRecord[], name: FacetName) =>
  column(
    records,
    (record) => {
      const { values, isOpen, except = [] } = valuesOf(name, record);
      return `${isOpen}${values.join()}-${except.join()}`;
    },
    (record) => valuesOf(name, record),
  );

const ranksBy = (total: number, order: (a: number, b: number) => number): Int32Array => {
  const ranks = new Int32Array(total);
  const rows = Int32Array.from({ length: total }, (_, row) => row).sort((a, b) => order(a, b) || a - b);
  for (const [rank, row] of rows.entries()) ranks[row] = rank;
  return ranks;
};

/** @param records in the order of their ids */
export const createSearchColumns = async (records: readonly ScholarshipRecord[]): Promise<SearchColumns> => {
  const facets = {} as SearchColumns['facets'];
  for (const name of FACET_NAMES) facets[name] = await facetColumn(records, name);
  const titles = records.map(({ title }) => title.toLowerCase());
  const worth = records.map(({ award }) => (award.kind === 'full' ? 1e15 : 0) + (award.max ?? 0));
  return {
    records,
    facets,
    deadlines: await column(
      records,
      ({ deadline: { kind, dates, window, confirmed }, ended }) =>
        ended ? 'ended' : `${kind} ${dates.join()} ${window?.from} ${window?.to} ${confirmed}`,
      (record) => record,
    ),
    heldBack: Uint8Array.from(records, (record) => (isHeldBack(record) ? 1 : 0)),
    ranks: {
      title: ranksBy(records.length, (a, b) => {
        const [one, other] = [titles[a] ?? '', titles[b] ?? ''];
        return one < other ? -1 : Number(one > other);
      }),
      amount: ranksBy(records.length, (a, b) => (worth[b] ?? 0) - (worth[a] ?? 0)),
    },
    texts: await createTextIndex(records),
  };
};

const columnsOf = new WeakMap<Catalogue, Promise<SearchColumns>>();

/** The search columns of one version of the catalogue, built at the first search of that version. */
export const searchColumns = (catalogue: Catalogue): Promise<SearchColumns> => {
  const known = columnsOf.get(catalogue);
  if (known) return known;
  const columns = createSearchColumns(catalogue.records);
  columnsOf.set(catalogue, columns);
  return columns;
};
