import type { Database } from '@laurel/db';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { updateEmail } from './auth.repository.ts';
import { emailBelongsToAnother, takeConfirmation } from './email-changes.repository.ts';
import { hashLinkToken } from './link-token.ts';
import { deleteResetsOf } from './password-resets.repository.ts';

/**
 * Makes a confirmed address permanent, once. Reset links that were mailed to the old address become invalid.
 * @throws AppError invalid_link for a token that is wrong, used, replaced or expired; email_in_use when it was taken meanwhile
 */
export const confirmEmail = (
  { database, clock }: { database: Database; clock: Clock },
  token: string,
): Promise<void> =>
  database.transaction(async (queries) => {
    const now = clock.now();
    const change = await takeConfirmation(queries, hashLinkToken(token), now);
    if (!change) throw new AppError('invalid_link');
    const { userId, newEmail, newEmailKey } = change;
    if (await emailBelongsToAnother(queries, newEmailKey, now, userId)) throw new AppError('email_in_use');
    await updateEmail(queries, userId, { email: newEmail, emailKey: newEmailKey, updatedAt: now });
    await deleteResetsOf(queries, userId);
  });
