export const TOASTS_AT_ONCE = 3;
export const TOAST_MS = 4000;

export interface ToastContent {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
}
export interface ToastEntry extends ToastContent {
  id: number;
}

/** Holds the visible toasts, oldest first. A fourth removes the oldest. */
export const createToastStore = () => {
  let entries: readonly ToastEntry[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  const update = (next: readonly ToastEntry[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };
  return {
    add: (content: ToastContent): number => {
      const id = nextId++;
      update([...entries, { ...content, id }].slice(-TOASTS_AT_ONCE));
      return id;
    },
    dismiss: (id: number) => update(entries.filter((entry) => entry.id !== id)),
    entries: () => entries,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export const toastStore = createToastStore();

/** Shows a toast: `toast({ title, description, variant: 'destructive' })`. */
export const toast = (content: ToastContent): number => toastStore.add(content);
