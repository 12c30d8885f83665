import type { SessionUser } from '@laurel/contract';
import type { KeyValueStore } from './stored-value.ts';

export const SESSION_KEYS = { token: 'authToken', refreshToken: 'refreshToken', user: 'userData' } as const;

export interface StoredTokens {
  token: string | null;
  refreshToken: string | null;
}

const isText = (value: unknown): value is string => typeof value === 'string';

const parseUser = (json: string): SessionUser | null => {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value !== 'object' || value === null) return null;
    const { id, firstName, lastName, email, roles } = value as Record<string, unknown>;
    if (!isText(firstName) || !isText(lastName) || !isText(email)) return null;
    return {
      id: isText(id) ? id : '',
      firstName,
      lastName,
      email,
      // They only show the way: the server asks anew at each call.
      ...(Array.isArray(roles) && roles.length > 0 ? { roles: roles as SessionUser['roles'] } : {}),
    };
  } catch {
    return null;
  }
};

/** The stored session of this browser: access token, refresh token and user, under three keys. */
export const createSessionStorage = (store: KeyValueStore) => {
  const set = (key: string, value: string | null | undefined) =>
    value ? store.setItem(key, value) : store.removeItem(key);

  const clear = () => {
    for (const key of Object.values(SESSION_KEYS)) store.removeItem(key);
  };

  return {
    tokens: (): StoredTokens => ({
      token: store.getItem(SESSION_KEYS.token),
      refreshToken: store.getItem(SESSION_KEYS.refreshToken),
    }),

    /** The signed-in user, or null. Unreadable user data ends the session: all three keys are removed. */
    restore: (): SessionUser | null => {
      const stored = store.getItem(SESSION_KEYS.user);
      if (stored === null || !store.getItem(SESSION_KEYS.token)) return null;
      const user = parseUser(stored);
      if (!user) clear();
      return user;
    },

    save: (session: { user: SessionUser; token: string; refreshToken?: string | null | undefined }) => {
      set(SESSION_KEYS.user, JSON.stringify(session.user));
      set(SESSION_KEYS.token, session.token);
      set(SESSION_KEYS.refreshToken, session.refreshToken);
    },

    replaceTokens: (tokens: { token: string; refreshToken: string }) => {
      set(SESSION_KEYS.token, tokens.token);
      set(SESSION_KEYS.refreshToken, tokens.refreshToken);
    },

    replaceUser: (user: SessionUser) => set(SESSION_KEYS.user, JSON.stringify(user)),

    clear,
  };
};
export type SessionStorage = ReturnType<typeof createSessionStorage>;

/** A store for the life of the page, where the browser refuses storage. */
const memoryStore = (): KeyValueStore => {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
};

/** `window.localStorage`, or a stand-in when it is blocked. */
export const browserStore = (): KeyValueStore => {
  try {
    const store = window.localStorage;
    store.getItem(SESSION_KEYS.token);
    return store;
  } catch {
    return memoryStore();
  }
};

/** Clears the storage of this tab: unsaved drafts are personal data too. */
export const clearTabStorage = () => {
  try {
    window.sessionStorage.clear();
  } catch {
    // Storage is blocked: nothing was stored.
  }
};
