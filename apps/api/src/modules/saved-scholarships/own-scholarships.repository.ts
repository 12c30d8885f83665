import { type Queries, schema } from '@laurel/db';
import { isOwnScholarshipId } from '@laurel/domain';
import { and, count, eq } from 'drizzle-orm';
import { findRecordSeenBy, type StoredRecord } from '../catalogue/index.ts';

const { essays, notifications, ownScholarships, removedScholarships, savedScholarships } = schema;
export type OwnRow = typeof ownScholarships.$inferSelect;

const one = (userId: string, id: string) =>
  and(eq(ownScholarships.userId, userId), eq(ownScholarships.id, id));

export const findOwn = async (queries: Queries, userId: string, id: string): Promise<OwnRow | undefined> =>
  (await queries.select().from(ownScholarships).where(one(userId, id)).limit(1))[0];

export const countOwn = async (queries: Queries, userId: string): Promise<number> =>
  (
    await queries.select({ total: count() }).from(ownScholarships).where(eq(ownScholarships.userId, userId))
  )[0]?.total ?? 0;

export const insertOwn = async (queries: Queries, row: OwnRow): Promise<void> => {
  await queries.insert(ownScholarships).values(row);
};

/** @returns undefined when the student has none by this id */
export const updateOwn = async (
  queries: Queries,
  { userId, id, ...change }: Pick<OwnRow, 'userId' | 'id' | 'listing' | 'record' | 'updatedAt'>,
): Promise<OwnRow | undefined> =>
  (await queries.update(ownScholarships).set(change).where(one(userId, id)).returning())[0];

/** Erases it with all that hangs on it; essays that were written for it stay. @returns whether it was there */
export const deleteOwn = async (queries: Queries, userId: string, id: string): Promise<boolean> => {
  const gone = await queries
    .delete(ownScholarships)
    .where(one(userId, id))
    .returning({ id: ownScholarships.id });
  if (gone.length === 0) return false;
  for (const table of [savedScholarships, removedScholarships, notifications])
    await queries.delete(table).where(and(eq(table.userId, userId), eq(table.scholarshipId, id)));
  await queries
    .update(essays)
    .set({ scholarshipId: null })
    .where(and(eq(essays.userId, userId), eq(essays.scholarshipId, id)));
  return true;
};

/** A scholarship as this student may see it: of their group or of the catalogue, withdrawn ones included, or one that they added. */
export const findRecordFor = async (
  queries: Queries,
  userId: string,
  id: string,
): Promise<StoredRecord | undefined> => {
  if (!isOwnScholarshipId(id)) return findRecordSeenBy(queries, userId, id);
  const own = await findOwn(queries, userId, id);
  return own && { record: own.record, updatedAt: own.updatedAt, withdrawnAt: null };
};
