import type { Database } from '@laurel/db';
import { DAY_MS } from '@laurel/domain';
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
import { retryDelayMs } from './retry-delay.ts';
import { describeFailure } from './smtp-delivery.ts';

const SWEEP_MS = 1_000;
const BATCH = 5;
/** A mail in hand belongs to its process for so long; renewed while sending, left to others when the process dies. */
const LEASE_MS = 30_000;
/** What RFC 5321 asks of a sender: four to five days. */
const GIVE_UP_AFTER_MS = 5 * DAY_MS;
/** How long it is remembered that a mail was sent, and its key kept from being used again. */
const REMEMBER_MS = 90 * DAY_MS;

export interface DispatchContext {
  database: Database;
  clock: Clock;
  logger: Logger;
  mailDelivery: MailDelivery;
}

const after = (clock: Clock, ms: number): Date => new Date(clock.now().getTime() + ms);

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
  return postponeMail(database.queries, mail, after(clock, retryDelayMs(mail.attempts)), reason);
};

const send = async (context: DispatchContext, mail: MailRow): Promise<void> => {
  const { database, clock, logger, mailDelivery } = context;
  const renewal = setInterval(() => {
    void postponeMail(database.queries, mail, after(clock, LEASE_MS)).catch((error: unknown) =>
      logger.error({ err: error }, 'renewing the lease of a mail'),
    );
  }, LEASE_MS / 3);
  try {
    await mailDelivery.deliver(mail);
  } catch (error) {
    return settleFailure(context, mail, error);
  } finally {
    clearInterval(renewal);
  }
  const sent = { status: 'sent' as const, endedAt: clock.now(), lastError: null };
  // Its account was erased while the mail left: nothing of it may stay in the outbox.
  if (!(await endMail(database.queries, mail, sent))) await mailDelivery.forget([mail]);
};

/**
 * Sends every mail that is due. A mail is sent at least once: a process that is killed in the moment between the
 * server's acceptance and the record of it leaves a mail that is sent again, under the same Message-ID. The other order
 * (record, then send) would lose a password reset for good, which is worse than reading one twice.
 * @returns how many were tried
 */
export const dispatchDueMails = async (
  context: DispatchContext,
  isStopping: () => boolean = () => false,
): Promise<number> => {
  let tried = 0;
  while (!isStopping()) {
    const now = context.clock.now();
    const mails = await claimDueMails(context.database, now, after(context.clock, LEASE_MS), BATCH);
    if (mails.length === 0) break;
    await Promise.all(mails.map((mail) => send(context, mail)));
    tried += mails.length;
  }
  return tried;
};

/** Sends mails as they fall due, until stopped. Several processes may do so at once. @returns stops it, after the mails in hand */
export const startMailDispatch = (context: DispatchContext): (() => Promise<void>) => {
  let stopping = false;
  let running: Promise<unknown> = Promise.resolve();
  let isIdle = true;
  const sweep = async (): Promise<void> => {
    const tried = await dispatchDueMails(context, () => stopping);
    if (tried > 0) await deleteEndedMailsBefore(context.database.queries, after(context.clock, -REMEMBER_MS));
  };
  const timer = setInterval(() => {
    if (!isIdle) return;
    isIdle = false;
    running = sweep()
      .catch((error: unknown) => context.logger.error({ err: error }, 'sending mails'))
      .finally(() => {
        isIdle = true;
      });
  }, SWEEP_MS);
  return async () => {
    stopping = true;
    clearInterval(timer);
    await running;
    context.mailDelivery.close();
  };
};
