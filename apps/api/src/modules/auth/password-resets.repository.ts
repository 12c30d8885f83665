import { type Queries, schema } from '@laurel/db';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';

const { passwordResets, users } = schema;
type PasswordResetRow = typeof passwordResets.$inferSelect;

/** Writes what was asked for an address; an earlier request for it, and its link, end with that. */
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

/** The account that a request without a link is about; its address may belong to none. */
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

/** Gives a request its link; of several that try, one succeeds. */
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

/** Uses a token up; of several that try, one succeeds. @returns whose password it resets, or null */
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

/** Also the ones for an address, whoever asked: an account that is erased leaves none behind. */
export const deleteResetsFor = async (queries: Queries, emailKey: string): Promise<void> => {
  await queries.delete(passwordResets).where(eq(passwordResets.emailKey, emailKey));
};

export const deleteExpiredResets = async (queries: Queries, now: Date): Promise<void> => {
  await queries.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
};
