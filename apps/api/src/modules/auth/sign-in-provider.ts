import type { Configuration, IDToken } from 'openid-client';
import { z } from 'zod';
import type { ProviderSettings } from '../../config.ts';
import type { Clock } from '../../platform/clock.ts';
import type { SessionSecrets } from '../../platform/derive-keys.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Logger } from '../../platform/logger.ts';
import { createEncrypter } from '../../platform/mailer/index.ts';
import type { Origin } from '../../platform/origin.ts';

/** Whom the provider has signed in. */
export interface ProviderPerson {
  issuer: string;
  subject: string;
  email: string;
  /** Whether the provider vouches for the address. */
  isConfirmed: boolean;
  firstName: string;
  lastName: string;
  /** When it asked for a second factor that the operator named; null: it did not say. */
  codeGivenAt: Date | null;
  /** What signing out there needs, encrypted; null where signing out here is all. */
  signOutToken: string | null;
  /** What it calls the session there; empty where it doesn't say. */
  providerSession: string;
}

/** What has ended at the provider: one session, or all of somebody. */
export interface EndedThere {
  issuer: string;
  subject: string | undefined;
  session: string | undefined;
  /** `jti` of the logout token: a token that was used before is refused by it. */
  tokenId: string;
}

/** The OpenID provider of the house. */
export interface SignInProvider {
  name: string;
  domains: string[];
  /** @throws AppError unavailable */
  begin(rememberMe: boolean): Promise<{ url: string; flow: string }>;
  /** @throws AppError provider_refused; unavailable */
  end(flow: string, answer: string): Promise<ProviderPerson & { rememberMe: boolean; state: string }>;
  /** @returns the address that signs out there; undefined where the provider has none, or is away */
  signOutAt(signOutToken: string): Promise<string | undefined>;
  /** Reads what the provider itself says has ended. @throws AppError invalid_request; unavailable */
  endedThere(logoutToken: string): Promise<EndedThere>;
}

/** The page of the web app that the provider leads back to. */
const CALLBACK = '/signing-in';
/** So long somebody may take to sign in there. */
export const FLOW_MS = 10 * 60_000;

const flowShape = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  rememberMe: z.boolean(),
  begunAt: z.number(),
});
type Flow = z.infer<typeof flowShape>;

