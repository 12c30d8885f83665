import {
  type Activity,
  type ActivityKind,
  accountEndpoints,
  type ProfileRequest,
  type ProfileResponse,
  type SessionsResponse,
} from '@laurel/contract';
import type { Queries } from '@laurel/db';
import type { Profile, Role } from '@laurel/domain';
import type { FastifyInstance } from 'fastify';
import { type AuditRow, listActsAbout } from '../../platform/audit/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { pageOf } from '../../platform/http/paginate.ts';
import { ok, route, type SignedIn, sharedLimit } from '../../platform/http/route.ts';
import type { Encrypter } from '../../platform/mailer/index.ts';
import {
  type AdmitPassword,
  askAgainToConfirm,
  type EmailChangeRow,
  emailKey,
  endSessionOf,
  findOpenEmailChange,
  hashPassword,
  isUnconfirmed,
  type LinkTokens,
  type LocalPasswords,
  listLiveSessions,
  listRoles,
  type PasskeyContext,
  requestEmailChange,
  type SecondFactorContext,
  type SessionRow,
  setPassword,
} from '../auth/index.ts';
import { type AccountRow, findAccount, lockAccount, updateAccount } from './account.repository.ts';
import { checkFacts } from './check-facts.ts';
import { type ErasureContext, eraseAccount, exportAccount } from './export-and-erase.ts';
import { passkeysRoutes } from './passkeys.routes.ts';
import { type Guards, secondFactorRoutes } from './second-factor.routes.ts';

/** The acts of the audit log that the owner of an account sees, by what they are to them. */
const KINDS: Record<string, ActivityKind> = {
  'POST /auth/login': 'signed_in',
  'POST /auth/provider/answer': 'signed_in',
  'POST /auth/passkey': 'signed_in',
  'POST /auth/logout': 'signed_out',
  'DELETE /users/sessions/{id}': 'device_signed_out',
  'PUT /users/password': 'password_changed',
  'POST /auth/reset-password': 'password_changed',
  'POST /auth/confirm-email': 'email_confirmed',
  'POST /auth/undo-email-change': 'email_change_undone',
  'POST /users/second-factor/confirmation': 'second_factor_on',
  'POST /users/second-factor/recovery-codes': 'recovery_codes_renewed',
  'DELETE /users/second-factor': 'second_factor_off',
  'end-second-factor': 'second_factor_off',
  'POST /users/passkeys': 'passkey_added',
  'DELETE /users/passkeys/{id}': 'passkey_removed',
  'POST /calendar/rotate': 'calendar_address_changed',
  'GET /users/export': 'exported',
  'export-user': 'exported',
  'sign-out-user': 'device_signed_out',
  'GET /desk/accounts': 'looked_up',
  grant: 'role_granted',
  revoke: 'role_revoked',
};

/** What an operator did to an account at the desk. */
const ACCOUNT_ACT = 'POST /desk/accounts/{id}/acts';
const BY_OPERATOR: Record<string, ActivityKind> = {
  disable: 'disabled',
  enable: 'enabled',
  unlock: 'unlocked',
  sign_out: 'device_signed_out',
  send_reset: 'reset_sent',
};

const SHOWN_ACTS = [...Object.keys(KINDS), ACCOUNT_ACT];

const presentActivity = ({ id, at, act, actor, subject, details }: AuditRow): Activity[] => {
  const kind = act === ACCOUNT_ACT ? BY_OPERATOR[String(details.act)] : KINDS[act];
  return kind ? [{ id, at: at.toISOString(), kind, by: actor === subject ? 'you' : 'keeper' }] : [];
};

/** A fact given as null is erased; one left out stays. */
const mergeFacts = (stored: Profile, change: ProfileRequest['profile']): Profile =>
  Object.fromEntries(
    Object.entries({ ...stored, ...change }).filter(([, value]) => value !== null && value !== undefined),
  );

const requirePassword = (
  localPasswords: LocalPasswords,
  account: AccountRow,
  proof: { sessionId: string; password: string | undefined },
): Promise<void> => {
  const field = 'currentPassword';
  if (proof.password !== undefined) return localPasswords.prove(account, { ...proof, field });
  const message = 'Please give your current password to change the email';
  throw new AppError('invalid_request', { message, details: [{ field, message }] });
};

