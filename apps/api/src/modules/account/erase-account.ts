import type { Database } from '@laurel/db';
import { eraseMails, type MailDelivery } from '../../platform/mailer/index.ts';
import { deleteResetsFor } from '../auth/index.ts';
import { lockAccount } from './account.repository.ts';
import { deleteUser } from './account-data.repository.ts';

interface Context {
  database: Database;
  mailDelivery: MailDelivery;
}

/**
 * Erases an account and everything stored about it, at once. Its tokens become invalid with its sessions; its waiting mails and jobs are
 * deleted with their rows.
 * @returns false when there is no such account
 */
export const eraseAccount = async ({ database, mailDelivery }: Context, userId: string): Promise<boolean> => {
  const mails = await database.transaction(async (queries) => {
    const account = await lockAccount(queries, userId);
    if (!account) return null;
    const written = await eraseMails(queries, userId);
    await deleteResetsFor(queries, account.emailKey);
    await deleteUser(queries, userId);
    return written;
  });
  if (mails) await mailDelivery.forget(mails);
  return mails !== null;
};
