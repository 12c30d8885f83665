import { type Queries, schema } from '@laurel/db';
import { and, eq, inArray, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { StoredRecord } from './records.repository.ts';

const { groupChanges, groupScholarships, scholarships } = schema;
export type GroupRow = typeof groupScholarships.$inferSelect;
export type GroupChangeRow = typeof groupChanges.$inferSelect;

/** The groups of a student: the domain of their address, once somebody has confirmed that it is theirs, and those that they joined by a code. */
const groupsOf = (userId: SQLWrapper | string): SQL => sql`(
  select split_part(u.email_key, '@', 2) from users u
  where u.id = ${userId} and not exists (select 1 from email_confirmations c where c.user_id = u.id)
  union select m.group_name from group_members m where m.user_id = ${userId})`;

/** By id, what counts of the rows of a student's groups: where two say different things of one scholarship, what was changed last. */
export const newestById = (rows: readonly GroupRow[]): Map<string, GroupRow> =>
  new Map(
    rows
      .toSorted(newestFirst)
      .toReversed()
      .map((row) => [row.id, row] as const),
  );

const newestFirst = (a: GroupRow, b: GroupRow): number =>
  Number(a.withdrawnAt !== null) - Number(b.withdrawnAt !== null) ||
  b.updatedAt.getTime() - a.updatedAt.getTime() ||
  (a.domain < b.domain ? -1 : 1);
/** The same order in SQL; names are compared by their characters, whatever order of letters the database was made with. */
const NEWEST_FIRST = sql.raw('(withdrawn_at is not null), updated_at desc, domain collate "C"');

/** A column of the row by which a student's groups see a scholarship; null where they see what everybody does. */
export const seenByGroup = <T>(
  column: 'record' | 'updated_at' | 'withdrawn_at',
  userId: SQLWrapper,
  scholarshipId: SQLWrapper,
): SQL<T | null> =>
  sql<T | null>`(select g.${sql.identifier(column)} from group_scholarships g
    where g.id = ${scholarshipId} and g.domain in ${groupsOf(userId)} order by ${NEWEST_FIRST} limit 1)`;

/** Names of a student's groups, sorted. */
export const findGroups = async (queries: Queries, userId: string): Promise<string[]> => {
  const { rows } = (await queries.execute(
    sql`select name from ${groupsOf(userId)} as groups_of (name) where name is not null order by name`,
  )) as unknown as { rows: { name: string }[] };
  return rows.map(({ name }) => name);
};

/** By student: those of these groups that they are in. Whoever is in none is left out. */
export const listGroupsOf = async (
  queries: Queries,
  userIds: readonly string[],
  among: readonly string[],
): Promise<Map<string, string[]>> => {
  if (userIds.length === 0 || among.length === 0) return new Map();
  const { rows } = (await queries.execute(sql`
    select student.id, groups_of.name from users student
    cross join lateral ${groupsOf(sql`student.id`)} as groups_of (name)
    where ${inArray(sql`student.id`, [...userIds])} and ${inArray(sql`groups_of.name`, [...among])}
    order by groups_of.name`)) as unknown as { rows: { id: string; name: string }[] };
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, theirs]) => [id, theirs.map(({ name }) => name)]),
  );
};

/** A scholarship of the catalogue as the student sees it: as their groups do, else as everybody; a withdrawn one included. */
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
  const isTheirs = and(eq(groupScholarships.id, id), sql`${groupScholarships.domain} in ${groupsOf(userId)}`);
  const ofGroups = queries
    .select(columns(groupScholarships, 0))
    .from(groupScholarships)
    .where(isTheirs)
    .orderBy(NEWEST_FIRST)
    .limit(1);
  const ofAll = queries.select(columns(scholarships, 1)).from(scholarships).where(eq(scholarships.id, id));
  const [row] = await unionAll(ofGroups, ofAll).orderBy(sql`rank`).limit(1);
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

/** What each group sees otherwise than everybody, by name. */
export const listLiveGroupRows = async (queries: Queries): Promise<Map<string, GroupRow[]>> => {
  const rows = await queries.select().from(groupScholarships).where(isNull(groupScholarships.withdrawnAt));
  return Map.groupBy(rows, ({ domain }) => domain);
};

export const listGroupChanges = (queries: Queries, version: number): Promise<GroupChangeRow[]> =>
  queries.select().from(groupChanges).where(eq(groupChanges.version, version));

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
