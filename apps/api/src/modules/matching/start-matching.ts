import { setTimeout as pause } from 'node:timers/promises';
import type { StartMatchingResponse } from '@laurel/contract';
import { newId } from '../../platform/new-id.ts';
import type { Queue } from '../../platform/queue.ts';
import { MATCHING_JOB } from './matching.jobs.ts';
import { findLiveJob, insertJob } from './matching.repository.ts';
import { type MatchingContext, requireStudent } from './matching-context.ts';

/**
 * A run over some thousand scholarships ends within this time of the request, so the client’s first look finds it done. When
 * all else is slow too, nothing is waited for on top.
 */
const HEAD_START_MS = 400;
const LOOK_EVERY_MS = 30;

/**
 * Queues a matching job, or returns the live one.
 * @throws AppError preferences_required
 */
export const startMatching = async (
  context: MatchingContext & { queue: Queue },
  userId: string,
): Promise<StartMatchingResponse> => {
  const until = context.clock.now().getTime() + HEAD_START_MS;
  await requireStudent(context, userId);
  const { id, isNew } = await liveJob(context, userId);
  if (isNew) {
    await context.queue.send(MATCHING_JOB, { jobId: id }, id);
    await headStart(context, userId, until);
  }
  return {
    success: true,
    cached: false,
    jobId: id,
    estimatedTime: 'A few seconds',
    message: 'Finding your scholarship matches.',
  };
};

/** Waits until the student's job has ended, wherever it runs. @param until Unix time in ms */
const headStart = async (
  { database, clock }: MatchingContext,
  userId: string,
  until: number,
): Promise<void> => {
  while (clock.now().getTime() < until && (await findLiveJob(database.queries, userId)))
    await pause(LOOK_EVERY_MS);
};

const liveJob = async (
  { database, clock }: MatchingContext,
  userId: string,
): Promise<{ id: string; isNew: boolean }> => {
  const now = clock.now();
  const id = newId();
  const queued = {
    status: 'queued' as const,
    message: 'Waiting to start',
    progress: 0,
    createdAt: now,
    updatedAt: now,
  };
  // The live job of a lost race may end before it is read; then there is room for a new one.
  for (;;) {
    if (await insertJob(database.queries, { id, userId, ...queued })) return { id, isNew: true };
    const live = await findLiveJob(database.queries, userId);
    if (live) return { id: live.id, isNew: false };
  }
};
