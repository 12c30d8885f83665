import type { MatchData, StoredMatchesResponse } from '@laurel/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { readableOffline } from '../../api/kept-answers.ts';
import { READABLE_OFFLINE } from '../../api/query-client.ts';
import { scholarshipKeys } from '../../entities/scholarship/scholarship-keys.ts';

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
