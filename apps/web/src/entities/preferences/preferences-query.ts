import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** The student's preferences as the server answers them: `data` is null before the first save. */
export const preferencesQuery = queryOptions({
  queryKey: ['preferences'],
  queryFn: ({ signal }) => api('GET /ai/preferences', { signal }),
});
