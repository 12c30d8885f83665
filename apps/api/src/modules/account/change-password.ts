import type { Database } from '@laurel/db';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedIn } from '../../platform/http/route.ts';
import type { Origin } from '../../platform/origin.ts';
import { hashPassword, setPassword } from '../auth/index.ts';
import { findAccount, lockAccount } from './account.repository.ts';
import { checkCurrentPassword } from './check-current-password.ts';

/**
 * Changes the password of the student who is asking; their other sessions end.
 * @throws AppError invalid_credentials, conflict when it was changed meanwhile, unauthorized
 */
export const changePassword = async (
  { database, clock, origin }: { database: Database; clock: Clock; origin: Origin },
  { userId, sessionId }: SignedIn,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<void> => {
  const account = await findAccount(database.queries, userId);
  if (!account) throw new AppError('unauthorized');
  await checkCurrentPassword(account, currentPassword, 'currentPassword');
  const passwordHash = await hashPassword(password);
  await database.transaction(async (queries) => {
    const locked = await lockAccount(queries, userId);
    if (!locked) throw new AppError('unauthorized');
    if (locked.passwordHash !== account.passwordHash) throw new AppError('conflict');
    const change = { userId, passwordHash, now: clock.now(), origin: origin.get(), keepSessionId: sessionId };
    await setPassword(queries, change);
  });
};
