import { Readable } from 'node:stream';
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import { ADDRESS_BUDGET, times } from '../../platform/http/budgets.ts';
import { addressOf } from '../../platform/http/route.ts';
import { ROUTE_COSTS } from '../../platform/http/route-costs.ts';
import type { Logger } from '../../platform/logger.ts';
import { createMcpServer, type McpContext } from './mcp-tools.routes.ts';

/** Each tool costs what the call of the API costs that does the same. */
const COSTS: Record<string, number> = {
  search_awards: ROUTE_COSTS['GET /public/awards'] ?? 0,
  get_award: ROUTE_COSTS['GET /public/awards/{id}'] ?? 0,
  match_for_facts: ROUTE_COSTS['POST /matching/find'] ?? 0,
};
const OTHER_COST = 5;
/** Messages of one request; older revisions of the protocol allow several. */
const MOST_MESSAGES = 5;

const toolOf = (message: unknown): string | undefined => {
  const { method, params } = (message ?? {}) as { method?: unknown; params?: { name?: unknown } };
  return method === 'tools/call' && typeof params?.name === 'string' ? params.name : undefined;
};

/** A page in somebody's browser may not use the browser's address or network to ask here. */
const refuseOtherSites = (request: FastifyRequest, origin: string): void => {
  const from = request.headers.origin;
  if (from !== undefined && from !== origin) throw new AppError('not_found');
};

const sendResponse = (reply: FastifyReply, response: Response): FastifyReply => {
  reply.status(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  return reply.send(response.body ? Readable.fromWeb(response.body as never) : null);
};

/**
 * The catalogue for programs that speak the Model Context Protocol, by streamable HTTP without sessions. It has the budget that every address
 * has for calls without a student, and its matching runs one after another for each address.
 */
export const mcpRoutes = (
  app: FastifyInstance,
  context: McpContext & { logger: Logger; origin: { get(): string } },
): void => {
  const handler = createMcpHandler(() => createMcpServer(context), {
    // Its message could quote what was sent.
    onerror: ({ name }) => context.logger.debug({ error: name }, 'a message of the MCP was refused'),
  });
  app.addHook('onClose', () => handler.close());

  app.post('/mcp', async (request, reply) => {
    refuseOtherSites(request, context.origin.get());
    const messages = Array.isArray(request.body) ? request.body : [request.body];
    if (messages.length > MOST_MESSAGES) throw new AppError('invalid_request');
    const tools = messages.map(toolOf);
    const cost = tools.reduce((sum, tool) => sum + (COSTS[tool ?? ''] ?? OTHER_COST), 0);
    const address = addressOf(request);
    app.budgets.spend(address, cost, times(ADDRESS_BUDGET, app.timesOf(request.ip)));
    const headers = new Headers();
    for (const name of ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name']) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    const ask = () =>
      handler.fetch(
        new Request(`${context.origin.get()}/mcp`, {
          method: 'POST',
          headers,
          body: JSON.stringify(request.body ?? null),
        }),
        { parsedBody: request.body },
      );
    reply.header('cache-control', 'no-store');
    return sendResponse(
      reply,
      await (tools.includes('match_for_facts') ? app.turns.take(`mcp ${address}`, ask) : ask()),
    );
  });

  // There are no sessions to listen to or to end.
  app.route({
    method: ['GET', 'DELETE'],
    url: '/mcp',
    handler: (_request, reply) =>
      reply.status(405).header('allow', 'POST').type('text/plain; charset=utf-8').send('Use POST.'),
  });
};