/** The address that a request asks for, where it is another one than the account shows. */
const newEmailOf = async (
  queries: Queries,
  account: AccountRow,
  { email, now }: { email: string | undefined; now: Date },
): Promise<string | undefined> => {
  if (email === undefined) return undefined;
  const shown = (await findOpenEmailChange(queries, account.id, now))?.newEmail ?? account.email;
  return emailKey(email) === emailKey(shown) ? undefined : email;
};

/**
 * Changes names, email or facts; what is left out stays. A new email is shown and signs in at once. It becomes permanent, and mails go
 * there, once it is confirmed from its mailbox.
 * @throws AppError invalid_request, invalid_credentials, passwords_off, email_in_use, rate_limited, unauthorized, conflict when password or
 * email were changed meanwhile
 */
const changeProfile = async (
  {
    database,
    clock,
    origin,
    encrypter,
    localPasswords,
  }: Pick<Context, 'database' | 'clock' | 'origin' | 'encrypter' | 'localPasswords'>,
  { userId, sessionId }: SignedIn,
  change: ProfileRequest,
): Promise<AccountRow> => {
  checkFacts(change.profile, clock.today());
  const asked = { email: change.email, now: clock.now() };
  const known = await findAccount(database.queries, userId);
  if (!known) throw new AppError('unauthorized');
  const isProved = (await newEmailOf(database.queries, known, asked)) !== undefined;
  if (isProved) {
    localPasswords.require();
    // Before the transaction: nobody else has the embedded database while one is open, and a hash takes its time.
    await requirePassword(localPasswords, known, { sessionId, password: change.currentPassword });
  }
  return database.transaction(async (queries) => {
    const account = await lockAccount(queries, userId);
    if (!account) throw new AppError('unauthorized');
    const { now } = asked;
    const newEmail = await newEmailOf(queries, account, asked);
    if (newEmail !== undefined) {
      if (!isProved || account.passwordHash !== known.passwordHash) throw new AppError('conflict');
      await requestEmailChange(queries, { encrypter, origin: origin.get(), now }, account, newEmail);
    }
    const { firstName = account.firstName, lastName = account.lastName, email = account.email } = change;
    return updateAccount(queries, userId, {
      firstName,
      lastName,
      // Only the spelling has changed; the address is the same.
      email: emailKey(email) === account.emailKey ? email : account.email,
      profile: mergeFacts(account.profile, change.profile),
      updatedAt: now,
    });
  });
};

/**
 * Changes the password of the student who is asking; their other sessions end.
 * @throws AppError invalid_credentials, conflict when it was changed meanwhile, unauthorized
 */
