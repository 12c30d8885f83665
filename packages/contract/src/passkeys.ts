import { z } from 'zod';
import { loginResponse } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { anyPassword } from './field-schemas.ts';
import { idParams, instant, message, text } from './primitives.ts';

const bytes = (characters: number) =>
  z
    .string()
    .min(1)
    .max(characters)
    .regex(/^[\w-]+$/, 'This is not base64url');

/** What a browser asks an authenticator, as WebAuthn writes it in JSON. */
const options = z.looseObject({ challenge: z.string() });
const optionsResponse = z.object({ success: z.literal(true), data: z.object({ options }) });

const credential = { id: bytes(1400), rawId: bytes(1400), type: z.literal('public-key') };

/** What the authenticator answers to a registration. */
const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4096),
    attestationObject: bytes(16_384),
  }),
});
export type PasskeyRegistration = z.infer<typeof registration>;

/** What the authenticator answers to a sign-in. */
const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4096),
    authenticatorData: bytes(4096),
    signature: bytes(4096),
    /** Whose passkey it is: only passkeys that know this sign in here. */
    userHandle: bytes(100).optional(),
  }),
});
export type PasskeyAssertion = z.infer<typeof assertion>;

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instant,
  /** Null: it has signed nobody in yet. */
  lastUsedAt: instant.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

export const passkeysEndpoints = {
  passkeys: endpoint({
    method: 'GET',
    path: '/users/passkeys',
    summary: 'The passkeys of the account',
    access: 'user',
    served: true,
    responses: { 200: z.object({ success: z.literal(true), data: z.array(passkey) }) },
    errors: ['unauthorized'],
  }),
  beginPasskey: endpoint({
    method: 'POST',
    path: '/users/passkeys/options',
    summary: 'What to ask an authenticator for a new passkey; good for five minutes, once, in this session',
    access: 'user',
    served: true,
    stepUp: true,
    passwords: true,
    body: z.object({ currentPassword: anyPassword }),
    responses: { 200: optionsResponse },
    errors: ['invalid_request', 'unauthorized', 'invalid_credentials', 'limit_reached', 'rate_limited'],
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/users/passkeys',
    summary: 'Keep the passkey that the authenticator made',
    access: 'user',
    served: true,
    passwords: true,
    body: z.object({
      name: text('The name', 60).trim().min(1, 'Please give the passkey a name'),
      registration,
    }),
    responses: { 201: z.object({ success: z.literal(true), message: z.string(), data: passkey }) },
    errors: [
      'invalid_request',
      'unauthorized',
      'passkey_refused',
      'conflict',
      'limit_reached',
      'rate_limited',
    ],
  }),
  removePasskey: endpoint({
    method: 'DELETE',
    path: '/users/passkeys/{id}',
    summary: 'Remove a passkey: it signs nobody in any more',
    access: 'user',
    served: true,
    stepUp: true,
    params: idParams,
    responses: { 200: message },
    errors: ['unauthorized', 'not_found'],
  }),
  beginPasskeySignIn: endpoint({
    method: 'POST',
    path: '/auth/passkey/options',
    summary: 'What to ask an authenticator for signing in; good for five minutes, once',
    access: 'public',
    served: true,
    passwords: true,
    responses: { 200: optionsResponse },
    errors: ['rate_limited'],
  }),
  passkeySignIn: endpoint({
    method: 'POST',
    path: '/auth/passkey',
    summary: 'Sign in with a passkey, which stands for password and second factor',
    access: 'public',
    served: true,
    passwords: true,
    body: z.object({ assertion, rememberMe: z.boolean().optional() }),
    responses: { 200: loginResponse },
    errors: ['invalid_request', 'passkey_refused', 'invalid_credentials', 'rate_limited'],
  }),
} as const;
