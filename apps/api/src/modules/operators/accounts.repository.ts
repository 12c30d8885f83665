import { type Queries, schema } from '@laurel/db';
import { and, count, eq, gt, isNull } from 'drizzle-orm';

const { sessions, users } = schema;

/** What an operator may know of an account. */
const SHOWN = {
  id: users.id,
  email: users.email,
  emailKey: users.emailKey,
  firstName: users.firstName,
  lastName: users.lastName,
  auditName: users.auditName,
  createdAt: users.createdAt,
  disabledAt: users.disabledAt,
};

export const findAccountByKey = async (queries: Queries, emailKey: string) =>
  (await queries.select(SHOWN).from(users).where(eq(users.emailKey, emailKey)).limit(1))[0];

export const findAccountById = async (queries: Queries, id: string) =>
  (await queries.select(SHOWN).from(users).where(eq(users.id, id)).limit(1))[0];

export type ShownAccount = NonNullable<Awaited<ReturnType<typeof findAccountById>>>;

export const countLiveSessions = async (queries: Queries, userId: string, now: Date): Promise<number> => {
  const isLive = and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, now));
  const [row] = await queries.select({ live: count() }).from(sessions).where(isLive);
  return row?.live ?? 0;
};

/** @param disabledAt null opens the account again */
export const setDisabled = async (
  queries: Queries,
  userId: string,
  disabledAt: Date | null,
): Promise<void> => {
  await queries.update(users).set({ disabledAt }).where(eq(users.id, userId));
};
