import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

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

const derive = (secret: string, purpose: string) =>
  new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));

export const createTokens = (secret: string, accessTokenMinutes: number): Tokens => {
  const accessKey = derive(secret, 'laurel access token');
  const refreshKey = derive(secret, 'laurel refresh token');
  const refreshToken = ({ sessionId, generation }: RefreshClaim, seed: string) => {
    const proof = createHmac('sha256', refreshKey)
      .update(`${sessionId}.${generation}.${seed}`)
      .digest('base64url');
    return `${sessionId}.${generation}.${proof}`;
  };
  return {
    issueAccessToken: (userId, sessionId, now) => {
      const issued = Math.floor(now.getTime() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(userId)
        .setIssuedAt(issued)
        .setExpirationTime(issued + Math.round(accessTokenMinutes * 60))
        .sign(accessKey);
    },
    readAccessToken: async (token, now, ignoreExpiry = false) => {
      if (!isAsIssued(token)) return null;
      try {
        const { payload } = await jwtVerify(token, accessKey, {
          algorithms: ['HS256'],
          currentDate: now,
          clockTolerance: ignoreExpiry ? EVER : 0,
        });
        return typeof payload.sub === 'string' && typeof payload.sid === 'string'
          ? { userId: payload.sub, sessionId: payload.sid }
          : null;
      } catch {
        // jose throws for every kind of invalid token.
        return null;
      }
    },
    refreshToken,
    parseRefreshToken: (token) => {
      const [, sessionId, generation] = REFRESH_PATTERN.exec(token) ?? [];
      return sessionId && generation ? { sessionId, generation: Number(generation) } : null;
    },
    isRefreshToken: (token, claim, seed) => {
      const expected = Buffer.from(refreshToken(claim, seed));
      const given = Buffer.from(token);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
};
