import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { notifications, outgoingMails } from './schema/index.ts';

/** What stays unsent. */
export interface DroppedMails {
  /** Mails that waited. */
  mails: number;
  /** Notices whose mail was due; they stay readable. */
  notices: number;
}

const WHY = 'It waited in a copy that was restored, and may have gone out before.';

/**
 * Ends every mail that waits in a database that came back from a copy, unsent: each may have gone out after the copy was made, and nothing in
 * the copy tells which.
 */
export const dropWaitingMails = async (queries: Queries): Promise<DroppedMails> => {
  const mails = await queries
    .update(outgoingMails)
    .set({
      status: 'failed',
      endedAt: sql`now()`,
      lastError: WHY,
      text: '',
      html: '',
      headers: {},
      secret: null,
    })
    .where(eq(outgoingMails.status, 'queued'))
    .returning({ id: outgoingMails.id });
  const today = sql`to_char(now() at time zone 'utc', 'YYYY-MM-DD')`;
  const notices = await queries
    .update(notifications)
    .set({ mailDue: null })
    .where(and(isNotNull(notifications.mailDue), lte(notifications.mailDue, today)))
    .returning({ id: notifications.id });
  return { mails: mails.length, notices: notices.length };
};
