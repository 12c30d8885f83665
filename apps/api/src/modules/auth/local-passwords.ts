import type { Database } from '@laurel/db';
import type { Config } from '../../config.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { findSession } from './auth.repository.ts';
import { checkPassword } from './passwords.ts';
import { FRESH_MS } from './step-up.ts';

interface Proof {
  sessionId: string;
  password: string | undefined;
  /** Of the request. */
  field: 'currentPassword' | 'password';
}

/** Passwords of Laurel's own, which a house with a provider may switch off. */
export interface LocalPasswords {
  /** @throws AppError passwords_off */
  require(): void;
  /**
   * That it is the student who asks: by the password or, where there are none, by a sign-in of the last minutes.
   * @throws AppError invalid_request, invalid_credentials that names the request's field; step_up_required
   */
  prove(account: { passwordHash: string }, proof: Proof): Promise<void>;
}

export const createLocalPasswords = (
  { localPasswords, signInProvider }: Pick<Config, 'localPasswords' | 'signInProvider'>,
  { database, clock }: { database: Database; clock: Clock },
): LocalPasswords => {
  const elsewhere = signInProvider?.name;
  const requireFreshSignIn = async (sessionId: string) => {
    const openedAt = (await findSession(database.queries, sessionId))?.createdAt;
    if (openedAt && clock.now().getTime() - openedAt.getTime() <= FRESH_MS) return;
    const message = `First confirm that it is you: sign out, sign in again with ${elsewhere}, and come back here within ten minutes.`;
    throw new AppError('step_up_required', { message });
  };
  return {
    require: () => {
      if (localPasswords) return;
      const message = `Passwords are not used here. Please sign in with ${elsewhere}.`;
      throw new AppError('passwords_off', { message });
    },
    prove: async ({ passwordHash }, { sessionId, password, field }) => {
      if (!localPasswords) return requireFreshSignIn(sessionId);
      const refuse = (code: 'invalid_request' | 'invalid_credentials', message: string) =>
        new AppError(code, { message, details: [{ field, message }] });
      if (password === undefined) throw refuse('invalid_request', 'Password is required');
      if (!(await checkPassword(passwordHash, password)))
        throw refuse('invalid_credentials', 'The current password is not right.');
    },
  };
};
