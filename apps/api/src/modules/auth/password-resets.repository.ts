import { type Queries, schema } from '@laurel/db';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';

const { passwordResets, users } = schema;
type PasswordResetRow = typeof passwordResets.$inferSelect;

/** Stores a request for an address. An earlier request and its link become invalid. */
export const replaceReset = async (
  queries: Queries,
  request: Pick<PasswordResetRow, 'emailKey' | 'id' | 'requestedAt' | 'expiresAt'>,
): Promise<void> => {
  const fresh = { ...request, userId: null, tokenHash: null };
  await queries
    .insert(passwordResets)
    .values(fresh)
    .onConflictDoUpdate({ target: passwordResets.emailKey, set: fresh });
};

/** The account of a request that has no link yet; there may be none. */
export const findOpenReset = async (
  queries: Queries,
  id: string,
): Promise<{ userId: string | null; email: string | null; expiresAt: Date } | undefined> =>
  (
    await queries
      .select({ userId: users.id, email: users.email, expiresAt: passwordResets.expiresAt })
      .from(passwordResets)
      .leftJoin(users, eq(users.emailKey, passwordResets.emailKey))
      .where(and(eq(passwordResets.id, id), isNull(passwordResets.tokenHash)))
      .limit(1)
  )[0];

/** Stores the link of a request. Of concurrent calls one succeeds. */
export const setResetToken = async (
  queries: Queries,
  id: string,
  userId: string,
  tokenHash: string,
): Promise<boolean> =>
  (
    await queries
      .update(passwordResets)
      .set({ userId, tokenHash })
      .where(and(eq(passwordResets.id, id), isNull(passwordResets.tokenHash)))
      .returning({ id: passwordResets.id })
  ).length === 1;

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
