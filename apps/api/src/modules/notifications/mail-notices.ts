import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database, Queries } from '@laurel/db';
import { addDays } from '@laurel/domain';
import type { Clock } from '../../platform/clock.ts';
import { isDatabaseUnavailable } from '../../platform/http/is-database-unavailable.ts';
import type { Logger } from '../../platform/logger.ts';
import { enqueueMail } from '../../platform/mailer/index.ts';
import type { Origin } from '../../platform/origin.ts';
import { settingsRowsOf } from './change-settings.ts';
import { composeNoticesMail } from './compose-notices-mail.ts';
import {
  listAddressees,
  listStudentsDue,
  lockWaitingNotices,
  type NotificationRow,
  setMailDue,
} from './notifications.repository.ts';

/** Students of one transaction. */
const BATCH = 200;
/** A run ends after this long; the next run goes on where it ended. */
const RUN_MS = 8_000;

export interface MailContext {
  database: Database;
  clock: Clock;
  origin: Origin;
  logger: Logger;
}

/** The notices to mail today: only reminders when only they are due, all waiting notices when a digest is due. */
const toSend = (waiting: NotificationRow[], today: string): NotificationRow[] => {
  const due = waiting.filter(({ mailDue }) => mailDue !== null && mailDue <= today);
  return due.every(({ kind }) => kind === 'deadline') ? due : waiting;
};

/** Reads and marks a batch of students with few statements; only the mails are composed one by one. */
const mailStudents = async (
  { clock, origin }: MailContext,
  queries: Queries,
  userIds: string[],
): Promise<void> => {
  const now = clock.now();
  const today = clock.today();
  const waiting = Map.groupBy(await lockWaitingNotices(queries, userIds), ({ userId }) => userId);
  const addressees = await listAddressees(queries, userIds);
  if (addressees.length === 0) return;
  const rows = await settingsRowsOf(
    queries,
    addressees.map(({ userId }) => userId),
    now,
  );
  const settings = new Map(rows.map((row) => [row.userId, row]));
  const gone: NotificationRow[] = [];
  for (const { userId, firstName, email: to, isConfirmed } of addressees) {
    const notices = toSend(waiting.get(userId) ?? [], today);
    gone.push(...notices);
    // They stay in the product.
    if (!isConfirmed) continue;
    // Notices that were read in the product are not mailed.
    const unread = notices.filter(({ readAt }) => readAt === null);
    const chosen = settings.get(userId);
    const [first] = unread;
    if (!first || !chosen) continue;
    const { email, unsubscribeToken } = chosen;
    const mail = composeNoticesMail(unread, { firstName, email, unsubscribeToken }, origin.get());
    await enqueueMail(queries, { key: `notices:${first.id}`, to, userId, ...mail }, now);
  }
  await setMailDue(queries, gone, null);
};

/** Postpones a student's waiting notices by one day. */
const postpone = ({ database, clock }: MailContext, userId: string): Promise<void> =>
  database.transaction(async (queries) => {
    const waiting = await lockWaitingNotices(queries, [userId]);
    await setMailDue(queries, waiting, addDays(clock.today(), 1));
  });

/** A fault in one student's mail does not affect the others: it is logged, and the mail is tried again tomorrow. */
const mailBatch = async (context: MailContext, userIds: string[]): Promise<void> => {
  try {
    await context.database.transaction((queries) => mailStudents(context, queries, userIds));
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    const [first = ''] = userIds;
    if (userIds.length > 1) {
      for (const userId of userIds) await mailBatch(context, [userId]);
    } else {
      context.logger.error({ err: error, userId: first }, 'writing the mail of one student');
      await postpone(context, first);
    }
  }
};

/**
 * Queues the mails that are due. Each is stored in one transaction with the mark that its notices have gone out, so that no notice
 * is mailed twice or lost. Ends early when the process is asked to stop.
 */
export const mailNotices = async (context: MailContext, stopping?: AbortSignal): Promise<void> => {
  const { database, clock } = context;
  const until = clock.now().getTime() + RUN_MS;
  while (!stopping?.aborted && clock.now().getTime() < until) {
    const students = await listStudentsDue(database.queries, clock.today(), BATCH);
    if (students.length === 0) return;
    await mailBatch(context, students);
    await nextTurn();
  }
};
