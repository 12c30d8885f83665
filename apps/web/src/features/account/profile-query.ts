import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => api('GET /users/profile', { signal }),
  // A new email is confirmed in the tab that the mail opened.
  refetchOnWindowFocus: ({ state }) => (state.data?.data.user.emailConfirmation ? 'always' : false),
});
