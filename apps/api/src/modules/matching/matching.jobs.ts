import { z } from 'zod';
import { AppError } from '../../platform/http/app-error.ts';
import { isDatabaseUnavailable } from '../../platform/http/is-database-unavailable.ts';
import { defineJob, type Queue } from '../../platform/queue.ts';
import type { MatchingStage } from './find-matches.ts';
import {
  beginJob,
  deleteJobsBefore,
  deleteResultsBefore,
  listStaleJobs,
  type MatchingJobRow,
  replaceMatchResult,
  updateLiveJob,
} from './matching.repository.ts';
import type { MatchingContext } from './matching-context.ts';
import { runMatching } from './run-matching.ts';

export const MATCHING_JOB = 'matching';
/**
 * A job that was begun this often and never ended is given up: it may be what ends its process. That many, because a
 * process that is killed for another reason says nothing against the jobs it ran.
 */
const MOST_RUNS = 10;
/** How often the queue runs a job again by itself; after that the sweep does. */
const RETRIES = 3;
/** A run of 100,000 scholarships takes a few seconds; after this long its process counts as gone. */
const EXPIRE_SECONDS = 6;
const STALE_MS = 4_000;
const SWEEP_MS = 2_000;
/** How long a job's answer stays readable. */
export const JOB_READABLE_MS = 24 * 3600 * 1000;
/** Matches are fresh for a calendar day (see `match-key.ts`); some hundred kilobytes that nobody will be shown again go. */
const RESULTS_KEPT_MS = 2 * JOB_READABLE_MS;
/** Progress is written at most this often; students can't read faster. */
const PROGRESS_EVERY_MS = 150;

const FAILURE = 'Matching process failed';

const describeStage = (stage: MatchingStage): { message: string; progress: number } => {
  if (stage.name === 'checking') {
    const share = stage.total === 0 ? 1 : stage.done / stage.total;
    return {
      message: `Checking scholarship ${stage.done} of ${stage.total}`,
      progress: 5 + Math.floor(80 * share),
    };
  }
  return { message: `Explaining ${stage.matches} matches`, progress: 93 };
};

const fail = async ({ database, clock }: MatchingContext, jobId: string, error: string): Promise<void> => {
  const change = { status: 'failed' as const, message: FAILURE, error, updatedAt: clock.now() };
  await updateLiveJob(database.queries, jobId, change);
};

/** Ends a job that would fail each time it ran. */
const giveUp = async (context: MatchingContext, jobId: string, reason: unknown): Promise<void> => {
  context.logger.error({ err: reason, jobId }, 'matching failed');
  await fail(context, jobId, `${FAILURE}. Please try again.`);
};

const reportProgress = (context: MatchingContext, jobId: string) => {
  let written = 0;
  return async (stage: MatchingStage): Promise<void> => {
    const now = context.clock.now();
    if (now.getTime() - written < PROGRESS_EVERY_MS) return;
    written = now.getTime();
    await updateLiveJob(context.database.queries, jobId, { ...describeStage(stage), updatedAt: now });
  };
};

/** Stores the matches and ends the job in one step: a job that says "completed" always has its matches. */
const complete = async (context: MatchingContext, job: MatchingJobRow): Promise<void> => {
  const { database, clock } = context;
  const result = await runMatching(context, job.userId, reportProgress(context, job.id));
  await database.transaction(async (queries) => {
    const end = {
      status: 'completed' as const,
      message: 'Matches Ready!',
      progress: 100,
      updatedAt: clock.now(),
    };
    if (await updateLiveJob(queries, job.id, end)) await replaceMatchResult(queries, job.userId, result);
  });
};

export const matchingJob = (context: MatchingContext) =>
  defineJob({
    name: MATCHING_JOB,
    data: z.object({ jobId: z.string() }),
    expireInSeconds: EXPIRE_SECONDS,
    retryLimit: RETRIES,
    concurrency: 2,
    handle: async ({ jobId }) => {
      const job = await beginJob(context.database.queries, jobId, context.clock.now());
      if (!job) return;
      if (job.attempts > MOST_RUNS) return giveUp(context, jobId, new Error('No run of this job has ended.'));
      try {
        await complete(context, job);
      } catch (error) {
        // The queue runs it again. Matching itself is pure: whatever else it throws it would throw each time.
        if (isDatabaseUnavailable(error)) throw error;
        if (error instanceof AppError) return fail(context, jobId, error.message);
        await giveUp(context, jobId, error);
      }
    },
  });

/**
 * Keeps jobs from getting stuck: one whose process was killed between storing and queueing it, or whose queue entry was
 * given up, is queued again. The queue ignores those it still holds.
 * @returns stops it
 */
export const sweepMatchingJobs = (context: MatchingContext, queue: Queue): (() => void) => {
  const sweep = async (): Promise<void> => {
    const now = context.clock.now().getTime();
    for (const { id } of await listStaleJobs(context.database.queries, new Date(now - STALE_MS))) {
      await queue.send(MATCHING_JOB, { jobId: id }, id);
    }
    await deleteJobsBefore(context.database.queries, new Date(now - JOB_READABLE_MS));
    await deleteResultsBefore(context.database.queries, new Date(now - RESULTS_KEPT_MS));
  };
  const timer = setInterval(
    () =>
      void sweep().catch((error: unknown) => context.logger.error({ err: error }, 'sweeping matching jobs')),
    SWEEP_MS,
  );
  return () => clearInterval(timer);
};
