/** The part of Web Storage that keeps values. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * One value that the browser keeps as JSON. Storage may be full, blocked or written over: then nothing was kept, and
 * nobody is told.
 * @param readValue the value that was found, or null when it is none of ours: an older build may have written it
 */
export const createStoredValue = <T>(
  store: KeyValueStore,
  key: string,
  readValue: (found: unknown) => T | null,
) => ({
  read: (): T | null => {
    try {
      return readValue(JSON.parse(store.getItem(key) ?? 'null'));
    } catch {
      return null;
    }
  },
  keep: (value: T): void => {
    try {
      store.setItem(key, JSON.stringify(value));
    } catch {
      // Told above: whoever keeps a value goes on without.
    }
  },
  forget: (): void => {
    try {
      store.removeItem(key);
    } catch {
      // Blocked storage holds nothing.
    }
  },
});
