import type { Critique } from '@laurel/critique';
import { type Queries, schema } from '@laurel/db';
import { and, count, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { databaseTime } from '../../platform/background/index.ts';

const { essays, users } = schema;
export type EssayRow = Omit<typeof essays.$inferSelect, 'critique'> & { critique: Critique | null };

const one = (userId: string, id: string) => and(eq(essays.userId, userId), eq(essays.id, id));
const typed = (row: typeof essays.$inferSelect | undefined) => row as EssayRow | undefined;

export const findEssay = async (
  queries: Queries,
  userId: string,
  id: string,
): Promise<EssayRow | undefined> =>
  typed((await queries.select().from(essays).where(one(userId, id)).limit(1))[0]);

export const findEssayByKey = async (
  queries: Queries,
  userId: string,
  key: string,
): Promise<EssayRow | undefined> =>
  typed(
    (
      await queries
        .select()
        .from(essays)
        .where(and(eq(essays.userId, userId), eq(essays.idempotencyKey, key)))
        .limit(1)
    )[0],
  );

/** @returns false when the student has used this idempotency key before */
/** Makes the student's other submissions wait until this transaction ends, so that what was counted stays true. */
export const oneEssayAtATime = async (queries: Queries, userId: string): Promise<void> => {
  await queries.execute(sql`select 1 from ${users} where ${users.id} = ${userId} for no key update`);
};

export const insertEssay = async (queries: Queries, essay: EssayRow): Promise<boolean> => {
  const modelReviewAt = essay.modelReview === null ? null : databaseTime();
  const row = { ...essay, modelReviewAt };
  return (
    (await queries.insert(essays).values(row).onConflictDoNothing().returning({ id: essays.id })).length === 1
  );
};

/** Stores the embedded critique unless there is one: a reviewed one that came first stays. @returns what is stored then */
export const storeCritique = async (
  queries: Queries,
  userId: string,
  id: string,
  critique: Critique,
): Promise<EssayRow | undefined> => {
  await queries
    .update(essays)
    .set({ critique })
    .where(and(one(userId, id), isNull(essays.critique)));
  return findEssay(queries, userId, id);
};

export type ModelReviewProgress = Pick<EssayRow, 'modelReview' | 'modelReviewAttempts'>;

export const findModelReview = async (
  queries: Queries,
  userId: string,
  id: string,
): Promise<ModelReviewProgress | undefined> =>
  (
    await queries
      .select({ modelReview: essays.modelReview, modelReviewAttempts: essays.modelReviewAttempts })
      .from(essays)
      .where(one(userId, id))
      .limit(1)
  )[0];

/** Waiting and due now, or running under a lease that has ended because its process is gone. */
const isOpen = and(
  inArray(essays.modelReview, ['waiting', 'running']),
  lte(essays.modelReviewAt, databaseTime()),
);

/** Claims a model review: for `leaseMs` no other process can. @returns undefined when there is none to begin */
export const beginModelReview = async (
  queries: Queries,
  userId: string,
  id: string,
  leaseMs: number,
): Promise<EssayRow | undefined> =>
  typed(
    (
      await queries
        .update(essays)
        .set({
          modelReview: 'running',
          modelReviewAttempts: sql`${essays.modelReviewAttempts} + 1`,
          modelReviewAt: databaseTime(leaseMs),
        })
        .where(and(one(userId, id), isOpen))
        .returning()
    )[0],
  );

/**
 * Changes a model review that this attempt has begun. Does nothing once another attempt has claimed it.
 * @param inMs when a waiting review is due, or when the lease of a running one ends
 */
export const updateModelReview = async (
  queries: Queries,
  { userId, id, modelReviewAttempts }: EssayRow,
  change: Partial<Pick<EssayRow, 'modelReview' | 'modelReviewStep' | 'critique'>>,
  inMs = 0,
): Promise<void> => {
  await queries
    .update(essays)
    .set({ ...change, modelReviewAt: databaseTime(inMs) })
    .where(
      and(
        one(userId, id),
        eq(essays.modelReview, 'running'),
        eq(essays.modelReviewAttempts, modelReviewAttempts),
      ),
    );
};

/** The student has no readings left today. Called in the transaction that stores the essay. */
export const refuseModelReview = async (queries: Queries, userId: string, id: string): Promise<void> => {
  await queries
    .update(essays)
    .set({ modelReview: 'over_budget', modelReviewAt: null })
    .where(one(userId, id));
};

/** Model reviews that should be under way and are not. */
export const listOpenModelReviews = (queries: Queries) =>
  queries
    .select({ userId: essays.userId, id: essays.id, modelReviewAttempts: essays.modelReviewAttempts })
    .from(essays)
    .where(isOpen)
    .limit(50);

/** One page of a student's essays without their critiques, newest first, and how many there are in all. */
export const listEssays = async (queries: Queries, userId: string, page: number, limit: number) => {
  const selected = {
    id: essays.id,
    essayText: essays.essayText,
    prompt: essays.prompt,
    scholarshipId: essays.scholarshipId,
    previousEssayId: essays.previousEssayId,
    createdAt: essays.createdAt,
  };
  const rows = await queries
    .select(selected)
    .from(essays)
    .where(eq(essays.userId, userId))
    .orderBy(desc(essays.createdAt), desc(essays.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await countEssays(queries, userId) };
};

/** In characters; many times what an excerpt of a few words needs. */
const BEGINNING = 500;

/** A student's newest essays: their beginnings, and what was found about them when they were compared. */
export const listDrafts = (queries: Queries, userId: string, limit: number) =>
  queries
    .select({
      id: essays.id,
      beginning: sql<string>`left(${essays.essayText}, ${BEGINNING})`,
      prompt: essays.prompt,
      scholarshipId: essays.scholarshipId,
      createdAt: essays.createdAt,
      topicFit: essays.topicFit,
    })
    .from(essays)
    .where(eq(essays.userId, userId))
    .orderBy(desc(essays.createdAt), desc(essays.id))
    .limit(limit);

/** Which essay each of a student's essays was the next draft of, oldest first. */
export const listLineage = (queries: Queries, userId: string) =>
  queries
    .select({ id: essays.id, previousEssayId: essays.previousEssayId, createdAt: essays.createdAt })
    .from(essays)
    .where(eq(essays.userId, userId))
    .orderBy(essays.createdAt, essays.id);

/** One statement for all of them. */
export const storeTopicFits = async (
  queries: Queries,
  userId: string,
  found: readonly { id: string; topicFit: NonNullable<EssayRow['topicFit']> }[],
): Promise<void> => {
  const byId = Object.fromEntries(found.map(({ id, topicFit }) => [id, topicFit]));
  await queries
    .update(essays)
    .set({ topicFit: sql`${JSON.stringify(byId)}::jsonb -> ${essays.id}` })
    .where(and(eq(essays.userId, userId), inArray(essays.id, Object.keys(byId))));
};

export const countEssays = async (queries: Queries, userId: string): Promise<number> =>
  (await queries.select({ total: count() }).from(essays).where(eq(essays.userId, userId)))[0]?.total ?? 0;

/** @returns whether there was one */
export const deleteEssay = async (queries: Queries, userId: string, id: string): Promise<boolean> =>
  (await queries.delete(essays).where(one(userId, id)).returning({ id: essays.id })).length === 1;
