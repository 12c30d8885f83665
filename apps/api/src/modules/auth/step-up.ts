import type { Database } from '@laurel/db';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedIn } from '../../platform/http/route.ts';
import { findSession, markCodeGiven, type UserRow } from './auth.repository.ts';
import { checkSecondFactor, type SecondFactorContext } from './second-factor.ts';
import { findSecondFactor } from './second-factors.repository.ts';

/** So long a code counts for what could hurt most at a screen that was left, or with a stolen token. */
export const FRESH_MS = 10 * 60_000;

/** @returns refuses with step_up_required where the account has a second factor and its code was not given lately in this session */
export const createRequireFreshCode =
  ({ database, clock }: { database: Database; clock: Clock }) =>
  async ({ userId, sessionId }: SignedIn): Promise<void> => {
    const factor = await findSecondFactor(database.queries, userId);
    if (!factor?.confirmedAt) return;
    const givenAt = (await findSession(database.queries, sessionId))?.codeGivenAt;
    if (!givenAt || clock.now().getTime() - givenAt.getTime() > FRESH_MS)
      throw new AppError('step_up_required');
  };

/** @throws AppError conflict when the second factor is off; invalid_code; rate_limited */
export const stepUp = async (
  context: SecondFactorContext,
  { sessionId, account }: { sessionId: string; account: Pick<UserRow, 'id' | 'email' | 'emailKey'> },
  attempt: { code: string; scale: number },
): Promise<void> => {
  if (!(await checkSecondFactor(context, account, attempt))) throw new AppError('conflict');
  await markCodeGiven(context.database.queries, account.id, sessionId, context.clock.now());
};
