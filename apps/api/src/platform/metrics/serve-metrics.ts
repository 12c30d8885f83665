import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from '../logger.ts';
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

/**
 * Serves `GET /metrics` on a separate port, so that no proxy in front of the product can expose it.
 * @returns the port, and a function that stops it
 */
export const serveMetrics = async (
  { metrics, logger }: { metrics: Metrics; logger: Logger },
  { port, host }: { port: number; host: string },
): Promise<{ port: number; stop: () => void }> => {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const { contentType, text, failures } = await metrics.describe();
    for (const failure of failures) logger.warn({ err: failure }, 'measuring');
    response.writeHead(200, { 'content-type': contentType }).end(text);
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
