import { savedScholarshipsEndpoints } from '@laurel/contract';
import type { Database } from '@laurel/db';
import { withOwnDeadline } from '@laurel/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { createAnswerCache } from '../../platform/http/answer-cache.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { ok, route } from '../../platform/http/route.ts';
import { newId } from '../../platform/new-id.ts';
import type { Origin } from '../../platform/origin.ts';
import {
  type CalendarFeedRow,
  findFeedOwner,
  insertCalendarFeed,
  replaceCalendarFeed,
} from './calendar-feeds.repository.ts';
import type { CalendarSecrets } from './calendar-secrets.ts';
import { doneDocuments } from './checklist.ts';
import { type CalendarEntry, deadlineCalendar } from './deadline-calendar.ts';
import { mapSaved } from './list-saved-with-records.ts';
import { findRecordFor } from './own-scholarships.repository.ts';
import { type SavedWithRecord, savedVersion } from './saved-scholarships.repository.ts';

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
const rotateCalendarSecret = async (context: CalendarContext, userId: string): Promise<string> => {
  const feed = newFeed(context, userId);
  await replaceCalendarFeed(context.database.queries, feed);
  return context.calendarSecrets.secretOf(feed.seed);
};

/** The secret of a student's calendar; made when it is asked for the first time. */
const calendarSecret = async (context: CalendarContext, userId: string): Promise<string> => {
  const { database, calendarSecrets } = context;
  const feed = await insertCalendarFeed(database.queries, newFeed(context, userId));
  // Where the session secret has changed since, no secret that can be derived matches.
  return (feed && calendarSecrets.secretOfFeed(feed)) ?? rotateCalendarSecret(context, userId);
};

/** Calendars poll every few hours; the limit leaves room for a whole school behind one address. */
const FEED_LIMIT = { max: 240, windowSeconds: 60 };

const MAX_CALENDAR_BYTES = 16 * 1024 * 1024;

export interface CalendarRoutesContext {
  database: Database;
  clock: Clock;
  calendarSecrets: CalendarSecrets;
  origin: Origin;
}

const isUnsent = ({ applicationStatus }: SavedWithRecord['row']): boolean =>
  applicationStatus === 'not_started' || applicationStatus === 'in_progress';
const later = (a: Date, b: Date): Date => (a > b ? a : b);
const toEntry = ({ row, stored: { record, updatedAt } }: SavedWithRecord): CalendarEntry => ({
  record: withOwnDeadline(record, row.ownPlan),
  ownPlan: row.ownPlan,
  revisedAt: later(row.updatedAt, updatedAt),
  done: isUnsent(row) ? doneDocuments(record.documents, row.checklistDone) : 'sent',
});

/** Without the title: text from outside must not get into a header. */
const attach = (reply: FastifyReply, name: string): void => {
  reply.header('content-disposition', `attachment; filename="${name}"`);
};

export const calendarRoutes = (app: FastifyInstance, context: CalendarRoutesContext): void => {
  const { database, clock, calendarSecrets, origin } = context;
  const answer = (secret: string) => ok({ data: { url: `${origin.get()}/api/calendar/${secret}.ics` } });
  /** Many programs ask for the same calendar again and again. */
  const written = createAnswerCache(() => clock.now().getTime(), MAX_CALENDAR_BYTES);
  const options = () => ({ today: clock.today(), origin: origin.get() });

  route(app, savedScholarshipsEndpoints.calendarAddress, async ({ user }) =>
    answer(await calendarSecret(context, user.userId)),
  );

  route(app, savedScholarshipsEndpoints.rotateCalendar, async ({ user }) =>
    answer(await rotateCalendarSecret(context, user.userId)),
  );

  route(
    app,
    savedScholarshipsEndpoints.calendarFeed,
    async ({ params, reply }) => {
      const owner = await findFeedOwner(database.queries, calendarSecrets.hashOf(params.secret));
      if (!owner)
        throw new AppError('not_found', { message: 'This calendar address does not exist any more.' });
      reply.header('x-robots-tag', 'noindex');
      const { today, origin: home } = options();
      const version = `${today} ${home} ${await savedVersion(database.queries, owner)}`;
      const known = written.get(owner, version);
      if (known) return known.body.toString();
      const entries = await mapSaved(context, owner, (saved) =>
        saved.stored.withdrawnAt ? [] : [toEntry(saved)],
      );
      const file = deadlineCalendar(entries.flat(), options());
      written.set(owner, version, { body: Buffer.from(file) });
      return file;
    },
    FEED_LIMIT,
  );

  route(app, savedScholarshipsEndpoints.deadlineFile, async ({ user, params, reply }) => {
    const stored = await findRecordFor(database.queries, user.userId, params.id);
    if (!stored) throw new AppError('not_found', { message: 'Scholarship not found.' });
    const file = deadlineCalendar([{ record: stored.record, revisedAt: stored.updatedAt }], options());
    if (!file.includes('BEGIN:VEVENT'))
      throw new AppError('not_found', { message: 'No day is known for this deadline.' });
    attach(reply, 'deadline.ics');
    return file;
  });
};
