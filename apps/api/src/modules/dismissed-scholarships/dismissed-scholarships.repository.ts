import { type Queries, schema } from '@laurel/db';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { seenByGroup } from '../catalogue/index.ts';

const { dismissedScholarships, scholarships } = schema;
export type DismissedRow = typeof dismissedScholarships.$inferSelect;

/** Adds a row; said again, a reason replaces the one given before. */
export const upsertDismissed = async (queries: Queries, row: DismissedRow): Promise<DismissedRow> => {
  const { userId, scholarshipId } = dismissedScholarships;
  const [stored] = await queries
    .insert(dismissedScholarships)
    .values(row)
    .onConflictDoUpdate({
      target: [userId, scholarshipId],
      set: { reason: sql`coalesce(excluded.reason, ${dismissedScholarships.reason})` },
    })
    .returning();
  return stored ?? row;
};

export const deleteDismissed = async (
  queries: Queries,
  userId: string,
  scholarshipId: string,
): Promise<void> => {
  await queries
    .delete(dismissedScholarships)
    .where(
      and(eq(dismissedScholarships.userId, userId), eq(dismissedScholarships.scholarshipId, scholarshipId)),
    );
};

const inCatalogue = eq(scholarships.id, dismissedScholarships.scholarshipId);
/** As the student sees it: of their group, or of the catalogue. */
const record = sql`coalesce(
  ${seenByGroup('record', dismissedScholarships.userId, dismissedScholarships.scholarshipId)}, ${scholarships.record})`;

export const countDismissed = async (queries: Queries, userId: string): Promise<number> =>
  (
    await queries
      .select({ total: count() })
      .from(dismissedScholarships)
      .where(eq(dismissedScholarships.userId, userId))
  )[0]?.total ?? 0;

export const listDismissedPage = (
  queries: Queries,
  userId: string,
  { offset, limit }: { offset: number; limit: number },
) =>
  queries
    .select({
      scholarshipId: dismissedScholarships.scholarshipId,
      title: sql<string>`${record} ->> 'title'`,
      organization: sql<string>`${record} ->> 'organization'`,
      reason: dismissedScholarships.reason,
      createdAt: dismissedScholarships.createdAt,
    })
    .from(dismissedScholarships)
    .leftJoin(scholarships, inCatalogue)
    .where(and(eq(dismissedScholarships.userId, userId), sql`${record} is not null`))
    .orderBy(desc(dismissedScholarships.createdAt), dismissedScholarships.scholarshipId)
    .limit(limit)
    .offset(offset);
