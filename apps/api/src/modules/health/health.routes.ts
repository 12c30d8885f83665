import { healthEndpoints } from '@laurel/contract';
import { buildOpenApi } from '@laurel/contract/openapi';
import type { Database } from '@laurel/db';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import { ok, route } from '../../platform/http/route.ts';

const PING_TIMEOUT_MS = 2_000;

/** Made when it is first asked for: it takes longer than all other routes together. */
let openApi: { openapi: string } | undefined;

export const healthRoutes = (app: FastifyInstance, { database }: { database: Database }): void => {
  route(app, healthEndpoints.ready, async () => {
    try {
      await database.ping(PING_TIMEOUT_MS);
    } catch (error) {
      app.log.warn({ err: error }, 'database does not answer');
      throw new AppError('unavailable', { retryAfter: 5 });
    }
    return ok({ status: 'ok' as const });
  });
  route(app, healthEndpoints.live, async () => ok({ status: 'ok' as const }));
  route(app, healthEndpoints.openapi, async () => {
    openApi ??= buildOpenApi() as { openapi: string };
    return openApi;
  });
};
