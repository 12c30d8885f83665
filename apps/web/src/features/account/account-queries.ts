import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

/** Where the student is signed in, the session used last first. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => api('GET /users/sessions', { signal }),
});

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => api('GET /users/profile', { signal }),
  // A new email is confirmed in another tab, the one that the mail opened.
  refetchOnWindowFocus: ({ state }) => (state.data?.data.user.emailConfirmation ? 'always' : false),
});
