import type { ProfileResponse, SessionsResponse } from '@laurel/contract';
import type { SessionRow } from '../auth/index.ts';
import type { AccountRow } from './account.repository.ts';

export const presentAccount = (account: AccountRow): ProfileResponse => {
  const { id, firstName, lastName, email, profile, createdAt } = account;
  const facts = profile as ProfileResponse['data']['user']['profile'];
  return {
    success: true,
    data: { user: { id, firstName, lastName, email, profile: facts, createdAt: createdAt.toISOString() } },
  };
};

/** @param currentId session of the request */
export const presentSessions = (sessions: SessionRow[], currentId: string): SessionsResponse => ({
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
