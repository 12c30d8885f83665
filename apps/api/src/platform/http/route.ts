import type { Endpoint } from '@laurel/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';

/** Who is asking, once the bearer token has been checked. */
export interface SignedIn {
  userId: string;
  sessionId: string;
}

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Body<R> = R extends z.ZodType ? z.input<R> : R extends { mediaType: string } ? string : never;
/** The body of a success answer, as handlers return it: of other media types than JSON, the text. */
export type Answer<E extends Endpoint> = Body<E['responses'][keyof E['responses']]>;

export interface RouteInput<E extends Endpoint> {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
  user: E['access'] extends 'user' ? SignedIn : undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type RouteHandler<E extends Endpoint> = (input: RouteInput<E>) => Promise<Answer<E>>;

/** A success answer: `{ success: true, … }`. */
export const ok = <T extends object>(rest: T): { success: true } & T => ({ success: true, ...rest });

/** How often one client may call a route. Clients differ by address and, once signed in, by student; `keyOf` tells them apart otherwise. */
export interface RouteLimit {
  max: number;
  windowSeconds: number;
  keyOf?: (request: FastifyRequest) => string;
}

declare module 'fastify' {
  interface FastifyInstance {
    authenticate(request: FastifyRequest): Promise<SignedIn>;
    limitScale: number;
    /** Every route as `METHOD /path`, for the test that compares them with the contract. */
    servedRoutes: string[];
  }
  interface FastifyRequest {
    signedIn: SignedIn | null;
  }
}

const isJson = (entry: [string, unknown]) =>
  !(typeof entry[1] === 'object' && entry[1] !== null && 'mediaType' in entry[1]);

const rateLimit = (app: FastifyInstance, limit: RouteLimit | undefined) =>
  limit
    ? {
        rateLimit: {
          max: Math.max(1, Math.round(limit.max * app.limitScale)),
          timeWindow: limit.windowSeconds * 1000,
          // After validation, so that the key may read the body.
          hook: 'preHandler' as const,
          keyGenerator: (request: FastifyRequest) =>
            `${request.ip} ${limit.keyOf?.(request) ?? request.signedIn?.userId ?? ''}`,
        },
      }
    : {};

/**
 * Serves one endpoint of the contract: its path, access, validation and answer all come from there, so that the
 * server can't differ from the contract. The status is the endpoint's first, unless the handler sets another of them.
 */
export const route = <E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: RouteHandler<E>,
  limit?: RouteLimit,
): void => {
  const { params, query, body, headers } = endpoint;
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: {
      ...(params ? { params } : {}),
      ...(query ? { querystring: query } : {}),
      ...(body ? { body } : {}),
      ...(headers ? { headers } : {}),
      response: Object.fromEntries(Object.entries(endpoint.responses).filter(isJson)),
    },
    config: rateLimit(app, limit),
    // Before validation: whoever isn't signed in learns nothing about a route.
    onRequest: async (request, reply) => {
      if (endpoint.access === 'user') {
        request.signedIn = await app.authenticate(request);
        reply.header('cache-control', 'no-store');
      }
    },
    handler: async (request, reply) => {
      const [status, shape] = Object.entries(endpoint.responses)[0] ?? [200, {}];
      reply.status(Number(status));
      const answer = await handler({
        params: request.params,
        query: request.query,
        body: request.body,
        user: request.signedIn ?? undefined,
        request,
        reply,
      } as RouteInput<E>);
      if ('mediaType' in shape) reply.type(`${shape.mediaType}; charset=utf-8`);
      return answer;
    },
  });
};
