import { type Queries, schema } from '@laurel/db';
import type { ApplicationStatus, Priority } from '@laurel/domain';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';

const { savedScholarships, scholarships } = schema;
export type SavedRow = typeof savedScholarships.$inferSelect;

const one = (userId: string, scholarshipId: string) =>
  and(eq(savedScholarships.userId, userId), eq(savedScholarships.scholarshipId, scholarshipId));

const findSaved = async (
  queries: Queries,
  userId: string,
  scholarshipId: string,
): Promise<SavedRow | undefined> =>
  (await queries.select().from(savedScholarships).where(one(userId, scholarshipId)).limit(1))[0];

/** Locks the row, so that concurrent changes run one after another. */
export const lockSaved = async (
  queries: Queries,
  userId: string,
  scholarshipId: string,
): Promise<SavedRow | undefined> =>
  (
    await queries.select().from(savedScholarships).where(one(userId, scholarshipId)).limit(1).for('update')
  )[0];

/** @returns the row as it is after two clients tried to add it at once */
export const insertSaved = async (
  queries: Queries,
  row: typeof savedScholarships.$inferInsert,
): Promise<SavedRow | undefined> => {
  await queries.insert(savedScholarships).values(row).onConflictDoNothing();
  return findSaved(queries, row.userId, row.scholarshipId);
};

export const deleteSaved = async (queries: Queries, userId: string, scholarshipId: string): Promise<void> => {
  await queries.delete(savedScholarships).where(one(userId, scholarshipId));
};

export const updateSaved = async (
  queries: Queries,
  userId: string,
  scholarshipId: string,
  change: Partial<
    Pick<
      SavedRow,
      'notes' | 'priority' | 'applicationStatus' | 'statusHistory' | 'checklistDone' | 'updatedAt'
    >
  >,
): Promise<SavedRow | undefined> =>
  (await queries.update(savedScholarships).set(change).where(one(userId, scholarshipId)).returning())[0];

/** All of a student's saved rows that fit the filter; a student saves tens, not thousands. */
export const listSaved = (
  queries: Queries,
  userId: string,
  filter: { status?: ApplicationStatus | undefined; priority?: Priority | undefined },
): Promise<SavedRow[]> =>
  queries
    .select()
    .from(savedScholarships)
    .where(
      and(
        eq(savedScholarships.userId, userId),
        filter.status ? eq(savedScholarships.applicationStatus, filter.status) : undefined,
        filter.priority ? eq(savedScholarships.priority, filter.priority) : undefined,
      ),
    );

export const countSaved = async (queries: Queries, userId: string): Promise<number> =>
  (
    await queries
      .select({ total: count() })
      .from(savedScholarships)
      .where(eq(savedScholarships.userId, userId))
  )[0]?.total ?? 0;

/** What a student's saved scholarships want to read, withdrawn ones included. */
export const listSavedTasks = (queries: Queries, userId: string) =>
  queries
    .select({
      id: scholarships.id,
      title: sql<string>`${scholarships.record} ->> 'title'`,
      documents: sql<string[]>`${scholarships.record} -> 'documents'`,
      selection: sql<string[]>`${scholarships.record} -> 'selection'`,
    })
    .from(savedScholarships)
    .innerJoin(scholarships, eq(scholarships.id, savedScholarships.scholarshipId))
    .where(eq(savedScholarships.userId, userId))
    .orderBy(desc(savedScholarships.createdAt), savedScholarships.scholarshipId);

/** Which of these scholarships a student has saved. */
export const savedAmong = async (
  queries: Queries,
  userId: string,
  scholarshipIds: string[],
): Promise<Set<string>> => {
  if (scholarshipIds.length === 0) return new Set();
  const rows = await queries
    .select({ id: savedScholarships.scholarshipId })
    .from(savedScholarships)
    .where(
      and(eq(savedScholarships.userId, userId), inArray(savedScholarships.scholarshipId, scholarshipIds)),
    );
  return new Set(rows.map((row) => row.id));
};
