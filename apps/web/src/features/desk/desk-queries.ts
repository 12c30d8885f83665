import type { DeskScholarship, Patch, QueueKind } from '@laurel/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

export const deskKeys = { all: ['desk'] as const };

export const queueQuery = (kind: QueueKind | undefined, words: string, page: number) =>
  queryOptions({
    queryKey: [...deskKeys.all, 'queue', kind ?? '', words, page],
    queryFn: ({ signal }) =>
      api('GET /desk/queue', {
        query: { page, ...(kind ? { kind } : {}), ...(words ? { q: words } : {}) },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

export const awardQuery = (id: string) =>
  queryOptions({
    queryKey: [...deskKeys.all, 'award', id],
    queryFn: ({ signal }) => api('GET /desk/scholarships/{id}', { params: { id }, signal }),
    refetchOnMount: 'always',
  });

export const previewQuery = (id: string, patch: Patch) =>
  queryOptions({
    queryKey: [...deskKeys.all, 'preview', id, JSON.stringify(patch)],
    queryFn: ({ signal }) =>
      api('POST /desk/scholarships/{id}/preview', { params: { id }, body: { patch }, signal }),
    enabled: Object.keys(patch).length > 0,
    placeholderData: keepPreviousData,
    // What is wrong with a change stays wrong.
    retry: false,
  });

export type AtDesk = DeskScholarship;

export const deskPath = (scholarshipId: string): string =>
  `/desk/awards/${encodeURIComponent(scholarshipId)}`;
