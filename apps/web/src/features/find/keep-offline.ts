import { logger } from '../../lib/browser/logger.ts';
import { trustedScript } from '../../lib/browser/trusted-types.ts';

const WORKER = '/find-worker.js';
/** A scope of its own: the service worker of the signed-in pages keeps a whole build, which a guest doesn't need. */
const SCOPE = '/find';
/** Asked for by every page, under names that don't change. */
const UNHASHED = ['/before-paint.js', '/favicon.svg', '/manifest.webmanifest'];
const STATIC = /^\/(?:assets|catalogue)\/(?!current\.json)/;

/** The files that this page has loaded so far. */
const loadedFiles = (): string[] => {
  const paths = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && STATIC.test(pathname))
    .map(({ pathname }) => pathname);
  return [...new Set([...UNHASHED, ...paths])];
};

const keep = async (): Promise<void> => {
  // The next question may need it, and is asked without network too.
  await import('../matching/fact-field.tsx');
  await navigator.serviceWorker.register(trustedScript(WORKER), { scope: SCOPE });
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
  worker?.postMessage(loadedFiles());
};

/** Once a list stands, /find opens without network from then on. */
export const keepForOffline = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  keep().catch(() =>
    logger.warn('Finding matches will not open without network: the browser took no service worker.'),
  );
};
