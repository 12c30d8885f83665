import type { Database } from '@laurel/db';
import type { Queue } from '../../platform/background/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { newId } from '../../platform/new-id.ts';
import type { Origin } from '../../platform/origin.ts';
import { markConfirmed } from './email-confirmations.repository.ts';
import { emailKey } from './email-key.ts';
import { hashLinkToken } from './link-token.ts';
import { PASSWORD_RESET_JOB, resetExpiry } from './password-reset.jobs.ts';
import { findResetByToken, openReset, takeReset } from './password-resets.repository.ts';
import { hashPassword, setPassword } from './passwords.ts';

/**
 * Stores a reset request, the same way for every address; one that is open stays, and its link works until the next one is mailed. A job
 * then looks for the account, so that neither the answer nor its time reveals whether there is one.
 */
export const requestPasswordReset = async (
  { database, clock, queue, origin }: { database: Database; clock: Clock; queue: Queue; origin: Origin },
  email: string,
): Promise<void> => {
  const requestedAt = clock.now();
  const request = {
    emailKey: emailKey(email),
    id: newId(),
    requestedAt,
    expiresAt: resetExpiry(requestedAt),
  };
  const id = await openReset(database.queries, request);
  // A key of its own: an open request is mailed again under the same id.
  const mailId = newId();
  await queue.send(PASSWORD_RESET_JOB, { id, mailId, origin: origin.get() }, mailId);
};

/**
 * Sets a new password with the token of a reset link, once.
 * @returns whose
 * @throws AppError invalid_reset_token for a token that is wrong, used, replaced or expired
 */
export const resetPassword = async (
  { database, clock, origin }: { database: Database; clock: Clock; origin: Origin },
  { token, password }: { token: string; password: string },
): Promise<string> => {
  const tokenHash = hashLinkToken(token);
  // Looked up first, so that a wrong token does not cost a password hash.
  if (!(await findResetByToken(database.queries, tokenHash, clock.now())))
    throw new AppError('invalid_reset_token');
  const passwordHash = await hashPassword(password);
  return database.transaction(async (queries) => {
    const now = clock.now();
    const userId = await takeReset(queries, tokenHash, now);
    if (!userId) throw new AppError('invalid_reset_token');
    // Whoever followed the link reads that mailbox.
    await markConfirmed(queries, userId);
    await setPassword(queries, { userId, passwordHash, now, origin: origin.get() });
    return userId;
  });
};
