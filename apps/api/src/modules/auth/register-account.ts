import type { RegisterRequest, SessionUser } from '@laurel/contract';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { newId } from '../../platform/new-id.ts';
import { insertUser } from './auth.repository.ts';
import { askToConfirm, type ConfirmationContext } from './confirm-address.ts';
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
  context: ConfirmationContext & { clock: Clock; signUp: string },
  { firstName, lastName, email, password }: RegisterRequest,
): Promise<SessionUser> => {
  const { database, clock, signUp } = context;
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
  const isOpened =
    !isTaken &&
    (await database.transaction(async (queries) => {
      const isNew = await insertUser(queries, row);
      if (isNew) await askToConfirm(queries, context, user, now);
      return isNew;
    }));
  if (!isOpened) {
    throw new AppError('email_in_use', {
      details: [{ field: 'email', message: 'An account with this email already exists.' }],
    });
  }
  return user;
};
