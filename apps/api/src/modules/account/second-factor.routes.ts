import { secondFactorEndpoints } from '@laurel/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ok, route, type SignedIn } from '../../platform/http/route.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  countRecoveryCodes,
  endSecondFactor,
  findSecondFactor,
  renewRecoveryCodes,
  type SecondFactorContext,
  stepUp,
} from '../auth/index.ts';
import type { AccountRow } from './account.repository.ts';

export interface Guards {
  /** Counts a guess at the current password, together with those of other calls. */
  countGuess(request: FastifyRequest): Promise<void>;
  accountOf(userId: string): Promise<AccountRow>;
  /** @throws AppError invalid_request, invalid_credentials, step_up_required */
  prove(account: AccountRow, session: SignedIn, password: string | undefined): Promise<void>;
}

const SHOWN_ONCE = 'Please keep these codes where your phone is not: they are shown this once.';

export const secondFactorRoutes = (
  app: FastifyInstance,
  context: SecondFactorContext,
  { countGuess, accountOf, prove }: Guards,
): void => {
  const { database } = context;

  route(app, secondFactorEndpoints.secondFactor, async ({ user: { userId } }) => {
    const factor = await findSecondFactor(database.queries, userId);
    const recoveryCodesLeft = await countRecoveryCodes(database.queries, userId);
    return ok({ data: { since: factor?.confirmedAt?.toISOString() ?? null, recoveryCodesLeft } });
  });

  route(app, secondFactorEndpoints.beginSecondFactor, async ({ user, body, request }) => {
    await countGuess(request);
    const account = await accountOf(user.userId);
    await prove(account, user, body.currentPassword);
    return ok({ data: await beginSecondFactor(context, account) });
  });

  route(app, secondFactorEndpoints.confirmSecondFactor, async ({ user, body, request }) => {
    await countGuess(request);
    const recoveryCodes = await confirmSecondFactor(context, await accountOf(user.userId), {
      code: body.code,
      sessionId: user.sessionId,
    });
    return ok({ message: `Two-step sign-in is on. ${SHOWN_ONCE}`, data: { recoveryCodes } });
  });

  route(app, secondFactorEndpoints.stepUp, async ({ user, body }) => {
    const of = { sessionId: user.sessionId, account: await accountOf(user.userId) };
    await stepUp(context, of, { code: body.code, scale: app.limitScale });
    return ok({ message: 'Thank you. For ten minutes no other code is asked for.' });
  });

  route(app, secondFactorEndpoints.renewRecoveryCodes, async ({ user, body, request }) => {
    await countGuess(request);
    const account = await accountOf(user.userId);
    await prove(account, user, body.currentPassword);
    const attempt = { code: body.code, scale: app.limitScale };
    const recoveryCodes = await renewRecoveryCodes(context, account, attempt);
    return ok({ message: `The old codes no longer work. ${SHOWN_ONCE}`, data: { recoveryCodes } });
  });

  route(app, secondFactorEndpoints.endSecondFactor, async ({ user, body, request }) => {
    await countGuess(request);
    const account = await accountOf(user.userId);
    await prove(account, user, body.currentPassword);
    await endSecondFactor(context, account, { code: body.code, scale: app.limitScale });
    return ok({ message: 'Two-step sign-in is off.' });
  });
};
