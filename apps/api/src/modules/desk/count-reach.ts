import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '@laurel/db';
import { HOUR_MS } from '@laurel/domain';
import { createStudentColumns, MEDIUM_SCORE, matchingStudents } from '@laurel/matching';
import type { Repeated } from '../../platform/background/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { CatalogueIndex } from '../catalogue/index.ts';
import { listUncounted } from './queue.repository.ts';
import { listStudentsToCount, storeReach } from './reach.repository.ts';

/** Scholarships counted in one round over the students. */
const MAX_COUNTED = 200;
const PAGE_STUDENTS = 500;

interface Context {
  database: Database;
  clock: Clock;
  catalogue: CatalogueIndex;
}

/** Counts for how many students each scholarship that waits at the desk is a good match, so that the queue is sorted by it. */
const countMatched = async (
  { database, clock, catalogue }: Context,
  stopping: AbortSignal,
): Promise<void> => {
  const now = clock.now();
  const ids = await listUncounted(database.queries, new Date(now.getTime() - HOUR_MS), MAX_COUNTED);
  if (ids.length === 0) return;
  const { byId } = await catalogue.current();
  const matched = new Map(ids.map((id) => [id, 0]));
  let after = '';
  for (;;) {
    const page = await listStudentsToCount(database.queries, after, PAGE_STUDENTS);
    const columns = createStudentColumns(page, clock.today());
    for (const id of ids) {
      const record = byId.get(id);
      // What was withdrawn matches nobody.
      if (record)
        matched.set(id, (matched.get(id) ?? 0) + [...matchingStudents(record, columns, MEDIUM_SCORE)].length);
      await nextTurn();
      if (stopping.aborted) return;
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE_STUDENTS) break;
    after = last.userId;
  }
  await storeReach(database.queries, matched, now);
};

export const reachCounting = (context: Context): Repeated => ({
  name: 'counting whom the desk concerns',
  everyMs: 5_000,
  run: (stopping) => countMatched(context, stopping),
});
