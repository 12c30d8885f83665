import type { Queries } from '@laurel/db';
import { DAY_MS } from '@laurel/domain';
import { AppError } from '../../platform/http/app-error.ts';
import { type Encrypter, enqueueMail } from '../../platform/mailer/index.ts';
import { newId } from '../../platform/new-id.ts';
import type { UserRow } from './auth.repository.ts';
import { confirmEmailMail, emailChangeMail } from './auth-mails.ts';
import {
  countEmailChangesSince,
  emailBelongsToAnother,
  endOpenEmailChanges,
  insertEmailChange,
} from './email-changes.repository.ts';
import { emailKey } from './email-key.ts';
import { hashLinkToken, newLinkToken } from './link-token.ts';

const CONFIRM_MS = DAY_MS;
/** While the old address can take the account back, no other account can use it. */
const UNDO_MS = 7 * DAY_MS;
/** Changes a day: each sends a mail to an address that may be a stranger's. */
const MAX_A_DAY = 10;

interface Context {
  encrypter: Encrypter;
  origin: string;
  now: Date;
}

/** The two links, each for one mailbox. */
const mailLinks = async (
  queries: Queries,
  { encrypter, origin, now }: Context,
  change: { id: string; userId: string; oldEmail: string; newEmail: string },
  tokens: { confirm: string; undo: string },
): Promise<void> => {
  const { id, userId, oldEmail, newEmail } = change;
  const mails = [
    {
      ...confirmEmailMail(newEmail),
      key: `confirm-email:${id}`,
      to: newEmail,
      secret: encrypter.encrypt(`${origin}/confirm-email?token=${tokens.confirm}`),
    },
    {
      ...emailChangeMail(newEmail),
      key: `undo-email-change:${id}`,
      to: oldEmail,
      secret: encrypter.encrypt(`${origin}/undo-email-change?token=${tokens.undo}`),
    },
  ];
  for (const mail of mails) await enqueueMail(queries, { ...mail, userId }, now);
};

/**
 * Mails both addresses about a change: the new one can confirm it, the old one can undo it. An earlier unconfirmed change is cancelled;
 * with the account's own address that is all. Call it inside a transaction.
 * @throws AppError email_in_use, rate_limited
 */
export const requestEmailChange = async (
  queries: Queries,
  context: Context,
  { id: userId, email: oldEmail, emailKey: oldEmailKey }: UserRow,
  newEmail: string,
): Promise<void> => {
  const { now } = context;
  await endOpenEmailChanges(queries, userId);
  const newEmailKey = emailKey(newEmail);
  if (newEmailKey === oldEmailKey) return;
  if (await emailBelongsToAnother(queries, newEmailKey, now, userId)) throw new AppError('email_in_use');
  const yesterday = new Date(now.getTime() - DAY_MS);
  if ((await countEmailChangesSince(queries, userId, yesterday)) >= MAX_A_DAY)
    throw new AppError('rate_limited', { retryAfter: DAY_MS / 1000 });
  const tokens = { confirm: newLinkToken(), undo: newLinkToken() };
  const change = { id: newId(), userId, oldEmail, newEmail };
  await insertEmailChange(queries, {
    ...change,
    oldEmailKey,
    newEmailKey,
    confirmHash: hashLinkToken(tokens.confirm),
    undoHash: hashLinkToken(tokens.undo),
    requestedAt: now,
    confirmBefore: new Date(now.getTime() + CONFIRM_MS),
    undoBefore: new Date(now.getTime() + UNDO_MS),
  });
  await mailLinks(queries, context, change, tokens);
};
