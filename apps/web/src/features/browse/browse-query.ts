import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { scholarshipKeys } from '../../lib/api/scholarship-keys.ts';
import { type BrowseView, browseQueryOf } from './browse-view.ts';

/** One page of the catalogue; while the next one loads, the one before stays. */
export const browseQuery = (student: string, view: BrowseView, today: string) => {
  const query = browseQueryOf(view, today);
  return queryOptions({
    queryKey: scholarshipKeys.browse(student, query),
    queryFn: ({ signal }) => api('GET /scholarships', { query, signal }),
    placeholderData: keepPreviousData,
  });
};
