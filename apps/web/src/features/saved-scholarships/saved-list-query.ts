import type { ApplicationStatus, Priority } from '@laurel/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readableOffline } from '../../lib/api/answer-cache.ts';
import { api } from '../../lib/api/api.ts';
import { READABLE_OFFLINE } from '../../lib/api/query-client.ts';
import { scholarshipKeys } from '../../lib/api/scholarship-keys.ts';

/** How the saved list is shown. Board, timeline and month show everything at once, without filters. */
export type SavedLayout = 'cards' | 'list' | 'board' | 'timeline' | 'month';

/** What the student wants to see of the saved list; '' means everything. */
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

/** The query of a view: the first page is asked for without a page. */
export const savedListParameters = ({ status, priority, sort, page }: Omit<SavedView, 'layout'>) => ({
  ...(status ? { status } : {}),
  ...(priority ? { priority } : {}),
  ...(sort === FIRST_SAVED_VIEW.sort ? {} : { sort }),
  ...(page > 1 ? { page } : {}),
});

/** One page of the saved list; while the next one loads, the one before stays. */
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
