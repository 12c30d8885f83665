import type { Queries } from '@laurel/db';
import { enqueueMail } from '../../platform/mailer/index.ts';
import { newId } from '../../platform/new-id.ts';
import { deleteCalendarFeed } from '../saved-scholarships/index.ts';
import { endSessionsOf, updatePasswordHash } from './auth.repository.ts';
import { passwordChangedMail } from './auth-mails.ts';
import { endOpenEmailChanges } from './email-changes.repository.ts';
import { deleteResetsOf } from './password-resets.repository.ts';

/**
 * Changes an account's password, ends its sessions (but `keepSessionId`), invalidates mailed links and the calendar's address, and mails a notice. Call it inside
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
  const mail = {
    ...passwordChangedMail(origin, hadCalendar),
    key: `password-changed:${newId()}`,
    to: email,
    userId,
  };
  await enqueueMail(queries, mail, now);
};
