import { notificationsEndpoints } from '@laurel/contract';
import type { Database } from '@laurel/db';
import type { FastifyInstance } from 'fastify';
import type { Queue } from '../../platform/background/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { pageOf } from '../../platform/http/paginate.ts';
import { ok, route } from '../../platform/http/route.ts';
import { changeSettings, settingsOf, unsubscribe } from './change-settings.ts';
import { queueReminders } from './notifications.jobs.ts';
import { countNotices, listNotices, markRead, type NotificationRow } from './notifications.repository.ts';

const UNSUBSCRIBE_LIMIT = { max: 60, windowSeconds: 60 };

export interface NotificationsRoutesContext {
  database: Database;
  clock: Clock;
  queue: Queue;
}

const present = ({ id, kind, title, body, scholarshipId, createdAt, readAt }: NotificationRow) => ({
  id,
  kind,
  title,
  body,
  ...(scholarshipId ? { scholarshipId } : {}),
  createdAt: createdAt.toISOString(),
  readAt: readAt?.toISOString() ?? null,
});

export const notificationsRoutes = (app: FastifyInstance, context: NotificationsRoutesContext): void => {
  const { database, clock, queue } = context;

  route(app, notificationsEndpoints.list, async ({ user, query: { page, limit } }) => {
    const { total, unread } = await countNotices(database.queries, user.userId);
    const rows = await listNotices(database.queries, user.userId, { offset: (page - 1) * limit, limit });
    return ok({ data: { notifications: rows.map(present), unread }, pagination: pageOf(total, page, limit) });
  });

  route(app, notificationsEndpoints.read, async ({ user, body }) => {
    await markRead(database.queries, user.userId, clock.now(), 'ids' in body ? body.ids : undefined);
    return ok({ message: 'Marked as read.' });
  });

  route(app, notificationsEndpoints.settings, async ({ user }) => {
    const { email, deadlineReminders } = await settingsOf(context, user.userId);
    return ok({ data: { email, deadlineReminders } });
  });

  route(app, notificationsEndpoints.changeSettings, async ({ user, body }) => {
    await changeSettings(context, user.userId, body);
    if (body.deadlineReminders) await queueReminders(queue, user.userId, 'settings');
    return ok({ data: body });
  });
};

/**
 * Stops mails without signing in. Mail programs send the one-click request (RFC 8058) as a form; only the token in its URL counts. A GET
 * changes nothing, because mail scanners follow every link.
 */
export const unsubscribeRoutes = (app: FastifyInstance, context: NotificationsRoutesContext): void => {
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 8192 },
    (_request, _body, done) => done(null, undefined),
  );

  route(app, notificationsEndpoints.unsubscribePage, async ({ params, reply }) => {
    reply.header('location', `/unsubscribe?token=${params.token}`);
    return '';
  });

  route(
    app,
    notificationsEndpoints.unsubscribe,
    async ({ params, audit }) => {
      const userId = await unsubscribe(context, params.token);
      if (userId === undefined)
        throw new AppError('not_found', { message: 'This unsubscribe link is not valid any more.' });
      audit.note({ actorId: userId });
      return ok({ message: 'You will get no more mails about scholarships.' });
    },
    UNSUBSCRIBE_LIMIT,
  );
};
