import type { ProfileResponse, SessionsResponse } from '@laurel/contract';
import type { EmailChangeRow, SessionRow } from '../auth/index.ts';
import type { AccountRow } from './account.repository.ts';

/** @param change the change of email that is not confirmed yet */
export const presentAccount = (account: AccountRow, change: EmailChangeRow | undefined): ProfileResponse => {
  const { id, firstName, lastName, profile, createdAt } = account;
  const user = {
    id,
    firstName,
    lastName,
    email: change?.newEmail ?? account.email,
    profile: profile as ProfileResponse['data']['user']['profile'],
    createdAt: createdAt.toISOString(),
    ...(change && {
      emailConfirmation: { mailsGoTo: account.email, before: change.confirmBefore.toISOString() },
    }),
  };
  return { success: true, data: { user } };
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
