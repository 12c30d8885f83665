import { type Queries, schema } from '@laurel/db';
import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';

const { secondFactors, recoveryCodes } = schema;
export type SecondFactorRow = typeof secondFactors.$inferSelect;

export const findSecondFactor = async (
  queries: Queries,
  userId: string,
): Promise<SecondFactorRow | undefined> =>
  (await queries.select().from(secondFactors).where(eq(secondFactors.userId, userId)).limit(1))[0];

export const listFactorSecrets = (queries: Queries): Promise<Pick<SecondFactorRow, 'userId' | 'secret'>[]> =>
  queries.select({ userId: secondFactors.userId, secret: secondFactors.secret }).from(secondFactors);

/** Stores one secret in the place of another, unless that is there no more. */
export const replaceFactorSecret = async (
  queries: Queries,
  { userId, secret }: Pick<SecondFactorRow, 'userId' | 'secret'>,
  renewed: string,
): Promise<void> => {
  await queries
    .update(secondFactors)
    .set({ secret: renewed })
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.secret, secret)));
};

/** Stores a secret that waits to be confirmed, in the place of an earlier one. @returns false when one is confirmed already */
export const storePendingFactor = async (
  queries: Queries,
  { userId, secret, now }: { userId: string; secret: string; now: Date },
): Promise<boolean> => {
  const pending = { secret, lastStep: 0, createdAt: now };
  const stored = await queries
    .insert(secondFactors)
    .values({ userId, ...pending })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: pending,
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  return stored.length === 1;
};

/** @returns whether this secret waited to be confirmed. Of concurrent calls one succeeds */
export const confirmFactor = async (
  queries: Queries,
  { userId, secret }: Pick<SecondFactorRow, 'userId' | 'secret'>,
  { step, now }: { step: number; now: Date },
): Promise<boolean> =>
  (
    await queries
      .update(secondFactors)
      .set({ confirmedAt: now, lastStep: step })
      .where(
        and(
          eq(secondFactors.userId, userId),
          eq(secondFactors.secret, secret),
          isNull(secondFactors.confirmedAt),
        ),
      )
      .returning({ userId: secondFactors.userId })
  ).length === 1;

/** Uses up the code of a step, and with it those of all steps before. Of concurrent calls with one code one succeeds. */
export const takeStep = async (
  queries: Queries,
  { userId, secret }: Pick<SecondFactorRow, 'userId' | 'secret'>,
  step: number,
): Promise<boolean> =>
  (
    await queries
      .update(secondFactors)
      .set({ lastStep: step })
      .where(
        and(
          eq(secondFactors.userId, userId),
          eq(secondFactors.secret, secret),
          isNotNull(secondFactors.confirmedAt),
          lt(secondFactors.lastStep, step),
        ),
      )
      .returning({ userId: secondFactors.userId })
  ).length === 1;

/** Uses up a recovery code. Of concurrent calls one succeeds. */
export const takeRecoveryCode = async (
  queries: Queries,
  userId: string,
  codeHash: string,
): Promise<boolean> =>
  (
    await queries
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
      .returning({ userId: recoveryCodes.userId })
  ).length === 1;

export const countRecoveryCodes = async (queries: Queries, userId: string): Promise<number> =>
  (await queries.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId)))[0]
    ?.left ?? 0;

/** In the place of those there were. */
export const replaceRecoveryCodes = async (
  queries: Queries,
  userId: string,
  codeHashes: string[],
  now: Date,
): Promise<void> => {
  await queries.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await queries
    .insert(recoveryCodes)
    .values(codeHashes.map((codeHash) => ({ userId, codeHash, createdAt: now })));
};

/** @returns whether there was one that signing in asked for */
export const deleteSecondFactor = async (queries: Queries, userId: string): Promise<boolean> => {
  await queries.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const deleted = await queries
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  return deleted.some(({ confirmedAt }) => confirmedAt !== null);
};
