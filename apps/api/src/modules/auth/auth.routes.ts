import { authEndpoints, passkeysEndpoints, type RegisterRequest, type SessionUser } from '@laurel/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { addressOf, ok, route } from '../../platform/http/route.ts';
import { newId } from '../../platform/new-id.ts';
import type { AdmitPassword } from './admit-password.ts';
import { insertUser } from './auth.repository.ts';
import { bearerToken } from './authenticate.ts';
import { confirmEmail, undoEmailChange } from './change-email.ts';
import { askToConfirm, type ConfirmationContext } from './confirm-address.ts';
import { emailBelongsToAnother } from './email-changes.repository.ts';
import { emailKey } from './email-key.ts';
import { takeInvitation } from './invitations.repository.ts';
import { hashLinkToken } from './link-token.ts';
import { beginPasskeySignIn, type PasskeyContext, signInByPasskey } from './passkeys.ts';
import { hashPassword } from './passwords.ts';
import {
  beginProviderSignIn,
  endByProvider,
  endProviderSignIn,
  type ProviderSignInContext,
} from './provider-sign-in.ts';
import { requestPasswordReset, resetPassword } from './reset-password.ts';
import { rotateRefreshToken, signIn, signOut } from './sign-in.ts';

/** @param signUp `open`, `closed`, `invitation`, or the domains whose addresses may open an account without one */
const isWelcome = (signUp: string, key: string): boolean => {
  const domain = key.slice(key.lastIndexOf('@') + 1);
  return signUp === 'open' || signUp.split(/, ?/).includes(domain);
};

/** @throws AppError sign_up_closed, email_in_use */
const registerAccount = async (
  context: ConfirmationContext & { clock: Clock; signUp: string },
  { firstName, lastName, email, password, invitation }: RegisterRequest,
): Promise<SessionUser> => {
  const { database, clock, signUp } = context;
  const now = clock.now();
  const needsInvitation = !isWelcome(signUp, emailKey(email));
  if (needsInvitation && (signUp === 'closed' || invitation === undefined))
    throw new AppError('sign_up_closed');
  const user = { id: newId(), firstName, lastName, email };
  const row = {
    ...user,
    emailKey: emailKey(email),
    passwordHash: await hashPassword(password),
    createdAt: now,
    updatedAt: now,
  };
  const isTaken = await emailBelongsToAnother(database.queries, row.emailKey, now);
  await database.transaction(async (queries) => {
    const used = { emailKey: row.emailKey, tokenHash: hashLinkToken(invitation ?? ''), now };
    // Used with the account that it opens, or not at all.
    if (needsInvitation && !(await takeInvitation(queries, used))) throw new AppError('sign_up_closed');
    if (isTaken || !(await insertUser(queries, row))) {
      throw new AppError('email_in_use', {
        details: [{ field: 'email', message: 'An account with this email already exists.' }],
      });
    }
    // Whoever was handed the link need not be who reads the address.
    await askToConfirm(queries, context, user, now);
  });
  return user;
};

const account = (request: FastifyRequest) => emailKey((request.body as { email: string }).email);

/**
 * A household, a school or a lecture hall shares one address: all of a hall may sign up in the same minutes. Attackers try many passwords on
 * one account, or one password on many accounts; see also `guess-guard.ts`.
 */
const REGISTER_LIMIT = { max: 300, windowSeconds: 3600 };
const LOGIN_LIMIT = { max: 10, maxPerAddress: 400, windowSeconds: 300, keyOf: account };
/** A lecture hall signs in at once; what is guessed at here is 128 bits long. */
const PROVIDER_LIMIT = { max: 600, windowSeconds: 300 };
const REFRESH_LIMIT = { max: 120, windowSeconds: 60 };
const FORGOT_LIMIT = { max: 5, maxPerAddress: 200, windowSeconds: 900, keyOf: account };
const LINK_LIMIT = { max: 20, windowSeconds: 600 };

/** The same text for every address: it must not reveal who has an account. */
const RESET_REQUESTED =
  'If an account has this email, a link to reset the password is on its way. It works for 60 minutes.';

