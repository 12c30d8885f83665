import { queryOptions } from '@tanstack/react-query';
import { scholarshipKeys } from '../../entities/scholarship/scholarship-keys.ts';
import { api } from '../../lib/api.ts';

/** The full record of one scholarship, with this student's match. */
export const scholarshipQuery = (student: string, id: string) =>
  queryOptions({
    queryKey: scholarshipKeys.detail(student, id),
    queryFn: ({ signal }) => api('GET /scholarships/{id}', { params: { id }, signal }),
  });
