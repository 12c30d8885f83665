import type { Database, Queries } from '@laurel/db';
import { DAY_MS, HOUR_MS } from '@laurel/domain';
import type { Repeated } from '../../platform/background/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Encrypter, enqueueMail } from '../../platform/mailer/index.ts';
import { newId } from '../../platform/new-id.ts';
import type { Origin } from '../../platform/origin.ts';
import { type UserRow, updateEmail } from './auth.repository.ts';
import { confirmEmailMail, emailChangeMail } from './auth-mails.ts';
import {
  canBeUndone,
  countEmailChangesSince,
  deleteOldEmailChanges,
  emailBelongsToAnother,
  endOpenEmailChanges,
  insertEmailChange,
  takeConfirmation,
  takeUndo,
} from './email-changes.repository.ts';
import { isUnconfirmed, markConfirmed, takeConfirmationOf } from './email-confirmations.repository.ts';
import { emailKey } from './email-key.ts';
import { hashLinkToken, newLinkToken } from './link-token.ts';
import { deleteResetsOf } from './password-resets.repository.ts';
import { hashPassword, setPassword } from './passwords.ts';

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

/**
 * Confirms the address of a new account, or makes a changed one permanent, once. Reset links that were mailed to the old address become invalid.
 * @returns whose
 * @throws AppError invalid_link for a token that is wrong, used, replaced or expired; email_in_use when it was taken meanwhile
 */
export const confirmEmail = (
  { database, clock }: { database: Database; clock: Clock },
  token: string,
): Promise<string> =>
  database.transaction(async (queries) => {
    const now = clock.now();
    const change = await takeConfirmation(queries, hashLinkToken(token), now);
    const newcomer = change ? undefined : await takeConfirmationOf(queries, hashLinkToken(token));
    if (newcomer) return newcomer;
    if (!change) throw new AppError('invalid_link');
    const { userId, newEmail, newEmailKey } = change;
    if (await emailBelongsToAnother(queries, newEmailKey, now, userId)) throw new AppError('email_in_use');
    await updateEmail(queries, userId, { email: newEmail, emailKey: newEmailKey, updatedAt: now });
    await deleteResetsOf(queries, userId);
    await markConfirmed(queries, userId);
    return userId;
  });

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
  // Nobody has said that the old address of a new account is theirs: it may be a stranger's.
  const wanted = (await isUnconfirmed(queries, userId)) ? mails.slice(0, 1) : mails;
  for (const mail of wanted) await enqueueMail(queries, { ...mail, userId }, now);
};

/**
 * Restores an account's old address, confirmed or not, and sets a new password, because whoever changed it knew the old one.
 * @returns whose
 * @throws AppError invalid_link for a token that is wrong, used or expired; email_in_use
 */
export const undoEmailChange = async (
  { database, clock, origin }: { database: Database; clock: Clock; origin: Origin },
  { token, password }: { token: string; password: string },
): Promise<string> => {
  const undoHash = hashLinkToken(token);
  // Looked up first, so that a wrong token does not cost a password hash.
  if (!(await canBeUndone(database.queries, undoHash, clock.now()))) throw new AppError('invalid_link');
  const passwordHash = await hashPassword(password);
  return database.transaction(async (queries) => {
    const now = clock.now();
    const change = await takeUndo(queries, undoHash, now);
    if (!change) throw new AppError('invalid_link');
    const { userId, oldEmail, oldEmailKey } = change;
    if (await emailBelongsToAnother(queries, oldEmailKey, now, userId)) throw new AppError('email_in_use');
    await updateEmail(queries, userId, { email: oldEmail, emailKey: oldEmailKey, updatedAt: now });
    await markConfirmed(queries, userId);
    await setPassword(queries, { userId, passwordHash, now, origin: origin.get() });
    return userId;
  });
};

/** Deletes changes of addresses that can't be undone any more: an old address is kept no longer than its undo link works. */
export const forgetEmailChanges = ({ database, clock }: { database: Database; clock: Clock }): Repeated => ({
  name: 'forgetting changes of addresses',
  everyMs: HOUR_MS,
  run: () => deleteOldEmailChanges(database.queries, clock.now()),
});
