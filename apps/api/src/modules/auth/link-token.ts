import { createHash } from 'node:crypto';
import { newId } from '../../platform/new-id.ts';

/** An unguessable token for one mailed link. */
export const newLinkToken = newId;

/** The stored form of a token. It has 128 random bits, so a plain hash can't be reversed by guessing. */
export const hashLinkToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
