import { accountEndpoints, type ProfileResponse } from '@laurel/contract';
import type { Database } from '@laurel/db';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { route } from '../../platform/http/route.ts';
import { type AccountRow, findAccount } from './account.repository.ts';
import { changeProfile } from './change-profile.ts';

const present = (account: AccountRow): ProfileResponse => {
  const { id, firstName, lastName, email, profile, createdAt } = account;
  return {
    success: true,
    data: {
      user: {
        id,
        firstName,
        lastName,
        email,
        profile: profile as ProfileResponse['data']['user']['profile'],
        createdAt: createdAt.toISOString(),
      },
    },
  };
};

export const accountRoutes = (app: FastifyInstance, context: { database: Database; clock: Clock }): void => {
  route(app, accountEndpoints.profile, async ({ user }) => {
    const account = await findAccount(context.database.queries, user.userId);
    if (!account) throw new AppError('unauthorized');
    return present(account);
  });

  route(app, accountEndpoints.updateProfile, async ({ user, body }) =>
    present(await changeProfile(context, user.userId, body)),
  );
};
