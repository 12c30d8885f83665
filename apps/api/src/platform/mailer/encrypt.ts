import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKeys, type SessionSecrets } from '../derive-keys.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts short secrets in the database: a reset link while its mail waits, the secret of an authenticator app. */
export interface Encrypter {
  encrypt(text: string): string;
  /** @throws Error when the text was encrypted under another session secret, or was changed */
  decrypt(encrypted: string): string;
}

/**
 * AES-256-GCM under a key derived from the session secret.
 * @param label part of the key: what was encrypted under another one can't be decrypted. Mails that wait in a database have the default
 */
export const createEncrypter = (secrets: SessionSecrets, label = 'laurel sealed mail'): Encrypter => {
  const keys = deriveKeys(secrets, label);
  const decryptBy = (key: Uint8Array, encrypted: string): string => {
    const bytes = Buffer.from(encrypted, 'base64url');
    const iv = bytes.subarray(0, IV_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const body = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([body, decipher.final()]).toString('utf8');
  };
  return {
    encrypt: (text) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keys[0], iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    decrypt: (encrypted) => {
      let failure: unknown;
      for (const key of keys)
        try {
          return decryptBy(key, encrypted);
        } catch (error) {
          // Another key may fit.
          failure = error;
        }
      throw failure;
    },
  };
};
