import type { Critique } from '@laurel/critique';
import { type Queries, schema } from '@laurel/db';
import { and, count, desc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';

const { essays } = schema;
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
export const insertEssay = async (queries: Queries, essay: typeof essays.$inferInsert): Promise<boolean> =>
  (await queries.insert(essays).values(essay).onConflictDoNothing().returning({ id: essays.id })).length ===
  1;

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

/** Due now, or begun by a process that has given no sign of life since `silentSince`. */
const isOpen = (now: Date, silentSince: Date) =>
  or(
    and(eq(essays.modelReview, 'waiting'), lte(essays.modelReviewAt, now)),
    and(eq(essays.modelReview, 'running'), lt(essays.modelReviewAt, silentSince)),
  );

/** Marks a model review as begun. @returns undefined when there is none to begin */
export const beginModelReview = async (
  queries: Queries,
  userId: string,
  id: string,
  now: Date,
  silentSince: Date,
): Promise<EssayRow | undefined> =>
  typed(
    (
      await queries
        .update(essays)
        .set({
          modelReview: 'running',
          modelReviewAttempts: sql`${essays.modelReviewAttempts} + 1`,
          modelReviewAt: now,
        })
        .where(and(one(userId, id), isOpen(now, silentSince)))
        .returning()
    )[0],
  );

/** Changes a model review that this attempt has begun; once another has taken it over, nothing. */
export const updateModelReview = async (
  queries: Queries,
  { userId, id, modelReviewAttempts }: EssayRow,
  change: Partial<Pick<EssayRow, 'modelReview' | 'modelReviewAttempts' | 'modelReviewAt' | 'critique'>>,
): Promise<void> => {
  await queries
    .update(essays)
    .set(change)
    .where(
      and(
        one(userId, id),
        eq(essays.modelReview, 'running'),
        eq(essays.modelReviewAttempts, modelReviewAttempts),
      ),
    );
};

/** Deeper readings that should be under way and are not. */
export const listOpenModelReviews = (queries: Queries, now: Date, silentSince: Date) =>
  queries
    .select({ userId: essays.userId, id: essays.id, attempts: essays.modelReviewAttempts })
    .from(essays)
    .where(and(inArray(essays.modelReview, ['waiting', 'running']), isOpen(now, silentSince)))
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
  const [total] = await queries.select({ total: count() }).from(essays).where(eq(essays.userId, userId));
  return { rows, total: total?.total ?? 0 };
};

/** @returns whether there was one */
export const deleteEssay = async (queries: Queries, userId: string, id: string): Promise<boolean> =>
  (await queries.delete(essays).where(one(userId, id)).returning({ id: essays.id })).length === 1;
