import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Kept } from '../lib/api/answer-cache.ts';
import { dayOf } from '../lib/dates/calendar-day.ts';
import { Callout } from '../ui/callout.tsx';

const listen = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

const keptAtOf = ({ state }: Query): number | undefined => (state.data as Kept<object> | undefined)?.keptAt;

const shownQueries = (queries: QueryClient): Query[] =>
  queries.getQueryCache().findAll({
    type: 'active',
    predicate: ({ meta }) => meta?.readableOffline === true,
  });

/** When the oldest of what is on screen was stored, in milliseconds since 1970; 0 when nothing stored is. */
const storedAt = (queries: QueryClient): number => {
  const times = shownQueries(queries)
    .map((query) => keptAtOf(query) ?? query.state.dataUpdatedAt)
    .filter((at) => at > 0);
  return times.length > 0 ? Math.min(...times) : 0;
};

/** Asks anew for what was read out of the store, once there is a network again. */
export const refreshWhenOnline = (queries: QueryClient): void =>
  window.addEventListener(
    'online',
    () => void queries.invalidateQueries({ predicate: (query) => keptAtOf(query) !== undefined }),
  );

const inWords = (at: number): string =>
  new Intl.DateTimeFormat(undefined, {
    timeStyle: 'short',
    ...(dayOf(new Date(at)) === dayOf(new Date()) ? {} : { dateStyle: 'medium' }),
  }).format(at);

/** Says that there is no network, and how old that is what is shown. */
export const OfflineNotice = () => {
  const queries = useQueryClient();
  const isOnline = useSyncExternalStore(listen, () => navigator.onLine);
  const at = useSyncExternalStore(
    (onChange) => queries.getQueryCache().subscribe(onChange),
    () => storedAt(queries),
  );
  const isStored = useSyncExternalStore(
    (onChange) => queries.getQueryCache().subscribe(onChange),
    () => shownQueries(queries).some((query) => keptAtOf(query) !== undefined),
  );
  return (
    <div role="status" className="page no-print empty:hidden">
      {isOnline && !isStored ? null : (
        <Callout variant="warning" className="mt-4">
          {at > 0 ? (
            <>
              You are offline; this is what was stored at{' '}
              <time dateTime={new Date(at).toISOString()}>{inWords(at)}</time>.
            </>
          ) : (
            'You are offline; nothing of this page is stored.'
          )}
        </Callout>
      )}
    </div>
  );
};
