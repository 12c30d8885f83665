import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { readableOffline } from '../../lib/kept-answers.ts';
import { READABLE_OFFLINE } from '../../lib/query-client.ts';

/** The student's preferences as the server answers them: `data` is null before the first save. */
export const preferencesQuery = queryOptions({
  queryKey: ['preferences'],
  queryFn: ({ signal, queryKey }) => readableOffline(queryKey, () => api('GET /ai/preferences', { signal })),
  ...READABLE_OFFLINE,
});
