import { type Queries, schema } from '@laurel/db';
import { and, count, desc, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm';

const { auditLog, users } = schema;
export type AuditRow = typeof auditLog.$inferSelect;
export type AuditDetails = AuditRow['details'];

/** An act by the ids of accounts; the log itself holds their audit names. */
export type Act = Pick<AuditRow, 'id' | 'at' | 'act' | 'target' | 'requestId' | 'details'> & {
  /** An account, or who works at the command line; undefined: a visitor. */
  actor: { userId: string } | 'command' | undefined;
  /** The account that it concerns. */
  subjectId: string | undefined;
};

const nameOf = (userId: string): SQL =>
  sql`(select ${users.auditName} from ${users} where ${users.id} = ${userId})`;

/** One statement, whoever the act concerns. */
export const insertAct = async (queries: Queries, { actor, subjectId, ...act }: Act): Promise<void> => {
  await queries.insert(auditLog).values({
    ...act,
    actor: typeof actor === 'object' ? nameOf(actor.userId) : (actor ?? null),
    subject: subjectId === undefined ? null : nameOf(subjectId),
  });
};

/** Up to `limit` rows since a time, oldest first, after the last row of the page before. */
export const listActsSince = (
  queries: Queries,
  since: Date,
  after: Pick<AuditRow, 'at' | 'id'> | undefined,
  limit: number,
): Promise<AuditRow[]> =>
  queries
    .select()
    .from(auditLog)
    .where(
      and(
        gte(auditLog.at, since),
        after &&
          or(
            sql`${auditLog.at} > ${after.at}`,
            and(eq(auditLog.at, after.at), sql`${auditLog.id} > ${after.id}`),
          ),
      ),
    )
    .orderBy(auditLog.at, auditLog.id)
    .limit(limit);

/** One page of these acts about an account, newest first, and their total. */
export const listActsAbout = async (
  queries: Queries,
  userId: string,
  acts: readonly string[],
  page: { offset: number; limit: number },
): Promise<{ rows: AuditRow[]; total: number }> => {
  const about = and(eq(auditLog.subject, nameOf(userId)), inArray(auditLog.act, [...acts]));
  const [{ total } = { total: 0 }] = await queries.select({ total: count() }).from(auditLog).where(about);
  const rows = await queries
    .select()
    .from(auditLog)
    .where(about)
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(page.limit)
    .offset(page.offset);
  return { rows, total };
};
