import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { scholarshipKeys } from './scholarship-keys.ts';

/** The most entries the server gives at once. */
const PAGE_SIZE = 100;

const loadSavedIds = async (signal: AbortSignal): Promise<string[]> => {
  const ids: string[] = [];
  for (let page = 1; ; page++) {
    const { data, pagination } = await api('GET /scholarships/saved/list', {
      query: { limit: PAGE_SIZE, ...(page > 1 ? { page } : {}) },
      signal,
    });
    ids.push(...data.savedScholarships.map((saved) => saved.scholarship.id));
    if (!pagination.hasNextPage) return ids;
  }
};

/** Ids of all scholarships that the student has saved. */
export const savedIdsQuery = (student: string) =>
  queryOptions({
    queryKey: scholarshipKeys.savedIds(student),
    queryFn: ({ signal }) => loadSavedIds(signal),
  });

/** The list with the scholarship in it, or without it. */
export const withSaved = (ids: readonly string[], id: string, saved: boolean): string[] => {
  const others = ids.filter((each) => each !== id);
  return saved ? [...others, id] : others;
};
