import type { LoginRequest, LoginResponse, RefreshResponse } from '@laurel/contract';
import type { Database, Queries } from '@laurel/db';
import { DAY_MS } from '@laurel/domain';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { enqueueMail } from '../../platform/mailer/index.ts';
import { newId } from '../../platform/new-id.ts';
import {
  advanceSession,
  deleteEndedSessions,
  endSessionOf,
  findSession,
  findUserByAddress,
  forgetDevices,
  insertSession,
  listDevices,
  lockUserWithHash,
  type SessionRow,
  seeDevice,
  type UserRow,
} from './auth.repository.ts';
import { newDeviceMail } from './auth-mails.ts';
import { findOpenEmailChange } from './email-changes.repository.ts';
import { isUnconfirmed } from './email-confirmations.repository.ts';
import { emailKey } from './email-key.ts';
import { countWrongGuess, type Guess, refuseGuessing } from './guess-guard.ts';
import { checkPassword } from './passwords.ts';
import { listRoles } from './roles.repository.ts';
import { checkSecondFactor, type SecondFactorContext } from './second-factor.ts';
import type { Tokens } from './tokens.ts';

/** A browser that was not seen for so long is new again. */
const REMEMBERED_MS = 400 * DAY_MS;

/** What a browser calls itself, without the versions that change every few weeks. */
const deviceOf = (userAgent: string): string => userAgent.slice(0, 300).replace(/[\d._]+/g, '');

/** Remembers the browser of a sign-in, and mails the student when it is another one than before. Call it inside the sign-in's transaction. */
const noticeDevice = async (
  queries: Queries,
  { id: userId, email }: Pick<UserRow, 'id' | 'email'>,
  { userAgent, now, origin }: { userAgent: string; now: Date; origin: string },
): Promise<void> => {
  const device = deviceOf(userAgent);
  await forgetDevices(queries, userId, new Date(now.getTime() - REMEMBERED_MS));
  const known = await listDevices(queries, userId);
  await seeDevice(queries, { userId, device, lastSeenAt: now });
  // Before the first one nothing is known to compare with.
  if (known.length === 0 || known.includes(device) || (await isUnconfirmed(queries, userId))) return;
  await enqueueMail(
    queries,
    { ...newDeviceMail(origin, now), key: `new-device:${newId()}`, to: email, userId },
    now,
  );
};

interface Ended {
  userId: string;
  signOutToken: string | null;
}

/**
 * Ends the session that the bearer token or the refresh token names. Tokens that name none are not an error.
 * @returns whose session it was, and what its provider needs to end its own
 */
export const signOut = async (
  { database, clock, tokens }: { database: Database; clock: Clock; tokens: Tokens },
  accessToken: string | null,
  refreshToken: string | undefined,
): Promise<Ended | undefined> => {
  const now = clock.now();
  const end = async (session: SessionRow): Promise<Ended> => {
    await endSessionOf(database.queries, session.userId, session.id, now);
    return session;
  };
  const bearer = accessToken ? await tokens.readAccessToken(accessToken, now, true) : null;
  const named = bearer ? await findSession(database.queries, bearer.sessionId) : undefined;
  const ended = named && named.userId === bearer?.userId ? await end(named) : undefined;

  const claim = refreshToken ? tokens.parseRefreshToken(refreshToken) : null;
  if (!claim || !refreshToken || claim.sessionId === named?.id) return ended;
  const session = await findSession(database.queries, claim.sessionId);
  if (!session || !tokens.isRefreshToken(refreshToken, claim, session.seed)) return ended;
  return end(session);
};

/** Absolute lifetime of a sign-in, in days; rotation does not extend it. */
const SESSION_DAYS = { remembered: 30, plain: 1 };

/** What opening a session needs. */
export interface SessionContext extends SecondFactorContext {
  tokens: Tokens;
  noticesNewDevices: boolean;
}

interface Opening {
  rememberMe: boolean;
  userAgent: string;
  /** When a second factor was given, here or at the provider. */
  codeGivenAt: Date | null;
  /** Of a session that a provider opened and is to end. */
  signOutToken?: string | null;
  /** What the provider that signed in calls its session. */
  providerSession?: string | null;
}

