import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

/** Where the student is signed in, the session used last first. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => api('GET /users/sessions', { signal }),
});
