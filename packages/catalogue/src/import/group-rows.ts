import type { ScholarshipRecord } from '@laurel/domain';
import { DuplicateIndex } from '../duplicates/duplicate-index.ts';
import { type Identity, identityOf } from '../duplicates/identity.ts';
import type { TakenRow } from './take-rows.ts';

/** Rows of one programme. */
export interface RowGroup {
  rows: [TakenRow, ...TakenRow[]];
  /** Ids of the stored records that are the same programme, best guess first. */
  stored: string[];
}

/** Brings rows of one programme together and finds the stored records that they belong to. */
export function groupRows(taken: readonly TakenRow[], existing: readonly ScholarshipRecord[]): RowGroup[] {
  const ofExisting = existing.map((record) => identityOf(record));
  const ofRows = taken.map(({ record }) => identityOf(record));
  const corpus = [...ofExisting, ...ofRows];
  const storedIndex = new DuplicateIndex(corpus);
  for (const [index, record] of existing.entries()) {
    const identity = ofExisting[index];
    if (identity !== undefined) storedIndex.add(record.id, identity);
  }
  const storedIds = new Set(existing.map(({ id }) => id));
  const groups = new Grouping(corpus);
  for (const [index, row] of taken.entries()) {
    const identity = ofRows[index];
    if (identity === undefined) continue;
    const group = groups.place(row, identity);
    const own = storedIds.has(row.record.id) ? [row.record.id] : [];
    group.stored = [...new Set([...group.stored, ...own, ...storedIndex.find(identity)])];
  }
  return groups.all;
}

class Grouping {
  readonly all: RowGroup[] = [];
  readonly #index: DuplicateIndex;
  readonly #groupOf = new Map<string, RowGroup>();

  constructor(corpus: readonly Identity[]) {
    this.#index = new DuplicateIndex(corpus);
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
