import { dismissedScholarshipsEndpoints } from '@laurel/contract';
import type { Database } from '@laurel/db';
import { type DismissReason, isOwnScholarshipId } from '@laurel/domain';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { pageOf } from '../../platform/http/paginate.ts';
import { ok, route } from '../../platform/http/route.ts';
import { findRecordFor } from '../saved-scholarships/index.ts';
import {
  countDismissed,
  type DismissedRow,
  deleteDismissed,
  listDismissedPage,
  upsertDismissed,
} from './dismissed-scholarships.repository.ts';

/** Scholarships that a student can have dismissed at a time; more than a list of matches ever shows. */
export const MAX_DISMISSED = 1000;

interface Context {
  database: Database;
  clock: Clock;
}

/** @throws AppError not_found, limit_reached */
const dismiss = (
  { database, clock }: Context,
  userId: string,
  scholarshipId: string,
  reason: DismissReason | undefined,
): Promise<DismissedRow> =>
  database.transaction(async (queries) => {
    const known = isOwnScholarshipId(scholarshipId)
      ? undefined
      : await findRecordFor(queries, userId, scholarshipId);
    if (!known) throw new AppError('not_found', { message: 'Scholarship not found.' });
    const row = await upsertDismissed(queries, {
      userId,
      scholarshipId,
      reason: reason ?? null,
      createdAt: clock.now(),
    });
    if ((await countDismissed(queries, userId)) > MAX_DISMISSED) {
      const message = `You have said “Not for me” to ${MAX_DISMISSED} scholarships, as many as Laurel remembers. Please bring one of them back first.`;
      throw new AppError('limit_reached', { message });
    }
    return row;
  });

export const dismissedScholarshipsRoutes = (app: FastifyInstance, context: Context): void => {
  const { queries } = context.database;

  route(app, dismissedScholarshipsEndpoints.dismiss, async ({ user: { userId }, params: { id }, body }) => {
    if (!body.dismissed) {
      await deleteDismissed(queries, userId, id);
      return ok({
        message: 'This scholarship is back in your lists.',
        data: { isDismissed: false, reason: null },
      });
    }
    const { reason } = await dismiss(context, userId, id, body.reason);
    return ok({
      message: 'This scholarship is no longer among your matches.',
      data: { isDismissed: true, reason },
    });
  });

  route(app, dismissedScholarshipsEndpoints.list, async ({ user: { userId }, query: { page, limit } }) => {
    const rows = await listDismissedPage(queries, userId, { offset: (page - 1) * limit, limit });
    return ok({
      data: {
        dismissedScholarships: rows.map(({ createdAt, ...row }) => ({
          ...row,
          dismissedAt: createdAt.toISOString(),
        })),
      },
      pagination: pageOf(await countDismissed(queries, userId), page, limit),
    });
  });
};
