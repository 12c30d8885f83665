import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './create-metrics.ts';

/** The route pattern of an API call; one name for all files of the web app and unknown paths. */
const routeOf = ({ routeOptions }: FastifyRequest): string =>
  routeOptions.url?.startsWith('/api/') ? routeOptions.url : 'web';

/** Measures every request by route pattern and status. */
export const observeRequests = (app: FastifyInstance, { requestSeconds }: Metrics): void => {
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: routeOf(request), status: String(reply.statusCode) };
    requestSeconds.observe(labels, reply.elapsedTime / 1000);
  });
};
