import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Logger } from '../logger.ts';
import type { Metrics } from './create-metrics.ts';

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
