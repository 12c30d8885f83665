import { createHash, createHmac } from 'node:crypto';
import { deriveKeys, type SessionSecrets } from '../../platform/derive-keys.ts';
import { newId } from '../../platform/new-id.ts';

/** An unguessable token for one mailed link. */
export const newLinkToken = newId;

/** The stored form of a token. It has at least 128 random bits, so a plain hash can't be reversed by guessing. */
export const hashLinkToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** Makes the tokens of mailed links: the same each time for the same id, and known to nobody without the session secret. */
export interface LinkTokens {
  /** @param mailId of the mail that brings the link, so that each mail has its own */
  resetToken(mailId: string): string;
  /** Confirms the address of a new account. */
  addressToken(userId: string): string;
}

export const createLinkTokens = (secrets: SessionSecrets): LinkTokens => {
  const [key] = deriveKeys(secrets, 'laurel mailed links');
  // 128 bits are enough, and a mail keeps so short a link on one line.
  const signed = (text: string) => createHmac('sha256', key).update(text).digest().subarray(0, 16);
  return {
    resetToken: (mailId) => signed(`reset ${mailId}`).toString('base64url'),
    addressToken: (userId) => signed(`address ${userId}`).toString('base64url'),
  };
};
