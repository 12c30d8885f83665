import { randomBytes } from 'node:crypto';

/** An unguessable id of 128 bits: 22 letters, digits, `-` and `_`. */
export const newId = (): string => randomBytes(16).toString('base64url');
