import { type Queries, schema } from '@laurel/db';
import { and, count, desc, eq, gt, gte, isNotNull, lt, ne } from 'drizzle-orm';

const { emailChanges, users } = schema;
export type EmailChangeRow = typeof emailChanges.$inferSelect;

export const insertEmailChange = async (queries: Queries, row: EmailChangeRow): Promise<void> => {
  await queries.insert(emailChanges).values(row);
};

const waits = (now: Date) => and(isNotNull(emailChanges.confirmHash), gt(emailChanges.confirmBefore, now));

/** A student's change of email that is not confirmed yet. */
export const findOpenEmailChange = async (
  queries: Queries,
  userId: string,
  now: Date,
): Promise<EmailChangeRow | undefined> =>
  (
    await queries
      .select()
      .from(emailChanges)
      .where(and(eq(emailChanges.userId, userId), waits(now)))
      .limit(1)
  )[0];

/** The student who waits to confirm this address; of several, the one who asked last. */
export const findNewestClaim = (queries: Queries, emailKey: string, now: Date) =>
  queries
    .select({ userId: emailChanges.userId })
    .from(emailChanges)
    .where(and(eq(emailChanges.newEmailKey, emailKey), waits(now)))
    .orderBy(desc(emailChanges.requestedAt))
    .limit(1);

/** Cancels the confirmation of a student's changes; they can still be undone. */
export const endOpenEmailChanges = async (queries: Queries, userId: string): Promise<void> => {
  await queries
    .update(emailChanges)
    .set({ confirmHash: null })
    .where(and(eq(emailChanges.userId, userId), isNotNull(emailChanges.confirmHash)));
};

/** Uses a confirmation token. Of concurrent calls one succeeds. */
export const takeConfirmation = async (
  queries: Queries,
  confirmHash: string,
  now: Date,
): Promise<EmailChangeRow | undefined> =>
  (
    await queries
      .update(emailChanges)
      .set({ confirmHash: null })
      .where(and(eq(emailChanges.confirmHash, confirmHash), waits(now)))
      .returning()
  )[0];

const undoes = (undoHash: string, now: Date) =>
  and(eq(emailChanges.undoHash, undoHash), gt(emailChanges.undoBefore, now));

export const canBeUndone = async (queries: Queries, undoHash: string, now: Date): Promise<boolean> =>
  (await queries.select({ id: emailChanges.id }).from(emailChanges).where(undoes(undoHash, now))).length ===
  1;

/** Removes a change and all later ones. Of concurrent calls one succeeds. */
export const takeUndo = async (
  queries: Queries,
  undoHash: string,
  now: Date,
): Promise<EmailChangeRow | undefined> => {
  const [change] = await queries.delete(emailChanges).where(undoes(undoHash, now)).returning();
  if (change)
    await queries
      .delete(emailChanges)
      .where(and(eq(emailChanges.userId, change.userId), gte(emailChanges.requestedAt, change.requestedAt)));
  return change;
};

export const countEmailChangesSince = async (
  queries: Queries,
  userId: string,
  since: Date,
): Promise<number> => {
  const asked = and(eq(emailChanges.userId, userId), gte(emailChanges.requestedAt, since));
  const [row] = await queries.select({ asked: count() }).from(emailChanges).where(asked);
  return row?.asked ?? 0;
};

export const deleteOldEmailChanges = async (queries: Queries, now: Date): Promise<void> => {
  await queries.delete(emailChanges).where(lt(emailChanges.undoBefore, now));
};

/** Whether another account has this address, or could get it back by an undo. */
export const emailBelongsToAnother = async (
  queries: Queries,
  emailKey: string,
  now: Date,
  userId = '',
): Promise<boolean> => {
  const kept = and(eq(emailChanges.oldEmailKey, emailKey), gt(emailChanges.undoBefore, now));
  const [account] = await queries
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.emailKey, emailKey), ne(users.id, userId)))
    .limit(1);
  if (account) return true;
  const [reserved] = await queries
    .select({ id: emailChanges.id })
    .from(emailChanges)
    .where(and(kept, ne(emailChanges.userId, userId)))
    .limit(1);
  return reserved !== undefined;
};
