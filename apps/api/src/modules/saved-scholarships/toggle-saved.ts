import type { Database } from '@laurel/db';
import type { Priority } from '@laurel/domain';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { newId } from '../../platform/new-id.ts';
import {
  countSaved,
  deleteSaved,
  insertSaved,
  lockSaved,
  oneSaveAtATime,
  type SavedRow,
  updateSaved,
} from './saved-scholarships.repository.ts';

/** Scholarships that a student can have saved at a time; far beyond what anybody applies for. */
export const MAX_SAVED = 500;

export interface SaveWish {
  /** The desired state; without it the state is toggled. */
  saved?: boolean | undefined;
  notes?: string | undefined;
  priority?: Priority | undefined;
}

/**
 * Toggles, or sets, whether a student has saved a scholarship.
 * @returns the saved row, or null when it is not saved now @throws AppError limit_reached
 */
export const toggleSaved = (
  { database, clock }: { database: Database; clock: Clock },
  userId: string,
  scholarshipId: string,
  { saved, notes, priority }: SaveWish,
): Promise<SavedRow | null> =>
  database.transaction(async (queries) => {
    const current = await lockSaved(queries, userId, scholarshipId);
    const wanted = saved ?? !current;
    if (!wanted) {
      if (current) await deleteSaved(queries, userId, scholarshipId);
      return null;
    }
    const now = clock.now();
    if (current) {
      const change = { ...(notes === undefined ? {} : { notes }), ...(priority ? { priority } : {}) };
      if (Object.keys(change).length === 0) return current;
      return (await updateSaved(queries, userId, scholarshipId, { ...change, updatedAt: now })) ?? current;
    }
    await oneSaveAtATime(queries, userId);
    if ((await countSaved(queries, userId)) >= MAX_SAVED) {
      const message = `You have saved ${MAX_SAVED} scholarships, as many as Laurel keeps for one student. Please remove one that you no longer need, then save this one.`;
      throw new AppError('limit_reached', { message });
    }
    const row = {
      userId,
      scholarshipId,
      id: newId(),
      notes: notes ?? '',
      priority: priority ?? 'none',
      applicationStatus: 'not_started' as const,
      statusHistory: [],
      checklistDone: [],
      savedOn: clock.today(),
      createdAt: now,
      updatedAt: now,
    };
    return (await insertSaved(queries, row)) ?? null;
  });
