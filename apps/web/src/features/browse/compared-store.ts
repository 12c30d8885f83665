import { useSyncExternalStore } from 'react';
import { useStudentKey } from '../../lib/session/auth-context.ts';

/** As many as fit side by side. */
export const MAX_COMPARED = 4;

interface Compared {
  id: string;
  title: string;
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const isCompared = (value: unknown): value is Compared =>
  typeof value === 'object' && value !== null && 'id' in value && 'title' in value;

const readFrom = (store: Store, key: string): Compared[] => {
  try {
    const stored: unknown = JSON.parse(store.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isCompared).slice(0, MAX_COMPARED) : [];
  } catch {
    // Not a list that we wrote: nothing is being compared.
    return [];
  }
};

/** The scholarships picked for comparison, at most four, kept in `store` under `key`. */
export const createComparedStore = (store: Store, key: string) => {
  let picked = readFrom(store, key);
  const listeners = new Set<() => void>();
  const put = (next: Compared[]) => {
    picked = next;
    store.setItem(key, JSON.stringify(next));
    for (const listener of listeners) listener();
  };
  return {
    picked: () => picked,
    add: (scholarship: Compared) => {
      if (picked.length < MAX_COMPARED && !picked.some(({ id }) => id === scholarship.id))
        put([...picked, scholarship]);
    },
    remove: (id: string) => put(picked.filter((each) => each.id !== id)),
    clear: () => put([]),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

type ComparedStore = ReturnType<typeof createComparedStore>;

/** One store per student. It lasts as long as the tab. */
const stores = new Map<string, ComparedStore>();

const storeOf = (student: string): ComparedStore => {
  const store = stores.get(student) ?? createComparedStore(sessionStorage, `comparedScholarships:${student}`);
  stores.set(student, store);
  return store;
};

export const useCompared = () => {
  const { subscribe, picked, add, remove, clear } = storeOf(useStudentKey());
  return { picked: useSyncExternalStore(subscribe, picked), add, remove, clear };
};
