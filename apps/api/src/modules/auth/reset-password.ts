import type { Database } from '@laurel/db';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Origin } from '../../platform/origin.ts';
import { hashLinkToken } from './link-token.ts';
import { findResetByToken, takeReset } from './password-resets.repository.ts';
import { hashPassword } from './passwords.ts';
import { setPassword } from './set-password.ts';

/**
 * Sets a new password with the token of a reset link, once.
 * @throws AppError invalid_reset_token for a token that is wrong, used, replaced or expired
 */
export const resetPassword = async (
  { database, clock, origin }: { database: Database; clock: Clock; origin: Origin },
  { token, password }: { token: string; password: string },
): Promise<void> => {
  const tokenHash = hashLinkToken(token);
  // Looked up first, so that a wrong token does not cost a password hash.
  if (!(await findResetByToken(database.queries, tokenHash, clock.now())))
    throw new AppError('invalid_reset_token');
  const passwordHash = await hashPassword(password);
  await database.transaction(async (queries) => {
    const now = clock.now();
    const userId = await takeReset(queries, tokenHash, now);
    if (!userId) throw new AppError('invalid_reset_token');
    await setPassword(queries, { userId, passwordHash, now, origin: origin.get() });
  });
};
