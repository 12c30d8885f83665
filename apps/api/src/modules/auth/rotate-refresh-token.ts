import type { RefreshResponse } from '@laurel/contract';
import type { Database } from '@laurel/db';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { advanceSession, endSessionOf, findSession, type SessionRow } from './auth.repository.ts';
import type { Tokens } from './tokens.ts';

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
): Promise<Pick<RefreshResponse, 'token' | 'refreshToken'>> => {
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
