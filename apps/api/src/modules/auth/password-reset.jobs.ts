import type { Database } from '@laurel/db';
import { HOUR_MS } from '@laurel/domain';
import { z } from 'zod';
import { defineJob } from '../../platform/background/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { countMailsSince, type Encrypter, enqueueMail } from '../../platform/mailer/index.ts';
import { resetMail } from './auth-mails.ts';
import { hashLinkToken, type LinkTokens } from './link-token.ts';
import { deleteExpiredResets, deleteReset, findReset, setResetToken } from './password-resets.repository.ts';

export const PASSWORD_RESET_JOB = 'password-reset';

const RESET_MINUTES = 60;
/** Mails with the link that an account gets in an hour, wherever they are asked for. */
const MAX_MAILS_AN_HOUR = 3;
const MAIL_KEY = 'password-reset:';

/** A link works for so long after it was mailed last. */
export const resetExpiry = (now: Date): Date => new Date(now.getTime() + RESET_MINUTES * 60_000);

interface Context {
  database: Database;
  clock: Clock;
  encrypter: Encrypter;
  linkTokens: LinkTokens;
}

/**
 * Mails a reset link if an account has the address; otherwise deletes the request. Each mail has a link of its own, which ends the one
 * before; where no further mail goes out, the link of the last one stays.
 */
export const passwordResetJob = ({ database, clock, encrypter, linkTokens }: Context) =>
  defineJob({
    name: PASSWORD_RESET_JOB,
    // The origin of the API process that got the request: a worker has none. A job of the version before has no `mailId`.
    data: z.object({ id: z.string(), mailId: z.string().optional(), origin: z.string() }),
    expireInSeconds: 10,
    retryLimit: 5,
    concurrency: 1,
    handle: ({ id, mailId = id, origin }) =>
      database.transaction(async (queries) => {
        const now = clock.now();
        await deleteExpiredResets(queries, now);
        const reset = await findReset(queries, id);
        if (!reset) return;
        const { userId, email } = reset;
        if (userId === null || email === null) return deleteReset(queries, id);
        const since = new Date(now.getTime() - HOUR_MS);
        if ((await countMailsSince(queries, userId, MAIL_KEY, since)) >= MAX_MAILS_AN_HOUR) return;
        const token = linkTokens.resetToken(mailId);
        const expiresAt = resetExpiry(now);
        await setResetToken(queries, id, { userId, tokenHash: hashLinkToken(token), expiresAt });
        const secret = encrypter.encrypt(`${origin}/reset-password?token=${token}`);
        const mail = { ...resetMail(expiresAt), key: `${MAIL_KEY}${mailId}`, to: email, userId, secret };
        await enqueueMail(queries, mail, now);
      }),
  });
