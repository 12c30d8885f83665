import type { ProfileRequest } from '@laurel/contract';
import type { Database } from '@laurel/db';
import type { Profile } from '@laurel/domain';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { checkPassword, emailKey } from '../auth/index.ts';
import { type AccountRow, emailBelongsToAnother, lockAccount, updateAccount } from './account.repository.ts';

/** A fact given as null is forgotten, one left out stays. */
const mergeFacts = (stored: Profile, change: ProfileRequest['profile']): Profile =>
  Object.fromEntries(
    Object.entries({ ...stored, ...change }).filter(([, value]) => value !== null && value !== undefined),
  );

const checkCurrentPassword = async (account: AccountRow, password: string | undefined): Promise<void> => {
  const field = 'currentPassword';
  if (password === undefined) {
    const message = 'Please give your current password to change the email';
    throw new AppError('invalid_request', { message, details: [{ field, message }] });
  }
  if (!(await checkPassword(account.passwordHash, password))) {
    const message = 'The current password is not right.';
    throw new AppError('invalid_credentials', { message, details: [{ field, message }] });
  }
};

/**
 * Changes names, email or facts; what is left out stays.
 * @throws AppError invalid_request, invalid_credentials, email_in_use, unauthorized
 */
export const changeProfile = (
  { database, clock }: { database: Database; clock: Clock },
  userId: string,
  change: ProfileRequest,
): Promise<AccountRow> =>
  database.transaction(async (queries) => {
    const account = await lockAccount(queries, userId);
    if (!account) throw new AppError('unauthorized');
    const { firstName = account.firstName, lastName = account.lastName, email = account.email } = change;
    const key = emailKey(email);
    if (key !== account.emailKey) {
      await checkCurrentPassword(account, change.currentPassword);
      if (await emailBelongsToAnother(queries, key, userId)) throw new AppError('email_in_use');
    }
    const profile = mergeFacts(account.profile, change.profile);
    return updateAccount(queries, userId, {
      firstName,
      lastName,
      email,
      emailKey: key,
      profile,
      updatedAt: clock.now(),
    });
  });
