import type { Database } from '@laurel/db';
import { DAY_MS } from '@laurel/domain';
import { holdLease, type Repeated, retryDelayMs } from '../background/index.ts';
import type { Clock } from '../clock.ts';
import type { Logger } from '../logger.ts';
import { type MailDelivery, MailRefusedError } from './mail-delivery.ts';
import {
  claimDueMails,
  deleteEndedMailsBefore,
  endMail,
  type MailRow,
  postponeMail,
} from './outgoing-mails.repository.ts';
import { describeFailure } from './smtp-delivery.ts';

const EVERY_MS = 1_000;
const BATCH = 5;
/** A claimed mail is sent by no other process for so long, or until its own process dies: the lease is renewed while sending. */
const LEASE_MS = 30_000;
const BACKOFF = { firstMs: 2_000, factor: 2, maxMs: 10 * 60_000 };
/** What RFC 5321 asks of a sender: four to five days. */
const GIVE_UP_AFTER_MS = 5 * DAY_MS;
/** How long a sent mail's row is kept. Until then its key can't be used again. */
const REMEMBER_MS = 90 * DAY_MS;

export interface DispatchContext {
  database: Database;
  clock: Clock;
  logger: Logger;
  mailDelivery: MailDelivery;
}

const settleFailure = async (
  { database, clock, logger }: DispatchContext,
  mail: MailRow,
  error: unknown,
): Promise<void> => {
  const reason = error instanceof MailRefusedError ? error.message : describeFailure(error);
  const now = clock.now();
  const isTooOld = now.getTime() - mail.createdAt.getTime() > GIVE_UP_AFTER_MS;
  if (error instanceof MailRefusedError || isTooOld) {
    logger.warn({ mailId: mail.id, reason, attempts: mail.attempts }, 'mail given up');
    await endMail(database.queries, mail, { status: 'failed', endedAt: now, lastError: reason });
    return;
  }
  logger.info({ mailId: mail.id, reason, attempts: mail.attempts }, 'mail could not be sent yet');
  return postponeMail(database.queries, mail, retryDelayMs(mail.attempts, BACKOFF), reason);
};

const send = async (context: DispatchContext, mail: MailRow): Promise<void> => {
  const { database, clock, logger, mailDelivery } = context;
  const lease = {
    ms: LEASE_MS,
    renew: () => postponeMail(database.queries, mail, LEASE_MS),
    onError: (error: unknown) => logger.error({ err: error }, 'renewing the lease of a mail'),
  };
  try {
    await holdLease(lease, () => mailDelivery.deliver(mail));
  } catch (error) {
    return settleFailure(context, mail, error);
  }
  const sent = { status: 'sent' as const, endedAt: clock.now(), lastError: null };
  // Its account was erased while the mail left: nothing of it may stay in the outbox.
  if (!(await endMail(database.queries, mail, sent))) await mailDelivery.forget([mail]);
};

/**
 * Sends every mail that is due. A mail is sent at least once: when the process is killed after the mail server accepted a mail and
 * before that is recorded, the mail is sent again, under the same Message-ID. The other order (record, then send) would lose a
 * password reset for good, which is worse than reading one twice.
 * @param stopping once aborted, no further mail is claimed
 * @returns how many were tried
 */
export const dispatchDueMails = async (context: DispatchContext, stopping?: AbortSignal): Promise<number> => {
  let tried = 0;
  while (!stopping?.aborted) {
    const mails = await claimDueMails(context.database, LEASE_MS, BATCH);
    if (mails.length === 0) break;
    await Promise.all(mails.map((mail) => send(context, mail)));
    tried += mails.length;
  }
  return tried;
};

/** Sends mails as they fall due. Several processes may do so at once. */
export const mailDispatch = (context: DispatchContext): Repeated => ({
  name: 'sending mails',
  everyMs: EVERY_MS,
  run: async (stopping) => {
    if ((await dispatchDueMails(context, stopping)) === 0) return;
    const { database, clock } = context;
    await deleteEndedMailsBefore(database.queries, new Date(clock.now().getTime() - REMEMBER_MS));
  },
});
