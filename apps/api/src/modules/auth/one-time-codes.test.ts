import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { createEncrypter } from '../../platform/mailer/index.ts';
import { createOneTimeCodes } from './one-time-codes.ts';

const SESSION_SECRET = 'a secret for tests, 32 letters long';
const codes = createOneTimeCodes([SESSION_SECRET]);
const at = (seconds: number) => new Date(seconds * 1000);

/** Appendix B of RFC 6238 for SHA-1; the last six digits of its eight. */
const VECTORS = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;
const rfcSecret = createEncrypter([SESSION_SECRET], 'laurel authenticator apps').encrypt(
  Secret.fromUTF8('12345678901234567890').base32,
);

describe('codes of an authenticator app', () => {
  it.each(VECTORS)('at second %i are those of RFC 6238', async (second, code) => {
    expect(await codes.stepOf(rfcSecret, code, at(second))).toBe(Math.floor(second / 30));
  });

  it('are taken one step early or late, and not two', async () => {
    const step = Math.floor(1_234_567_890 / 30);
    for (const [steps, expected] of [
      [-2, null],
      [-1, step],
      [0, step],
      [1, step],
      [2, null],
    ] as const)
      expect(await codes.stepOf(rfcSecret, '005924', at(1_234_567_890 + steps * 30))).toBe(expected);
  });

  it.each(['', '00592', '0059240', '005925', 'abcdef', '００５９２４', '-05924'])(
    'are not %j',
    async (code) => {
      expect(await codes.stepOf(rfcSecret, code, at(1_234_567_890))).toBeNull();
    },
  );
});

describe('a new secret', () => {
  it('is scanned or typed, is another one each time, and can’t be read where it is stored', async () => {
    const { encrypted, secret, uri } = await codes.create('amina@example.org');
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toBe(
      `otpauth://totp/Laurel:amina%40example.org?issuer=Laurel&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(encrypted).not.toContain(secret);
    expect((await codes.create('amina@example.org')).secret).not.toBe(secret);
  });

  it('is worth nothing under another session secret', async () => {
    const { encrypted, secret } = await codes.create('amina@example.org');
    const now = at(1_800_000_000);
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
    expect(await codes.stepOf(encrypted, code, now)).toBe(60_000_000);
    const others = createOneTimeCodes(['another secret for tests, 36 letters']);
    expect(await others.stepOf(encrypted, code, now)).toBeNull();
  });
});
