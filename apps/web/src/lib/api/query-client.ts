import { QueryClient } from '@tanstack/react-query';
import type { Cached } from './answer-cache.ts';
import { ApiError } from './api-error.ts';

const RETRIES = 3;
const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 30_000;
const CACHE_MS = 5 * 60 * 1000;
/** Interval of reloading while a cached answer is shown. */
const AGAIN_MS = 5_000;

/** A refusal is final: retrying does not change it. */
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

const isCached = ({ state }: HasData): boolean =>
  (state.data as Cached<object> | undefined)?.cachedAt !== undefined;

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay,
        staleTime: (query) => (isCached(query) ? 0 : CACHE_MS),
        gcTime: CACHE_MS,
        refetchOnWindowFocus: false,
      },
    },
  });

/** For queries whose answers are cached: they run without network too, and are retried until it is back. */
export const READABLE_OFFLINE = {
  networkMode: 'offlineFirst' as const,
  meta: { readableOffline: true },
  refetchInterval: (query: HasData): number | false => (isCached(query) ? AGAIN_MS : false),
};
