import { type Queries, schema } from '@laurel/db';
import { asc, count, desc, isNotNull, sql } from 'drizzle-orm';

const { outgoingMails, sources } = schema;

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

export const listSourceHealth = (queries: Queries) =>
  queries.select().from(sources).orderBy(asc(sources.name));
