import type { MatchData, StoredMatchesResponse } from '@laurel/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { cacheAnswer, readableOffline } from '../../lib/api/answer-cache.ts';
import { api } from '../../lib/api/api.ts';
import { READABLE_OFFLINE } from '../../lib/api/query-client.ts';
import { scholarshipKeys } from '../../lib/api/scholarship-keys.ts';

/**
 * The stored matches for the current preferences; `data` is null when there are none. Without network, the last ones
 * that were read.
 */
export const matchesQuery = (student: string) =>
  queryOptions({
    queryKey: scholarshipKeys.matches(student),
    queryFn: ({ signal, queryKey }) => readableOffline(queryKey, () => api('GET /ai/matches', { signal })),
    ...READABLE_OFFLINE,
  });

/** Puts the matches of a run in the place of the shown ones, for reading offline too. */
export const showMatches = (queries: QueryClient, student: string, data: MatchData): void => {
  const { queryKey } = matchesQuery(student);
  const answer = deliveredMatches(data);
  queries.setQueryData(queryKey, answer);
  void cacheAnswer(queryKey, answer);
};

/** Puts the matches of a run into the shape of the stored ones. */
export const deliveredMatches = (data: MatchData): StoredMatchesResponse => ({
  success: true,
  data,
  cached: data.metadata.cached,
  generatedAt: data.metadata.generatedAt,
});
