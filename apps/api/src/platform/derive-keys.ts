import { hkdfSync } from 'node:crypto';

/** The session secret, and before a change of it the one that goes: what was made under that is still read. */
export type SessionSecrets = readonly [today: string, ...before: string[]];

/** Keys for one purpose. What is made anew has the first; what comes in may have any. */
export const deriveKeys = (secrets: SessionSecrets, purpose: string): [Uint8Array, ...Uint8Array[]] =>
  secrets.map((secret) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32))) as [
    Uint8Array,
    ...Uint8Array[],
  ];
