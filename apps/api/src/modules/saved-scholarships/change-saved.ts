import type { Database } from '@laurel/db';
import type { ApplicationStatus, Priority } from '@laurel/domain';
import type { Clock } from '../../platform/clock.ts';
import { ticked } from './checklist.ts';
import { lockSaved, type SavedRow, updateSaved } from './saved-scholarships.repository.ts';

/** Only the newest changes are kept, so that a row can't grow without limit. */
const HISTORY_KEPT = 50;

export interface SavedChange {
  applicationStatus?: ApplicationStatus | undefined;
  priority?: Priority | undefined;
  notes?: string | undefined;
  /** Entries of the checklist by id: ticked or not. */
  checklist?: Record<string, boolean> | undefined;
}

/**
 * Changes status, priority, notes or ticks of the checklist; what is left out stays. Any status may follow any other: students withdraw, move up
 * from a waiting list, or correct a mistake. Each change of status is stored.
 * @returns undefined when the student has not saved the scholarship
 */
export const changeSaved = (
  { database, clock }: { database: Database; clock: Clock },
  userId: string,
  scholarshipId: string,
  { applicationStatus, priority, notes, checklist }: SavedChange,
): Promise<SavedRow | undefined> =>
  database.transaction(async (queries) => {
    const current = await lockSaved(queries, userId, scholarshipId);
    if (!current) return undefined;
    const now = clock.now();
    const moved = applicationStatus !== undefined && applicationStatus !== current.applicationStatus;
    return updateSaved(queries, userId, scholarshipId, {
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
      updatedAt: now,
    });
  });
