import { type Queries, schema } from '@laurel/db';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { UserRow } from './auth.repository.ts';

const { passkeys, passkeyChallenges, users } = schema;
export type PasskeyRow = typeof passkeys.$inferSelect;

export const listPasskeys = (queries: Queries, userId: string): Promise<PasskeyRow[]> =>
  queries
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));

/** A passkey by what its authenticator calls itself and whom it belongs to, with the account. */
export const findPasskey = async (
  queries: Queries,
  userId: string,
  credentialId: string,
): Promise<{ passkey: PasskeyRow; account: UserRow } | undefined> =>
  (
    await queries
      .select({ passkey: passkeys, account: users })
      .from(passkeys)
      .innerJoin(users, eq(users.id, passkeys.userId))
      .where(and(eq(passkeys.userId, userId), eq(passkeys.credentialId, credentialId)))
      .limit(1)
  )[0];

export const insertPasskey = async (queries: Queries, passkey: PasskeyRow): Promise<void> => {
  await queries.insert(passkeys).values(passkey);
};

/** Notes a use. @returns false when the counter was moved meanwhile, or the passkey is gone */
export const usePasskey = async (
  queries: Queries,
  { userId, id, counter }: Pick<PasskeyRow, 'userId' | 'id' | 'counter'>,
  { newCounter, now }: { newCounter: number; now: Date },
): Promise<boolean> =>
  (
    await queries
      .update(passkeys)
      .set({ counter: newCounter, lastUsedAt: now })
      .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id), eq(passkeys.counter, counter)))
      .returning({ id: passkeys.id })
  ).length === 1;

/** @returns whether it was there */
export const deletePasskey = async (queries: Queries, userId: string, id: string): Promise<boolean> =>
  (
    await queries
      .delete(passkeys)
      .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
      .returning({ id: passkeys.id })
  ).length === 1;

/** @returns how many there were */
export const deletePasskeysOf = async (queries: Queries, userId: string): Promise<number> =>
  (await queries.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id })).length;

export const insertChallenge = async (
  queries: Queries,
  challenge: typeof passkeyChallenges.$inferInsert,
): Promise<void> => {
  await queries.insert(passkeyChallenges).values(challenge);
};

/** Uses a challenge up. Of concurrent calls one succeeds. @returns whether it was asked for this purpose and is not over */
export const takeChallenge = async (
  queries: Queries,
  { hash, purpose }: { hash: string; purpose: string },
  now: Date,
): Promise<boolean> =>
  (
    await queries
      .delete(passkeyChallenges)
      .where(
        and(
          eq(passkeyChallenges.hash, hash),
          eq(passkeyChallenges.purpose, purpose),
          gt(passkeyChallenges.expiresAt, now),
        ),
      )
      .returning({ hash: passkeyChallenges.hash })
  ).length === 1;

export const deleteOldChallenges = async (queries: Queries, now: Date): Promise<void> => {
  await queries.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
};
