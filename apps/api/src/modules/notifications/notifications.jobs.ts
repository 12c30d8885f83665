import { DAY_MS, HOUR_MS } from '@laurel/domain';
import { z } from 'zod';
import { newId } from '../../platform/new-id.ts';
import { defineJob, type Queue } from '../../platform/queue.ts';
import { deleteChangesFinishedBefore, oldestPendingChange } from '../catalogue/index.ts';
import { type MailContext, mailNotices } from './mail-notices.ts';
import { deleteNoticesBefore, listStudentsDue } from './notifications.repository.ts';
import { remindOfDeadlines } from './remind-of-deadlines.ts';
import { type ChangesContext, tellOfChanges } from './tell-of-changes.ts';

const TELL_JOB = 'tell-of-changes';
const REMIND_JOB = 'remind-of-deadlines';
const MAIL_JOB = 'mail-notices';

/** Runs of the first and the last end by themselves after 8 s; what takes longer than this was killed. */
const EXPIRE_SECONDS = 15;
const REMIND_EXPIRE_SECONDS = 120;
/** How soon news is looked for. */
const SWEEP_MS = 2_000;
/** Changes are kept so long after everybody was told. */
const CHANGES_KEPT_MS = 30 * DAY_MS;
/** Notices are kept longer than the year after which a yearly deadline comes again. */
const NOTICES_KEPT_MS = 400 * DAY_MS;

export type NotificationsContext = ChangesContext & MailContext;

export const notificationJobs = (context: NotificationsContext) => [
  defineJob({
    name: TELL_JOB,
    data: z.object({ version: z.int() }),
    expireInSeconds: EXPIRE_SECONDS,
    retryLimit: 3,
    concurrency: 1,
    handle: async ({ version }) => {
      await tellOfChanges(context, version);
    },
  }),
  defineJob({
    name: REMIND_JOB,
    data: z.object({ userId: z.string().optional() }),
    expireInSeconds: REMIND_EXPIRE_SECONDS,
    retryLimit: 3,
    concurrency: 1,
    handle: ({ userId }) => remindOfDeadlines(context, userId),
  }),
  defineJob({
    name: MAIL_JOB,
    data: z.object({}),
    expireInSeconds: EXPIRE_SECONDS,
    retryLimit: 3,
    concurrency: 1,
    handle: () => mailNotices(context),
  }),
];

/** Looks for reminders of one student soon: a scholarship was saved, or reminders were switched on. */
export const queueReminders = (queue: Queue, userId: string, cause: string): Promise<void> =>
  queue.send(REMIND_JOB, { userId }, `${userId}:${cause}`);

/**
 * Queues what is due: changes of the catalogue and mails within seconds, reminders at the start and every hour. The queue
 * ignores what it still holds.
 * @returns stops it
 */
export const sweepNotifications = (context: NotificationsContext, queue: Queue): (() => Promise<void>) => {
  const { database, clock, logger } = context;
  let remindedAt = Number.NEGATIVE_INFINITY;
  let stopped = false;

  const hourly = async (now: number): Promise<void> => {
    // A key of its own: what a killed process left in the queue must not hold up the start of this one.
    await queue.send(REMIND_JOB, {}, `all:${newId()}`);
    await deleteChangesFinishedBefore(database.queries, new Date(now - CHANGES_KEPT_MS));
    await deleteNoticesBefore(database.queries, new Date(now - NOTICES_KEPT_MS));
    remindedAt = now;
  };

  const sweep = async (): Promise<void> => {
    const now = clock.now().getTime();
    if (now - remindedAt >= HOUR_MS) await hourly(now);
    const change = await oldestPendingChange(database.queries);
    if (change && !stopped) {
      const { version, cursor } = change;
      await queue.send(TELL_JOB, { version }, `${version}:${cursor}`);
    }
    if (!stopped && (await listStudentsDue(database.queries, clock.today(), 1)).length > 0)
      await queue.send(MAIL_JOB, {}, 'due');
  };

  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= sweep()
      .catch((error: unknown) => logger.error({ err: error }, 'sweeping notifications'))
      .finally(() => {
        running = undefined;
      });
  }, SWEEP_MS);
  return async () => {
    stopped = true;
    clearInterval(timer);
    await running;
  };
};
