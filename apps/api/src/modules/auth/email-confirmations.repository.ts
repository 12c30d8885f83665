import { type Queries, schema } from '@laurel/db';
import { and, eq, lte } from 'drizzle-orm';

const { emailConfirmations } = schema;

export const insertConfirmation = async (
  queries: Queries,
  row: typeof emailConfirmations.$inferInsert,
): Promise<void> => {
  await queries.insert(emailConfirmations).values(row);
};

/** Whether an account's address waits to be confirmed. */
export const isUnconfirmed = async (queries: Queries, userId: string): Promise<boolean> =>
  (
    await queries
      .select({ userId: emailConfirmations.userId })
      .from(emailConfirmations)
      .where(eq(emailConfirmations.userId, userId))
  ).length === 1;

/** Marks an account's link as mailed now, unless it was after `before`. Of concurrent calls one succeeds. */
export const markMailed = async (
  queries: Queries,
  userId: string,
  { tokenHash, now, before }: { tokenHash: string; now: Date; before: Date },
): Promise<boolean> =>
  (
    await queries
      .update(emailConfirmations)
      .set({ tokenHash, mailedAt: now })
      .where(and(eq(emailConfirmations.userId, userId), lte(emailConfirmations.mailedAt, before)))
      .returning({ userId: emailConfirmations.userId })
  ).length === 1;

/** @returns whose address is confirmed by this token from now on */
export const takeConfirmationOf = async (queries: Queries, tokenHash: string): Promise<string | undefined> =>
  (
    await queries
      .delete(emailConfirmations)
      .where(eq(emailConfirmations.tokenHash, tokenHash))
      .returning({ userId: emailConfirmations.userId })
  )[0]?.userId;

/** To be called once somebody has followed a link that was mailed to the account's address. */
export const markConfirmed = async (queries: Queries, userId: string): Promise<void> => {
  await queries.delete(emailConfirmations).where(eq(emailConfirmations.userId, userId));
};
