const PREFIX = 'draft:';

/** The storage key of what `student` has written and not sent. */
export const draftKey = (kind: string, student: string): string => `${PREFIX}${kind}:${student}`;

/** Removes every draft from this browser: signing out on purpose leaves nothing behind. */
export const clearLocalDrafts = () => {
  try {
    const drafts = Object.keys(window.localStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of drafts) window.localStorage.removeItem(key);
  } catch {
    // Storage is blocked: there are no drafts.
  }
};

/** Where `lib/api/answer-cache.ts` keeps answers for reading without network. */
export const ANSWER_CACHE = { database: 'laurel', store: 'answers' } as const;

/**
 * Removes the cached answers of every student. Without the library that reads and writes them: a student can sign out on a page that
 * has loaded neither.
 */
export const clearAnswerCache = (): void => {
  if (!('indexedDB' in globalThis)) return;
  // Where storage is blocked nothing was cached, and nothing happens.
  const opening = indexedDB.open(ANSWER_CACHE.database);
  // It has never been there, and is not made now.
  opening.onupgradeneeded = () => opening.transaction?.abort();
  opening.onsuccess = () => {
    const database = opening.result;
    const clearing = database.transaction(ANSWER_CACHE.store, 'readwrite');
    clearing.objectStore(ANSWER_CACHE.store).clear();
    clearing.oncomplete = () => database.close();
  };
};

const holders = new Set<() => void>();

/** Registers a function that removes data of the signed-in student. */
export const holdSessionData = (forget: () => void) => {
  holders.add(forget);
};

/** Removes the data of the student who was signed in, before another session can see it. */
export const forgetSessionData = () => {
  for (const forget of holders) forget();
};
