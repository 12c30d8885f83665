import { useSyncExternalStore } from 'react';
import { useStudentKey } from '../../lib/session/use-student-key.ts';
import { createComparedStore } from './compared-store.ts';

type ComparedStore = ReturnType<typeof createComparedStore>;

/** One for each student who signs in in this tab; what is picked lives as long as the tab. */
const stores = new Map<string, ComparedStore>();

const storeOf = (student: string): ComparedStore => {
  const store = stores.get(student) ?? createComparedStore(sessionStorage, `comparedScholarships:${student}`);
  stores.set(student, store);
  return store;
};

/** The scholarships that this student has picked for comparison, and how to change them. */
export const useCompared = () => {
  const { subscribe, picked, add, remove, clear } = storeOf(useStudentKey());
  return { picked: useSyncExternalStore(subscribe, picked), add, remove, clear };
};
