import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { scholarshipKeys } from '../../lib/api/scholarship-keys.ts';

/** As many as one answer may hold. */
const MOST = 100;

/** The saved scholarships to choose from, by title. */
export const savedChoicesQuery = (student: string) =>
  queryOptions({
    queryKey: [...scholarshipKeys.savedLists(student), { sort: 'title', limit: MOST }],
    queryFn: ({ signal }) =>
      api('GET /scholarships/saved/list', { query: { sort: 'title', limit: MOST }, signal }),
  });
