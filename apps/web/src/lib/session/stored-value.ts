/** The part of Web Storage that is used here. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * One value stored as JSON. Storage may be full, blocked or overwritten; then nothing is stored, without an error.
 * @param readValue the stored value, or null when it is not of the expected shape: an older build may have written it
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
      // Storing is best effort.
    }
  },
  forget: (): void => {
    try {
      store.removeItem(key);
    } catch {
      // Storage is blocked: nothing was stored.
    }
  },
});
