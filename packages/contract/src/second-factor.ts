import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { anyPassword } from './field-schemas.ts';
import { instant, message, text } from './primitives.ts';

/** Six digits of an authenticator app, or a recovery code; spaces and dashes are left to taste. */
export const signInCode = text('The code', 40).trim().min(1, 'Please enter a code');

const secondFactorResponse = z.object({
  success: z.literal(true),
  data: z.object({
    /** When it was switched on; null: it is off, as it is unless the student wants it. */
    since: instant.nullable(),
    recoveryCodesLeft: z.int().min(0),
  }),
});
export type SecondFactorResponse = z.infer<typeof secondFactorResponse>;

const secondFactorSecret = z.object({
  success: z.literal(true),
  data: z.object({
    /** For typing, in base32. */
    secret: z.string(),
    /** For scanning: `otpauth://totp/…`. */
    uri: z.string(),
  }),
});

/** Answered once, and stored as hashes only. */
const recoveryCodesResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({ recoveryCodes: z.array(z.string()) }),
});

/** Where local passwords are switched off a sign-in of the last ten minutes stands for it. */
const currentPassword = anyPassword.optional();
const proof = z.object({ currentPassword, code: signInCode });

export const secondFactorEndpoints = {
  secondFactor: endpoint({
    method: 'GET',
    path: '/users/second-factor',
    summary: 'Whether signing in asks for a code of an authenticator app',
    access: 'user',
    served: true,
    responses: { 200: secondFactorResponse },
    errors: ['unauthorized'],
  }),
  beginSecondFactor: endpoint({
    method: 'POST',
    path: '/users/second-factor',
    summary: 'A new secret for an authenticator app; nothing changes until a code of it was confirmed',
    access: 'user',
    served: true,
    body: z.object({ currentPassword }),
    responses: { 200: secondFactorSecret },
    errors: [
      'invalid_request',
      'unauthorized',
      'invalid_credentials',
      'step_up_required',
      'conflict',
      'rate_limited',
    ],
  }),
  confirmSecondFactor: endpoint({
    method: 'POST',
    path: '/users/second-factor/confirmation',
    summary: 'Switch it on with a code of the app; answers with ten recovery codes, this once',
    access: 'user',
    served: true,
    body: z.object({ code: signInCode }),
    responses: { 200: recoveryCodesResponse },
    errors: ['invalid_request', 'unauthorized', 'invalid_code', 'conflict', 'rate_limited'],
  }),
  stepUp: endpoint({
    method: 'POST',
    path: '/users/second-factor/step-up',
    summary: 'Give a code for what wants a fresh one: export, erasure, sessions, the calendar address',
    access: 'user',
    served: true,
    body: z.object({ code: signInCode }),
    responses: { 200: message },
    errors: ['invalid_request', 'unauthorized', 'invalid_code', 'conflict', 'rate_limited'],
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/users/second-factor/recovery-codes',
    summary: 'Ten new recovery codes in place of the old ones',
    access: 'user',
    served: true,
    body: proof,
    responses: { 200: recoveryCodesResponse },
    errors: [
      'invalid_request',
      'unauthorized',
      'invalid_credentials',
      'step_up_required',
      'invalid_code',
      'conflict',
      'rate_limited',
    ],
  }),
  endSecondFactor: endpoint({
    method: 'DELETE',
    path: '/users/second-factor',
    summary: 'Switch it off, with the password and a code',
    access: 'user',
    served: true,
    body: proof,
    responses: { 200: message },
    errors: [
      'invalid_request',
      'unauthorized',
      'invalid_credentials',
      'step_up_required',
      'invalid_code',
      'conflict',
      'rate_limited',
    ],
  }),
} as const;
