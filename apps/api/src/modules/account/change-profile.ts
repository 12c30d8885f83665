import type { ProfileRequest } from '@laurel/contract';
import type { Database } from '@laurel/db';
import type { Profile } from '@laurel/domain';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Encrypter } from '../../platform/mailer/index.ts';
import type { Origin } from '../../platform/origin.ts';
import { emailKey, findOpenEmailChange, requestEmailChange } from '../auth/index.ts';
import { type AccountRow, lockAccount, updateAccount } from './account.repository.ts';
import { checkCurrentPassword } from './check-current-password.ts';
import { checkFacts } from './check-facts.ts';

/** A fact given as null is erased; one left out stays. */
const mergeFacts = (stored: Profile, change: ProfileRequest['profile']): Profile =>
  Object.fromEntries(
    Object.entries({ ...stored, ...change }).filter(([, value]) => value !== null && value !== undefined),
  );

const requirePassword = async (account: AccountRow, password: string | undefined): Promise<void> => {
  const field = 'currentPassword';
  if (password === undefined) {
    const message = 'Please give your current password to change the email';
    throw new AppError('invalid_request', { message, details: [{ field, message }] });
  }
  await checkCurrentPassword(account, password, field);
};

/**
 * Changes names, email or facts; what is left out stays. A new email is shown and signs in at once. It becomes permanent, and mails go
 * there, once it is confirmed from its mailbox.
 * @throws AppError invalid_request, invalid_credentials, email_in_use, rate_limited, unauthorized
 */
export const changeProfile = (
  {
    database,
    clock,
    origin,
    encrypter,
  }: { database: Database; clock: Clock; origin: Origin; encrypter: Encrypter },
  userId: string,
  change: ProfileRequest,
): Promise<AccountRow> =>
  database.transaction(async (queries) => {
    checkFacts(change.profile, clock.today());
    const account = await lockAccount(queries, userId);
    if (!account) throw new AppError('unauthorized');
    const now = clock.now();
    const shown = (await findOpenEmailChange(queries, userId, now))?.newEmail ?? account.email;
    const { firstName = account.firstName, lastName = account.lastName, email = shown } = change;
    if (emailKey(email) !== emailKey(shown)) {
      await requirePassword(account, change.currentPassword);
      await requestEmailChange(queries, { encrypter, origin: origin.get(), now }, account, email);
    }
    return updateAccount(queries, userId, {
      firstName,
      lastName,
      // Only the spelling has changed; the address is the same.
      email: emailKey(email) === account.emailKey ? email : account.email,
      profile: mergeFacts(account.profile, change.profile),
      updatedAt: now,
    });
  });