export const authRoutes = (
  app: FastifyInstance,
  context: ConfirmationContext &
    ProviderSignInContext &
    PasskeyContext & { signUp: string; admitPassword: AdmitPassword },
): void => {
  const { admitPassword } = context;
  route(
    app,
    authEndpoints.register,
    async ({ body, audit }) => {
      await admitPassword(body.password);
      const user = await registerAccount(context, body);
      audit.note({ actorId: user.id });
      return ok({ message: 'Your account was created. Please sign in.', data: { user } });
    },
    REGISTER_LIMIT,
  );

  route(
    app,
    authEndpoints.login,
    async ({ body, request, audit }) => {
      const session = await signIn(context, body, {
        userAgent: request.headers['user-agent'] ?? '',
        from: addressOf(request),
        scale: app.limitScale,
      });
      audit.note({ actorId: session.user.id });
      return ok({ message: 'Welcome back to Laurel.', ...session });
    },
    LOGIN_LIMIT,
  );

  route(
    app,
    authEndpoints.beginProviderSignIn,
    async ({ body }) => ok({ data: await beginProviderSignIn(context, body) }),
    PROVIDER_LIMIT,
  );

  route(
    app,
    authEndpoints.endProviderSignIn,
    async ({ body, request, audit }) => {
      const userAgent = request.headers['user-agent'] ?? '';
      const session = await endProviderSignIn(context, { ...body, userAgent });
      audit.note({ actorId: session.user.id });
      return ok({ message: 'Welcome back to Laurel.', ...session });
    },
    PROVIDER_LIMIT,
  );

  route(
    app,
    passkeysEndpoints.beginPasskeySignIn,
    async () => ok({ data: { options: { ...(await beginPasskeySignIn(context)) } } }),
    PROVIDER_LIMIT,
  );

  route(
    app,
    passkeysEndpoints.passkeySignIn,
    async ({ body, request, audit }) => {
      const session = await signInByPasskey(context, body, request.headers['user-agent'] ?? '');
      audit.note({ actorId: session.user.id });
      return ok({ message: 'Welcome back to Laurel.', ...session });
    },
    PROVIDER_LIMIT,
  );

  route(
    app,
    authEndpoints.refresh,
    async ({ body, audit }) => {
      const { userId, ...renewed } = await rotateRefreshToken(context, body.refreshToken);
      audit.note({ actorId: userId });
      return ok(renewed);
    },
    REFRESH_LIMIT,
  );

  route(app, authEndpoints.logout, async ({ body, request, audit }) => {
    const ended = await signOut(context, bearerToken(request), body?.refreshToken);
    audit.note({ actorId: ended?.userId });
    const signOutAt = ended?.signOutToken
      ? await context.signInProvider?.signOutAt(ended.signOutToken)
      : undefined;
    return ok({ message: 'You are signed out.', ...(signOutAt ? { signOutAt } : {}) });
  });

  route(
    app,
    authEndpoints.forgotPassword,
    async ({ body }) => {
      await requestPasswordReset(context, body.email);
      return ok({ message: RESET_REQUESTED });
    },
    FORGOT_LIMIT,
  );

  route(
    app,
    authEndpoints.resetPassword,
    async ({ body, audit }) => {
      await admitPassword(body.password);
      audit.note({ actorId: await resetPassword(context, body) });
      return ok({ message: 'Your password was changed. Please sign in.' });
    },
    LINK_LIMIT,
  );

  route(
    app,
    authEndpoints.confirmEmail,
    async ({ body, audit }) => {
      audit.note({ actorId: await confirmEmail(context, body.token) });
      return ok({ message: 'Your email is confirmed.' });
    },
    LINK_LIMIT,
  );

  route(
    app,
    authEndpoints.undoEmailChange,
    async ({ body, audit }) => {
      await admitPassword(body.password);
      audit.note({ actorId: await undoEmailChange(context, body) });
      return ok({ message: 'Your email stays, and your password was changed. Please sign in.' });
    },
    LINK_LIMIT,
  );
};

/** Back-channel logout: the OpenID provider posts a form with a logout token, which ends sessions that it opened. */
export const providerLogoutRoutes = (app: FastifyInstance, context: ProviderSignInContext): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16_384 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  route(
    app,
    authEndpoints.providerLogout,
    async ({ body, audit }) => {
      audit.note({ actorId: await endByProvider(context, body.logout_token) });
      return ok({ message: 'The session is ended.' });
    },
    PROVIDER_LIMIT,
  );
};
