import type { ProfileRequest } from '@laurel/contract';
import type { Database, Queries } from '@laurel/db';
import type { Profile } from '@laurel/domain';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { enqueueMail } from '../../platform/mailer/index.ts';
import { newId } from '../../platform/new-id.ts';
import type { Origin } from '../../platform/origin.ts';
import { deleteResetsOf, emailChangedMail, emailKey } from '../auth/index.ts';
import { type AccountRow, emailBelongsToAnother, lockAccount, updateAccount } from './account.repository.ts';
import { checkCurrentPassword } from './check-current-password.ts';
import { checkFacts } from './check-facts.ts';

/** A fact given as null is forgotten, one left out stays. */
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

/** Links that were mailed to the old address die; both addresses are told. */
const announceEmailChange = async (
  queries: Queries,
  { id: userId, email: oldEmail }: AccountRow,
  newEmail: string,
  { now, origin }: { now: Date; origin: string },
): Promise<void> => {
  await deleteResetsOf(queries, userId);
  const key = `email-changed:${newId()}`;
  for (const to of [oldEmail, newEmail]) {
    await enqueueMail(
      queries,
      { ...emailChangedMail(newEmail, origin), key: `${key}:${to}`, to, userId },
      now,
    );
  }
};

/**
 * Changes names, email or facts; what is left out stays.
 * @throws AppError invalid_request, invalid_credentials, email_in_use, unauthorized
 */
export const changeProfile = (
  { database, clock, origin }: { database: Database; clock: Clock; origin: Origin },
  userId: string,
  change: ProfileRequest,
): Promise<AccountRow> =>
  database.transaction(async (queries) => {
    checkFacts(change.profile, clock.today());
    const account = await lockAccount(queries, userId);
    if (!account) throw new AppError('unauthorized');
    const { firstName = account.firstName, lastName = account.lastName, email = account.email } = change;
    const key = emailKey(email);
    if (key !== account.emailKey) {
      await requirePassword(account, change.currentPassword);
      if (await emailBelongsToAnother(queries, key, userId)) throw new AppError('email_in_use');
      await announceEmailChange(queries, account, email, { now: clock.now(), origin: origin.get() });
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
