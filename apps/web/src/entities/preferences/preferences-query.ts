import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { readableOffline } from '../../api/kept-answers.ts';
import { READABLE_OFFLINE } from '../../api/query-client.ts';

/** The student's preferences as the server answers them: `data` is null before the first save. */
export const preferencesQuery = queryOptions({
  queryKey: ['preferences'],
  queryFn: ({ signal, queryKey }) => readableOffline(queryKey, () => api('GET /ai/preferences', { signal })),
  ...READABLE_OFFLINE,
});
