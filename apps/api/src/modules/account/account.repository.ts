import { type Queries, schema } from '@laurel/db';
import { eq } from 'drizzle-orm';

const { users } = schema;
export type AccountRow = typeof users.$inferSelect;

export const findAccount = async (queries: Queries, userId: string): Promise<AccountRow | undefined> =>
  (await queries.select().from(users).where(eq(users.id, userId)).limit(1))[0];

export const findAccountByEmail = async (
  queries: Queries,
  emailKey: string,
): Promise<AccountRow | undefined> =>
  (await queries.select().from(users).where(eq(users.emailKey, emailKey)).limit(1))[0];

/** Locks the row: changes of one account run one after another, so that no partial change is lost. */
export const lockAccount = async (queries: Queries, userId: string): Promise<AccountRow | undefined> =>
  (await queries.select().from(users).where(eq(users.id, userId)).limit(1).for('update'))[0];

export const updateAccount = async (
  queries: Queries,
  userId: string,
  change: Partial<Pick<AccountRow, 'firstName' | 'lastName' | 'email' | 'profile' | 'updatedAt'>>,
): Promise<AccountRow> => {
  const [row] = await queries.update(users).set(change).where(eq(users.id, userId)).returning();
  if (!row) throw new Error('the account was deleted meanwhile');
  return row;
};
