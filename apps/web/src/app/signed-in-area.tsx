import {
  notifyManager,
  type Query,
  type QueryClient,
  QueryClientProvider,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { Outlet } from 'react-router';
import type { Cached } from '../lib/api/answer-cache.ts';
import { createQueryClient } from '../lib/api/query-client.ts';
import { logger } from '../lib/browser/logger.ts';
import { trustedScript } from '../lib/browser/trusted-types.ts';
import { dayOf } from '../lib/dates/calendar-day.ts';
import { useAuth } from '../lib/session/auth-context.ts';
import { holdSessionData } from '../lib/session/session-data.ts';
import { Callout } from '../ui/callout.tsx';
import { KeepGuestAnswers } from './keep-guest-answers.tsx';

const SERVICE_WORKER = '/service-worker.js';

const registerOwnServiceWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(trustedScript(SERVICE_WORKER));

const listen = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

const cachedAtOf = ({ state }: Query): number | undefined =>
  (state.data as Cached<object> | undefined)?.cachedAt;

const shownQueries = (queries: QueryClient): Query[] =>
  queries.getQueryCache().findAll({
    type: 'active',
    predicate: ({ meta }) => meta?.readableOffline === true,
  });

/** When the oldest cached answer on screen was stored, in milliseconds since 1970; 0 when none of them is from the cache. */
const storedAt = (queries: QueryClient): number => {
  const times = shownQueries(queries)
    .map((query) => cachedAtOf(query) ?? query.state.dataUpdatedAt)
    .filter((at) => at > 0);
  return times.length > 0 ? Math.min(...times) : 0;
};

/** Reloads cached answers when the network is back. */
const refreshWhenOnline = (queries: QueryClient): void =>
  window.addEventListener(
    'online',
    () => void queries.invalidateQueries({ predicate: (query) => cachedAtOf(query) !== undefined }),
  );

const inWords = (at: number): string =>
  new Intl.DateTimeFormat(undefined, {
    timeStyle: 'short',
    ...(dayOf(new Date(at)) === dayOf(new Date()) ? {} : { dateStyle: 'medium' }),
  }).format(at);

/** Says that there is no network, and how old the shown answers are. */
const OfflineNotice = () => {
  const queries = useQueryClient();
  const isOnline = useSyncExternalStore(listen, () => navigator.onLine);
  // The cache reports a new query while the component that asks is being rendered: no other may change then.
  const listenToAnswers = useCallback(
    (onChange: () => void) => queries.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [queries],
  );
  const at = useSyncExternalStore(listenToAnswers, () => storedAt(queries));
  const isStored = useSyncExternalStore(listenToAnswers, () =>
    shownQueries(queries).some((query) => cachedAtOf(query) !== undefined),
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

/**
 * The first script of the page. Its name is a hash of its content and of everything it loads, so it differs in each
 * build.
 */
const firstScript = () =>
  new URL(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '', location.href)
    .pathname;

/**
 * Tells a newer worker, now or when one appears, which build this page belongs to. One that is still being installed takes the
 * word too, and then takes over as soon as it is.
 */
const introduceTo = (registration: ServiceWorkerRegistration) => {
  const introduce = () => {
    for (const worker of [registration.installing, registration.waiting]) worker?.postMessage(firstScript());
  };
  introduce();
  registration.addEventListener('updatefound', introduce);
};

const register = () => {
  registerOwnServiceWorker().catch(() =>
    logger.warn('Pages will not open without network: the browser took no service worker.'),
  );
  // Does nothing where no worker is ever ready.
  void navigator.serviceWorker.ready.then(introduceTo);
};

/** Safari has no `requestIdleCallback`. */
const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(task) : setTimeout(task, 1000);

/** Registers the service worker when the page has loaded and the browser is idle. */
const registerServiceWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') whenIdle(register);
  else window.addEventListener('load', () => whenIdle(register), { once: true });
};

const queryClient = createQueryClient();
holdSessionData(() => queryClient.clear());
refreshWhenOnline(queryClient);

/** Wraps all signed-in pages: the query cache, the notice about a missing network, and the service worker. */
export const Component = () => {
  const { isAuthenticated } = useAuth();
  useEffect(() => {
    if (isAuthenticated) registerServiceWorker();
  }, [isAuthenticated]);
  return (
    <QueryClientProvider client={queryClient}>
      <OfflineNotice />
      {isAuthenticated ? (
        <KeepGuestAnswers>
          <Outlet />
        </KeepGuestAnswers>
      ) : (
        <Outlet />
      )}
    </QueryClientProvider>
  );
};
