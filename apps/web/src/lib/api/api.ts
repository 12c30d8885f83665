import { browserStore, createSessionStorage } from '../session/session-storage.ts';
import { createApiClient, type ExclusiveRunner } from './api-client.ts';

export const session = createSessionStorage(browserStore());

const exclusive: ExclusiveRunner = (name, task) =>
  'locks' in navigator ? (navigator.locks.request(name, task) as ReturnType<typeof task>) : task();

let departure = new AbortController();

/**
 * Cancels the calls of a student who signs out, and holds back new ones, which the server would refuse.
 * @returns lets calls through again
 */
export const silenceCalls = (): (() => void) => {
  departure.abort();
  return () => {
    departure = new AbortController();
  };
};

const sessionEnd = new EventTarget();

/**
 * Calls `listener` when the server has ended the session.
 * @returns stops listening
 */
export const onSessionEnd = (listener: () => void): (() => void) => {
  sessionEnd.addEventListener('end', listener);
  return () => sessionEnd.removeEventListener('end', listener);
};

/** Every call of the web app: `api('GET /ai/preferences')`, `api('POST /scholarships/{id}/save', { params, body })`. */
export const api = createApiClient({
  base: '/api',
  fetch: (...args) => fetch(...args),
  session,
  exclusive,
  isOnline: () => navigator.onLine,
  departure: () => departure.signal,
  onSessionEnd: () => sessionEnd.dispatchEvent(new Event('end')),
});