/** OpenID Connect Back-Channel Logout 1.0, section 2.4: it says that a session ended, and is no ID token. */
const logoutShape = z
  .object({
    iss: z.string(),
    jti: z.string().min(1).max(300),
    sub: z.string().min(1).optional(),
    sid: z.string().min(1).optional(),
    events: z.looseObject({
      'http://schemas.openid.net/event/backchannel-logout': z.record(z.string(), z.unknown()),
    }),
    nonce: z.undefined().optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined);
const LOGOUT_TYPES = new Set(['logout+jwt', 'application/logout+jwt', 'jwt']);
/** How old a logout token may be. */
export const LOGOUT_MS = 10 * 60_000;

/** The library is loaded when the first student signs in so. */
const library = () => import('openid-client');

interface Surroundings {
  origin: Origin;
  clock: Clock;
  logger: Logger;
  secrets: SessionSecrets;
}

/** Authorization code with PKCE, state and nonce, by the library openid-client, which also compares `iss` of the answer against mix-ups. */
export const createSignInProvider = (
  settings: ProviderSettings,
  { origin, clock, logger, secrets }: Surroundings,
): SignInProvider => {
  const { issuer, clientId, clientSecret, name, domains, claims: names } = settings;
  const encrypter = createEncrypter(secrets, 'laurel sign-in by a provider');
  const redirectUri = () => `${origin.get()}${CALLBACK}`;

  /** Asked each time, so that changed addresses and keys of the provider hold at once. */
  const discover = async (): Promise<Configuration> => {
    const { allowInsecureRequests, ClientSecretPost, discovery, None } = await library();
    const isOnThisMachine = issuer.startsWith('http:');
    const authentication = clientSecret === undefined ? None() : ClientSecretPost(clientSecret);
    return discovery(new URL(issuer), clientId, undefined, authentication, {
      timeout: 5,
      ...(isOnThisMachine ? { execute: [allowInsecureRequests] } : {}),
    }).catch((error: unknown) => {
      logger.warn({ reason: (error as { code?: string }).code }, 'the OpenID provider does not answer');
      throw new AppError('unavailable', {
        message: `${name} does not answer right now. Please try again in a moment.`,
      });
    });
  };

  const refuse = (reason: string, message?: string): AppError => {
    logger.warn({ reason }, 'a sign-in by the OpenID provider was refused');
    return new AppError('provider_refused', message === undefined ? {} : { message });
  };

  /** @throws AppError provider_refused when the provider did not use a method that the operator asks for */
  const secondFactorAt = ({ amr, auth_time: at }: IDToken): Date | null => {
    if (settings.methods.length === 0) return null;
    const used: unknown[] = Array.isArray(amr) ? amr : [];
    if (!settings.methods.some((method) => used.includes(method))) {
      const message = `${name} did not say that it asked for a second step. Please switch that on there, and sign in again.`;
      throw refuse('amr', message);
    }
    // Somebody who signed in there this morning gave no code just now.
    return typeof at === 'number' ? new Date(at * 1000) : null;
  };

  const readFlow = (flow: string): Flow => {
    let text: string;
    try {
      text = encrypter.decrypt(flow);
    } catch {
      // Made up, changed, or of another session secret.
      throw refuse('flow');
    }
    const read = flowShape.parse(JSON.parse(text));
    if (clock.now().getTime() - read.begunAt > FLOW_MS) throw refuse('too late');
    return read;
  };

  return {
    name,
    domains,
    begin: async (rememberMe) => {
      const client = await library();
      const config = await discover();
      const flow: Flow = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
        rememberMe,
        begunAt: clock.now().getTime(),
      };
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri(),
        scope: 'openid email profile',
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, flow: encrypter.encrypt(JSON.stringify(flow)) };
    },
    end: async (flow, answer) => {
      const { state, nonce, verifier, rememberMe } = readFlow(flow);
      const client = await library();
      const config = await discover();
      const asked = {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      };
      try {
        const address = new URL(`${redirectUri()}?${answer.replace(/^\?/, '')}`);
        const tokens = await client.authorizationCodeGrant(config, address, asked);
        const inToken = tokens.claims();
        if (!inToken) throw refuse('no claims');
        const codeGivenAt = secondFactorAt(inToken);
        // Many providers tell addresses and names only there.
        const told = inToken[names.email]
          ? inToken
          : { ...inToken, ...(await client.fetchUserInfo(config, tokens.access_token, inToken.sub)) };
        const text = (claim: string) => (typeof told[claim] === 'string' ? told[claim].trim() : '');
        return {
          issuer: inToken.iss,
          subject: inToken.sub,
          email: text(names.email),
          isConfirmed: told.email_verified === true,
          firstName: text(names.firstName),
          lastName: text(names.lastName),
          codeGivenAt,
          signOutToken: settings.signsOutThere ? encrypter.encrypt(tokens.id_token ?? '') : null,
          providerSession: typeof inToken.sid === 'string' ? inToken.sid : '',
          rememberMe,
          state,
        };
      } catch (error) {
        // Codes alone are logged: what the provider says may name the student.
        throw error instanceof AppError
          ? error
          : refuse((error as { code?: string }).code ?? (error as Error).name);
      }
    },
    endedThere: async (logoutToken) => {
      const { createRemoteJWKSet, decodeJwt, jwtVerify } = await import('jose');
      const refuseToken = (error: unknown): never => {
        const reason = (error as { code?: string }).code ?? (error as Error).name;
        logger.warn({ reason }, 'a word of the OpenID provider that a session ended was refused');
        throw new AppError('invalid_request', { message: 'This is no valid logout token.' });
      };
      try {
        // Anybody may call: the provider is asked for its keys only where the token claims to be its own, for us.
        const { iss, aud } = decodeJwt(logoutToken);
        if (!iss || ![aud].flat().includes(clientId)) throw new Error('aud');
        if (iss.replace(/\/$/, '') !== issuer.replace(/\/$/, '')) throw new Error('iss');
      } catch (error) {
        refuseToken(error);
      }
      const { issuer: named, jwks_uri: keysAt = '' } = (await discover()).serverMetadata();
      try {
        const keys = createRemoteJWKSet(new URL(keysAt), { timeoutDuration: 5_000 });
        const { payload, protectedHeader } = await jwtVerify(logoutToken, keys, {
          issuer: named,
          audience: clientId,
          requiredClaims: ['iat', 'exp', 'jti'],
          maxTokenAge: LOGOUT_MS / 1000,
          clockTolerance: 30,
          currentDate: clock.now(),
        });
        if (!LOGOUT_TYPES.has((protectedHeader.typ ?? 'jwt').toLowerCase())) throw new Error('typ');
        const { iss, sub, sid, jti } = logoutShape.parse(payload);
        return { issuer: iss, subject: sub, session: sid, tokenId: jti };
      } catch (error) {
        return refuseToken(error);
      }
    },
    signOutAt: async (signOutToken) => {
      let idToken: string;
      try {
        idToken = encrypter.decrypt(signOutToken);
      } catch {
        // Of another session secret: the session here has ended, which is what was asked for.
        return undefined;
      }
      const { buildEndSessionUrl } = await library();
      // Already in the log. The session here has ended, whether the provider answers or not.
      const config = await discover().catch(() => undefined);
      if (!config?.serverMetadata().end_session_endpoint) return undefined;
      return buildEndSessionUrl(config, {
        id_token_hint: idToken,
        post_logout_redirect_uri: `${origin.get()}/`,
      }).href;
    },
  };
};
