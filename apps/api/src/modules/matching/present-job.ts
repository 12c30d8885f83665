import type { MatchingJobResponse } from '@laurel/contract';
import type { MatchingJobRow } from './matching.repository.ts';

/** A matching job without its matches. */
export const presentJob = (job: MatchingJobRow): MatchingJobResponse => {
  const { status, message, progress } = job;
  const answer = { success: true as const, status, message, progress };
  if (status === 'completed') return answer;
  return status === 'failed'
    ? { ...answer, error: job.error ?? message }
    : { ...answer, estimatedTime: 'A few seconds' };
};
