import { type Queries, schema } from '@laurel/db';
import { and, count, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';

const { pageChecks, scholarships } = schema;
export type PageCheckRow = typeof pageChecks.$inferSelect;

export const findPageChecks = (queries: Queries, ids: string[]): Promise<PageCheckRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : queries.select().from(pageChecks).where(inArray(pageChecks.scholarshipId, ids));

export const upsertPageCheck = async (queries: Queries, row: PageCheckRow): Promise<void> => {
  const { scholarshipId: _, ...set } = row;
  await queries.insert(pageChecks).values(row).onConflictDoUpdate({ target: pageChecks.scholarshipId, set });
};

/** Ids of the scholarships whose pages are to be visited: those that were never visited first, then by how long they are due. */
export const listDueIds = async (queries: Queries, now: Date, limit: number): Promise<string[]> =>
  (
    await queries
      .select({ id: scholarships.id })
      .from(scholarships)
      .leftJoin(pageChecks, eq(pageChecks.scholarshipId, scholarships.id))
      .where(
        and(
          isNull(scholarships.withdrawnAt),
          or(isNull(pageChecks.dueAt), lte(pageChecks.dueAt, now)),
          sql`not (${scholarships.record} ? 'ended')`,
        ),
      )
      .orderBy(sql`${pageChecks.dueAt} asc nulls first`, scholarships.id)
      .limit(limit)
  ).map(({ id }) => id);

/** How many records each outcome has. */
export const countOutcomes = (
  queries: Queries,
): Promise<{ outcome: PageCheckRow['outcome']; total: number }[]> =>
  queries
    .select({ outcome: pageChecks.outcome, total: count() })
    .from(pageChecks)
    .groupBy(pageChecks.outcome);

/** The visits that found no page of the award, or that could not be made. */
export const listBrokenPages = (queries: Queries): Promise<PageCheckRow[]> =>
  queries
    .select()
    .from(pageChecks)
    .where(inArray(pageChecks.outcome, ['gone', 'parked', 'unreachable']))
    .orderBy(pageChecks.outcome, pageChecks.scholarshipId);
