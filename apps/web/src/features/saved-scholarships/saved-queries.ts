import type { SavedScholarshipItem } from '@laurel/contract';
import type { ApplicationStatus, Priority } from '@laurel/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readableOffline } from '../../lib/api/answer-cache.ts';
import { api } from '../../lib/api/api.ts';
import type { Answer } from '../../lib/api/api-types.ts';
import { READABLE_OFFLINE } from '../../lib/api/query-client.ts';
import { scholarshipKeys } from '../../lib/api/scholarship-keys.ts';

/** Limit of the endpoint. */
const PAGE_SIZE = 100;

/** Loads all pages of the saved list and joins them into one. */
const loadAllSaved = async (
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

/** The whole saved list, soonest deadline first, in the shape of a page: changes update it too. */
export const allSavedQuery = (student: string) =>
  queryOptions({
    queryKey: [...scholarshipKeys.savedLists(student), 'all'],
    queryFn: ({ signal, queryKey }) =>
      readableOffline(queryKey, () => loadAllSaved(signal, { sort: 'deadline' })),
    ...READABLE_OFFLINE,
  });

const loadSavedIds = async (signal: AbortSignal): Promise<string[]> =>
  (await loadAllSaved(signal)).data.savedScholarships.map(({ scholarship }) => scholarship.id);

/** Ids of all scholarships that the student has saved. */
export const savedIdsQuery = (student: string) =>
  queryOptions({
    queryKey: scholarshipKeys.savedIds(student),
    queryFn: ({ signal }) => loadSavedIds(signal),
  });

/** Adds the scholarship to the list, or removes it. */
export const withSaved = (ids: readonly string[], id: string, saved: boolean): string[] => {
  const others = ids.filter((each) => each !== id);
  return saved ? [...others, id] : others;
};

/** Layout of the saved list. Board, year, timeline and month show the whole list, without filters. */
export type SavedLayout = 'cards' | 'list' | 'board' | 'year' | 'timeline' | 'month';

/** Filters, order and page of the saved list; '' means no filter. */
export interface SavedView {
  status: '' | ApplicationStatus;
  priority: '' | Priority;
  sort: 'newest' | 'deadline' | 'priority' | 'title';
  /** From 1. */
  page: number;
  layout: SavedLayout;
}

export const FIRST_SAVED_VIEW: SavedView = {
  status: '',
  priority: '',
  sort: 'newest',
  page: 1,
  layout: 'cards',
};

/** The query parameters of a view; `page` is left out for the first page. */
export const savedListParameters = ({ status, priority, sort, page }: Omit<SavedView, 'layout'>) => ({
  ...(status ? { status } : {}),
  ...(priority ? { priority } : {}),
  ...(sort === FIRST_SAVED_VIEW.sort ? {} : { sort }),
  ...(page > 1 ? { page } : {}),
});

/** One page of the saved list. The previous page stays on screen while the next one loads. */
export const savedListQuery = (student: string, view: SavedView) =>
  queryOptions({
    queryKey: [...scholarshipKeys.savedLists(student), savedListParameters(view)],
    queryFn: ({ signal, queryKey }) =>
      readableOffline(queryKey, () =>
        api('GET /scholarships/saved/list', { query: savedListParameters(view), signal }),
      ),
    ...READABLE_OFFLINE,
    placeholderData: keepPreviousData,
  });

export const isSavedFiltered = ({ status, priority }: SavedView): boolean => status !== '' || priority !== '';
