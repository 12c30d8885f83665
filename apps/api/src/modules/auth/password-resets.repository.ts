import { type Queries, schema } from '@laurel/db';
import { and, eq, gt, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

const { passwordResets, users } = schema;
type PasswordResetRow = typeof passwordResets.$inferSelect;

/** Stores a request for an address, unless an earlier one is still open. One statement for both. @returns the id of the open request */
export const openReset = async (
  queries: Queries,
  request: Pick<PasswordResetRow, 'emailKey' | 'id' | 'requestedAt' | 'expiresAt'>,
): Promise<string> => {
  const isOver = sql`${passwordResets.expiresAt} <= excluded.requested_at`;
  const either = (fresh: SQL, open: SQLWrapper) => sql`case when ${isOver} then ${fresh} else ${open} end`;
  const [row] = await queries
    .insert(passwordResets)
    .values({ ...request, userId: null, tokenHash: null })
    .onConflictDoUpdate({
      target: passwordResets.emailKey,
      set: {
        id: either(sql`excluded.id`, passwordResets.id),
        userId: either(sql`excluded.user_id`, passwordResets.userId),
        tokenHash: either(sql`excluded.token_hash`, passwordResets.tokenHash),
        expiresAt: either(sql`excluded.expires_at`, passwordResets.expiresAt),
        requestedAt: sql`excluded.requested_at`,
      },
    })
    .returning({ id: passwordResets.id });
  return row?.id ?? request.id;
};

/** An open request and the account of its address; there may be none. */
export const findReset = async (
  queries: Queries,
  id: string,
): Promise<{ userId: string | null; email: string | null } | undefined> =>
  (
    await queries
      .select({ userId: users.id, email: users.email })
      .from(passwordResets)
      .leftJoin(users, eq(users.emailKey, passwordResets.emailKey))
      .where(eq(passwordResets.id, id))
      .limit(1)
  )[0];

/** Stores the link of a request, which is mailed now. */
export const setResetToken = async (
  queries: Queries,
  id: string,
  link: { userId: string; tokenHash: string; expiresAt: Date },
): Promise<void> => {
  await queries.update(passwordResets).set(link).where(eq(passwordResets.id, id));
};

export const findResetByToken = async (
  queries: Queries,
  tokenHash: string,
  now: Date,
): Promise<string | null> =>
  (
    await queries
      .select({ userId: passwordResets.userId })
      .from(passwordResets)
      .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)))
      .limit(1)
  )[0]?.userId ?? null;

/** Uses a token. Of concurrent calls one succeeds. @returns the user whose password it resets, or null */
export const takeReset = async (queries: Queries, tokenHash: string, now: Date): Promise<string | null> =>
  (
    await queries
      .delete(passwordResets)
      .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)))
      .returning({ userId: passwordResets.userId })
  )[0]?.userId ?? null;

export const deleteReset = async (queries: Queries, id: string): Promise<void> => {
  await queries.delete(passwordResets).where(eq(passwordResets.id, id));
};

export const deleteResetsOf = async (queries: Queries, userId: string): Promise<void> => {
  await queries.delete(passwordResets).where(eq(passwordResets.userId, userId));
};

/** Deletes the requests of a user and of an address, so that an erased account leaves none behind. */
export const deleteResetsFor = async (queries: Queries, emailKey: string): Promise<void> => {
  await queries.delete(passwordResets).where(eq(passwordResets.emailKey, emailKey));
};

export const deleteExpiredResets = async (queries: Queries, now: Date): Promise<void> => {
  await queries.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
};
