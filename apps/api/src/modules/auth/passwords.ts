import type { Queries } from '@laurel/db';
import { hash, verify } from '@node-rs/argon2';
import { enqueueMail } from '../../platform/mailer/index.ts';
import { newId } from '../../platform/new-id.ts';
import { deleteCalendarFeed } from '../saved-scholarships/index.ts';
import { endSessionsOf, updatePasswordHash } from './auth.repository.ts';
import { passwordChangedMail } from './auth-mails.ts';
import { endOpenEmailChanges } from './email-changes.repository.ts';
import { isUnconfirmed } from './email-confirmations.repository.ts';
import { deletePasskeysOf, listPasskeys } from './passkeys.repository.ts';
import { deleteResetsOf } from './password-resets.repository.ts';

/** argon2id is the library's default algorithm; the cost is OWASP's second recommendation (19 MiB, 2 passes). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** A dummy hash, verified when an account doesn't exist, so that both answers take the same time. */
const nobody = hashPassword('no account has this password');

/** @param passwordHash of the account, or undefined when there is none: then false, after the same work */
export const checkPassword = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
  const matches = await verify(passwordHash ?? (await nobody), password);
  return passwordHash !== undefined && matches;
};

/**
 * Whoever changes the password while signed in sees the passkeys beside it. By a mailed link they go: somebody else may have made them, and
 * would get in after the reset.
 */
const settlePasskeys = async (
  queries: Queries,
  userId: string,
  isSignedIn: boolean,
): Promise<'none' | 'kept' | 'removed'> => {
  if (!isSignedIn) return (await deletePasskeysOf(queries, userId)) > 0 ? 'removed' : 'none';
  return (await listPasskeys(queries, userId)).length > 0 ? 'kept' : 'none';
};

/**
 * Changes an account's password, ends its sessions (but `keepSessionId`), invalidates mailed links and the calendar's address, and mails a notice to a confirmed address. Call it inside
 * a transaction.
 */
export const setPassword = async (
  queries: Queries,
  change: { userId: string; passwordHash: string; now: Date; origin: string; keepSessionId?: string },
): Promise<void> => {
  const { userId, passwordHash, now, origin, keepSessionId } = change;
  const email = await updatePasswordHash(queries, userId, passwordHash, now);
  if (email === undefined) return;
  await endSessionsOf(queries, userId, now, keepSessionId);
  await deleteResetsOf(queries, userId);
  await endOpenEmailChanges(queries, userId);
  const hadCalendar = await deleteCalendarFeed(queries, userId);
  const passkeys = await settlePasskeys(queries, userId, keepSessionId !== undefined);
  if (await isUnconfirmed(queries, userId)) return;
  const mail = {
    ...passwordChangedMail(origin, hadCalendar, passkeys),
    key: `password-changed:${newId()}`,
    to: email,
    userId,
  };
  await enqueueMail(queries, mail, now);
};
