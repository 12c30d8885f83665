import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { expect } from 'vitest';
import { TEST_PASSWORD, type TestApp } from './create-test-app.ts';

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborBytes = (data: Uint8Array) => {
  const head = data.length < 256 ? [0x58, data.length] : [0x59, data.length >> 8, data.length & 255];
  return Buffer.concat([Buffer.from(head), data]);
};

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };

interface Wish {
  /** Where the page is that asks. */
  origin: string;
  /** Whether its holder showed who they are. */
  verifies?: boolean;
  counter?: number;
}

/** A passkey as an authenticator holds it, in a few bytes: ES256, no attestation (W3C WebAuthn level 3, sections 6.1 and 6.5). */
export const createAuthenticator = ({ host }: { host: string }) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let userHandle = '';

  const dataOf = ({ verifies = true, counter = 0 }: Wish, more: { flags: number; rest: Uint8Array }) => {
    const head = Buffer.alloc(5);
    head.writeUInt8(FLAGS.present | (verifies ? FLAGS.verified : 0) | more.flags);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(host), head, more.rest]);
  };
  const clientData = (type: string, challenge: string, { origin }: Wish) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });

  return {
    /** Whose passkey it says it is. */
    setUserHandle: (handle: string) => {
      userHandle = handle;
    },
    create: (options: { challenge: string; user: { id: string } }, wish: Wish) => {
      userHandle = options.user.id;
      const key = Buffer.concat([
        // {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
        cborBytes(Buffer.from(x, 'base64url')),
        Buffer.from([0x22]),
        cborBytes(Buffer.from(y, 'base64url')),
      ]);
      const rest = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(dataOf(wish, { flags: FLAGS.attested, rest })),
      ]);
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options.challenge, wish)),
          attestationObject: base64url(attestationObject),
        },
      };
    },
    get: (options: { challenge: string }, wish: Wish) => {
      const json = clientData('webauthn.get', options.challenge, wish);
      const authenticatorData = dataOf(wish, { flags: 0, rest: Buffer.alloc(0) });
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(json)]), privateKey);
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(json),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(signature),
          ...(userHandle ? { userHandle } : {}),
        },
      };
    },
  };
};

const partyOf = (test: TestApp) => {
  const { hostname, origin } = new URL(test.services.origin.get());
  return { host: hostname, origin };
};

/** What a browser sends to add a passkey to a student's account, and the authenticator that has it. */
export const beginPasskey = async (test: TestApp, { token }: { token: string }) => {
  const { status, body } = await test.call('POST', '/users/passkeys/options', {
    token,
    body: { currentPassword: TEST_PASSWORD },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  const { host, origin } = partyOf(test);
  const authenticator = createAuthenticator({ host });
  const registration = authenticator.create(body.data.options, { origin });
  return { authenticator, options: body.data.options, body: { name: 'My phone', registration } };
};

/** The same once it is added. */
export const usePasskey = async (test: TestApp, student: { token: string }) => {
  const begun = await beginPasskey(test, student);
  const { status, body } = await test.call('POST', '/users/passkeys', {
    token: student.token,
    body: begun.body,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return { ...begun, id: body.data.id as string };
};

/** What a browser sends to sign in with a passkey. */
export const askPasskey = async (
  test: TestApp,
  { authenticator }: { authenticator: ReturnType<typeof createAuthenticator> },
  wish: Partial<Wish> = {},
) => {
  const { body } = await test.call('POST', '/auth/passkey/options');
  return { assertion: authenticator.get(body.data.options, { origin: partyOf(test).origin, ...wish }) };
};