/** A session of an account whose owner has shown who they are. @throws AppError invalid_credentials when its password was changed meanwhile */
export const openSession = async (
  context: SessionContext,
  account: UserRow,
  { rememberMe, userAgent, codeGivenAt, signOutToken = null, providerSession = null }: Opening,
): Promise<Pick<LoginResponse, 'user' | 'token' | 'refreshToken'>> => {
  const { database, clock, tokens } = context;
  const now = clock.now();
  const days = rememberMe ? SESSION_DAYS.remembered : SESSION_DAYS.plain;
  const session = {
    id: newId(),
    userId: account.id,
    seed: newId(),
    generation: 1,
    rotatedAt: now,
    rememberMe,
    userAgent: userAgent.slice(0, 300),
    createdAt: now,
    codeGivenAt,
    signOutToken,
    providerSession,
    expiresAt: new Date(now.getTime() + days * DAY_MS),
  };
  await database.transaction(async (queries) => {
    // Hashing takes a while: the password may have changed, or the account may be gone.
    if (!(await lockUserWithHash(queries, account.id, account.passwordHash)))
      throw new AppError('invalid_credentials');
    await deleteEndedSessions(queries, account.id, now);
    await insertSession(queries, session);
    if (context.noticesNewDevices)
      await noticeDevice(queries, account, { userAgent, now, origin: context.origin.get() });
  });
  const { id, firstName, lastName } = account;
  const change = await findOpenEmailChange(database.queries, id, now);
  const roles = await listRoles(database.queries, id);
  return {
    user: {
      id,
      firstName,
      lastName,
      email: change?.newEmail ?? account.email,
      ...(roles.length > 0 ? { roles } : {}),
    },
    token: await tokens.issueAccessToken(account.id, session.id, now),
    refreshToken: tokens.refreshToken({ sessionId: session.id, generation: 1 }, session.seed),
  };
};

/**
 * @throws AppError invalid_credentials, after the same work whether or not the account exists; second_factor_required and invalid_code once
 * the password was right; rate_limited
 */
export const signIn = async (
  context: SessionContext,
  { email, password, rememberMe = false, code }: LoginRequest,
  { userAgent, from, scale }: { userAgent: string } & Pick<Guess, 'from' | 'scale'>,
): Promise<Pick<LoginResponse, 'user' | 'token' | 'refreshToken'>> => {
  const { database, clock } = context;
  const guess = { emailKey: emailKey(email), from, scale };
  await refuseGuessing(context, guess);
  const account = await findUserByAddress(database.queries, guess.emailKey, clock.now());
  const matches = await checkPassword(account?.passwordHash, password);
  // An account that an operator closed is answered like a wrong password.
  if (!account || !matches || account.disabledAt) {
    await countWrongGuess(context, guess);
    throw new AppError('invalid_credentials');
  }
  const hasGivenCode = await checkSecondFactor(context, account, { code, scale });
  const codeGivenAt = hasGivenCode ? clock.now() : null;
  return openSession(context, account, { rememberMe, userAgent, codeGivenAt });
};

/** Within this time a second tab, or a client that missed the answer, may repeat a rotation. */
const REPLAY_GRACE_MS = 20_000;

interface Context {
  database: Database;
  clock: Clock;
  tokens: Tokens;
}

/**
 * Exchanges a refresh token for its successor. A replay of the immediately previous token within the grace gets the
 * same successor; any other replay ends the session, because someone else holds its tokens.
 * @throws AppError invalid_refresh_token
 */
export const rotateRefreshToken = async (
  context: Context,
  token: string,
): Promise<Pick<RefreshResponse, 'token' | 'refreshToken'> & { userId: string }> => {
  const { database, clock, tokens } = context;
  const claim = tokens.parseRefreshToken(token);
  const session = claim && (await findSession(database.queries, claim.sessionId));
  if (!claim || !session || !tokens.isRefreshToken(token, claim, session.seed)) {
    throw new AppError('invalid_refresh_token');
  }
  const now = clock.now();
  if (session.endedAt || session.expiresAt <= now) throw new AppError('invalid_refresh_token');

  const generation = await nextGeneration(context, session, claim.generation, now);
  return {
    userId: session.userId,
    token: await tokens.issueAccessToken(session.userId, session.id, now),
    refreshToken: tokens.refreshToken({ sessionId: session.id, generation }, session.seed),
  };
};

const nextGeneration = async (
  { database }: Context,
  session: SessionRow,
  presented: number,
  now: Date,
): Promise<number> => {
  const successor = presented + 1;
  if (presented === session.generation && (await advanceSession(database.queries, session, presented, now))) {
    return successor;
  }
  // Read again: another request may have won the race.
  const latest = await findSession(database.queries, session.id);
  const isPrevious = latest?.generation === successor && !latest.endedAt;
  if (isPrevious && now.getTime() - latest.rotatedAt.getTime() <= REPLAY_GRACE_MS) return successor;
  await endSessionOf(database.queries, session.userId, session.id, now);
  throw new AppError('invalid_refresh_token');
};
