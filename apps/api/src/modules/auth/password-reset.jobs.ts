import type { Database } from '@laurel/db';
import { z } from 'zod';
import { defineJob } from '../../platform/background/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Encrypter, enqueueMail } from '../../platform/mailer/index.ts';
import { resetMail } from './auth-mails.ts';
import { hashLinkToken, newLinkToken } from './link-token.ts';
import {
  deleteExpiredResets,
  deleteReset,
  findOpenReset,
  setResetToken,
} from './password-resets.repository.ts';

export const PASSWORD_RESET_JOB = 'password-reset';

interface Context {
  database: Database;
  clock: Clock;
  encrypter: Encrypter;
}

/** Mails the reset link of one request if an account has its address; otherwise deletes the request. */
export const passwordResetJob = ({ database, clock, encrypter }: Context) =>
  defineJob({
    name: PASSWORD_RESET_JOB,
    // The origin of the API process that got the request: a worker has none.
    data: z.object({ id: z.string(), origin: z.string() }),
    expireInSeconds: 10,
    retryLimit: 5,
    concurrency: 1,
    handle: ({ id, origin }) =>
      database.transaction(async (queries) => {
        const now = clock.now();
        await deleteExpiredResets(queries, now);
        const reset = await findOpenReset(queries, id);
        if (!reset) return;
        const { userId, email, expiresAt } = reset;
        if (userId === null || email === null) return deleteReset(queries, id);
        const token = newLinkToken();
        if (!(await setResetToken(queries, id, userId, hashLinkToken(token)))) return;
        const secret = encrypter.encrypt(`${origin}/reset-password?token=${token}`);
        const mail = { ...resetMail(expiresAt), key: `password-reset:${id}`, to: email, userId, secret };
        await enqueueMail(queries, mail, now);
      }),
  });
