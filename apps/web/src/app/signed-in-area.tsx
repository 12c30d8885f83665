import { type Query, type QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { Outlet } from 'react-router';
import type { Kept } from '../lib/api/answer-cache.ts';
import { createQueryClient } from '../lib/api/query-client.ts';
import { logger } from '../lib/browser/logger.ts';
import { registerOwnServiceWorker } from '../lib/browser/trusted-types.ts';
import { dayOf } from '../lib/dates/calendar-day.ts';
import { useAuth } from '../lib/session/auth-context.ts';
import { holdSessionData } from '../lib/session/session-data.ts';
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
const refreshWhenOnline = (queries: QueryClient): void =>
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
const OfflineNotice = () => {
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

/** Named after what is in it, and in everything that it loads: no two builds begin with the same. */
const firstScript = () =>
  new URL(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '', location.href)
    .pathname;

/** Tells a newer worker, now or once it has come, of which build this page is. */
const introduceTo = (registration: ServiceWorkerRegistration) => {
  const introduce = () => registration.waiting?.postMessage(firstScript());
  const introduceOnceInstalled = () => registration.installing?.addEventListener('statechange', introduce);
  introduce();
  introduceOnceInstalled();
  registration.addEventListener('updatefound', introduceOnceInstalled);
};

const register = () => {
  registerOwnServiceWorker().catch(() =>
    logger.warn('Pages will not open without network: the browser took no service worker.'),
  );
  // Never, where there is none.
  void navigator.serviceWorker.ready.then(introduceTo);
};

/** Safari knows no idle time. */
const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(task) : setTimeout(task, 1000);

/** Lets signed-in pages open without network, once this one has loaded and has nothing better to do. */
const registerServiceWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') whenIdle(register);
  else window.addEventListener('load', () => whenIdle(register), { once: true });
};

const queryClient = createQueryClient();
holdSessionData(() => queryClient.clear());
refreshWhenOnline(queryClient);

/** What all signed-in pages share: the cache of answers, and that they open without network. */
export const Component = () => {
  const { isAuthenticated } = useAuth();
  useEffect(() => {
    if (isAuthenticated) registerServiceWorker();
  }, [isAuthenticated]);
  return (
    <QueryClientProvider client={queryClient}>
      <OfflineNotice />
      <Outlet />
    </QueryClientProvider>
  );
};
