import { type Database, type Queries, schema } from '@laurel/db';
import { and, asc, count, eq, gt, like, lt, lte, ne, or, sql } from 'drizzle-orm';
import { databaseTime } from '../background/index.ts';

const { outgoingMails } = schema;
export type MailRow = typeof outgoingMails.$inferSelect;

/** A mail that has ended keeps no text: only that it was sent or given up. */
const WITHOUT_CONTENT = { text: '', html: '', headers: {}, secret: null };

const isThis = ({ userId, id }: Pick<MailRow, 'userId' | 'id'>) =>
  and(eq(outgoingMails.userId, userId), eq(outgoingMails.id, id));

/** Queues a mail, due at once. @returns false when the student has been sent a mail with this key before */
export const insertMail = async (
  queries: Queries,
  mail: Omit<typeof outgoingMails.$inferInsert, 'status' | 'attempts' | 'dueAt'>,
): Promise<boolean> =>
  (
    await queries
      .insert(outgoingMails)
      .values({ ...mail, status: 'queued', attempts: 0, dueAt: databaseTime() })
      .onConflictDoNothing({ target: [outgoingMails.userId, outgoingMails.key] })
      .returning({ id: outgoingMails.id })
  ).length === 1;

/** Claims mails that are due, the oldest first: for `leaseMs` no other process can. */
export const claimDueMails = (
  { transaction }: Database,
  leaseMs: number,
  limit: number,
): Promise<MailRow[]> =>
  transaction(async (queries) => {
    const due = await queries
      .select({ userId: outgoingMails.userId, id: outgoingMails.id })
      .from(outgoingMails)
      .where(and(eq(outgoingMails.status, 'queued'), lte(outgoingMails.dueAt, databaseTime())))
      .orderBy(asc(outgoingMails.dueAt), asc(outgoingMails.id))
      .limit(limit)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    return queries
      .update(outgoingMails)
      .set({ dueAt: databaseTime(leaseMs), attempts: sql`${outgoingMails.attempts} + 1` })
      .where(or(...due.map(isThis)))
      .returning();
  });

/** Makes a claimed mail due in `ms`, which also renews its lease. Does nothing once another process has claimed it. */
export const postponeMail = async (
  queries: Queries,
  mail: MailRow,
  ms: number,
  lastError?: string,
): Promise<void> => {
  await queries
    .update(outgoingMails)
    .set({ dueAt: databaseTime(ms), ...(lastError === undefined ? {} : { lastError }) })
    .where(and(isThis(mail), eq(outgoingMails.status, 'queued'), eq(outgoingMails.attempts, mail.attempts)));
};

export const countWaitingMails = async (queries: Queries): Promise<number> =>
  (
    await queries.select({ waiting: count() }).from(outgoingMails).where(eq(outgoingMails.status, 'queued'))
  )[0]?.waiting ?? 0;

/** Mails about one kind of event that a student was sent or is to be sent. @param keyStart the beginning of their keys */
export const countMailsSince = async (
  queries: Queries,
  userId: string,
  keyStart: string,
  since: Date,
): Promise<number> =>
  (
    await queries
      .select({ mails: count() })
      .from(outgoingMails)
      .where(
        and(
          eq(outgoingMails.userId, userId),
          like(outgoingMails.key, `${keyStart}%`),
          gt(outgoingMails.createdAt, since),
        ),
      )
  )[0]?.mails ?? 0;

/** Records the end of a mail and erases what it said. @returns false when it was erased meanwhile */
export const endMail = async (
  queries: Queries,
  mail: MailRow,
  end: { status: 'sent' | 'failed'; endedAt: Date; lastError: string | null },
): Promise<boolean> =>
  (
    await queries
      .update(outgoingMails)
      .set({ ...end, ...WITHOUT_CONTENT })
      .where(isThis(mail))
      .returning({ id: outgoingMails.id })
  ).length === 1;

/** The columns that name a mail's file in the outbox. */
export type WrittenMail = Pick<MailRow, 'id' | 'createdAt'>;
const written = { id: outgoingMails.id, createdAt: outgoingMails.createdAt };

export const deleteEndedMailsBefore = (queries: Queries, before: Date): Promise<WrittenMail[]> =>
  queries
    .delete(outgoingMails)
    .where(and(ne(outgoingMails.status, 'queued'), lt(outgoingMails.createdAt, before)))
    .returning(written);

/** Erases every mail of an account, waiting ones too. @returns what may have been written to the outbox */
export const eraseMails = (queries: Queries, userId: string): Promise<WrittenMail[]> =>
  queries.delete(outgoingMails).where(eq(outgoingMails.userId, userId)).returning(written);
