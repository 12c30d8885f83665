import { DAY_MS, HOUR_MS } from '@laurel/domain';
import { z } from 'zod';
import { defineJob, type Repeated } from '../../platform/background/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { isDatabaseUnavailable } from '../../platform/http/is-database-unavailable.ts';
import { type MatchingStep, runMatching } from './find-matches.ts';
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
import type { StoredResult } from './present-matches.ts';

export const MATCHING_JOB = 'matching';
/**
 * A job that began so often and never ended is given up: it may be what ends its process. As many as ten, because a process may be
 * killed for other reasons.
 */
const MAX_RUNS = 10;
/** How often the queue itself runs a lost job again; after that the wake-up queues it. */
const RETRIES = 3;
/** A run of 100,000 scholarships takes a few seconds; after this long its process counts as gone. */
const EXPIRE_SECONDS = 6;
/** A live job that did not move for this long has lost its process or its place in the queue. */
const STALE_MS = 4_000;
const LOOK_EVERY_MS = 2_000;
/** How long a job's answer stays readable. */
export const JOB_READABLE_MS = DAY_MS;
/** Matches are fresh for one calendar day (see `matchKey`); after two they only take room. */
const RESULTS_KEPT_MS = 2 * JOB_READABLE_MS;

const FAILURE = 'Matching process failed';

/** Progress is the share of a run's two steps that have ended. */
const describeStep = (step: MatchingStep): { message: string; progress: number } =>
  step.name === 'checking'
    ? { message: `Checking ${step.total} scholarships`, progress: 0 }
    : { message: `Explaining ${step.matches} matches`, progress: 50 };

const fail = async ({ database }: MatchingContext, jobId: string, error: string): Promise<void> => {
  await updateLiveJob(database.queries, jobId, { status: 'failed', message: FAILURE, error });
};

/** Ends a job that would fail every time it ran. */
const giveUp = async (context: MatchingContext, jobId: string, reason: unknown): Promise<void> => {
  context.logger.error({ err: reason, jobId }, 'matching failed');
  await fail(context, jobId, `${FAILURE}. Please try again.`);
};

/**
 * Stores the matches and ends the job in one transaction: a job that says "completed" always has its matches.
 * @returns undefined when another process has ended the job before
 */
const complete = async (
  context: MatchingContext,
  job: MatchingJobRow,
  reportsSteps: boolean,
): Promise<StoredResult | undefined> => {
  const { database } = context;
  const report = async (step: MatchingStep): Promise<void> => {
    await updateLiveJob(database.queries, job.id, describeStep(step));
  };
  const result = await runMatching(context, job.userId, reportsSteps ? report : undefined);
  return database.transaction(async (queries) => {
    const end = { status: 'completed' as const, message: 'Matches Ready!', progress: 100 };
    if (!(await updateLiveJob(queries, job.id, end))) return undefined;
    await replaceMatchResult(queries, job.userId, result);
    return result;
  });
};

/**
 * Runs a live job to its end, which it stores.
 * @param reportsSteps whether somebody may poll the job meanwhile
 * @returns the matches; undefined when the job failed or has ended before
 */
export const runMatchingJob = async (
  context: MatchingContext,
  jobId: string,
  reportsSteps: boolean,
): Promise<StoredResult | undefined> => {
  const job = await beginJob(context.database.queries, jobId);
  if (!job) return undefined;
  if (job.attempts > MAX_RUNS) {
    await giveUp(context, jobId, new Error('No run of this job has ended.'));
    return undefined;
  }
  try {
    return await complete(context, job, reportsSteps);
  } catch (error) {
    // The job stays live and runs again. Matching itself is pure: any other error would come back in every run.
    if (isDatabaseUnavailable(error)) throw error;
    if (error instanceof AppError) await fail(context, jobId, error.message);
    else await giveUp(context, jobId, error);
    return undefined;
  }
};

/** Due without a request: live jobs whose process was killed, or that the queue has lost. */
export const matchingJob = (context: MatchingContext) =>
  defineJob({
    name: MATCHING_JOB,
    data: z.object({ jobId: z.string() }),
    expireInSeconds: EXPIRE_SECONDS,
    retryLimit: RETRIES,
    concurrency: 2,
    wakeUp: {
      everyMs: LOOK_EVERY_MS,
      due: async () =>
        (await listStaleJobs(context.database.queries, STALE_MS)).map((jobId) => ({
          data: { jobId },
          key: jobId,
        })),
    },
    handle: async ({ jobId }) => {
      await runMatchingJob(context, jobId, true);
    },
  });

export const forgetOldMatches = ({ database, clock }: MatchingContext): Repeated => ({
  name: 'forgetting old matches',
  everyMs: HOUR_MS,
  run: async () => {
    const now = clock.now().getTime();
    await deleteJobsBefore(database.queries, new Date(now - JOB_READABLE_MS));
    await deleteResultsBefore(database.queries, new Date(now - RESULTS_KEPT_MS));
  },
});
