import type { Database } from '@laurel/db';
import { findStoredRecords, type StoredRecord } from '../catalogue/index.ts';
import { listSaved, type SavedRow } from './saved-scholarships.repository.ts';

export interface SavedWithRecord {
  row: SavedRow;
  stored: StoredRecord;
}

/** A student's saved scholarships with their records, withdrawn ones included. */
export const listSavedWithRecords = async (
  { database }: { database: Database },
  userId: string,
  filter: Parameters<typeof listSaved>[2] = {},
): Promise<SavedWithRecord[]> => {
  const rows = await listSaved(database.queries, userId, filter);
  const found = await findStoredRecords(
    database.queries,
    rows.map((row) => row.scholarshipId),
  );
  const byId = new Map(found.map((stored) => [stored.record.id, stored]));
  return rows.flatMap((row) => {
    const stored = byId.get(row.scholarshipId);
    return stored ? [{ row, stored }] : [];
  });
};
