import { clear, createStore, del, get, set, type UseStore } from 'idb-keyval';
import { api, session } from './api.ts';
import { ApiError } from './api-error.ts';

/** An answer; `keptAt` (milliseconds since 1970) is there when nothing can be loaded and this was kept then. */
export type Kept<T> = T & { keptAt?: number };

interface Entry {
  at: number;
  answer: object;
}

let opened: UseStore | undefined;
const store = (): UseStore => {
  opened ??= createStore('laurel', 'answers');
  return opened;
};

const currentStudent = (): string => {
  const user = session.restore();
  return user?.id || user?.email || '';
};

/** Each student's answers are apart, whatever happens to the erasure. */
const nameOf = (student: string, key: readonly unknown[]): string => `${student} ${JSON.stringify(key)}`;

const keepFor = async (student: string, key: readonly unknown[], answer: object): Promise<void> => {
  // Signed out while the answer was on its way: it is nobody's any more.
  if (student === '' || currentStudent() !== student) return;
  try {
    await set(nameOf(student, key), { at: Date.now(), answer } satisfies Entry, store());
  } catch {
    // The browser keeps nothing: then there is nothing to read offline.
  }
};

const find = async (student: string, key: readonly unknown[]): Promise<Entry | undefined> => {
  try {
    return await get<Entry>(nameOf(student, key), store());
  } catch {
    // As above.
    return undefined;
  }
};

/**
 * Whether anything of the server can be had. Browsers say that they are online as long as there is a cable, so it is tried.
 */
const isReachable = async (): Promise<boolean> => {
  try {
    await api('GET /health');
    return true;
  } catch (failure) {
    return failure instanceof ApiError && failure.kind === 'http';
  }
};

/** Loads an answer and keeps it; without network gives the one that was kept. @throws ApiError when there is none */
export const readableOffline = async <T extends object>(
  key: readonly unknown[],
  load: () => Promise<T>,
): Promise<Kept<T>> => {
  const student = currentStudent();
  try {
    const answer = await load();
    void keepFor(student, key, answer);
    return answer;
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.kind === 'http' || failure.kind === 'aborted')
      throw failure;
    const kept = await find(student, key);
    // One call that fails alone is a failure, and said to be one.
    if (!kept || (await isReachable())) throw failure;
    return { ...(kept.answer as T), keptAt: kept.at };
  }
};

/** Keeps an answer that came another way than by asking for it, so that the earlier one is not read any more. */
export const keepAnswer = (key: readonly unknown[], answer: object): Promise<void> =>
  keepFor(currentStudent(), key, answer);

/** Erases one answer of this student: what it is about is gone. */
export const forgetKeptAnswer = (key: readonly unknown[]): Promise<void> =>
  del(nameOf(currentStudent(), key), store()).catch(() => {
    // Blocked: then nothing was kept there either.
  });

/** Erases what was kept, whoever it was about. */
export const forgetKeptAnswers = (): void => {
  if (!('indexedDB' in globalThis)) return;
  clear(store()).catch(() => {
    // Blocked: then nothing was kept there either.
  });
};
