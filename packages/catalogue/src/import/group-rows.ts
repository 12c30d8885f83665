import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ScholarshipRecord } from '@laurel/domain';
import { DuplicateIndex } from '../duplicates/duplicate-index.ts';
import { type Identity, identityOf } from '../duplicates/identity.ts';
import type { Weight } from '../duplicates/same-programme.ts';
import { wordWeights } from '../duplicates/word-weights.ts';
import { AUTHORED_SOURCE } from '../to-record.ts';
import type { TakenRow } from './take-rows.ts';

/** Records looked at before other work gets its turn; about 10 ms. */
const CHUNK = 100;

/** Rows of one programme. */
export interface RowGroup {
  rows: [TakenRow, ...TakenRow[]];
  /** Ids of the stored records that are the same programme, best guess first. */
  stored: string[];
}

/**
 * Brings rows of one programme together and finds the stored records that they belong to: a row's own id first, then
 * authored records, those of other sources and those of this one. What is found doesn't depend on records that an earlier
 * import of the same rows stored (they have an index of their own and no say in the weights of words), so that a second
 * import decides as the first did.
 */
export const groupRows = async (
  taken: readonly TakenRow[],
  existing: readonly ScholarshipRecord[],
  source: string,
): Promise<RowGroup[]> => {
  const kinds = Map.groupBy(existing, ({ provenance }) => kindOf(provenance.source, source));
  const authored = await inTurns(kinds.get('authored') ?? [], identified);
  const other = await inTurns(kinds.get('other') ?? [], identified);
  const own = await inTurns(kinds.get('own') ?? [], identified);
  const rows = await inTurns(taken, (row) => ({ row, identity: identityOf(row.record) }));
  const weight = wordWeights([...authored, ...rows].map(({ identity }) => identity));
  const indexes = [authored, other, own].map((records) => indexOf(records, weight));
  const storedIds = new Set(existing.map(({ id }) => id));
  const groups = new Grouping(weight);
  await inTurns(rows, ({ row, identity }) => {
    const group = groups.place(row, identity);
    const itself = storedIds.has(row.record.id) ? [row.record.id] : [];
    group.stored = [
      ...new Set([...group.stored, ...itself, ...indexes.flatMap((index) => index.find(identity))]),
    ];
  });
  return groups.all;
};

/** Does the work for each item, with pauses for others: an import runs beside the API. */
const inTurns = async <T, R>(items: readonly T[], work: (item: T) => R): Promise<R[]> => {
  const done: R[] = [];
  for (const item of items) {
    done.push(work(item));
    if (done.length % CHUNK === 0) await nextTurn();
  }
  return done;
};

const kindOf = (recordSource: string, source: string): 'authored' | 'own' | 'other' => {
  if (recordSource === AUTHORED_SOURCE) return 'authored';
  return recordSource === source ? 'own' : 'other';
};

interface Identified {
  id: string;
  identity: Identity;
}

const identified = (record: ScholarshipRecord): Identified => {
  return { id: record.id, identity: identityOf(record) };
};

const indexOf = (records: readonly Identified[], weight: Weight): DuplicateIndex => {
  const index = new DuplicateIndex(weight);
  for (const { id, identity } of records) index.add(id, identity);
  return index;
};

class Grouping {
  readonly all: RowGroup[] = [];
  readonly #index: DuplicateIndex;
  readonly #groupOf = new Map<string, RowGroup>();

  constructor(weight: Weight) {
    this.#index = new DuplicateIndex(weight);
  }

  /** Puts the row into the first group that holds the same programme, else into a new one. */
  place(row: TakenRow, identity: Identity): RowGroup {
    const { id } = row.record;
    const found = this.#groupOf.get(id) ?? this.#groupOf.get(this.#index.find(identity)[0] ?? '');
    const group: RowGroup = found ?? { rows: [row], stored: [] };
    if (found === undefined) this.all.push(group);
    else group.rows.push(row);
    if (!this.#groupOf.has(id)) this.#index.add(id, identity);
    this.#groupOf.set(id, group);
    return group;
  }
}
