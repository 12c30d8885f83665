import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import { ANSWER_CACHE } from '../session/session-data.ts';
import { api, session } from './api.ts';
import { ApiError } from './api-error.ts';

/** An answer. `cachedAt` (milliseconds since 1970) is set when it was read from the cache. */
export type Cached<T> = T & { cachedAt?: number };

interface Entry {
  at: number;
  answer: object;
}

let opened: UseStore | undefined;
const store = (): UseStore => {
  opened ??= createStore(ANSWER_CACHE.database, ANSWER_CACHE.store);
  return opened;
};

const currentStudent = (): string => {
  const user = session.restore();
  return user?.id || user?.email || '';
};

/** The key contains the student, so that answers stay apart even if erasing fails. */
const nameOf = (student: string, key: readonly unknown[]): string => `${student} ${JSON.stringify(key)}`;

const cacheFor = async (student: string, key: readonly unknown[], answer: object): Promise<void> => {
  // The student has signed out meanwhile.
  if (student === '' || currentStudent() !== student) return;
  try {
    await set(nameOf(student, key), { at: Date.now(), answer } satisfies Entry, store());
  } catch {
    // No storage: there will be nothing to read offline.
  }
};

const find = async (student: string, key: readonly unknown[]): Promise<Entry | undefined> => {
  try {
    return await get<Entry>(nameOf(student, key), store());
  } catch {
    // No storage: nothing was cached.
    return undefined;
  }
};

/** Whether the server can be reached. Browsers report to be online as long as a cable is connected, so it is tried. */
const isReachable = async (): Promise<boolean> => {
  try {
    await api('GET /health');
    return true;
  } catch (failure) {
    return failure instanceof ApiError && failure.kind === 'http';
  }
};

/**
 * Loads an answer and caches it; without network, reads the cached one.
 * @throws ApiError when there is none
 */
export const readableOffline = async <T extends object>(
  key: readonly unknown[],
  load: () => Promise<T>,
): Promise<Cached<T>> => {
  const student = currentStudent();
  try {
    const answer = await load();
    void cacheFor(student, key, answer);
    return answer;
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.kind === 'http' || failure.kind === 'aborted')
      throw failure;
    const cached = await find(student, key);
    // The server can be reached, so this one call has failed.
    if (!cached || (await isReachable())) throw failure;
    return { ...(cached.answer as T), cachedAt: cached.at };
  }
};

/** Caches an answer that was not loaded by its query, in place of the earlier one. */
export const cacheAnswer = (key: readonly unknown[], answer: object): Promise<void> =>
  cacheFor(currentStudent(), key, answer);

/** Removes one answer of this student from the cache. */
export const removeCachedAnswer = async (key: readonly unknown[]): Promise<void> => {
  try {
    await del(nameOf(currentStudent(), key), store());
  } catch {
    // Storage is blocked: nothing was cached.
  }
};
