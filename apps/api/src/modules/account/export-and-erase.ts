import type { Database, Queries } from '@laurel/db';
import { auditCommand } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { eraseMails, type MailDelivery } from '../../platform/mailer/index.ts';
import { deleteResetsFor } from '../auth/index.ts';
import { lockAccount } from './account.repository.ts';
import { deleteUser, readUserData } from './account-data.repository.ts';
import type { Erasure } from './erasures.repository.ts';
import { completeList, findReturned, listErasure, noteErasure } from './erasures.ts';

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

export interface ErasureContext {
  database: Database;
  clock: Clock;
  mailDelivery: MailDelivery;
  /** Where the list of erasures is. */
  dataDir: string;
}

const eraseStored = async (
  { database, clock, mailDelivery }: ErasureContext,
  userId: string,
  beforehand: (queries: Queries) => Promise<void>,
  isDue: (queries: Queries) => Promise<boolean> = async () => true,
): Promise<Erasure | null> => {
  const erased = await database.transaction(async (queries) => {
    const account = await lockAccount(queries, userId);
    if (!account || !(await isDue(queries))) return null;
    await beforehand(queries);
    const written = await eraseMails(queries, userId);
    await deleteResetsFor(queries, account.emailKey);
    await deleteUser(queries, userId);
    return { mails: written, erasure: await noteErasure(queries, userId, clock.now()) };
  });
  if (!erased) return null;
  await mailDelivery.forget(erased.mails);
  return erased.erasure;
};

/**
 * Erases an account and everything stored about it, at once. Its tokens become invalid with its sessions; its waiting mails and jobs are
 * deleted with their rows. The list of erasures keeps its id, so that a restored database does not bring it back.
 * @param beforehand runs in the same transaction, while the account is still there
 * @param isDue asked before, in the same transaction, with the account locked: what it says no to stays
 * @returns false when there is no such account, or it stays
 */
export const eraseAccount = async (
  context: ErasureContext,
  ...of: [
    userId: string,
    beforehand: (queries: Queries) => Promise<void>,
    isDue?: (queries: Queries) => Promise<boolean>,
  ]
): Promise<boolean> => {
  const erasure = await eraseStored(context, ...of);
  if (erasure) await listErasure(context.dataDir, erasure);
  return erasure !== null;
};

/**
 * Erases what was erased before and came back with a restored database. Runs at each start, after `restore`, and as a command.
 * @param more what other lists hold, of other machines or kept with a backup
 * @returns how many came back
 */
export const eraseAgain = async (context: ErasureContext, more: readonly Erasure[] = []): Promise<number> => {
  const { database, clock, dataDir } = context;
  const listed = await completeList(database.queries, dataDir);
  const returned = await findReturned(database.queries, [...listed, ...more]);
  for (const id of returned)
    await eraseStored(context, id, (queries) =>
      auditCommand(queries, clock.now(), { act: 'erase-again', subjectId: id }),
    );
  return returned.length;
};
