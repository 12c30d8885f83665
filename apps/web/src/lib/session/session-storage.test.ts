import { describe, expect, it } from 'vitest';
import { createSessionStorage } from './session-storage.ts';
import type { KeyValueStore } from './stored-value.ts';

const storeWith = (entries: Record<string, string>) => {
  const values = new Map(Object.entries(entries));
  const store: KeyValueStore = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
  return { values, session: createSessionStorage(store) };
};
const amina = { id: 'u1', firstName: 'Amina', lastName: 'Otieno', email: 'amina@example.org' };

describe('the stored session', () => {
  it('is restored when token and user data are there', () => {
    const { session } = storeWith({ authToken: 't', userData: JSON.stringify(amina) });
    expect(session.restore()).toEqual(amina);
  });

  it('is not restored without a token, and what is stored stays', () => {
    const { session, values } = storeWith({ userData: JSON.stringify(amina) });
    expect(session.restore()).toBeNull();
    expect([...values.keys()]).toEqual(['userData']);
  });

  it.each(['{', 'null', '"text"', '{"firstName":"Amina"}', '[]'])(
    'ends, all three keys removed, when the user data is %s',
    (userData) => {
      const { session, values } = storeWith({ authToken: 't', refreshToken: 'r', userData });
      expect(session.restore()).toBeNull();
      expect(values.size).toBe(0);
    },
  );

  it('is kept under the three specified keys', () => {
    const { session, values } = storeWith({});
    session.save({ user: amina, token: 't', refreshToken: 'r' });
    expect(Object.fromEntries(values)).toEqual({
      authToken: 't',
      refreshToken: 'r',
      userData: JSON.stringify(amina),
    });
  });

  it('drops an older refresh token when the new session has none', () => {
    const { session } = storeWith({ refreshToken: 'old' });
    session.save({ user: amina, token: 't' });
    expect(session.tokens()).toEqual({ token: 't', refreshToken: null });
  });
});
