import type { AccountAct } from '@laurel/contract';
import type { Database } from '@laurel/db';
import type { CallAudit } from '../../platform/audit/index.ts';
import type { Queue } from '../../platform/background/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { MailDelivery } from '../../platform/mailer/index.ts';
import type { Origin } from '../../platform/origin.ts';
import { eraseAccount } from '../account/index.ts';
import { endSessionsOf, forgetGuesses, type LocalPasswords, requestPasswordReset } from '../auth/index.ts';
import { findAccountById, type ShownAccount, setDisabled } from './operators.repository.ts';

export interface OperatorsContext {
  database: Database;
  clock: Clock;
  queue: Queue;
  origin: Origin;
  mailDelivery: MailDelivery;
  /** Where the list of erasures is. */
  dataDir: string;
  localPasswords: LocalPasswords;
}

/** Nobody locks themselves out of the house. */
const refuseOwn = (id: string, operatorId: string): void => {
  if (id === operatorId)
    throw new AppError('conflict', { message: 'This is your own account: ask another operator.' });
};

/** @throws AppError not_found */
const requireAccount = async ({ database }: OperatorsContext, id: string): Promise<ShownAccount> => {
  const account = await findAccountById(database.queries, id);
  if (!account) throw new AppError('not_found', { message: 'No account has this id.' });
  return account;
};

/** One act on an account, with its row of the audit log, in one transaction; a mailed link follows from a job. */
export const actOnAccount = async (
  context: OperatorsContext,
  { operatorId, audit }: { operatorId: string; audit: CallAudit },
  id: string,
  act: AccountAct,
): Promise<void> => {
  const { database, clock } = context;
  const account = await requireAccount(context, id);
  if (act === 'disable') refuseOwn(id, operatorId);
  if (act === 'send_reset') context.localPasswords.require();
  await database.transaction(async (queries) => {
    const now = clock.now();
    if (act === 'disable') await setDisabled(queries, id, now);
    if (act === 'enable') await setDisabled(queries, id, null);
    if (act === 'disable' || act === 'sign_out') await endSessionsOf(queries, id, now);
    if (act === 'unlock') await forgetGuesses(queries, account.emailKey);
    await audit.write(queries, { subjectId: id, target: null, details: { act } });
  });
  if (act === 'send_reset') await requestPasswordReset(context, account.email);
};

/** @throws AppError not_found, conflict */
export const eraseByOperator = async (
  context: OperatorsContext,
  { operatorId, audit }: { operatorId: string; audit: CallAudit },
  id: string,
): Promise<void> => {
  refuseOwn(id, operatorId);
  const isErased = await eraseAccount(context, id, (queries) =>
    audit.write(queries, { subjectId: id, target: null }),
  );
  if (!isErased) throw new AppError('not_found', { message: 'No account has this id.' });
};
