import { queryOptions } from '@tanstack/react-query';
import { readableOffline } from '../../lib/api/answer-cache.ts';
import { api } from '../../lib/api/api.ts';
import { READABLE_OFFLINE } from '../../lib/api/query-client.ts';

/** The student's preferences; `data` is null before the first save. */
export const preferencesQuery = queryOptions({
  queryKey: ['preferences'],
  queryFn: ({ signal, queryKey }) => readableOffline(queryKey, () => api('GET /ai/preferences', { signal })),
  ...READABLE_OFFLINE,
});
