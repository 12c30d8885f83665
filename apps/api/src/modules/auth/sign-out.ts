import type { Database } from '@laurel/db';
import type { Clock } from '../../platform/clock.ts';
import { endSessionOf, findSession } from './auth.repository.ts';
import type { Tokens } from './tokens.ts';

/** Ends the session that the bearer token or the refresh token names. Tokens that name none are not an error. */
export const signOut = async (
  { database, clock, tokens }: { database: Database; clock: Clock; tokens: Tokens },
  accessToken: string | null,
  refreshToken: string | undefined,
): Promise<void> => {
  const now = clock.now();
  const bearer = accessToken ? await tokens.readAccessToken(accessToken, now, true) : null;
  if (bearer) await endSessionOf(database.queries, bearer.userId, bearer.sessionId, now);

  const claim = refreshToken ? tokens.parseRefreshToken(refreshToken) : null;
  if (!claim || !refreshToken) return;
  const session = await findSession(database.queries, claim.sessionId);
  if (session && tokens.isRefreshToken(refreshToken, claim, session.seed)) {
    await endSessionOf(database.queries, session.userId, session.id, now);
  }
};
