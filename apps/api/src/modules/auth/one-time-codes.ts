import type { SessionSecrets } from '../../platform/derive-keys.ts';
import { createEncrypter } from '../../platform/mailer/index.ts';

const ISSUER = 'Laurel';
const LABEL = 'laurel authenticator apps';
/** Authenticator apps assume both. */
const STEP_SECONDS = 30;
const DIGITS = 6;
const CODE = /^[0-9]{6}$/;
/** One step early or late: clocks of telephones differ, and typing takes a while. */
const WINDOW = 1;
/** As long as a SHA-1 hash, which RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** The codes that an authenticator app shows (TOTP, RFC 6238, by the library otpauth). */
export interface OneTimeCodes {
  /** A secret for a new app: as it is stored, as it is typed, and as it is scanned. */
  create(email: string): Promise<{ encrypted: string; secret: string; uri: string }>;
  /** The number of the 30-second step whose code this is; null when it is none that is valid now. */
  stepOf(encrypted: string, code: string, now: Date): Promise<number | null>;
  /** The same secret under the session secret of today; null where it is that already, or where no known one fits. */
  renewed(encrypted: string): string | null;
}

/** The library is loaded when the first student needs it. */
const otp = () => import('otpauth');

export const createOneTimeCodes = (secrets: SessionSecrets): OneTimeCodes => {
  const encrypter = createEncrypter(secrets, LABEL);
  const ofToday = createEncrypter([secrets[0]], LABEL);
  const decrypt = (encrypted: string, by = encrypter): string | null => {
    try {
      return by.decrypt(encrypted);
    } catch {
      // Encrypted under another session secret: no code of the app is right any more, and recovery codes are.
      return null;
    }
  };
  return {
    create: async (email) => {
      const { Secret, TOTP } = await otp();
      const secret = new Secret({ size: SECRET_BYTES });
      const { base32 } = secret;
      const uri = new TOTP({ issuer: ISSUER, label: email, secret, digits: DIGITS, period: STEP_SECONDS });
      return { encrypted: encrypter.encrypt(base32), secret: base32, uri: uri.toString() };
    },
    stepOf: async (encrypted, code, now) => {
      const { Secret, TOTP } = await otp();
      const base32 = decrypt(encrypted);
      // The library throws for six characters that are not six bytes.
      if (base32 === null || !CODE.test(code)) return null;
      const totp = new TOTP({ secret: Secret.fromBase32(base32), digits: DIGITS, period: STEP_SECONDS });
      const timestamp = now.getTime();
      const delta = totp.validate({ token: code, timestamp, window: WINDOW });
      return delta === null ? null : totp.counter({ timestamp }) + delta;
    },
    renewed: (encrypted) => {
      if (decrypt(encrypted, ofToday) !== null) return null;
      const base32 = decrypt(encrypted);
      return base32 === null ? null : encrypter.encrypt(base32);
    },
  };
};
