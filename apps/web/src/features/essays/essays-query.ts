import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readableOffline } from '../../lib/api/answer-cache.ts';
import { api } from '../../lib/api/api.ts';
import type { Answer } from '../../lib/api/api-types.ts';
import { READABLE_OFFLINE } from '../../lib/api/query-client.ts';
import { scholarshipKeys } from '../../lib/api/scholarship-keys.ts';
import { nextLookMs } from './model-review.ts';

/** As many as one answer may hold. */
const MOST = 100;

/** The saved scholarships to choose from, by title. */
export const savedChoicesQuery = (student: string) =>
  queryOptions({
    queryKey: [...scholarshipKeys.savedLists(student), { sort: 'title', limit: MOST }],
    queryFn: ({ signal }) =>
      api('GET /scholarships/saved/list', { query: { sort: 'title', limit: MOST }, signal }),
  });

export type EssayAnswer = Answer<'GET /essays/{id}'>;
export type Essay = EssayAnswer['data']['essay'];

/** How many past essays a page of the list shows. */
const PAGE_SIZE = 10;

export const essayKeys = {
  lists: (student: string) => ['essays', student, 'list'] as const,
  reuse: (student: string) => ['essays', student, 'list', 'reuse'] as const,
  one: (student: string, id: string) => ['essays', student, 'one', id] as const,
};

/** One page of the past essays, newest first; while the next one loads, the one before stays. */
export const essayListQuery = (student: string, page: number) =>
  queryOptions({
    queryKey: [...essayKeys.lists(student), page],
    queryFn: ({ signal, queryKey }) =>
      readableOffline(queryKey, () => api('GET /essays', { query: { page, limit: PAGE_SIZE }, signal })),
    ...READABLE_OFFLINE,
    placeholderData: keepPreviousData,
  });

/** One essay with its critique; asked for again by itself while a deeper reading is under way. */
export const essayQuery = (student: string, id: string) =>
  queryOptions({
    queryKey: essayKeys.one(student, id),
    queryFn: ({ signal, queryKey }) =>
      readableOffline(queryKey, () => api('GET /essays/{id}', { params: { id }, signal })),
    ...READABLE_OFFLINE,
    refetchInterval: ({ state }) => nextLookMs(state.data?.data.feedback.deeper, state.dataUpdateCount),
  });

/** Which saved scholarships one essay can serve; asked for anew with each change of the list of essays. */
export const essayReuseQuery = (student: string) =>
  queryOptions({
    queryKey: essayKeys.reuse(student),
    queryFn: ({ signal }) => api('GET /essays/reuse', { signal }),
    // Saving a scholarship elsewhere changes it.
    staleTime: 0,
  });

export const essayPath = (id: string): string => `/essays/${encodeURIComponent(id)}`;

/** The tab where essays are written and listed. */
export const ESSAYS_PATH = '/dashboard?tab=tools';
