import { type Queries, schema } from '@laurel/db';
import { and, desc, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { findNewestClaim } from './email-changes.repository.ts';

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

/** The account with this address or, when there is none, one that waits to confirm it. One statement, so that its time reveals nothing. */
export const findUserByAddress = async (
  queries: Queries,
  emailKey: string,
  now: Date,
): Promise<UserRow | undefined> => {
  const owner = queries.select({ id: users.id }).from(users).where(eq(users.emailKey, emailKey));
  const id = sql`coalesce((${owner}), (${findNewestClaim(queries, emailKey, now)}))`;
  return (await queries.select().from(users).where(eq(users.id, id)).limit(1))[0];
};

export const insertSession = async (
  queries: Queries,
  session: typeof sessions.$inferInsert,
): Promise<void> => {
  await queries.insert(sessions).values(session);
};

/** By its id alone: a refresh token names nothing else. */
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

/** Moves a live session from one generation to the next. Of concurrent calls one succeeds. */
export const advanceSession = async (
  queries: Queries,
  { userId, id }: Pick<SessionRow, 'userId' | 'id'>,
  from: number,
  now: Date,
): Promise<boolean> => {
  const moved = await queries
    .update(sessions)
    .set({ generation: sql`${sessions.generation} + 1`, rotatedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        eq(sessions.id, id),
        eq(sessions.generation, from),
        isNull(sessions.endedAt),
      ),
    )
    .returning({ id: sessions.id });
  return moved.length === 1;
};

export const markCodeGiven = async (
  queries: Queries,
  userId: string,
  id: string,
  now: Date,
): Promise<void> => {
  await queries
    .update(sessions)
    .set({ codeGivenAt: now })
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
};

/** A user's live sessions, the most recently used first. */
export const listLiveSessions = (queries: Queries, userId: string, now: Date): Promise<SessionRow[]> =>
  queries
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.rotatedAt), desc(sessions.id));

/** @returns whether the user had this session and it was live */
export const endSessionOf = async (
  queries: Queries,
  userId: string,
  id: string,
  now: Date,
): Promise<boolean> =>
  (
    await queries
      .update(sessions)
      .set({ endedAt: now })
      .where(
        and(
          eq(sessions.id, id),
          eq(sessions.userId, userId),
          isNull(sessions.endedAt),
          gt(sessions.expiresAt, now),
        ),
      )
      .returning({ id: sessions.id })
  ).length === 1;

/** Ends every session of a user but one. @returns how many */
export const endSessionsOf = async (
  queries: Queries,
  userId: string,
  now: Date,
  exceptId?: string,
): Promise<number> =>
  (
    await queries
      .update(sessions)
      .set({ endedAt: now })
      .where(
        and(
          eq(sessions.userId, userId),
          isNull(sessions.endedAt),
          exceptId === undefined ? undefined : ne(sessions.id, exceptId),
        ),
      )
      .returning({ id: sessions.id })
  ).length;

/** Deletes a user's ended sessions. */
export const deleteEndedSessions = async (queries: Queries, userId: string, now: Date): Promise<void> => {
  const isOver = or(isNotNull(sessions.endedAt), lt(sessions.expiresAt, now));
  await queries.delete(sessions).where(and(eq(sessions.userId, userId), isOver));
};

/** @returns the account's address, or undefined when it was deleted meanwhile */
export const updatePasswordHash = async (
  queries: Queries,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<string | undefined> =>
  (
    await queries
      .update(users)
      .set({ passwordHash, updatedAt: now })
      .where(eq(users.id, userId))
      .returning({ email: users.email })
  )[0]?.email;

export const updateEmail = async (
  queries: Queries,
  userId: string,
  change: Pick<UserRow, 'email' | 'emailKey' | 'updatedAt'>,
): Promise<void> => {
  await queries.update(users).set(change).where(eq(users.id, userId));
};

/** Locks the account of an address. */
export const lockUser = async (queries: Queries, emailKey: string): Promise<UserRow | undefined> =>
  (await queries.select().from(users).where(eq(users.emailKey, emailKey)).limit(1).for('update'))[0];

/** Locks the account if it still has this password, after waiting for a concurrent change. */
export const lockUserWithHash = async (
  queries: Queries,
  userId: string,
  passwordHash: string,
): Promise<boolean> =>
  (
    await queries
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash)))
      .for('share')
  ).length === 1;

const { knownDevices } = schema;

export const listDevices = async (queries: Queries, userId: string): Promise<string[]> =>
  (
    await queries
      .select({ device: knownDevices.device })
      .from(knownDevices)
      .where(eq(knownDevices.userId, userId))
  ).map(({ device }) => device);

export const seeDevice = async (queries: Queries, seen: typeof knownDevices.$inferInsert): Promise<void> => {
  await queries
    .insert(knownDevices)
    .values(seen)
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.device],
      set: { lastSeenAt: seen.lastSeenAt },
    });
};

/** Those that were seen last before a time. */
export const forgetDevices = async (queries: Queries, userId: string, before: Date): Promise<void> => {
  await queries
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), lt(knownDevices.lastSeenAt, before)));
};
