import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { scholarshipKeys } from '../../lib/api/scholarship-keys.ts';

/** The full record of one scholarship, with this student's match. */
export const scholarshipQuery = (student: string, id: string) =>
  queryOptions({
    queryKey: scholarshipKeys.detail(student, id),
    queryFn: ({ signal }) => api('GET /scholarships/{id}', { params: { id }, signal }),
  });

/** The newest `limit` changes that imports made to the record. */
export const scholarshipChangesQuery = (student: string, id: string, limit: number) =>
  queryOptions({
    queryKey: [...scholarshipKeys.detail(student, id), 'changes', limit],
    queryFn: ({ signal }) =>
      api('GET /scholarships/{id}/changes', { params: { id }, query: { limit }, signal }),
  });
