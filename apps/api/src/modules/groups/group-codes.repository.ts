import { type Queries, schema } from '@laurel/db';
import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';

const { groupCodes, groupMembers } = schema;
export type GroupCodeRow = typeof groupCodes.$inferSelect;
export type MemberRow = typeof groupMembers.$inferSelect;
/** Codes that the desk shows, the newest. */
const SHOWN = 200;

export const insertCode = async (queries: Queries, row: Omit<GroupCodeRow, 'revokedAt'>): Promise<void> => {
  await queries.insert(groupCodes).values(row);
};

/** The newest codes, each with how many students came by it and are still in. */
export const listCodes = async (queries: Queries): Promise<(GroupCodeRow & { members: number })[]> => {
  const members = queries
    .select({ codeId: groupMembers.codeId, members: count().as('members') })
    .from(groupMembers)
    .groupBy(groupMembers.codeId)
    .as('members');
  const rows = await queries
    .select({ code: groupCodes, members: members.members })
    .from(groupCodes)
    .leftJoin(members, eq(members.codeId, groupCodes.id))
    .orderBy(desc(groupCodes.createdAt), desc(groupCodes.id))
    .limit(SHOWN);
  return rows.map(({ code, members: number }) => ({ ...code, members: number ?? 0 }));
};

/** The code that leads in now. It stays as it is until the end of the transaction. */
export const lockLiveCode = async (
  queries: Queries,
  codeHash: string,
  now: Date,
): Promise<GroupCodeRow | undefined> =>
  (
    await queries
      .select()
      .from(groupCodes)
      .where(
        and(eq(groupCodes.codeHash, codeHash), isNull(groupCodes.revokedAt), gt(groupCodes.expiresAt, now)),
      )
      .limit(1)
      .for('update')
  )[0];

/** @returns the group of the code; undefined when there is none */
export const markRevoked = async (queries: Queries, id: string, now: Date): Promise<string | undefined> =>
  (
    await queries
      .update(groupCodes)
      .set({ revokedAt: sql`coalesce(${groupCodes.revokedAt}, ${now.toISOString()}::timestamptz)` })
      .where(eq(groupCodes.id, id))
      .returning({ group: groupCodes.group })
  )[0]?.group;

export const listMemberships = (queries: Queries, userId: string): Promise<MemberRow[]> =>
  queries
    .select()
    .from(groupMembers)
    .where(eq(groupMembers.userId, userId))
    .orderBy(groupMembers.joinedAt, groupMembers.group);

/** Whoever is in already stays by the code that led in first. */
export const insertMember = async (queries: Queries, row: MemberRow): Promise<void> => {
  await queries.insert(groupMembers).values(row).onConflictDoNothing();
};

/** @returns whether the student was in it by a code */
export const deleteMember = async (queries: Queries, userId: string, group: string): Promise<boolean> =>
  (
    await queries
      .delete(groupMembers)
      .where(and(eq(groupMembers.userId, userId), eq(groupMembers.group, group)))
      .returning({ group: groupMembers.group })
  ).length > 0;

/** @returns how many came by the code, who leave with it */
export const deleteMembersBy = async (queries: Queries, codeId: string): Promise<number> =>
  (
    await queries
      .delete(groupMembers)
      .where(eq(groupMembers.codeId, codeId))
      .returning({ group: groupMembers.group })
  ).length;
