import type { RegisterRequest, SessionUser } from '@laurel/contract';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { newId } from '../../platform/new-id.ts';
import { insertUser } from './auth.repository.ts';
import { askToConfirm, type ConfirmationContext } from './confirm-address.ts';
import { emailBelongsToAnother } from './email-changes.repository.ts';
import { emailKey } from './email-key.ts';
import { takeInvitation } from './invitations.repository.ts';
import { hashLinkToken } from './link-token.ts';
import { hashPassword } from './passwords.ts';

/** @param signUp `open`, `closed`, `invitation`, or the domains whose addresses may open an account without one */
const isWelcome = (signUp: string, key: string): boolean => {
  const domain = key.slice(key.lastIndexOf('@') + 1);
  return signUp === 'open' || signUp.split(/, ?/).includes(domain);
};

/** @throws AppError sign_up_closed, email_in_use */
export const registerAccount = async (
  context: ConfirmationContext & { clock: Clock; signUp: string },
  { firstName, lastName, email, password, invitation }: RegisterRequest,
): Promise<SessionUser> => {
  const { database, clock, signUp } = context;
  const now = clock.now();
  const needsInvitation = !isWelcome(signUp, emailKey(email));
  if (needsInvitation && (signUp === 'closed' || invitation === undefined))
    throw new AppError('sign_up_closed');
  const user = { id: newId(), firstName, lastName, email };
  const row = {
    ...user,
    emailKey: emailKey(email),
    passwordHash: await hashPassword(password),
    createdAt: now,
    updatedAt: now,
  };
  const isTaken = await emailBelongsToAnother(database.queries, row.emailKey, now);
  await database.transaction(async (queries) => {
    const used = { emailKey: row.emailKey, tokenHash: hashLinkToken(invitation ?? ''), now };
    // Used with the account that it opens, or not at all.
    if (needsInvitation && !(await takeInvitation(queries, used))) throw new AppError('sign_up_closed');
    if (isTaken || !(await insertUser(queries, row))) {
      throw new AppError('email_in_use', {
        details: [{ field: 'email', message: 'An account with this email already exists.' }],
      });
    }
    // Whoever was handed the link need not be who reads the address.
    await askToConfirm(queries, context, user, now);
  });
  return user;
};
