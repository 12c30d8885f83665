import type { HouseTexts } from '@laurel/contract';
import { type Queries, schema } from '@laurel/db';
import { and, count, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';

const { outgoingMails } = schema;

interface FailedJob {
  name: string;
  error: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** The last error of each kind of job; the queue forgets a job an hour after its end. */
export const listFailedJobs = async (queries: Queries): Promise<FailedJob[]> => {
  const result = await queries.execute(sql`
    select distinct on (name) name, coalesce(output ->> 'message', output::text) as error,
      extract(epoch from coalesce(completed_on, started_on, created_on))::float8 * 1000 as at
    from jobs.job
    where state in ('failed', 'retry') and output is not null
    order by name, coalesce(completed_on, started_on, created_on) desc`);
  return (result as unknown as { rows: FailedJob[] }).rows;
};

export const describeMails = async (queries: Queries) => {
  const numbers = await queries
    .select({ status: outgoingMails.status, number: count() })
    .from(outgoingMails)
    .groupBy(outgoingMails.status);
  const numberOf = (status: string) => numbers.find((each) => each.status === status)?.number ?? 0;
  const [last] = await queries
    .select({ error: outgoingMails.lastError })
    .from(outgoingMails)
    .where(isNotNull(outgoingMails.lastError))
    .orderBy(desc(outgoingMails.createdAt))
    .limit(1);
  return { waiting: numberOf('queued'), failed: numberOf('failed'), lastError: last?.error ?? null };
};

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

const { houseTexts } = schema;

/** The texts that were written at the desk. */
export const listHouseTexts = async (queries: Queries): Promise<Partial<HouseTexts>> =>
  Object.fromEntries(
    (await queries.select({ name: houseTexts.name, text: houseTexts.text }).from(houseTexts)).map(
      ({ name, text }) => [name, text],
    ),
  );

/** Takes the place of all that was written before; an empty text is none. */
export const replaceHouseTexts = async (queries: Queries, texts: HouseTexts, now: Date): Promise<void> => {
  await queries.delete(houseTexts);
  const rows = Object.entries(texts)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => ({ name, text, changedAt: now }));
  if (rows.length > 0) await queries.insert(houseTexts).values(rows);
};
