import { type Queries, schema } from '@laurel/db';
import { eq } from 'drizzle-orm';

const { calendarFeeds } = schema;
export type CalendarFeedRow = typeof calendarFeeds.$inferSelect;

export const findCalendarFeed = async (
  queries: Queries,
  userId: string,
): Promise<CalendarFeedRow | undefined> =>
  (await queries.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId)).limit(1))[0];

/** @returns the row as it is after two tabs asked for the first address at once */
export const insertCalendarFeed = async (
  queries: Queries,
  row: CalendarFeedRow,
): Promise<CalendarFeedRow | undefined> => {
  await queries.insert(calendarFeeds).values(row).onConflictDoNothing();
  return findCalendarFeed(queries, row.userId);
};

export const replaceCalendarFeed = async (queries: Queries, row: CalendarFeedRow): Promise<void> => {
  const { userId: _, ...change } = row;
  await queries
    .insert(calendarFeeds)
    .values(row)
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: change });
};

/** The address stops working at once. @returns whether there was one */
export const deleteCalendarFeed = async (queries: Queries, userId: string): Promise<boolean> =>
  (
    await queries
      .delete(calendarFeeds)
      .where(eq(calendarFeeds.userId, userId))
      .returning({ userId: calendarFeeds.userId })
  ).length === 1;

export const findFeedOwner = async (queries: Queries, secretHash: string): Promise<string | undefined> =>
  (
    await queries
      .select({ userId: calendarFeeds.userId })
      .from(calendarFeeds)
      .where(eq(calendarFeeds.secretHash, secretHash))
      .limit(1)
  )[0]?.userId;
