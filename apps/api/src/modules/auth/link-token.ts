import { createHash } from 'node:crypto';
import { newId } from '../../platform/new-id.ts';

/** An unguessable token for one mailed link. */
export const newLinkToken = newId;

/** What is stored of a token. It has 128 random bits, so a plain hash can't be guessed back. */
export const hashLinkToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
