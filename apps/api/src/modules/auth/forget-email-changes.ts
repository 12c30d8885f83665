import type { Database } from '@laurel/db';
import { HOUR_MS } from '@laurel/domain';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import { deleteOldEmailChanges } from './email-changes.repository.ts';

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
