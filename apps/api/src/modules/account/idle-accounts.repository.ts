import { type Queries, schema } from '@laurel/db';
import { and, asc, count, eq, exists, gte, isNull, lt, lte, not, type SQL } from 'drizzle-orm';
import type { AccountRow } from './account.repository.ts';

const { users, sessions, roles, idleWarnings, outgoingMails } = schema;

/** Accounts whose last sign-in, or last use of one, lies before a moment. Whoever has a role, or was closed by an operator, is kept. */
const unusedSince = (queries: Queries, moment: Date): SQL | undefined => {
  const used = queries
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, users.id), gte(sessions.rotatedAt, moment)));
  const granted = queries.select({ role: roles.role }).from(roles).where(eq(roles.userId, users.id));
  return and(lt(users.createdAt, moment), isNull(users.disabledAt), not(exists(used)), not(exists(granted)));
};

const isWarned = (queries: Queries) =>
  exists(
    queries
      .select({ userId: idleWarnings.userId })
      .from(idleWarnings)
      .where(eq(idleWarnings.userId, users.id)),
  );

/** Unused accounts that were not warned, the oldest first. */
export const listToWarn = (queries: Queries, unusedBefore: Date, limit: number): Promise<AccountRow[]> =>
  queries
    .select()
    .from(users)
    .where(and(unusedSince(queries, unusedBefore), not(isWarned(queries))))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(limit);

export const countToWarn = async (queries: Queries, unusedBefore: Date): Promise<number> =>
  (
    await queries
      .select({ accounts: count() })
      .from(users)
      .where(and(unusedSince(queries, unusedBefore), not(isWarned(queries))))
  )[0]?.accounts ?? 0;

/** @returns false when it was warned meanwhile */
export const insertWarning = async (queries: Queries, userId: string, warnedAt: Date): Promise<boolean> =>
  (
    await queries
      .insert(idleWarnings)
      .values({ userId, warnedAt })
      .onConflictDoNothing()
      .returning({ userId: idleWarnings.userId })
  ).length === 1;

/** Warnings whose time is over, the oldest first. */
export const listWarnedBefore = (
  queries: Queries,
  moment: Date,
  limit: number,
): Promise<(typeof idleWarnings.$inferSelect)[]> =>
  queries
    .select()
    .from(idleWarnings)
    .where(lte(idleWarnings.warnedAt, moment))
    .orderBy(asc(idleWarnings.warnedAt), asc(idleWarnings.userId))
    .limit(limit);

export const countWarnings = async (queries: Queries): Promise<number> =>
  (await queries.select({ accounts: count() }).from(idleWarnings))[0]?.accounts ?? 0;

export const isUnused = async (queries: Queries, userId: string, since: Date): Promise<boolean> =>
  (
    await queries
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), unusedSince(queries, since)))
  ).length === 1;

export const deleteWarning = async (queries: Queries, userId: string): Promise<void> => {
  await queries.delete(idleWarnings).where(eq(idleWarnings.userId, userId));
};

/** What became of a mail; undefined: it was never written, or long ago. */
export const mailStatus = async (
  queries: Queries,
  userId: string,
  key: string,
): Promise<'queued' | 'sent' | 'failed' | undefined> =>
  (
    await queries
      .select({ status: outgoingMails.status })
      .from(outgoingMails)
      .where(and(eq(outgoingMails.userId, userId), eq(outgoingMails.key, key)))
  )[0]?.status;
