import type { Database } from '@laurel/db';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Origin } from '../../platform/origin.ts';
import { updateEmail } from './auth.repository.ts';
import { canBeUndone, emailBelongsToAnother, takeUndo } from './email-changes.repository.ts';
import { hashLinkToken } from './link-token.ts';
import { hashPassword } from './passwords.ts';
import { setPassword } from './set-password.ts';

/**
 * Restores an account's old address, confirmed or not, and sets a new password, because whoever changed it knew the old one.
 * @throws AppError invalid_link for a token that is wrong, used or expired; email_in_use
 */
export const undoEmailChange = async (
  { database, clock, origin }: { database: Database; clock: Clock; origin: Origin },
  { token, password }: { token: string; password: string },
): Promise<void> => {
  const undoHash = hashLinkToken(token);
  // Looked up first, so that a wrong token does not cost a password hash.
  if (!(await canBeUndone(database.queries, undoHash, clock.now()))) throw new AppError('invalid_link');
  const passwordHash = await hashPassword(password);
  await database.transaction(async (queries) => {
    const now = clock.now();
    const change = await takeUndo(queries, undoHash, now);
    if (!change) throw new AppError('invalid_link');
    const { userId, oldEmail, oldEmailKey } = change;
    if (await emailBelongsToAnother(queries, oldEmailKey, now, userId)) throw new AppError('email_in_use');
    await updateEmail(queries, userId, { email: oldEmail, emailKey: oldEmailKey, updatedAt: now });
    await setPassword(queries, { userId, passwordHash, now, origin: origin.get() });
  });
};
