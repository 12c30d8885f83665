import { type SavedScholarshipItem, type savedListQuery, savedScholarshipsEndpoints } from '@laurel/contract';
import type { Database } from '@laurel/db';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { paginate } from '../../platform/http/paginate.ts';
import { ok, route } from '../../platform/http/route.ts';
import { findStoredRecords, type StoredRecord } from '../catalogue/index.ts';
import { changeSaved } from './change-saved.ts';
import { checklistOf } from './checklist.ts';
import { listSavedWithRecords } from './list-saved-with-records.ts';
import { presentSaved } from './present-saved.ts';
import { savedCsv } from './saved-csv.ts';
import { toggleSaved } from './toggle-saved.ts';

type Sort = z.output<typeof savedListQuery>['sort'];

const PRIORITY_ORDER = ['high', 'medium', 'low', 'none'];
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
/** Sorts unknown deadlines after every date. */
const deadlineKey = ({ scholarship }: SavedScholarshipItem) =>
  /^\d{4}-/.test(scholarship.applicationDeadline) ? scholarship.applicationDeadline : '~';

const ORDERS: Record<Sort, (a: SavedScholarshipItem, b: SavedScholarshipItem) => number> = {
  newest: (a, b) => byText(b.createdAt, a.createdAt),
  deadline: (a, b) => byText(deadlineKey(a), deadlineKey(b)),
  priority: (a, b) => PRIORITY_ORDER.indexOf(a.priority) - PRIORITY_ORDER.indexOf(b.priority),
  title: (a, b) => byText(a.scholarship.title.toLowerCase(), b.scholarship.title.toLowerCase()),
};

/** Only entries of the list can be ticked, so that a row can't grow without limit. */
const refuseUnknownEntries = ({ record }: StoredRecord, ticks: Record<string, boolean> = {}): void => {
  const known = new Set(checklistOf(record.documents, []).map(({ id }) => id));
  const unknown = Object.keys(ticks).filter((id) => !known.has(id));
  if (unknown.length > 0) {
    const details = [{ field: 'checklist', message: 'This entry is not on the checklist' }];
    throw new AppError('invalid_request', { details });
  }
};

export interface SavedBrowseContext {
  database: Database;
  clock: Clock;
  /** Called after a scholarship was saved, because a reminder may already be due. */
  onSaved(userId: string, scholarshipId: string): Promise<void>;
}

export const savedScholarshipsRoutes = (app: FastifyInstance, context: SavedBrowseContext): void => {
  const { database, clock, onSaved } = context;

  const requireRecord = async (id: string): Promise<StoredRecord> => {
    const [stored] = await findStoredRecords(database.queries, [id]);
    if (!stored) throw new AppError('not_found', { message: 'Scholarship not found.' });
    return stored;
  };

  route(app, savedScholarshipsEndpoints.save, async ({ user, params, body }) => {
    const record = await requireRecord(params.id);
    const row = await toggleSaved(context, user.userId, params.id, body ?? {});
    if (row) await onSaved(user.userId, params.id);
    return ok({
      message: row ? 'Scholarship added to your saved list.' : 'Scholarship removed from your saved list.',
      data: { isSaved: row !== null, saved: row && presentSaved(row, record, clock.today()) },
    });
  });

  route(app, savedScholarshipsEndpoints.change, async ({ user, params, body }) => {
    const record = await requireRecord(params.id);
    refuseUnknownEntries(record, body.checklist);
    const row = await changeSaved(context, user.userId, params.id, body);
    if (!row) throw new AppError('not_found', { message: 'This scholarship is not on your saved list.' });
    const saved = presentSaved(row, record, clock.today());
    return ok({ message: 'Your changes were saved.', data: { saved } });
  });

  route(app, savedScholarshipsEndpoints.list, async ({ user, query }) => {
    const today = clock.today();
    const all = (await listSavedWithRecords(context, user.userId, query)).map(({ row, stored }) =>
      presentSaved(row, stored, today),
    );
    all.sort((a, b) => ORDERS[query.sort](a, b) || byText(a.id, b.id));
    const { items, pagination } = paginate(all, query.page, query.limit);
    return ok({ data: { savedScholarships: items }, pagination });
  });

  route(app, savedScholarshipsEndpoints.exportCsv, async ({ user, reply }) => {
    const today = clock.today();
    const list = (await listSavedWithRecords(context, user.userId)).map(({ row, stored }) =>
      presentSaved(row, stored, today),
    );
    list.sort((a, b) => ORDERS.newest(a, b) || byText(a.id, b.id));
    reply.header('content-disposition', `attachment; filename="saved-scholarships-${today}.csv"`);
    return savedCsv(list);
  });
};
