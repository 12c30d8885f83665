import { sql } from 'drizzle-orm';
import { repeat } from './repeat.ts';

/**
 * A moment by the clock of the database. Due times and leases are set and compared by it alone: the clocks of two processes may
 * differ by more than a lease is long, and then both would do the same work.
 */
export const databaseTime = (inMs = 0) => sql<Date>`now() + ${inMs} * interval '1 millisecond'`;

/**
 * Holds a lease while `work` runs: it is renewed three times within its length, so that it ends only with its process.
 * @param renew sets the end of the lease to `ms` from now
 */
export const holdLease = async <T>(
  { ms, renew, onError }: { ms: number; renew: () => Promise<void>; onError: (error: unknown) => void },
  work: () => Promise<T>,
): Promise<T> => {
  const every = ms / 3;
  const stop = repeat({ name: 'renewing a lease', everyMs: every, run: renew }, onError, every);
  try {
    return await work();
  } finally {
    await stop();
  }
};
