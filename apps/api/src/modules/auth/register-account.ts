import type { RegisterRequest, SessionUser } from '@laurel/contract';
import type { Database } from '@laurel/db';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { newId } from '../../platform/new-id.ts';
import { insertUser } from './auth.repository.ts';
import { emailBelongsToAnother } from './email-changes.repository.ts';
import { emailKey } from './email-key.ts';
import { hashPassword } from './passwords.ts';

/** @param signUp `open`, `closed`, or the domains whose addresses may open an account */
const isWelcome = (signUp: string, key: string): boolean => {
  if (signUp === 'open' || signUp === 'closed') return signUp === 'open';
  const domain = key.slice(key.lastIndexOf('@') + 1);
  return signUp.split(/, ?/).includes(domain);
};

/** @throws AppError sign_up_closed, email_in_use */
export const registerAccount = async (
  { database, clock, signUp }: { database: Database; clock: Clock; signUp: string },
  { firstName, lastName, email, password }: RegisterRequest,
): Promise<SessionUser> => {
  if (!isWelcome(signUp, emailKey(email))) throw new AppError('sign_up_closed');
  const now = clock.now();
  const user = { id: newId(), firstName, lastName, email };
  const row = {
    ...user,
    emailKey: emailKey(email),
    passwordHash: await hashPassword(password),
    createdAt: now,
    updatedAt: now,
  };
  const isTaken = await emailBelongsToAnother(database.queries, row.emailKey, now);
  if (isTaken || !(await insertUser(database.queries, row))) {
    throw new AppError('email_in_use', {
      details: [{ field: 'email', message: 'An account with this email already exists.' }],
    });
  }
  return user;
};
