import type { Database, Queries } from '@laurel/db';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { eraseMails, type MailDelivery } from '../../platform/mailer/index.ts';
import { deleteResetsFor } from '../auth/index.ts';
import { lockAccount } from './account.repository.ts';
import { deleteUser, readUserData } from './account-data.repository.ts';

export interface AccountExport {
  exportedAt: string;
  /** The account itself and, by area, each row about it. */
  data: Record<string, Record<string, unknown>[]>;
}

/**
 * Everything stored about a student, from one consistent snapshot.
 * @throws AppError not_found when the account was erased meanwhile
 */
export const exportAccount = async (
  { database, clock }: { database: Database; clock: Clock },
  userId: string,
): Promise<AccountExport> => {
  const data = await database.transaction((queries) => readUserData(queries, userId));
  if (data.account?.length !== 1) throw new AppError('not_found');
  return { exportedAt: clock.now().toISOString(), data };
};

interface Context {
  database: Database;
  mailDelivery: MailDelivery;
}

/**
 * Erases an account and everything stored about it, at once. Its tokens become invalid with its sessions; its waiting mails and jobs are
 * deleted with their rows.
 * @param beforehand runs in the same transaction, while the account is still there
 * @param isDue asked before, in the same transaction, with the account locked: what it says no to stays
 * @returns false when there is no such account, or it stays
 */
export const eraseAccount = async (
  { database, mailDelivery }: Context,
  userId: string,
  beforehand: (queries: Queries) => Promise<void>,
  isDue: (queries: Queries) => Promise<boolean> = async () => true,
): Promise<boolean> => {
  const mails = await database.transaction(async (queries) => {
    const account = await lockAccount(queries, userId);
    if (!account || !(await isDue(queries))) return null;
    await beforehand(queries);
    const written = await eraseMails(queries, userId);
    await deleteResetsFor(queries, account.emailKey);
    await deleteUser(queries, userId);
    return written;
  });
  if (mails) await mailDelivery.forget(mails);
  return mails !== null;
};
