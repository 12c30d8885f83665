import { type Queries, schema } from '@laurel/db';
import { and, gt, inArray, lt, sql } from 'drizzle-orm';

const { rateLimits } = schema;

/**
 * Counts one call. The database's clock decides, so that processes agree.
 * @returns calls in this window, this one included, and milliseconds until it ends
 */
export const countCall = async (
  queries: Queries,
  key: string,
  windowMs: number,
): Promise<{ calls: number; leftMs: number }> => {
  const isOver = sql`${rateLimits.resetsAt} <= now()`;
  const [row] = await queries
    .insert(rateLimits)
    .values({ key, calls: 1, resetsAt: sql`now() + ${windowMs} * interval '1 millisecond'` })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        calls: sql`case when ${isOver} then 1 else ${rateLimits.calls} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({
      calls: rateLimits.calls,
      // A statement that waited for the row lock may have begun before the window.
      leftMs: sql<number>`least(extract(epoch from ${rateLimits.resetsAt} - now())::float8 * 1000, ${windowMs}::float8)`,
    });
  if (!row) throw new Error('a call could not be counted');
  return row;
};

/** The windows with these keys that have not ended, without counting a call. */
export const openWindows = (queries: Queries, keys: string[]) =>
  queries
    .select({
      key: rateLimits.key,
      calls: rateLimits.calls,
      leftMs: sql<number>`extract(epoch from ${rateLimits.resetsAt} - now())::float8 * 1000`,
    })
    .from(rateLimits)
    .where(and(inArray(rateLimits.key, keys), gt(rateLimits.resetsAt, sql`now()`)));

/** Begins to count anew. */
export const deleteWindows = async (queries: Queries, keys: string[]): Promise<void> => {
  await queries.delete(rateLimits).where(inArray(rateLimits.key, keys));
};

export const deleteEndedWindows = async (queries: Queries): Promise<void> => {
  await queries.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`now()`));
};
