import { type Queries, schema } from '@laurel/db';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';

const { scholarshipHistory: history } = schema;
export type HistoryRow = typeof history.$inferSelect;

/** The newest changes of each scholarship that are kept. */
const KEPT = 50;
/** Rows per statement: PostgreSQL takes 65,535 parameters at most. */
const BATCH = 500;

/** Adds the changes of a version, and deletes the oldest ones beyond `KEPT`. */
export const insertHistory = async (queries: Queries, rows: HistoryRow[]): Promise<void> => {
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows.slice(at, at + BATCH);
    await queries.insert(history).values(batch);
    const ids = batch.map(({ scholarshipId }) => scholarshipId);
    const oldestKept = sql`(select newer.version from ${history} newer
      where newer.scholarship_id = ${history.scholarshipId} order by newer.version desc offset ${KEPT - 1} limit 1)`;
    await queries
      .delete(history)
      .where(and(inArray(history.scholarshipId, ids), sql`${history.version} < ${oldestKept}`));
  }
};

/** One page of a scholarship's changes, newest first, and their total. */
export const listHistory = async (
  queries: Queries,
  scholarshipId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: HistoryRow[]; total: number }> => {
  const own = eq(history.scholarshipId, scholarshipId);
  const [{ total } = { total: 0 }] = await queries.select({ total: count() }).from(history).where(own);
  const rows = await queries
    .select()
    .from(history)
    .where(own)
    .orderBy(desc(history.version))
    .limit(limit)
    .offset(offset);
  return { rows, total };
};

/** The newest changes of all scholarships. */
export const listNewestHistory = (queries: Queries, limit: number): Promise<HistoryRow[]> =>
  queries.select().from(history).orderBy(desc(history.version), history.scholarshipId).limit(limit);
