import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readableOffline } from '../../lib/api/answer-cache.ts';
import { api } from '../../lib/api/api.ts';
import type { Answer } from '../../lib/api/api-types.ts';
import { READABLE_OFFLINE } from '../../lib/api/query-client.ts';
import { scholarshipKeys } from '../../lib/api/scholarship-keys.ts';
import { nextPollMs } from './model-review.ts';

/** The limit of the endpoint. */
const MAX_CHOICES = 100;

/** The saved scholarships to choose from, by title. */
export const savedChoicesQuery = (student: string) =>
  queryOptions({
    queryKey: [...scholarshipKeys.savedLists(student), { sort: 'title', limit: MAX_CHOICES }],
    queryFn: ({ signal }) =>
      api('GET /scholarships/saved/list', { query: { sort: 'title', limit: MAX_CHOICES }, signal }),
  });

export type EssayAnswer = Answer<'GET /essays/{id}'>;
export type Essay = EssayAnswer['data']['essay'];

const PAGE_SIZE = 10;

export const essayKeys = {
  lists: (student: string) => ['essays', student, 'list'] as const,
  reuse: (student: string) => ['essays', student, 'list', 'reuse'] as const,
  one: (student: string, id: string) => ['essays', student, 'one', id] as const,
};

/** One page of past essays, newest first. The previous page stays on screen while the next one loads. */
export const essayListQuery = (student: string, page: number) =>
  queryOptions({
    queryKey: [...essayKeys.lists(student), page],
    queryFn: ({ signal, queryKey }) =>
      readableOffline(queryKey, () => api('GET /essays', { query: { page, limit: PAGE_SIZE }, signal })),
    ...READABLE_OFFLINE,
    placeholderData: keepPreviousData,
  });

/** One essay with its critique; polled while a model review is under way. */
export const essayQuery = (student: string, id: string) =>
  queryOptions({
    queryKey: essayKeys.one(student, id),
    queryFn: ({ signal, queryKey }) =>
      readableOffline(queryKey, () => api('GET /essays/{id}', { params: { id }, signal })),
    ...READABLE_OFFLINE,
    refetchInterval: ({ state }) => nextPollMs(state.data?.data.feedback.deeper, state.dataUpdateCount),
  });

/** Reuse groups; reloaded with every change of the essays. */
export const essayReuseQuery = (student: string) =>
  queryOptions({
    queryKey: essayKeys.reuse(student),
    queryFn: ({ signal }) => api('GET /essays/reuse', { signal }),
    // Saving a scholarship anywhere changes the groups.
    staleTime: 0,
  });

export const essayPath = (id: string): string => `/essays/${encodeURIComponent(id)}`;

export const ESSAYS_PATH = '/dashboard?tab=tools';
