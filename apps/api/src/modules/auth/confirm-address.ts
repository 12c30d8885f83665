import type { Database, Queries } from '@laurel/db';
import { HOUR_MS } from '@laurel/domain';
import { AppError } from '../../platform/http/app-error.ts';
import { type Encrypter, enqueueMail } from '../../platform/mailer/index.ts';
import { newId } from '../../platform/new-id.ts';
import type { Origin } from '../../platform/origin.ts';
import { confirmAddressMail } from './auth-mails.ts';
import { insertConfirmation, isUnconfirmed, markMailed } from './email-confirmations.repository.ts';
import { hashLinkToken, type LinkTokens } from './link-token.ts';

/** Three an hour at most: until somebody confirms it, the address may be a stranger's. */
const PAUSE_MS = HOUR_MS / 3;

export interface ConfirmationContext {
  database: Database;
  encrypter: Encrypter;
  linkTokens: LinkTokens;
  origin: Origin;
}

interface Account {
  id: string;
  email: string;
}

const mailLink = (
  queries: Queries,
  { encrypter, origin }: ConfirmationContext,
  { id: userId, email: to }: Account,
  { token, now }: { token: string; now: Date },
) => {
  const secret = encrypter.encrypt(`${origin.get()}/confirm-email?token=${token}`);
  return enqueueMail(
    queries,
    { ...confirmAddressMail(to), key: `confirm-address:${newId()}`, to, userId, secret },
    now,
  );
};

/** Mails a new account the link that confirms its address: before somebody follows it, nothing else is mailed there. Call it inside a transaction. */
export const askToConfirm = async (
  queries: Queries,
  context: ConfirmationContext,
  account: Account,
  now: Date,
): Promise<void> => {
  const token = context.linkTokens.addressToken(account.id);
  await insertConfirmation(queries, { userId: account.id, tokenHash: hashLinkToken(token), mailedAt: now });
  await mailLink(queries, context, account, { token, now });
};

/**
 * Mails the link once more; the earlier mail works on. Nothing is mailed to an address that is confirmed.
 * @throws AppError rate_limited when it was mailed a short while ago
 */
export const askAgainToConfirm = (context: ConfirmationContext, account: Account, now: Date): Promise<void> =>
  context.database.transaction(async (queries) => {
    if (!(await isUnconfirmed(queries, account.id))) return;
    const token = context.linkTokens.addressToken(account.id);
    const before = new Date(now.getTime() - PAUSE_MS);
    if (!(await markMailed(queries, account.id, { tokenHash: hashLinkToken(token), now, before })))
      throw new AppError('rate_limited', { retryAfter: PAUSE_MS / 1000 });
    await mailLink(queries, context, account, { token, now });
  });