const changePassword = async (
  {
    database,
    clock,
    origin,
    localPasswords,
  }: Pick<Context, 'database' | 'clock' | 'origin' | 'localPasswords'>,
  { userId, sessionId }: SignedIn,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<void> => {
  const account = await findAccount(database.queries, userId);
  if (!account) throw new AppError('unauthorized');
  await localPasswords.prove(account, { sessionId, password: currentPassword, field: 'currentPassword' });
  const passwordHash = await hashPassword(password);
  await database.transaction(async (queries) => {
    const locked = await lockAccount(queries, userId);
    if (!locked) throw new AppError('unauthorized');
    if (locked.passwordHash !== account.passwordHash) throw new AppError('conflict');
    const change = { userId, passwordHash, now: clock.now(), origin: origin.get(), keepSessionId: sessionId };
    await setPassword(queries, change);
  });
};

/** @param change of email that is not confirmed yet @param waits whether a new account's address is not */
const presentAccount = (
  account: AccountRow,
  { change, roles, waits }: { change: EmailChangeRow | undefined; roles: Role[]; waits: boolean },
): ProfileResponse => {
  const { id, firstName, lastName, profile, createdAt } = account;
  const user = {
    id,
    firstName,
    lastName,
    email: change?.newEmail ?? account.email,
    profile: profile as ProfileResponse['data']['user']['profile'],
    createdAt: createdAt.toISOString(),
    ...(roles.length > 0 ? { roles } : {}),
    ...(waits ? { emailUnconfirmed: true as const } : {}),
    ...(change && {
      emailConfirmation: { mailsGoTo: account.email, before: change.confirmBefore.toISOString() },
    }),
  };
  return { success: true, data: { user } };
};

/** @param currentId session of the request */
const presentSessions = (sessions: SessionRow[], currentId: string): SessionsResponse => ({
  success: true,
  data: sessions.map(({ id, createdAt, rotatedAt, userAgent }) => ({
    id,
    createdAt: createdAt.toISOString(),
    // Tokens rotate while a session is used, so this is at most one access token's lifetime behind.
    lastUsedAt: rotatedAt.toISOString(),
    userAgent,
    current: id === currentId,
  })),
});

/** Whoever finds a signed-in screen could guess the password through these routes. */
const PASSWORD_LIMIT = { max: 10, windowSeconds: 300 };
const EXPORT_LIMIT = { max: 20, windowSeconds: 300 };

interface Context extends SecondFactorContext, PasskeyContext, ErasureContext {
  admitPassword: AdmitPassword;
  localPasswords: LocalPasswords;
  encrypter: Encrypter;
  linkTokens: LinkTokens;
}

export const accountRoutes = (app: FastifyInstance, context: Context): void => {
  const { database, clock, localPasswords } = context;
  const countGuess = sharedLimit(app, 'current password', PASSWORD_LIMIT);
  const accountOf = async (userId: string) => {
    const account = await findAccount(database.queries, userId);
    if (!account) throw new AppError('unauthorized');
    return account;
  };

  const present = async (account: AccountRow) =>
    presentAccount(account, {
      change: await findOpenEmailChange(database.queries, account.id, clock.now()),
      roles: await listRoles(database.queries, account.id),
      waits: await isUnconfirmed(database.queries, account.id),
    });

  route(app, accountEndpoints.profile, async ({ user }) => present(await accountOf(user.userId)));

  route(app, accountEndpoints.updateProfile, async ({ user, body, request }) => {
    if (body.currentPassword !== undefined) await countGuess(request);
    return present(await changeProfile(context, user, body));
  });

  route(app, accountEndpoints.confirmAgain, async ({ user }) => {
    await askAgainToConfirm(context, await accountOf(user.userId), clock.now());
    return ok({ message: 'If your email is not confirmed yet, the link is on its way.' });
  });

  route(app, accountEndpoints.changePassword, async ({ user, body, request }) => {
    await countGuess(request);
    await context.admitPassword(body.password);
    await changePassword(context, user, body);
    return ok({ message: 'Your password was changed. Other devices were signed out.' });
  });

  const guards: Guards = {
    countGuess,
    accountOf,
    prove: (account, { sessionId }, password) =>
      localPasswords.prove(account, { sessionId, password, field: 'currentPassword' }),
  };
  secondFactorRoutes(app, context, guards);
  passkeysRoutes(app, context, guards);

  route(app, accountEndpoints.deleteAccount, async ({ user, body, request, audit }) => {
    await countGuess(request);
    const { sessionId } = user;
    const { password } = body;
    await localPasswords.prove(await accountOf(user.userId), { sessionId, password, field: 'password' });
    await eraseAccount(context, user.userId, audit.write);
    return ok({ message: 'Your account and everything stored about you were deleted.' });
  });

  route(
    app,
    accountEndpoints.exportAccount,
    async ({ user, reply }) => {
      reply.header('content-disposition', `attachment; filename="laurel-export-${clock.today()}.json"`);
      return ok(await exportAccount(context, user.userId));
    },
    EXPORT_LIMIT,
  );

  route(app, accountEndpoints.sessions, async ({ user }) =>
    presentSessions(await listLiveSessions(database.queries, user.userId, clock.now()), user.sessionId),
  );

  route(app, accountEndpoints.activity, async ({ user, query: { page, limit } }) => {
    const slice = { offset: (page - 1) * limit, limit };
    const { rows, total } = await listActsAbout(database.queries, user.userId, SHOWN_ACTS, slice);
    return ok({ data: { activity: rows.flatMap(presentActivity) }, pagination: pageOf(total, page, limit) });
  });

  route(app, accountEndpoints.endSession, async ({ user, params }) => {
    // Ending the own session is signing out.
    if (!(await endSessionOf(database.queries, user.userId, params.id, clock.now())))
      throw new AppError('not_found');
    return ok({ message: 'That session was signed out.' });
  });
};
