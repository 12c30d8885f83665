import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

/** The yes/no questions that awards of the catalogue ask. */
export const questionsQuery = queryOptions({
  queryKey: ['questions'],
  queryFn: ({ signal }) => api('GET /matching/questions', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
