import { type Passkey, passkeysEndpoints } from '@laurel/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import { ok, route } from '../../platform/http/route.ts';
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  type PasskeyContext,
  type PasskeyRow,
  removePasskey,
} from '../auth/index.ts';
import type { Guards } from './second-factor.routes.ts';

const present = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

export const passkeysRoutes = (
  app: FastifyInstance,
  context: PasskeyContext,
  { countGuess, accountOf, prove }: Guards,
): void => {
  route(app, passkeysEndpoints.passkeys, async ({ user: { userId } }) =>
    ok({ data: (await listPasskeys(context.database.queries, userId)).map(present) }),
  );

  route(app, passkeysEndpoints.beginPasskey, async ({ user, body, request }) => {
    await countGuess(request);
    const account = await accountOf(user.userId);
    await prove(account, user, body.currentPassword);
    return ok({ data: { options: { ...(await beginPasskey(context, account, user.sessionId)) } } });
  });

  route(app, passkeysEndpoints.addPasskey, async ({ user: { userId, sessionId }, body }) => {
    const passkey = await addPasskey(context, await accountOf(userId), { sessionId, ...body });
    return ok({ message: 'The passkey was added.', data: present(passkey) });
  });

  route(app, passkeysEndpoints.removePasskey, async ({ user: { userId }, params }) => {
    if (!(await removePasskey(context, await accountOf(userId), params.id))) throw new AppError('not_found');
    return ok({ message: 'The passkey was removed.' });
  });
};
