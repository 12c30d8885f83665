import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '@laurel/db';
import { nextDeadline, planningDay, withOwnDeadline } from '@laurel/domain';
import {
  countSaved,
  listSavedAfter,
  listSavedAmong,
  listSavedKeys,
  listSavedPage,
  type SavedFilter,
  type SavedWithRecord,
} from './saved-scholarships.repository.ts';

/** Read at once; between two batches other requests get their turn. */
const BATCH = 100;

/** All of a student's saved scholarships, the newest first; `present` is called with one after another. */
export const mapSaved = async <T>(
  { database }: { database: Database },
  userId: string,
  present: (saved: SavedWithRecord) => T,
): Promise<T[]> => {
  const all: T[] = [];
  let last: SavedWithRecord['row'] | undefined;
  // By key and not by number, so that one that is removed meanwhile makes none be left out.
  for (;;) {
    const batch = await listSavedAfter(database.queries, userId, last, BATCH);
    for (const saved of batch) {
      all.push(present(saved));
      await nextTurn();
    }
    last = batch.at(-1)?.row;
    if (!last || batch.length < BATCH) return all;
  }
};

export type SavedSort = 'newest' | 'deadline' | 'priority' | 'title';
type Key = Awaited<ReturnType<typeof listSavedKeys>>[number];

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Sorts a window by its first day, and unknown deadlines after every date. */
const deadlineKey = ({ deadline, ended, ownPlan }: Key, today: string): string => {
  const record = withOwnDeadline({ deadline, ...(ended ? { ended } : {}) }, ownPlan);
  const next = nextDeadline(record, today);
  return next.date ?? planningDay(next) ?? '~';
};

/** One page of a student's saved scholarships, and how many there are in all. */
export const pageOfSaved = async (
  { database: { queries } }: { database: Database },
  userId: string,
  { sort, page, limit, ...filter }: SavedFilter & { sort: SavedSort; page: number; limit: number },
  today: string,
): Promise<{ items: SavedWithRecord[]; total: number }> => {
  const offset = (page - 1) * limit;
  if (sort === 'newest' || sort === 'priority') {
    const items = await listSavedPage(queries, userId, { sort, offset, limit, ...filter });
    return { items, total: await countSaved(queries, userId, filter) };
  }
  const keyOf = (key: Key) => (sort === 'title' ? key.title.toLowerCase() : deadlineKey(key, today));
  const keys = (await listSavedKeys(queries, userId, filter))
    .map((key) => ({ id: key.id, scholarshipId: key.scholarshipId, sortedBy: keyOf(key) }))
    .sort((a, b) => byText(a.sortedBy, b.sortedBy) || byText(a.id, b.id));
  const shown = keys.slice(offset, offset + limit).map(({ scholarshipId }) => scholarshipId);
  const found = shown.length === 0 ? [] : await listSavedAmong(queries, userId, shown);
  const byId = new Map(found.map((saved) => [saved.row.scholarshipId, saved]));
  return { items: shown.flatMap((id) => byId.get(id) ?? []), total: keys.length };
};
