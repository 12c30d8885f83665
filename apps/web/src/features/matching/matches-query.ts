import type { MatchData, StoredMatchesResponse } from '@laurel/contract';
import { queryOptions } from '@tanstack/react-query';
import { readableOffline } from '../../lib/api/answer-cache.ts';
import { api } from '../../lib/api/api.ts';
import { READABLE_OFFLINE } from '../../lib/api/query-client.ts';
import { scholarshipKeys } from '../../lib/api/scholarship-keys.ts';

/** The stored matches for today's preferences; `data` is null when there are none. Without network the last seen. */
export const matchesQuery = (student: string) =>
  queryOptions({
    queryKey: scholarshipKeys.matches(student),
    queryFn: ({ signal, queryKey }) => readableOffline(queryKey, () => api('GET /ai/matches', { signal })),
    ...READABLE_OFFLINE,
  });

/** Matches that a run has delivered, in the shape in which the stored ones are answered. */
export const deliveredMatches = (data: MatchData): StoredMatchesResponse => ({
  success: true,
  data,
  cached: data.metadata.cached,
  generatedAt: data.metadata.generatedAt,
});
