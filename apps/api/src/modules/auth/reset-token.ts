import { createHash } from 'node:crypto';
import { newId } from '../../platform/new-id.ts';

/** An unguessable token for one reset link. */
export const newResetToken = newId;

/** What is stored of a token. It has 128 random bits, so a plain hash can't be guessed back. */
export const hashResetToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
