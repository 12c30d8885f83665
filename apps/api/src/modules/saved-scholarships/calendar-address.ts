import type { Database } from '@laurel/db';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/new-id.ts';
import {
  type CalendarFeedRow,
  insertCalendarFeed,
  replaceCalendarFeed,
} from './calendar-feeds.repository.ts';
import type { CalendarSecrets } from './calendar-secrets.ts';

interface CalendarContext {
  database: Database;
  clock: Clock;
  calendarSecrets: CalendarSecrets;
}

const newFeed = ({ clock, calendarSecrets }: CalendarContext, userId: string): CalendarFeedRow => {
  const seed = newId();
  const secretHash = calendarSecrets.hashOf(calendarSecrets.secretOf(seed));
  return { userId, seed, secretHash, createdAt: clock.now() };
};

/** Replaces the secret; the old calendar address stops working at once. @returns the new secret */
export const rotateCalendarSecret = async (context: CalendarContext, userId: string): Promise<string> => {
  const feed = newFeed(context, userId);
  await replaceCalendarFeed(context.database.queries, feed);
  return context.calendarSecrets.secretOf(feed.seed);
};

/** The secret of a student's calendar; made when it is asked for the first time. */
export const calendarSecret = async (context: CalendarContext, userId: string): Promise<string> => {
  const { database, calendarSecrets } = context;
  const feed = await insertCalendarFeed(database.queries, newFeed(context, userId));
  const secret = feed && calendarSecrets.secretOf(feed.seed);
  // The session secret has changed since, so the secret derived from the seed no longer matches.
  if (!secret || calendarSecrets.hashOf(secret) !== feed.secretHash)
    return rotateCalendarSecret(context, userId);
  return secret;
};
