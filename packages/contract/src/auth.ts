import { ROLES } from '@laurel/domain';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { anyPassword, email, firstName, lastName, newPassword } from './field-schemas.ts';
import { message } from './primitives.ts';
import { signInCode } from './second-factor.ts';

export const sessionUser = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** What the account was granted at the desk; most have nothing. */
  roles: z.array(z.enum(ROLES)).min(1).optional(),
});
export type SessionUser = z.infer<typeof sessionUser>;

const token = z.string().min(1).max(4096);

export const registerRequest = z.object({
  firstName,
  lastName,
  email,
  password: newPassword,
  /** Of a mailed invitation, where an account needs one. */
  invitation: token.optional(),
});
export type RegisterRequest = z.infer<typeof registerRequest>;
export const registerResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({ user: sessionUser }),
});

export const loginRequest = z.object({
  email,
  password: anyPassword,
  rememberMe: z.boolean().optional(),
  /** Of an account with a second factor; sent with email and password once the answer was `second_factor_required`. */
  code: signInCode.optional(),
});
export type LoginRequest = z.infer<typeof loginRequest>;
export const loginResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  user: sessionUser,
  token: z.string(),
  refreshToken: z.string(),
});
export type LoginResponse = z.infer<typeof loginResponse>;

export const refreshRequest = z.object({ refreshToken: token });
export const refreshResponse = z.object({
  success: z.literal(true),
  token: z.string(),
  refreshToken: z.string(),
});
export type RefreshResponse = z.infer<typeof refreshResponse>;

/** Signing out always succeeds: a body that names no token is as good as none. */
export const logoutRequest = z
  .object({ refreshToken: token.optional().catch(undefined) })
  .nullish()
  .catch(undefined);

/** What the browser keeps between the two calls: unreadable, and worth something to that browser alone. */
const providerFlow = z.string().min(1).max(4096);

export const authEndpoints = {
  register: endpoint({
    method: 'POST',
    path: '/auth/register',
    summary: 'Create an account',
    access: 'public',
    served: true,
    passwords: true,
    body: registerRequest,
    responses: { 201: registerResponse },
    errors: ['sign_up_closed', 'invalid_request', 'email_in_use', 'rate_limited'],
  }),
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in',
    access: 'public',
    served: true,
    passwords: true,
    body: loginRequest,
    responses: { 200: loginResponse },
    errors: [
      'invalid_request',
      'invalid_credentials',
      'second_factor_required',
      'invalid_code',
      'rate_limited',
    ],
  }),
  beginProviderSignIn: endpoint({
    method: 'POST',
    path: '/auth/provider',
    summary: 'Where to sign in with the OpenID provider of this house, if it has one',
    access: 'public',
    served: true,
    body: z.object({ rememberMe: z.boolean().optional() }),
    responses: {
      200: z.object({ success: z.literal(true), data: z.object({ url: z.url(), flow: providerFlow }) }),
    },
    errors: ['invalid_request', 'not_found', 'unavailable', 'rate_limited'],
  }),
  endProviderSignIn: endpoint({
    method: 'POST',
    path: '/auth/provider/answer',
    summary: 'Sign in with what the provider answered; opens an account for whoever has none',
    access: 'public',
    served: true,
    body: z.object({
      flow: providerFlow,
      /** The query of the address that the provider led back to. */
      answer: z.string().min(1).max(8192),
    }),
    responses: { 200: loginResponse },
    errors: [
      'invalid_request',
      'not_found',
      'provider_refused',
      'sign_up_closed',
      'unavailable',
      'rate_limited',
    ],
  }),
  providerLogout: endpoint({
    method: 'POST',
    path: '/auth/provider/logout',
    summary:
      'The OpenID provider of this house says that a session ended there (Back-Channel Logout 1.0), as a form',
    access: 'public',
    served: true,
    body: z.object({ logout_token: z.string().min(1).max(8192) }),
    responses: { 200: message },
    errors: ['invalid_request', 'not_found', 'unavailable', 'rate_limited'],
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/auth/refresh',
    summary: 'Exchange a refresh token for a new pair of tokens',
    access: 'public',
    served: true,
    body: refreshRequest,
    responses: { 200: refreshResponse },
    errors: ['invalid_request', 'invalid_refresh_token', 'rate_limited'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    summary: 'End the session of the bearer token or refresh token',
    access: 'public',
    served: true,
    body: logoutRequest,
    responses: {
      200: message.extend({
        /** Where the session of the OpenID provider ends, of a student whom it signed in. */
        signOutAt: z.url().optional(),
      }),
    },
    errors: [],
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/auth/forgot-password',
    summary: 'Ask for a link that resets the password',
    access: 'public',
    served: true,
    passwords: true,
    body: z.object({ email }),
    responses: { 200: message },
    errors: ['invalid_request', 'rate_limited'],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/auth/reset-password',
    summary: 'Set a new password with the token of a reset link',
    access: 'public',
    served: true,
    passwords: true,
    body: z.object({ token, password: newPassword }),
    responses: { 200: message },
    errors: ['invalid_request', 'invalid_reset_token', 'rate_limited'],
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/auth/confirm-email',
    summary: 'Confirm a new email with the token of the link that was mailed there',
    access: 'public',
    served: true,
    body: z.object({ token }),
    responses: { 200: message },
    errors: ['invalid_request', 'invalid_link', 'email_in_use', 'rate_limited'],
  }),
  undoEmailChange: endpoint({
    method: 'POST',
    path: '/auth/undo-email-change',
    summary: 'Keep the old email, with the token of the link that was mailed there, and set a new password',
    access: 'public',
    served: true,
    passwords: true,
    body: z.object({ token, password: newPassword }),
    responses: { 200: message },
    errors: ['invalid_request', 'invalid_link', 'email_in_use', 'rate_limited'],
  }),
} as const;
