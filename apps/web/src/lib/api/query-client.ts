import { QueryClient } from '@tanstack/react-query';
import type { Kept } from './answer-cache.ts';
import { ApiError } from './api-error.ts';

const RETRIES = 3;
const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 30_000;
const CACHE_MS = 5 * 60 * 1000;
/** How long what was kept is shown before the next try to load it. */
const AGAIN_MS = 5_000;

/** Asking again can't change what the server has refused. */
const isRefusal = (failure: unknown) =>
  failure instanceof ApiError && failure.status >= 200 && failure.status < 500;

export const shouldRetry = (failureCount: number, failure: unknown): boolean =>
  failureCount < RETRIES && !isRefusal(failure);

/** Milliseconds before the next try: 1 s, doubled each time, 30 s at most. */
export const retryDelay = (attempt: number): number =>
  Math.min(FIRST_DELAY_MS * 2 ** attempt, LONGEST_DELAY_MS);

interface HasData {
  state: { data?: unknown };
}

const isKept = ({ state }: HasData): boolean =>
  (state.data as Kept<object> | undefined)?.keptAt !== undefined;

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay,
        staleTime: (query) => (isKept(query) ? 0 : CACHE_MS),
        gcTime: CACHE_MS,
        refetchOnWindowFocus: false,
      },
    },
  });

/** For queries whose answers are kept: they run without network too, and try again until there is one. */
export const READABLE_OFFLINE = {
  networkMode: 'offlineFirst' as const,
  meta: { readableOffline: true },
  refetchInterval: (query: HasData): number | false => (isKept(query) ? AGAIN_MS : false),
};
