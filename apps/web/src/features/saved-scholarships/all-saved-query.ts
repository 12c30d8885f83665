import type { SavedScholarshipItem } from '@laurel/contract';
import { queryOptions } from '@tanstack/react-query';
import { scholarshipKeys } from '../../entities/scholarship/scholarship-keys.ts';
import { api } from '../../lib/api.ts';
import type { Answer } from '../../lib/api-types.ts';

type SavedList = Answer<'GET /scholarships/saved/list'>;

/** The most entries the server gives at once. */
const PAGE_SIZE = 100;

const loadAll = async (signal: AbortSignal): Promise<SavedList> => {
  const savedScholarships: SavedScholarshipItem[] = [];
  for (let page = 1; ; page++) {
    const answer = await api('GET /scholarships/saved/list', {
      query: { limit: PAGE_SIZE, sort: 'deadline', ...(page > 1 ? { page } : {}) },
      signal,
    });
    savedScholarships.push(...answer.data.savedScholarships);
    if (!answer.pagination.hasNextPage) return { ...answer, data: { savedScholarships } };
  }
};

/** Everything that is saved, soonest deadline first: in the shape of a page, so that changes show in it too. */
export const allSavedQuery = (student: string) =>
  queryOptions({
    queryKey: [...scholarshipKeys.savedLists(student), 'all'],
    queryFn: ({ signal }) => loadAll(signal),
  });
