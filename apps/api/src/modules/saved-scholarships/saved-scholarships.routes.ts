import { type SavedScholarshipItem, type savedListQuery, savedScholarshipsEndpoints } from '@laurel/contract';
import type { Database } from '@laurel/db';
import type { ScholarshipRecord } from '@laurel/domain';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { paginate } from '../../platform/http/paginate.ts';
import { ok, route } from '../../platform/http/route.ts';
import { findRecords } from '../scholarships/index.ts';
import { presentSaved } from './present-saved.ts';
import { listSaved, updateSaved } from './saved-scholarships.repository.ts';
import { toggleSaved } from './toggle-saved.ts';

type Sort = z.output<typeof savedListQuery>['sort'];

const PRIORITY_ORDER = ['high', 'medium', 'low', 'none'];
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
/** Deadlines that are not dates come after every date. */
const deadlineKey = ({ scholarship }: SavedScholarshipItem) =>
  /^\d{4}-/.test(scholarship.applicationDeadline) ? scholarship.applicationDeadline : '~';

const ORDERS: Record<Sort, (a: SavedScholarshipItem, b: SavedScholarshipItem) => number> = {
  newest: (a, b) => byText(b.createdAt, a.createdAt),
  deadline: (a, b) => byText(deadlineKey(a), deadlineKey(b)),
  priority: (a, b) => PRIORITY_ORDER.indexOf(a.priority) - PRIORITY_ORDER.indexOf(b.priority),
  title: (a, b) => byText(a.scholarship.title.toLowerCase(), b.scholarship.title.toLowerCase()),
};

export const savedScholarshipsRoutes = (
  app: FastifyInstance,
  context: { database: Database; clock: Clock },
): void => {
  const { database, clock } = context;

  const requireRecord = async (id: string): Promise<ScholarshipRecord> => {
    const [record] = await findRecords(database.queries, [id]);
    if (!record) throw new AppError('not_found', { message: 'Scholarship not found.' });
    return record;
  };

  route(app, savedScholarshipsEndpoints.save, async ({ user, params, body }) => {
    const record = await requireRecord(params.id);
    const row = await toggleSaved(context, user.userId, params.id, body ?? {});
    return ok({
      message: row ? 'Scholarship added to your saved list.' : 'Scholarship removed from your saved list.',
      data: { isSaved: row !== null, saved: row && presentSaved(row, record, clock.today()) },
    });
  });

  route(app, savedScholarshipsEndpoints.change, async ({ user, params, body }) => {
    const { applicationStatus, priority, notes } = body;
    const row = await updateSaved(database.queries, user.userId, params.id, {
      ...(applicationStatus ? { applicationStatus } : {}),
      ...(priority ? { priority } : {}),
      ...(notes === undefined ? {} : { notes }),
      updatedAt: clock.now(),
    });
    if (!row) throw new AppError('not_found', { message: 'This scholarship is not on your saved list.' });
    const saved = presentSaved(row, await requireRecord(params.id), clock.today());
    return ok({ message: 'Your changes were saved.', data: { saved } });
  });

  route(app, savedScholarshipsEndpoints.list, async ({ user, query }) => {
    const rows = await listSaved(database.queries, user.userId, query);
    const records = await findRecords(
      database.queries,
      rows.map((row) => row.scholarshipId),
    );
    const byId = new Map(records.map((record) => [record.id, record]));
    const today = clock.today();
    const all = rows.flatMap((row) => {
      const record = byId.get(row.scholarshipId);
      return record ? [presentSaved(row, record, today)] : [];
    });
    all.sort((a, b) => ORDERS[query.sort](a, b) || byText(a.id, b.id));
    const { items, pagination } = paginate(all, query.page, query.limit);
    return ok({ data: { savedScholarships: items }, pagination });
  });
};
