import { createHash } from 'node:crypto';
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Database } from '@laurel/db';
import type { Logger } from '../logger.ts';
import { countCall, deleteEndedWindows } from './rate-limits.repository.ts';

export type RateLimitStore = FastifyRateLimitStoreCtor;

const SWEEP_MS = 60_000;
/** Refused clients that a process caches; beyond that the cache is cleared. */
const REFUSED_KEPT = 10_000;

type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void;

/**
 * Counts the calls of all processes in the database, with one small statement for each limited call. A client that has exceeded a
 * limit is refused from memory until the window ends, so that a flood does not reach the database.
 */
export const sharedRateLimits = ({ database, logger }: { database: Database; logger: Logger }) => {
  const refused = new Map<string, { calls: number; until: number }>();
  let sweptAt = Date.now();

  const sweep = (): void => {
    if (Date.now() - sweptAt < SWEEP_MS) return;
    sweptAt = Date.now();
    deleteEndedWindows(database.queries).catch((error: unknown) =>
      logger.warn({ err: error }, 'sweeping rate limits'),
    );
  };

  const count = async (client: string, windowMs: number, max: number) => {
    // Hashed, so that the table holds neither addresses nor accounts.
    const key = createHash('sha256').update(client).digest('base64url');
    const known = refused.get(key);
    if (known && known.until > Date.now()) return { current: known.calls, ttl: known.until - Date.now() };
    sweep();
    const { calls, leftMs } = await countCall(database.queries, key, windowMs);
    if (calls > max) {
      if (refused.size >= REFUSED_KEPT) refused.clear();
      refused.set(key, { calls, until: Date.now() + leftMs });
    }
    return { current: calls, ttl: leftMs };
  };

  return class implements InstanceType<RateLimitStore> {
    incr(key: string, counted: Counted, windowMs: number, max: number): void {
      count(key, windowMs, max).then((result) => counted(null, result), counted);
    }

    /** Keys name their route, so one store serves all of them. */
    child(): this {
      return this;
    }
  };
};
