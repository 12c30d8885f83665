import { type PreferencesData, preferencesEndpoints } from '@laurel/contract';
import type { Database } from '@laurel/db';
import type { Preferences } from '@laurel/domain';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { ok, route } from '../../platform/http/route.ts';
import { findPreferences, replacePreferences } from './preferences.repository.ts';

const present = (stored: Preferences): PreferencesData => ({ ...stored, gpa: stored.gpa ?? null });

export const preferencesRoutes = (
  app: FastifyInstance,
  { database, clock }: { database: Database; clock: Clock },
): void => {
  const save = async (userId: string, data: PreferencesData) => {
    await replacePreferences(database.queries, userId, data, clock.now());
    return ok({ data });
  };

  route(app, preferencesEndpoints.get, async ({ user }) => {
    const stored = await findPreferences(database.queries, user.userId);
    return ok({ data: stored ? present(stored) : null });
  });
  route(app, preferencesEndpoints.save, ({ user, body }) => save(user.userId, body));
  route(app, preferencesEndpoints.replace, ({ user, body }) => save(user.userId, body));
};
