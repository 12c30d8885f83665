import { createHash, createHmac } from 'node:crypto';
import { deriveKeys, type SessionSecrets } from '../../platform/derive-keys.ts';

export interface CalendarSecrets {
  /** 43 letters, digits, `-` and `_` (256 bits), derived from a feed's seed with the server's own secret. */
  secretOf(seed: string): string;
  /** The secret of a feed that is stored; undefined when no session secret that is known made it. */
  secretOfFeed(feed: { seed: string; secretHash: string }): string | undefined;
  /** The hash by which a feed is found; the secret can't be derived from it. */
  hashOf(secret: string): string;
}

export const createCalendarSecrets = (secrets: SessionSecrets): CalendarSecrets => {
  const keys = deriveKeys(secrets, 'laurel calendar address');
  const secretBy = (key: Uint8Array, seed: string) =>
    createHmac('sha256', key).update(seed).digest('base64url');
  const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
  return {
    secretOf: (seed) => secretBy(keys[0], seed),
    secretOfFeed: ({ seed, secretHash }) =>
      keys.map((key) => secretBy(key, seed)).find((secret) => hashOf(secret) === secretHash),
    hashOf,
  };
};
