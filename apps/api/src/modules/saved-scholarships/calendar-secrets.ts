import { createHash, createHmac, hkdfSync } from 'node:crypto';

export interface CalendarSecrets {
  /** 43 letters, digits, `-` and `_` (256 bits), derived from a feed's seed with the server's own secret. */
  secretOf(seed: string): string;
  /** The hash by which a feed is found; the secret can't be derived from it. */
  hashOf(secret: string): string;
}

export const createCalendarSecrets = (serverSecret: string): CalendarSecrets => {
  const key = new Uint8Array(hkdfSync('sha256', serverSecret, '', 'laurel calendar address', 32));
  return {
    secretOf: (seed) => createHmac('sha256', key).update(seed).digest('base64url'),
    hashOf: (secret) => createHash('sha256').update(secret).digest('base64url'),
  };
};
