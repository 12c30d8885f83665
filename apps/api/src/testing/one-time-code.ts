import { Secret, TOTP } from 'otpauth';

/** What an authenticator app shows at a moment for a secret in base32. */
export const oneTimeCode = (secret: string, timestamp: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
