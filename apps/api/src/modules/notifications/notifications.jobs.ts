import { DAY_MS, HOUR_MS } from '@laurel/domain';
import { z } from 'zod';
import { defineJob, type Queue, type Repeated } from '../../platform/background/index.ts';
import { newId } from '../../platform/new-id.ts';
import { deleteChangesFinishedBefore, oldestPendingChange } from '../catalogue/index.ts';
import { type MailContext, mailNotices } from './mail-notices.ts';
import { deleteNoticesBefore, listStudentsDue } from './notifications.repository.ts';
import { type ChangesContext, notifyOfChanges } from './notify-of-changes.ts';
import { remindOfDeadlines } from './remind-of-deadlines.ts';

const REMIND_JOB = 'remind-of-deadlines';

/** Runs over changes and mails end by themselves after 8 s. A run that takes longer than this was killed. */
const EXPIRE_SECONDS = 15;
const REMIND_EXPIRE_SECONDS = 120;
const LOOK_EVERY_MS = 2_000;
/** How long changes of the catalogue are kept once every student has been notified. */
const CHANGES_KEPT_MS = 30 * DAY_MS;
/** Longer than the year after which a yearly deadline comes again: an old notice's key keeps it from being made twice. */
const NOTICES_KEPT_MS = 400 * DAY_MS;

export type NotificationsContext = ChangesContext & MailContext;

export const notificationJobs = (context: NotificationsContext) => {
  const { database, clock } = context;
  return [
    defineJob({
      name: 'tell-of-changes',
      data: z.object({ version: z.int() }),
      expireInSeconds: EXPIRE_SECONDS,
      retryLimit: 3,
      concurrency: 1,
      wakeUp: {
        everyMs: LOOK_EVERY_MS,
        due: async () => {
          const change = await oldestPendingChange(database.queries);
          return change
            ? [{ data: { version: change.version }, key: `${change.version}:${change.cursor}` }]
            : [];
        },
      },
      handle: async ({ version }, stopping) => {
        await notifyOfChanges(context, version, stopping);
      },
    }),
    defineJob({
      name: REMIND_JOB,
      data: z.object({ userId: z.string().optional() }),
      expireInSeconds: REMIND_EXPIRE_SECONDS,
      retryLimit: 3,
      concurrency: 1,
      // A new key each time: a job that a killed process left in the queue must not delay the reminders of this process.
      wakeUp: { everyMs: HOUR_MS, due: async () => [{ data: {}, key: `all:${newId()}` }] },
      handle: ({ userId }) => remindOfDeadlines(context, userId),
    }),
    defineJob({
      name: 'mail-notices',
      data: z.object({}),
      expireInSeconds: EXPIRE_SECONDS,
      retryLimit: 3,
      concurrency: 1,
      wakeUp: {
        everyMs: LOOK_EVERY_MS,
        due: async () => {
          const students = await listStudentsDue(database.queries, clock.today(), 1);
          return students.map(() => ({ data: {}, key: 'due' }));
        },
      },
      handle: (_, stopping) => mailNotices(context, stopping),
    }),
  ];
};

/** Queues the reminders of one student, who has saved a scholarship or switched reminders on. */
export const queueReminders = (queue: Queue, userId: string, cause: string): Promise<void> =>
  queue.send(REMIND_JOB, { userId }, `${userId}:${cause}`);

export const forgetOldNotices = ({ database, clock }: NotificationsContext): Repeated => ({
  name: 'forgetting old notices',
  everyMs: HOUR_MS,
  run: async () => {
    const now = clock.now().getTime();
    await deleteChangesFinishedBefore(database.queries, new Date(now - CHANGES_KEPT_MS));
    await deleteNoticesBefore(database.queries, new Date(now - NOTICES_KEPT_MS));
  },
});
