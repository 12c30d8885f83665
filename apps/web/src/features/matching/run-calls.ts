import type { MatchData, MatchingJobResponse } from '@laurel/contract';
import { api } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import type { Purpose } from './matching-run.ts';
import { wholeMatchData } from './whole-match-data.ts';

const whole = <A extends { data?: MatchData | undefined }>(answer: A): A =>
  answer.data ? { ...answer, data: wholeMatchData(answer.data, new Date().toISOString()) } : answer;

export const startRun = async (purpose: Purpose) =>
  whole(await api(purpose === 'regenerate' ? 'POST /ai/matches/regenerate' : 'POST /ai/matches/async'));

/** An answer that came and says that it is no success: the job has failed. */
const isUnsuccessful = (failure: unknown): failure is ApiError =>
  failure instanceof ApiError && failure.status === 200;

/** @throws ApiError when there was no answer, or the job is not known */
export const askForJob = async (id: string, signal: AbortSignal): Promise<MatchingJobResponse> => {
  const nothingYet = { message: '', progress: 0 };
  try {
    return whole({ ...nothingYet, ...(await api('GET /ai/job/{id}/status', { params: { id }, signal })) });
  } catch (failure) {
    if (!isUnsuccessful(failure)) throw failure;
    const error = failure.error || failure.message;
    return { ...nothingYet, success: true, status: 'failed', ...(error ? { error } : {}) };
  }
};
