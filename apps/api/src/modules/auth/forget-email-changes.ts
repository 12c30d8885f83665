import type { Database } from '@laurel/db';
import { HOUR_MS } from '@laurel/domain';
import type { Repeated } from '../../platform/background/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { deleteOldEmailChanges } from './email-changes.repository.ts';

/** Deletes changes of addresses that can't be undone any more: an old address is kept no longer than its undo link works. */
export const forgetEmailChanges = ({ database, clock }: { database: Database; clock: Clock }): Repeated => ({
  name: 'forgetting changes of addresses',
  everyMs: HOUR_MS,
  run: () => deleteOldEmailChanges(database.queries, clock.now()),
});
