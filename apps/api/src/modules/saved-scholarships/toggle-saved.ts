import type { Database, Queries } from '@laurel/db';
import { DAY_MS, type Priority } from '@laurel/domain';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { newId } from '../../platform/new-id.ts';
import { kindsIn, withoutKinds } from './checklist.ts';
import {
  anyTicks,
  countSaved,
  deleteSaved,
  insertSaved,
  keepRemoved,
  lockSaved,
  oneSaveAtATime,
  type SavedRow,
  takeRemoved,
  updateSaved,
} from './saved-scholarships.repository.ts';

/** Scholarships that a student can have saved at a time; far beyond what anybody applies for. */
export const MAX_SAVED = 500;

export interface SaveWish {
  /** The desired state; without it the state is toggled. */
  saved?: boolean | undefined;
  notes?: string | undefined;
  priority?: Priority | undefined;
  /** Brings back what was written on it when it was removed lately. */
  restore?: boolean | undefined;
}

const REMOVED_KEPT_DAYS = 30;

/**
 * Toggles, or sets, whether a student has saved a scholarship.
 * @returns the saved row, or null when it is not saved now @throws AppError limit_reached
 */
export const toggleSaved = (
  { database, clock }: { database: Database; clock: Clock },
  userId: string,
  scholarshipId: string,
  wish: SaveWish,
): Promise<SavedRow | null> =>
  database.transaction((queries) => toggleIn(queries, clock, userId, scholarshipId, wish));

/** `toggleSaved` within a transaction. */
export const toggleIn = async (
  queries: Queries,
  clock: Clock,
  userId: string,
  scholarshipId: string,
  { saved, notes, priority, restore = false }: SaveWish,
): Promise<SavedRow | null> => {
  const current = await lockSaved(queries, userId, scholarshipId);
  const wanted = saved ?? !current;
  const now = clock.now();
  const keptSince = new Date(now.getTime() - REMOVED_KEPT_DAYS * DAY_MS);
  if (!wanted) {
    if (!current) return null;
    const { applicationStatus, statusHistory, checklistDone, ownPlan } = current;
    const tracking = {
      notes: current.notes,
      priority: current.priority,
      applicationStatus,
      statusHistory,
      checklistDone,
      ownPlan,
    };
    await keepRemoved(queries, { userId, scholarshipId, tracking, removedAt: now }, keptSince);
    await deleteSaved(queries, userId, scholarshipId);
    return null;
  }
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
  const restored = restore ? await takeRemoved(queries, userId, scholarshipId, keptSince) : undefined;
  // Documents that one copy of serves for all awards are ticked as on the others.
  const others = await anyTicks(queries, userId);
  const before = restored?.checklistDone ?? [];
  const row = {
    userId,
    scholarshipId,
    id: newId(),
    notes: '',
    priority: 'none' as const,
    applicationStatus: 'not_started' as const,
    statusHistory: [],
    ...(restored ?? {}),
    checklistDone: others ? [...withoutKinds(before), ...kindsIn(others)] : before,
    ...(notes === undefined ? {} : { notes }),
    ...(priority ? { priority } : {}),
    savedOn: clock.today(),
    createdAt: now,
    updatedAt: now,
  };
  return (await insertSaved(queries, row)) ?? null;
};
