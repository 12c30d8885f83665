import type { Queries } from '@laurel/db';
import { addMonths, DAY_MS, HOUR_MS, utcDay } from '@laurel/domain';
import { auditCommand } from '../../platform/audit/index.ts';
import type { Repeated } from '../../platform/background/index.ts';
import type { Logger } from '../../platform/logger.ts';
import { composeMail, enqueueMail } from '../../platform/mailer/index.ts';
import type { Origin } from '../../platform/origin.ts';
import { isUnconfirmed } from '../auth/index.ts';
import type { AccountRow } from './account.repository.ts';
import { type ErasureContext, eraseAccount } from './export-and-erase.ts';
import {
  countToWarn,
  countWarnings,
  deleteWarning,
  insertWarning,
  isUnused,
  listToWarn,
  listWarnedBefore,
  mailStatus,
} from './idle-accounts.repository.ts';

interface Context extends ErasureContext {
  logger: Logger;
  origin: Origin;
}

/** From the warning mail to the deletion of the account. */
const WARNING_DAYS = 30;
const PAGE = 100;

const idleWarningMail = (origin: string, endsAfter: string) => ({
  subject: 'Your Laurel account will be deleted unless you use it',
  ...composeMail({
    paragraphs: [
      'Hello,',
      `You have not used your Laurel account for a long time.\nAfter ${endsAfter} it is deleted, with everything stored in it.`,
      'To keep it, sign in once before that day.',
    ],
    action: { label: 'Sign in and keep it', url: `${origin}/login` },
    notes: ["Don't you want it any more? Then you need not do anything."],
  }),
});

/** The moments from which on an account that was not used is warned, and erased. */
const momentsOf = (now: Date, months: number) => {
  const erased = new Date(addMonths(utcDay(now), -months));
  return { erased, warned: new Date(erased.getTime() + WARNING_DAYS * DAY_MS) };
};

const mailKey = (warnedAt: Date): string => `idle-account:${warnedAt.toISOString()}`;

/** The warning and its mail in one transaction: neither is there without the other, and no account is warned twice. */
const warn = ({ database, clock, origin }: Context, { id, email }: AccountRow): Promise<boolean> =>
  database.transaction(async (queries) => {
    const now = clock.now();
    if (!(await insertWarning(queries, id, now))) return false;
    // Nobody has said that this address is theirs.
    if (await isUnconfirmed(queries, id)) return true;
    const mail = idleWarningMail(origin.get(), utcDay(new Date(now.getTime() + WARNING_DAYS * DAY_MS)));
    await enqueueMail(queries, { ...mail, key: mailKey(now), to: email, userId: id }, now);
    return true;
  });

/** Whether an account's time is over, asked while its row is locked. What makes its warning worthless removes it. */
const isOver = async (
  queries: Queries,
  { userId, warnedAt }: { userId: string; warnedAt: Date },
  unusedBefore: Date,
): Promise<boolean> => {
  const since = new Date(Math.min(warnedAt.getTime(), unusedBefore.getTime()));
  const status = (await isUnconfirmed(queries, userId))
    ? 'sent'
    : await mailStatus(queries, userId, mailKey(warnedAt));
  // Nobody is erased whose warning still waits for the mail server.
  if (status === 'queued') return false;
  if (status === 'sent' && (await isUnused(queries, userId, since))) return true;
  // Used again, or the mail was given up: another warning begins anew.
  await deleteWarning(queries, userId);
  return false;
};

/**
 * Warns the owners of accounts that nobody uses, and erases those that were warned 30 days ago and not used since, each in a transaction of
 * its own and by the same path as a student's own erasure. Killed anywhere, the next run goes on; several processes may run it at once.
 * @param months without use
 * @param stopping once aborted, no further account is begun
 */
export const endIdleAccounts = async (
  context: Context,
  months: number,
  stopping?: AbortSignal,
): Promise<{ warned: number; erased: number }> => {
  const { database, clock, logger } = context;
  const done = { warned: 0, erased: 0 };
  const unused = momentsOf(clock.now(), months);
  const warnedBefore = new Date(clock.now().getTime() - WARNING_DAYS * DAY_MS);
  const kept = new Set<string>();
  while (!stopping?.aborted) {
    // Those that are kept, because their mail waits, stand first again.
    const page = await listWarnedBefore(database.queries, warnedBefore, kept.size + PAGE);
    const next = page.filter(({ userId }) => !kept.has(userId));
    if (next.length === 0) break;
    for (const warning of next) {
      if (stopping?.aborted) break;
      const isErased = await eraseAccount(
        context,
        warning.userId,
        (queries) =>
          auditCommand(queries, clock.now(), { act: 'erase-idle-account', subjectId: warning.userId }),
        (queries) => isOver(queries, warning, unused.erased),
      );
      if (!isErased) {
        kept.add(warning.userId);
        continue;
      }
      done.erased += 1;
      logger.info('an account that nobody used was erased');
    }
  }
  while (!stopping?.aborted) {
    const page = await listToWarn(database.queries, unused.warned, PAGE);
    if (page.length === 0) break;
    for (const account of page) if (await warn(context, account)) done.warned += 1;
  }
  return done;
};

/** What a run would do, and how many wait for their end. */
export const countIdleAccounts = async (
  { database: { queries }, clock }: Pick<Context, 'database' | 'clock'>,
  months: number,
): Promise<{ toWarn: number; warned: number }> => ({
  toWarn: await countToWarn(queries, momentsOf(clock.now(), months).warned),
  warned: await countWarnings(queries),
});

export const endingIdleAccounts = (context: Context, months: number): Repeated => ({
  name: 'ending idle accounts',
  everyMs: 6 * HOUR_MS,
  run: (stopping) => endIdleAccounts(context, months, stopping),
});
