import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import type { LoginResponse, PasskeyAssertion, PasskeyRegistration } from '@laurel/contract';
import type { Database } from '@laurel/db';
import { z } from 'zod';
import type { Repeated } from '../../platform/background/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Logger } from '../../platform/logger.ts';
import { newId } from '../../platform/new-id.ts';
import type { Origin } from '../../platform/origin.ts';
import { lockUser, type UserRow } from './auth.repository.ts';
import { passkeyMail } from './auth-mails.ts';
import { hashLinkToken } from './link-token.ts';
import {
  deleteOldChallenges,
  deletePasskey,
  findPasskey,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  type PasskeyRow,
  takeChallenge,
  usePasskey,
} from './passkeys.repository.ts';
import { notifyOwner } from './second-factor.ts';
import { openSession, type SessionContext } from './sign-in.ts';

export interface PasskeyContext {
  database: Database;
  clock: Clock;
  origin: Origin;
  logger: Logger;
}

/** EdDSA, ES256 and RS256, which every authenticator knows one of. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** So long an authenticator may take. */
const CHALLENGE_MS = 5 * 60_000;
const FOR_SIGN_IN = '';
const MAX_PASSKEYS = 20;

/** The library is loaded when the first student uses a passkey. */
const library = () => import('@simplewebauthn/server');

/** The configured public address, never what a request says of itself. */
const partyOf = (origin: Origin) => {
  const { hostname, origin: address } = new URL(origin.get());
  return { expectedRPID: hostname, expectedOrigin: address };
};

/** The host at which browsers can use passkeys here: they want a name and TLS, or this machine. */
export const passkeyHost = (origin: Origin): string | undefined => {
  const { hostname, protocol } = new URL(origin.get());
  const isSecure = protocol === 'https:' || hostname === 'localhost';
  return isSecure && isIP(hostname.replace(/[[\]]/g, '')) === 0 ? hostname : undefined;
};

const keepChallenge = async <O extends { challenge: string }>(
  { database, clock }: PasskeyContext,
  options: O,
  purpose: string,
): Promise<O> => {
  const expiresAt = new Date(clock.now().getTime() + CHALLENGE_MS);
  await insertChallenge(database.queries, { hash: hashLinkToken(options.challenge), purpose, expiresAt });
  return options;
};

const refuse = ({ logger }: PasskeyContext, reason: string): AppError => {
  logger.warn({ reason }, 'a passkey was refused');
  return new AppError('passkey_refused');
};

const clientData = z.object({ challenge: z.string() });
const challengeIn = (clientDataJSON: string): string => {
  try {
    const text = Buffer.from(clientDataJSON, 'base64url').toString();
    return clientData.parse(JSON.parse(text)).challenge;
  } catch {
    // Made up, or changed on its way: no challenge has this value.
    return '';
  }
};

/** Uses up the challenge that was answered, whatever the answer is worth. @throws AppError passkey_refused */
const answeredChallenge = async (
  context: PasskeyContext,
  clientDataJSON: string,
  purpose: string,
): Promise<string> => {
  const challenge = challengeIn(clientDataJSON);
  const asked = { hash: hashLinkToken(challenge), purpose };
  if (!(await takeChallenge(context.database.queries, asked, context.clock.now())))
    throw refuse(context, 'the challenge was not asked here, was answered before, or is over');
  return challenge;
};

/** What the library finds wrong becomes one refusal; the reason names addresses and counters, nothing of the student. */
const verified = async <V extends { verified: boolean }>(
  context: PasskeyContext,
  verification: Promise<V>,
): Promise<V> => {
  const outcome = await verification.catch((error: unknown) => {
    throw refuse(context, (error as Error).message.slice(0, 300));
  });
  if (!outcome.verified) throw refuse(context, 'the signature is not right');
  return outcome;
};

const refuseBeyondLimit = (passkeys: PasskeyRow[]): void => {
  if (passkeys.length < MAX_PASSKEYS) return;
  const message = `You have ${MAX_PASSKEYS} passkeys, which is as many as Laurel keeps. Please remove one first.`;
  throw new AppError('limit_reached', { message });
};

type Account = Pick<UserRow, 'id' | 'email' | 'emailKey' | 'firstName' | 'lastName'>;

/** @throws AppError limit_reached */
export const beginPasskey = async (
  context: PasskeyContext,
  { id, email, firstName, lastName }: Account,
  sessionId: string,
) => {
  const known = await listPasskeys(context.database.queries, id);
  refuseBeyondLimit(known);
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: 'Laurel',
    rpID: partyOf(context.origin).expectedRPID,
    userName: email,
    userDisplayName: `${firstName} ${lastName}`,
    userID: new TextEncoder().encode(id),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return keepChallenge(context, options, sessionId);
};

