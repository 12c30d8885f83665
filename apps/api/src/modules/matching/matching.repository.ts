import { type Queries, schema } from '@laurel/db';
import type { Preferences, Profile } from '@laurel/domain';
import { and, count, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { databaseTime } from '../../platform/background/index.ts';

const { dismissedScholarships, matchingJobs, matchResults, preferences, users } = schema;
export type MatchingJobRow = typeof matchingJobs.$inferSelect;

interface StudentRow {
  profile: Profile;
  /** Null before they exist. */
  preferences: Preferences | null;
  /** In the order of the ids, so that equal sets are equal lists. */
  dismissed: string[];
}

/** All that matching reads of a student, in one statement. */
export const findStudentRow = async (queries: Queries, userId: string): Promise<StudentRow | undefined> => {
  const [row] = await queries
    .select({
      profile: users.profile,
      preferences: preferences.data,
      dismissed: sql<string[]>`array(
        select ${dismissedScholarships.scholarshipId} from ${dismissedScholarships}
        where ${dismissedScholarships.userId} = ${users.id}
        order by ${dismissedScholarships.scholarshipId} collate "C")`,
    })
    .from(users)
    .leftJoin(preferences, eq(preferences.userId, users.id))
    .where(eq(users.id, userId))
    .limit(1);
  return row;
};

const LIVE = ['queued', 'processing'] as const;
const isLive = inArray(matchingJobs.status, [...LIVE]);

export interface MatchResultRow {
  key: string;
  /** As it came from the database. */
  data: unknown;
  generatedAt: Date;
}

export const findMatchResult = async (
  queries: Queries,
  userId: string,
): Promise<MatchResultRow | undefined> => {
  const [row] = await queries.select().from(matchResults).where(eq(matchResults.userId, userId)).limit(1);
  return row && { key: row.key, data: row.data, generatedAt: row.generatedAt };
};

/** What stored matches were made from, and when, without the matches. */
export const findMatchKey = async (
  queries: Queries,
  userId: string,
): Promise<Omit<MatchResultRow, 'data'> | undefined> =>
  (
    await queries
      .select({ key: matchResults.key, generatedAt: matchResults.generatedAt })
      .from(matchResults)
      .where(eq(matchResults.userId, userId))
      .limit(1)
  )[0];

export const replaceMatchResult = async (
  queries: Queries,
  userId: string,
  result: MatchResultRow,
): Promise<void> => {
  await queries
    .insert(matchResults)
    .values({ userId, ...result })
    .onConflictDoUpdate({ target: matchResults.userId, set: result });
};

export const countMatchResults = async (queries: Queries, userId: string): Promise<number> =>
  (await queries.select({ entries: count() }).from(matchResults).where(eq(matchResults.userId, userId)))[0]
    ?.entries ?? 0;

export const findLiveJob = async (queries: Queries, userId: string): Promise<MatchingJobRow | undefined> =>
  (
    await queries
      .select()
      .from(matchingJobs)
      .where(and(eq(matchingJobs.userId, userId), isLive))
      .limit(1)
  )[0];

/** @returns false when the student has a live job already */
export const insertJob = async (
  queries: Queries,
  job: Omit<typeof matchingJobs.$inferInsert, 'updatedAt'>,
): Promise<boolean> =>
  (
    await queries
      .insert(matchingJobs)
      .values({ ...job, updatedAt: databaseTime() })
      .onConflictDoNothing()
      .returning({ id: matchingJobs.id })
  ).length === 1;

/** @param since older jobs count as expired */
export const findJob = async (
  queries: Queries,
  userId: string,
  id: string,
  since: Date,
): Promise<MatchingJobRow | undefined> =>
  (
    await queries
      .select()
      .from(matchingJobs)
      .where(and(eq(matchingJobs.userId, userId), eq(matchingJobs.id, id), gt(matchingJobs.createdAt, since)))
      .limit(1)
  )[0];

/** Marks a live job as begun. @returns undefined when it has ended already */
export const beginJob = async (queries: Queries, id: string): Promise<MatchingJobRow | undefined> =>
  (
    await queries
      .update(matchingJobs)
      .set({ status: 'processing', attempts: sql`${matchingJobs.attempts} + 1`, updatedAt: databaseTime() })
      .where(and(eq(matchingJobs.id, id), isLive))
      .returning()
  )[0];

/** Changes a live job; one that has ended keeps its end. @returns whether it was live */
export const updateLiveJob = async (
  queries: Queries,
  id: string,
  change: Partial<Pick<MatchingJobRow, 'status' | 'message' | 'progress' | 'error'>>,
): Promise<boolean> =>
  (
    await queries
      .update(matchingJobs)
      .set({ ...change, updatedAt: databaseTime() })
      .where(and(eq(matchingJobs.id, id), isLive))
      .returning({ id: matchingJobs.id })
  ).length === 1;

/** Ids of live jobs that did not move for `ms`. */
export const listStaleJobs = async (queries: Queries, ms: number): Promise<string[]> =>
  (
    await queries
      .select({ id: matchingJobs.id })
      .from(matchingJobs)
      .where(and(isLive, lt(matchingJobs.updatedAt, databaseTime(-ms))))
      .limit(100)
  ).map(({ id }) => id);

export const deleteResultsBefore = async (queries: Queries, before: Date): Promise<void> => {
  await queries.delete(matchResults).where(lt(matchResults.generatedAt, before));
};

export const deleteJobsBefore = async (queries: Queries, before: Date): Promise<void> => {
  await queries.delete(matchingJobs).where(lt(matchingJobs.createdAt, before));
};
