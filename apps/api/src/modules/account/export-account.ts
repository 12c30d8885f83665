import type { Database } from '@laurel/db';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { readUserData } from './account-data.repository.ts';

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
