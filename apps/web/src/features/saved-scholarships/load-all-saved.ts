import type { SavedScholarshipItem } from '@laurel/contract';
import { api } from '../../lib/api/api.ts';
import type { Answer } from '../../lib/api/api-types.ts';

/** The most entries the server gives at once. */
const PAGE_SIZE = 100;

/** Everything that is saved, page after page, in the shape of one page. */
export const loadAllSaved = async (
  signal: AbortSignal,
  order: { sort?: 'deadline' } = {},
): Promise<Answer<'GET /scholarships/saved/list'>> => {
  const savedScholarships: SavedScholarshipItem[] = [];
  for (let page = 1; ; page++) {
    const answer = await api('GET /scholarships/saved/list', {
      query: { limit: PAGE_SIZE, ...order, ...(page > 1 ? { page } : {}) },
      signal,
    });
    savedScholarships.push(...answer.data.savedScholarships);
    if (!answer.pagination.hasNextPage) return { ...answer, data: { savedScholarships } };
  }
};
