import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const RETRIES = 3;
const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 30_000;
const CACHE_MS = 5 * 60 * 1000;

/** Asking again can't change what the server has refused. */
const isRefusal = (failure: unknown) =>
  failure instanceof ApiError && failure.status >= 400 && failure.status < 500;

export const shouldRetry = (failureCount: number, failure: unknown): boolean =>
  failureCount < RETRIES && !isRefusal(failure);

/** Milliseconds before the next try: 1 s, doubled each time, 30 s at most. */
export const retryDelay = (attempt: number): number =>
  Math.min(FIRST_DELAY_MS * 2 ** attempt, LONGEST_DELAY_MS);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay,
        staleTime: CACHE_MS,
        gcTime: CACHE_MS,
        refetchOnWindowFocus: false,
      },
    },
  });
