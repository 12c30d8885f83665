import type { RegisterRequest, SessionUser } from '@laurel/contract';
import type { Database } from '@laurel/db';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { newId } from '../../platform/new-id.ts';
import { insertUser } from './auth.repository.ts';
import { emailBelongsToAnother } from './email-changes.repository.ts';
import { emailKey } from './email-key.ts';
import { hashPassword } from './passwords.ts';

/** @throws AppError email_in_use */
export const registerAccount = async (
  { database, clock }: { database: Database; clock: Clock },
  { firstName, lastName, email, password }: RegisterRequest,
): Promise<SessionUser> => {
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
