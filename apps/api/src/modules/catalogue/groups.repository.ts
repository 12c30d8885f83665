import { type Queries, schema } from '@laurel/db';
import type { ScholarshipRecord } from '@laurel/domain';
import { and, eq, inArray, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { StoredRecord } from './records.repository.ts';

const { groupScholarships, scholarships } = schema;
export type GroupRow = typeof groupScholarships.$inferSelect;

/** The domain of a student's address, once somebody has confirmed that it is theirs. */
const domainOf = (userId: SQLWrapper | string): SQL => sql`(
  select split_part(u.email_key, '@', 2) from users u
  where u.id = ${userId} and not exists (select 1 from email_confirmations c where c.user_id = u.id))`;

/** A column of the row by which a student's group sees a scholarship; null where it sees what everybody does. */
export const seenByGroup = <T>(
  column: 'record' | 'updated_at' | 'withdrawn_at',
  userId: SQLWrapper,
  scholarshipId: SQLWrapper,
): SQL<T | null> =>
  sql<T | null>`(select g.${sql.identifier(column)} from group_scholarships g
    where g.id = ${scholarshipId} and g.domain = ${domainOf(userId)})`;

/** @returns undefined while the address is not confirmed */
export const findDomain = async (queries: Queries, userId: string): Promise<string | undefined> => {
  const { rows } = (await queries.execute(sql`select ${domainOf(userId)} as domain`)) as unknown as {
    rows: { domain: string | null }[];
  };
  return rows[0]?.domain ?? undefined;
};

/** A scholarship of the catalogue as the student sees it: as their group does, else as everybody; a withdrawn one included. */
export const findRecordSeenBy = async (
  queries: Queries,
  userId: string,
  id: string,
): Promise<StoredRecord | undefined> => {
  const columns = (table: typeof groupScholarships | typeof scholarships, rank: number) => ({
    record: table.record,
    updatedAt: table.updatedAt,
    withdrawnAt: table.withdrawnAt,
    rank: sql<number>`${sql.raw(String(rank))}`.as('rank'),
  });
  const isTheirs = and(eq(groupScholarships.id, id), eq(groupScholarships.domain, domainOf(userId)));
  const [row] = await queries
    .select(columns(groupScholarships, 0))
    .from(groupScholarships)
    .where(isTheirs)
    .unionAll(queries.select(columns(scholarships, 1)).from(scholarships).where(eq(scholarships.id, id)))
    .orderBy(sql`rank`)
    .limit(1);
  return row && { record: row.record, updatedAt: row.updatedAt, withdrawnAt: row.withdrawnAt };
};

/** An award that only one group sees, for curators, who see those of all groups. */
export const findGroupAward = async (queries: Queries, id: string): Promise<GroupRow | undefined> =>
  (
    await queries
      .select()
      .from(groupScholarships)
      .where(and(eq(groupScholarships.id, id), eq(groupScholarships.isOwn, true)))
      .limit(1)
  )[0];

/** What each group sees otherwise than everybody, by domain. */
export const listGroupRecords = async (queries: Queries): Promise<Map<string, ScholarshipRecord[]>> => {
  const rows = await queries.select().from(groupScholarships).where(isNull(groupScholarships.withdrawnAt));
  return new Map(
    [...Map.groupBy(rows, ({ domain }) => domain)].map(([domain, theirs]) => [
      domain,
      theirs.map(({ record }) => record),
    ]),
  );
};

/** All of them when no ids are given. */
export const listGroupRows = (queries: Queries, ids?: readonly string[]): Promise<GroupRow[]> =>
  queries
    .select()
    .from(groupScholarships)
    .where(ids === undefined ? undefined : inArray(groupScholarships.id, [...ids]));

export const upsertGroupRow = async (queries: Queries, row: GroupRow): Promise<void> => {
  const { domain: _domain, id: _id, ...set } = row;
  await queries
    .insert(groupScholarships)
    .values(row)
    .onConflictDoUpdate({ target: [groupScholarships.domain, groupScholarships.id], set });
};

export const deleteGroupRow = async (queries: Queries, { domain, id }: GroupRow): Promise<void> => {
  await queries
    .delete(groupScholarships)
    .where(and(eq(groupScholarships.domain, domain), eq(groupScholarships.id, id)));
};
