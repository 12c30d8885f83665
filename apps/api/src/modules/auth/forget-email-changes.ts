import type { Database } from '@laurel/db';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import { deleteOldEmailChanges } from './email-changes.repository.ts';

const HOUR_MS = 3_600_000;

/**
 * Forgets, now and every hour, the changes of addresses that nobody can undo any more: no old address is kept for longer.
 * @returns stops it
 */
export const forgetEmailChanges = (context: {
  database: Database;
  clock: Clock;
  logger: Logger;
}): (() => void) => {
  const { database, clock, logger } = context;
  const forget = () =>
    void deleteOldEmailChanges(database.queries, clock.now()).catch((error: unknown) =>
      logger.error({ err: error }, 'forgetting changes of addresses'),
    );
  forget();
  const timer = setInterval(forget, HOUR_MS);
  return () => clearInterval(timer);
};
