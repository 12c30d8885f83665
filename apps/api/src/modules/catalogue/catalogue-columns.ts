import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ScholarshipRecord } from '@laurel/domain';
import { type Columns, createColumns, removeRecord, setRecord } from '@laurel/matching';

/** Records per turn of the event loop; about 5 ms. */
const CHUNK = 100;

/** The columns of the newest catalogue asked for, changed in place from one version to the next. */
export interface CatalogueColumns {
  /** How many of these records `of` would have to bring in. */
  missing(version: number, records: readonly ScholarshipRecord[]): number;
  /** The columns for these records. A version older than the current one gets the current columns. */
  of(version: number, records: readonly ScholarshipRecord[]): Promise<Columns>;
}

export const createCatalogueColumns = (): CatalogueColumns => {
  const columns = createColumns();
  const held = new Map<string, ScholarshipRecord>();
  let heldVersion = -1;
  let last: Promise<unknown> = Promise.resolve();

  const changedOf = (records: readonly ScholarshipRecord[]) =>
    records.filter((record) => held.get(record.id) !== record);

  const bringUp = async (version: number, records: readonly ScholarshipRecord[]): Promise<Columns> => {
    if (version <= heldVersion) return columns;
    const ids = new Set(records.map(({ id }) => id));
    for (const id of [...held.keys()].filter((each) => !ids.has(each))) {
      removeRecord(columns, id);
      held.delete(id);
    }
    const changed = changedOf(records);
    for (const [index, record] of changed.entries()) {
      if (index > 0 && index % CHUNK === 0) await nextTurn();
      setRecord(columns, record);
      held.set(record.id, record);
    }
    heldVersion = version;
    return columns;
  };

  return {
    missing: (version, records) => (version <= heldVersion ? 0 : changedOf(records).length),
    of: (version, records) => {
      // One after the other, so that two versions are never applied at once.
      const mine = last.then(() => bringUp(version, records));
      last = mine.catch(() => undefined);
      return mine;
    },
  };
};
