import type { Critique } from '@laurel/critique';
import { type Queries, schema } from '@laurel/db';
import { and, count, desc, eq } from 'drizzle-orm';

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

export const storeCritique = async (
  queries: Queries,
  userId: string,
  id: string,
  critique: Critique,
): Promise<void> => {
  await queries.update(essays).set({ critique }).where(one(userId, id));
};

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
