import { AppError } from '../../platform/http/app-error.ts';
import { JOB_READABLE_MS } from './matching.jobs.ts';
import { findJob } from './matching.repository.ts';
import type { MatchingContext } from './matching-context.ts';

/**
 * A student's own matching job.
 * @throws AppError not_found when there is none, or it is too old to be read
 */
export const readJob = async ({ database, clock }: MatchingContext, userId: string, jobId: string) => {
  const since = new Date(clock.now().getTime() - JOB_READABLE_MS);
  const job = await findJob(database.queries, userId, jobId, since);
  if (!job) throw new AppError('not_found', { message: 'Request expired. Please try again.' });
  return job;
};
