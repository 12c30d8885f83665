import { savedScholarshipsEndpoints } from '@laurel/contract';
import type { Database } from '@laurel/db';
import { type ApplicationStatus, changePlan, type PlanChange, type Priority } from '@laurel/domain';
import { type CompiledStudent, compileStudent } from '@laurel/matching';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { pageOf } from '../../platform/http/paginate.ts';
import { ok, route } from '../../platform/http/route.ts';
import type { StoredRecord } from '../catalogue/index.ts';
import { findStudent } from '../matching/index.ts';
import { checklistOf, sharedTicks, ticked } from './checklist.ts';
import { mapSaved, pageOfSaved } from './list-saved-with-records.ts';
import { findRecordFor } from './own-scholarships.repository.ts';
import { presentSaved } from './present-saved.ts';
import { savedCsv } from './saved-csv.ts';
import {
  findSaved,
  lockSaved,
  oneSaveAtATime,
  type SavedRow,
  tickAll,
  updateSaved,
} from './saved-scholarships.repository.ts';
import { toggleSaved } from './toggle-saved.ts';

/** Only the newest changes are kept, so that a row can't grow without limit. */
const HISTORY_KEPT = 50;

interface SavedChange {
  applicationStatus?: ApplicationStatus | undefined;
  priority?: Priority | undefined;
  notes?: string | undefined;
  /** Entries of the checklist by id: ticked or not. */
  checklist?: Record<string, boolean> | undefined;
  plan?: PlanChange | undefined;
}

/**
 * Changes status, priority, notes or ticks of the checklist; what is left out stays. Any status may follow any other: students withdraw, move up
 * from a waiting list, or correct a mistake. Each change of status is stored.
 * @returns undefined when the student has not saved the scholarship
 */
const changeSaved = (
  { database, clock }: { database: Database; clock: Clock },
  userId: string,
  scholarshipId: string,
  { applicationStatus, priority, notes, checklist, plan }: SavedChange,
): Promise<SavedRow | undefined> =>
  database.transaction(async (queries) => {
    const shared = sharedTicks(checklist ?? {});
    // Before the row, because two changes of all rows that each hold one of them would wait for each other for ever.
    if (shared) await oneSaveAtATime(queries, userId);
    const current = await lockSaved(queries, userId, scholarshipId);
    if (!current) return undefined;
    const now = clock.now();
    const moved = applicationStatus !== undefined && applicationStatus !== current.applicationStatus;
    const row = await updateSaved(queries, userId, scholarshipId, {
      ...(moved
        ? {
            applicationStatus,
            statusHistory: [
              ...current.statusHistory,
              { status: applicationStatus, at: now.toISOString() },
            ].slice(-HISTORY_KEPT),
          }
        : {}),
      ...(priority ? { priority } : {}),
      ...(notes === undefined ? {} : { notes }),
      ...(checklist ? { checklistDone: ticked(current.checklistDone, checklist) } : {}),
      ...(plan ? { ownPlan: changePlan(current.ownPlan, plan) } : {}),
      updatedAt: now,
    });
    if (!shared) return row;
    await tickAll(queries, userId, shared, now);
    return findSaved(queries, userId, scholarshipId);
  });

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

  const requireRecord = async (userId: string, id: string): Promise<StoredRecord> => {
    const stored = await findRecordFor(database.queries, userId, id);
    if (!stored) throw new AppError('not_found', { message: 'Scholarship not found.' });
    return stored;
  };

  const studentOf = async (userId: string): Promise<CompiledStudent | undefined> => {
    const student = await findStudent(context, userId);
    return student && compileStudent(student, clock.today());
  };

  route(app, savedScholarshipsEndpoints.save, async ({ user, params, body }) => {
    const record = await requireRecord(user.userId, params.id);
    const row = await toggleSaved(context, user.userId, params.id, body ?? {});
    if (row) await onSaved(user.userId, params.id);
    return ok({
      message: row ? 'Scholarship added to your saved list.' : 'Scholarship removed from your saved list.',
      data: { isSaved: row !== null, saved: row && presentSaved(row, record, clock.today()) },
    });
  });

  route(app, savedScholarshipsEndpoints.change, async ({ user, params, body }) => {
    const record = await requireRecord(user.userId, params.id);
    refuseUnknownEntries(record, body.checklist);
    const row = await changeSaved(context, user.userId, params.id, body);
    if (!row) throw new AppError('not_found', { message: 'This scholarship is not on your saved list.' });
    const saved = presentSaved(row, record, clock.today(), await studentOf(user.userId));
    return ok({ message: 'Your changes were saved.', data: { saved } });
  });

  route(app, savedScholarshipsEndpoints.list, async ({ user, query }) => {
    const today = clock.today();
    const { items, total } = await pageOfSaved(context, user.userId, query, today);
    const student = await studentOf(user.userId);
    return ok({
      data: { savedScholarships: items.map(({ row, stored }) => presentSaved(row, stored, today, student)) },
      pagination: pageOf(total, query.page, query.limit),
    });
  });

  route(app, savedScholarshipsEndpoints.exportCsv, async ({ user, reply }) => {
    const today = clock.today();
    const list = await mapSaved(context, user.userId, ({ row, stored }) => presentSaved(row, stored, today));
    reply.header('content-disposition', `attachment; filename="saved-scholarships-${today}.csv"`);
    return savedCsv(list);
  });
};
