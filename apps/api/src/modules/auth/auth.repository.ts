import { type Queries, schema } from '@laurel/db';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';

const { users, sessions } = schema;
export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;

/** @returns false when the address is taken */
export const insertUser = async (queries: Queries, user: typeof users.$inferInsert): Promise<boolean> => {
  const inserted = await queries
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.emailKey })
    .returning({ id: users.id });
  return inserted.length === 1;
};

export const findUserByEmailKey = async (queries: Queries, emailKey: string): Promise<UserRow | undefined> =>
  (await queries.select().from(users).where(eq(users.emailKey, emailKey)).limit(1))[0];

export const insertSession = async (
  queries: Queries,
  session: typeof sessions.$inferInsert,
): Promise<void> => {
  await queries.insert(sessions).values(session);
};

export const findSession = async (queries: Queries, id: string): Promise<SessionRow | undefined> =>
  (await queries.select().from(sessions).where(eq(sessions.id, id)).limit(1))[0];

/** The live session of a user, or undefined. */
export const findLiveSession = async (queries: Queries, id: string, userId: string, now: Date) =>
  (
    await queries
      .select({ userId: sessions.userId })
      .from(sessions)
      .where(
        and(
          eq(sessions.id, id),
          eq(sessions.userId, userId),
          isNull(sessions.endedAt),
          gt(sessions.expiresAt, now),
        ),
      )
      .limit(1)
  )[0];

/** Moves a live session from one generation to the next; of several that try, one succeeds. */
export const advanceSession = async (
  queries: Queries,
  id: string,
  from: number,
  now: Date,
): Promise<boolean> => {
  const moved = await queries
    .update(sessions)
    .set({ generation: sql`${sessions.generation} + 1`, rotatedAt: now })
    .where(and(eq(sessions.id, id), eq(sessions.generation, from), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return moved.length === 1;
};

export const endSession = async (queries: Queries, id: string, now: Date): Promise<void> => {
  await queries
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)));
};
