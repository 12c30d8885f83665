/** A fresh Idempotency-Key: 128 random bits. `crypto.randomUUID` is not there on plain http, this is. */
export const newAttemptKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
