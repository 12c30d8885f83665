import type { Queue } from '../../platform/background/index.ts';
import { newId } from '../../platform/new-id.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { MATCHING_JOB, runMatchingJob } from './matching.jobs.ts';
import { findLiveJob, insertJob } from './matching.repository.ts';
import { type MatchingContext, requireStudent } from './matching-context.ts';
import type { StoredResult } from './present-matches.ts';

/** Preparing a record for matching takes about 0.1 ms, so this many take a fifth of a second. */
const MAX_UNPREPARED = 2_000;

export interface StartContext extends MatchingContext {
  queue: Queue;
  /** The largest catalogue that is matched within the request. */
  matchInRequestMax: number;
}

/** Whether a run takes less than half a second: once its records are prepared, a catalogue of 100,000 is matched in that time. */
const isQuick = (catalogue: Catalogue, maxSize: number): boolean =>
  catalogue.matched.length <= maxSize && catalogue.unprepared() <= MAX_UNPREPARED;

/**
 * Starts a matching job for a student, or finds the live one. A quick run is made at once; a longer one is queued.
 * @returns the job, and its matches when the run was made at once and went well
 * @throws AppError preferences_required
 */
export const startMatching = async (
  context: StartContext,
  userId: string,
): Promise<{ jobId: string; result?: StoredResult | undefined }> => {
  await requireStudent(context, userId);
  const { id: jobId, isNew } = await liveJob(context, userId);
  if (!isNew) return { jobId };
  if (isQuick(await context.catalogue.current(), context.matchInRequestMax))
    return { jobId, result: await runMatchingJob(context, jobId, false) };
  await context.queue.send(MATCHING_JOB, { jobId }, jobId);
  return { jobId };
};

const liveJob = async (
  { database, clock }: MatchingContext,
  userId: string,
): Promise<{ id: string; isNew: boolean }> => {
  const id = newId();
  const job = {
    id,
    userId,
    status: 'queued' as const,
    message: 'Waiting to start',
    progress: 0,
    createdAt: clock.now(),
  };
  // When another start wins the race, its job may end before it is read; then a new one can be inserted.
  for (;;) {
    if (await insertJob(database.queries, job)) return { id, isNew: true };
    const live = await findLiveJob(database.queries, userId);
    if (live) return { id: live.id, isNew: false };
  }
};
