import type { MatchData, MatchingJobResponse } from '@laurel/contract';
import { api } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { SCORE_BANDS } from './match-view.ts';
import type { Purpose } from './matching-run.ts';

/** The least that an answer with matches contains (specification). */
type DeliveredData = Pick<MatchData, 'matches'> & Partial<MatchData>;

const summaryOf = (matches: MatchData['matches']): MatchData['summary'] => {
  const scores = matches.map(({ matchScore }) => matchScore);
  const within = ([from, below]: readonly [number, number]) =>
    scores.filter((score) => score >= from && score < below).length;
  return {
    totalMatches: scores.length,
    highMatches: within(SCORE_BANDS.high),
    mediumMatches: within(SCORE_BANDS.medium),
    lowMatches: within(SCORE_BANDS.low),
    averageScore: scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length),
  };
};

/**
 * Completes delivered matches: what the answer leaves out is computed from the matches.
 * @param now ISO 8601
 */
export const wholeMatchData = (data: DeliveredData, now: string): MatchData => ({
  generalTips: [],
  summary: summaryOf(data.matches),
  metadata: { cached: false, generatedAt: now },
  ...data,
});

const whole = <A extends { data?: MatchData | undefined }>(answer: A): A =>
  answer.data ? { ...answer, data: wholeMatchData(answer.data, new Date().toISOString()) } : answer;

export const startRun = async (purpose: Purpose) =>
  whole(await api(purpose === 'regenerate' ? 'POST /ai/matches/regenerate' : 'POST /ai/matches/async'));

/** An answer of status 200 that reports no success: the job has failed. */
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
