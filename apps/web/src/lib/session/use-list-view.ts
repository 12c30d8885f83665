import { useState } from 'react';
import { useStudentKey } from './auth-context.ts';

/** Kept until the page is reloaded: coming back from a scholarship, the list is as it was left. */
const remembered = new Map<string, unknown>();

/** Filters, order and page of the list `name`. Any change but of the page goes back to the first page. */
export const useListView = <V extends { page: number }>(name: string, first: V) => {
  const key = `${useStudentKey()}:${name}`;
  const [view, setView] = useState<V>(() => (remembered.get(key) as V | undefined) ?? first);
  const change = (part: Partial<V>) => {
    const next = { ...view, page: 1, ...part };
    remembered.set(key, next);
    setView(next);
  };
  return { view, change, clear: () => change(first) };
};
