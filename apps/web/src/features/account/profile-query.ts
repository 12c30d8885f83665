import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => api('GET /users/profile', { signal }),
});
