import type { LoginResponse } from '@laurel/contract';
import type { Queries } from '@laurel/db';
import { contentHash } from '../../platform/hash.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { countCall } from '../../platform/http/rate-limits.repository.ts';
import { newId } from '../../platform/new-id.ts';
import { insertUser, lockUser, type UserRow } from './auth.repository.ts';
import { isUnconfirmed, markConfirmed } from './email-confirmations.repository.ts';
import { emailKey } from './email-key.ts';
import { endProviderSessions, findUserByIdentity, linkIdentity } from './identities.repository.ts';
import { hashPassword, setPassword } from './passwords.ts';
import { dropSecondFactor } from './second-factor.ts';
import { openSession, type SessionContext } from './sign-in.ts';
import { FLOW_MS, LOGOUT_MS, type ProviderPerson, type SignInProvider } from './sign-in-provider.ts';

export interface ProviderSignInContext extends SessionContext {
  signInProvider: SignInProvider | undefined;
}

const providerOf = ({ signInProvider }: ProviderSignInContext): SignInProvider => {
  if (!signInProvider) throw new AppError('not_found');
  return signInProvider;
};

/** @throws AppError not_found where no provider is configured; unavailable */
export const beginProviderSignIn = (
  context: ProviderSignInContext,
  { rememberMe = false }: { rememberMe?: boolean | undefined },
): Promise<{ url: string; flow: string }> => providerOf(context).begin(rememberMe);

const NOT_WELCOME = 'Accounts here are not open to this address. Please ask whoever runs this Laurel.';
const NOT_CONFIRMED = 'The provider does not vouch for your email. Please confirm it there first.';

/** @throws AppError sign_up_closed for an address that nobody vouches for, or of another domain */
const refuseUnfit = (
  { domains }: SignInProvider,
  { email, isConfirmed }: Pick<ProviderPerson, 'email' | 'isConfirmed'>,
): void => {
  const key = emailKey(email);
  const domain = key.slice(key.lastIndexOf('@') + 1);
  if (email.length > 254 || !/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(email) || !isConfirmed)
    throw new AppError('sign_up_closed', { message: NOT_CONFIRMED });
  if (domains.length > 0 && !domains.includes(domain))
    throw new AppError('sign_up_closed', { message: NOT_WELCOME });
};

/** What the provider calls somebody, as a name can be stored here. */
const nameOf = (told: string): string =>
  told
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 49);

/** A password that nobody knows: a mailed link sets another one. */
const unknownPassword = () => hashPassword(`${newId()}${newId()}`);

/**
 * Whoever opened an account with this address and never confirmed it need not be who reads its mail: they keep neither password nor session
 * nor authenticator app.
 */
const takeOver = async (
  queries: Queries,
  account: UserRow,
  { passwordHash, now, origin }: { passwordHash: string; now: Date; origin: string },
): Promise<UserRow> => {
  await setPassword(queries, { userId: account.id, passwordHash, now, origin });
  await dropSecondFactor(queries, account, { origin, now });
  await markConfirmed(queries, account.id);
  return { ...account, passwordHash };
};

/** The account that is signed in; opened, or linked by its confirmed address, at the first time. */
const findOrOpen = async (
  { database, clock, origin }: ProviderSignInContext,
  provider: SignInProvider,
  person: Omit<ProviderPerson, 'codeGivenAt' | 'signOutToken' | 'providerSession'>,
): Promise<UserRow> => {
  const known = await findUserByIdentity(database.queries, person.issuer, person.subject);
  if (known) return known;
  refuseUnfit(provider, person);
  const now = clock.now();
  const passwordHash = await unknownPassword();
  const [beforeAt = ''] = person.email.split('@');
  const newcomer = {
    id: newId(),
    firstName: nameOf(person.firstName) || nameOf(beforeAt),
    lastName: nameOf(person.lastName) || '-',
    email: person.email,
    emailKey: emailKey(person.email),
    passwordHash,
    createdAt: now,
    updatedAt: now,
  };
  return database.transaction(async (queries) => {
    await insertUser(queries, newcomer);
    const account = await lockUser(queries, newcomer.emailKey);
    if (!account) throw new AppError('provider_refused');
    const { issuer, subject } = person;
    if (!(await linkIdentity(queries, { userId: account.id, issuer, subject, createdAt: now })))
      throw new AppError('provider_refused');
    const isStrangers = await isUnconfirmed(queries, account.id);
    return isStrangers ? takeOver(queries, account, { passwordHash, now, origin: origin.get() }) : account;
  });
};

/**
 * Signs in with what the provider answered. A second factor of Laurel's own is not asked for: the provider has its own, which `OIDC_AMR` insists on.
 * @throws AppError not_found, provider_refused, sign_up_closed, unavailable
 */
export const endProviderSignIn = async (
  context: ProviderSignInContext,
  { flow, answer, userAgent }: { flow: string; answer: string; userAgent: string },
): Promise<Pick<LoginResponse, 'user' | 'token' | 'refreshToken'>> => {
  const provider = providerOf(context);
  const { rememberMe, state, codeGivenAt, signOutToken, providerSession, ...person } = await provider.end(
    flow,
    answer,
  );
  // Each begun sign-in ends once, whatever the provider thinks of its code.
  const { calls } = await countCall(context.database.queries, contentHash({ state }), 2 * FLOW_MS);
  if (calls > 1) throw new AppError('provider_refused');
  const account = await findOrOpen(context, provider, person);
  if (account.disabledAt) throw new AppError('provider_refused');
  return openSession(context, account, {
    rememberMe,
    userAgent,
    codeGivenAt,
    signOutToken,
    providerSession,
  });
};

/**
 * Ends what the provider says has ended there (OpenID Connect Back-Channel Logout 1.0): the session that it names, or all that it opened for
 * somebody. Sessions of a password go on.
 * @returns the account, undefined where nobody had a session
 * @throws AppError not_found where no provider is configured; invalid_request, also for a token that was used before; unavailable
 */
export const endByProvider = async (
  context: ProviderSignInContext,
  logoutToken: string,
): Promise<string | undefined> => {
  const { database, clock } = context;
  const { issuer, subject, session, tokenId } = await providerOf(context).endedThere(logoutToken);
  return database.transaction(async (queries) => {
    // In the transaction of what it ends: what failed may be said again.
    const { calls } = await countCall(queries, contentHash({ issuer, tokenId }), 2 * LOGOUT_MS);
    if (calls > 1) throw new AppError('invalid_request', { message: 'This logout token was used before.' });
    return endProviderSessions(queries, { issuer, subject, session }, clock.now());
  });
};
