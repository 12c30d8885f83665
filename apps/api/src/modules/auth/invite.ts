import type { Queries } from '@laurel/db';
import { DAY_MS } from '@laurel/domain';
import { AppError } from '../../platform/http/app-error.ts';
import { emailBelongsToAnother } from './email-changes.repository.ts';
import { emailKey } from './email-key.ts';
import { keepInvitation } from './invitations.repository.ts';
import { hashLinkToken, newLinkToken } from './link-token.ts';

const VALID_DAYS = 14;

/**
 * Invites an address, in the transaction of `queries`. An earlier link to it works no more.
 * @returns the link, which opens one account for this address within two weeks
 * @throws AppError conflict when an account has the address
 */
export const inviteAddress = async (
  queries: Queries,
  { email, origin, now }: { email: string; origin: string; now: Date },
): Promise<{ link: string; expiresAt: Date }> => {
  const key = emailKey(email);
  if (await emailBelongsToAnother(queries, key, now))
    throw new AppError('conflict', { message: 'An account has this address already.' });
  const token = newLinkToken();
  const expiresAt = new Date(now.getTime() + VALID_DAYS * DAY_MS);
  await keepInvitation(queries, {
    emailKey: key,
    tokenHash: hashLinkToken(token),
    createdAt: now,
    expiresAt,
  });
  const query = new URLSearchParams({ invitation: token, email });
  return { link: `${origin}/register?${query}`, expiresAt };
};
