import { createHmac, timingSafeEqual } from 'node:crypto';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { deriveKeys, type SessionSecrets } from '../../platform/derive-keys.ts';

/** The claim of a refresh token: its session and its generation (rotations so far). */
export interface RefreshClaim {
  sessionId: string;
  generation: number;
}

export interface Tokens {
  /** A bearer token (JWT, HS256) that names the session. */
  issueAccessToken(userId: string, sessionId: string, now: Date): Promise<string>;
  /** @param ignoreExpiry for signing out with an expired token */
  readAccessToken(
    token: string,
    now: Date,
    ignoreExpiry?: boolean,
  ): Promise<{ userId: string; sessionId: string } | null>;
  /** The token of one generation. Deterministic, so that a rotation can be answered again. */
  refreshToken(claim: RefreshClaim, seed: string): string;
  /** Reads the claim without checking it. */
  parseRefreshToken(token: string): RefreshClaim | null;
  isRefreshToken(token: string, claim: RefreshClaim, seed: string): boolean;
}

const REFRESH_PATTERN = /^([A-Za-z0-9_-]{22})\.(\d{1,9})\.([A-Za-z0-9_-]{43})$/;
const EVER = 100 * 365 * 24 * 3600;

/** Base64url has several spellings of the same bytes; only the spelling that was issued is accepted. */
const isAsIssued = (token: string): boolean => {
  const signature = token.slice(token.lastIndexOf('.') + 1);
  return Buffer.from(signature, 'base64url').toString('base64url') === signature;
};

export const createTokens = (secrets: SessionSecrets, accessTokenMinutes: number): Tokens => {
  const accessKeys = deriveKeys(secrets, 'laurel access token');
  const refreshKeys = deriveKeys(secrets, 'laurel refresh token');
  const refreshTokenOf = (key: Uint8Array, { sessionId, generation }: RefreshClaim, seed: string) => {
    const proof = createHmac('sha256', key).update(`${sessionId}.${generation}.${seed}`).digest('base64url');
    return `${sessionId}.${generation}.${proof}`;
  };
  /** What a token says under one of the keys; undefined for one that none of them signed. */
  const verified = async (token: string, now: Date, tolerance: number): Promise<JWTPayload | undefined> => {
    for (const key of accessKeys)
      try {
        const options = { algorithms: ['HS256'], currentDate: now, clockTolerance: tolerance };
        return (await jwtVerify(token, key, options)).payload;
      } catch {
        // jose throws for every kind of invalid token; another key may have signed it.
      }
    return undefined;
  };
  return {
    issueAccessToken: (userId, sessionId, now) => {
      const issued = Math.floor(now.getTime() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(userId)
        .setIssuedAt(issued)
        .setExpirationTime(issued + Math.round(accessTokenMinutes * 60))
        .sign(accessKeys[0]);
    },
    readAccessToken: async (token, now, ignoreExpiry = false) => {
      if (!isAsIssued(token)) return null;
      const { sub, sid } = (await verified(token, now, ignoreExpiry ? EVER : 0)) ?? {};
      return typeof sub === 'string' && typeof sid === 'string' ? { userId: sub, sessionId: sid } : null;
    },
    refreshToken: (claim, seed) => refreshTokenOf(refreshKeys[0], claim, seed),
    parseRefreshToken: (token) => {
      const [, sessionId, generation] = REFRESH_PATTERN.exec(token) ?? [];
      return sessionId && generation ? { sessionId, generation: Number(generation) } : null;
    },
    isRefreshToken: (token, claim, seed) => {
      const given = Buffer.from(token);
      return refreshKeys.some((key) => {
        const expected = Buffer.from(refreshTokenOf(key, claim, seed));
        return expected.length === given.length && timingSafeEqual(expected, given);
      });
    },
  };
};