/** @throws AppError passkey_refused, conflict when the account has it already, limit_reached */
export const addPasskey = async (
  context: PasskeyContext,
  account: Account,
  { sessionId, name, registration }: { sessionId: string; name: string; registration: PasskeyRegistration },
): Promise<PasskeyRow> => {
  const { database, clock, origin } = context;
  const expectedChallenge = await answeredChallenge(context, registration.response.clientDataJSON, sessionId);
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await verified(
    context,
    verifyRegistrationResponse({
      response: { ...registration, clientExtensionResults: {} },
      expectedChallenge,
      ...partyOf(origin),
      supportedAlgorithmIDs,
      requireUserVerification: true,
    }),
  );
  if (!registrationInfo) throw refuse(context, 'nothing was registered');
  const { credential } = registrationInfo;
  const now = clock.now();
  const passkey: PasskeyRow = {
    userId: account.id,
    id: newId(),
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    name,
    createdAt: now,
    lastUsedAt: null,
  };
  return database.transaction(async (queries) => {
    // One after another, so that the limit holds.
    await lockUser(queries, account.emailKey);
    const known = await listPasskeys(queries, account.id);
    if (known.some(({ credentialId }) => credentialId === credential.id)) throw new AppError('conflict');
    refuseBeyondLimit(known);
    await insertPasskey(queries, passkey);
    await notifyOwner(queries, account, passkeyMail(origin.get(), true), now);
    return passkey;
  });
};

/** @returns whether it was there */
export const removePasskey = (
  { database, clock, origin }: PasskeyContext,
  account: Account,
  id: string,
): Promise<boolean> =>
  database.transaction(async (queries) => {
    if (!(await deletePasskey(queries, account.id, id))) return false;
    await notifyOwner(queries, account, passkeyMail(origin.get(), false), clock.now());
    return true;
  });

/** Without the library: whoever has no passkey does not make the process load it. */
export const beginPasskeySignIn = (context: PasskeyContext) => {
  const options = {
    challenge: randomBytes(32).toString('base64url'),
    rpId: partyOf(context.origin).expectedRPID,
    userVerification: 'required',
    timeout: CHALLENGE_MS,
  };
  return keepChallenge(context, options, FOR_SIGN_IN);
};

/** The account's id, as it was given to the authenticator. */
const userIdIn = (userHandle: string | undefined): string => {
  const id = Buffer.from(userHandle ?? '', 'base64url').toString();
  return /^[\w-]+$/.test(id) ? id : '';
};

/**
 * Signs in by a passkey. The authenticator has made sure who holds it, so that no second factor is asked for.
 * @throws AppError passkey_refused
 */
export const signInByPasskey = async (
  context: PasskeyContext & SessionContext,
  { assertion, rememberMe = false }: { assertion: PasskeyAssertion; rememberMe?: boolean | undefined },
  userAgent: string,
): Promise<Pick<LoginResponse, 'user' | 'token' | 'refreshToken'>> => {
  const { database, clock, origin } = context;
  const { queries } = database;
  const expectedChallenge = await answeredChallenge(context, assertion.response.clientDataJSON, FOR_SIGN_IN);
  const { userHandle, ...signed } = assertion.response;
  const found = await findPasskey(queries, userIdIn(userHandle), assertion.id);
  // An account that an operator closed is answered like one that is not there.
  if (!found || found.account.disabledAt) throw refuse(context, 'no open account has it');
  const { passkey, account } = found;
  const { verifyAuthenticationResponse } = await library();
  const { authenticationInfo } = await verified(
    context,
    verifyAuthenticationResponse({
      response: { ...assertion, response: signed, clientExtensionResults: {} },
      expectedChallenge,
      ...partyOf(origin),
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    }),
  );
  const { newCounter } = authenticationInfo;
  if (!(await usePasskey(queries, passkey, { newCounter, now: clock.now() })))
    throw refuse(context, 'it was used or removed meanwhile');
  return openSession(context, account, { rememberMe, userAgent, codeGivenAt: clock.now() });
};

/** Deletes challenges that nobody answered. */
export const forgetChallenges = ({ database, clock }: { database: Database; clock: Clock }): Repeated => ({
  name: 'forgetting challenges of passkeys',
  everyMs: CHALLENGE_MS,
  run: () => deleteOldChallenges(database.queries, clock.now()),
});
