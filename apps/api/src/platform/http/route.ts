import { normalizeIP } from '@fastify/rate-limit';
import type { Endpoint } from '@laurel/contract';
import type { Role } from '@laurel/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { CallAudit, createAudit } from '../audit/index.ts';
import { AppError } from './app-error.ts';
import { ADDRESS_BUDGET, type createBudgets, type createTurns, STUDENT_BUDGET, times } from './budgets.ts';
import { ONE_AT_A_TIME, ROUTE_COSTS } from './route-costs.ts';

/** The signed-in student, once the bearer token has been checked. */
export interface SignedIn {
  userId: string;
  sessionId: string;
}

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Body<R> = R extends z.ZodType ? z.input<R> : R extends { mediaType: string } ? string : never;
/** The body of a success answer as handlers return it: JSON, or text for other media types. */
export type Answer<E extends Endpoint> = Body<E['responses'][keyof E['responses']]>;

export interface RouteInput<E extends Endpoint> {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
  user: E['access'] extends 'public' ? undefined : SignedIn;
  request: FastifyRequest;
  reply: FastifyReply;
  /** The row of this call in the audit log, of every call but reads. It is written by itself; a handler may add to it. */
  audit: CallAudit;
}

/** Returns the body, or the reply when the handler has sent an answer that was validated before. */
export type RouteHandler<E extends Endpoint> = (input: RouteInput<E>) => Promise<Answer<E> | FastifyReply>;

/** A success answer: `{ success: true, … }`. */
export const ok = <T extends object>(rest: T): { success: true } & T => ({ success: true, ...rest });

/** How often one client may call a route. A client is an address or, when signed in, a student; `keyOf` gives another key. */
export interface RouteLimit {
  max: number;
  windowSeconds: number;
  keyOf?: (request: FastifyRequest) => string;
  /** Limit of one address under all its keys together, against guessing one password on many accounts. */
  maxPerAddress?: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    authenticate(request: FastifyRequest): Promise<SignedIn>;
    /** @throws AppError not_found for whoever was not granted the role */
    authenticateKeeper(request: FastifyRequest, role: Role): Promise<SignedIn>;
    /** @throws AppError step_up_required */
    requireFreshCode(student: SignedIn): Promise<void>;
    /** @throws AppError passwords_off where they are switched off */
    requirePasswords(): void;
    startAudit: ReturnType<typeof createAudit>;
    limitScale: number;
    /** How many times the usual limits of an address this one has, because many share it. */
    timesOf: (address: string) => number;
    budgets: ReturnType<typeof createBudgets>;
    turns: ReturnType<typeof createTurns>;
    /** Every route as `METHOD /path`, for the test that compares them with the contract. */
    servedRoutes: string[];
  }
  interface FastifyRequest {
    signedIn: SignedIn | null;
    audit: CallAudit | null;
  }
}

const isJson = (entry: [string, unknown]) =>
  !(typeof entry[1] === 'object' && entry[1] !== null && 'mediaType' in entry[1]);

/** The owner of an IPv6 address usually has its whole /64 network, so it counts as one client. */
export const addressOf = (request: FastifyRequest): string => normalizeIP(request.ip);

const clientOf = (request: FastifyRequest): string =>
  `${addressOf(request)} ${request.signedIn?.userId ?? ''}`;

/** Clients that each limit tracks in this process, the oldest dropped first. Each route counts in a store of its own, to which the plugin passes no such number. */
const MAX_CLIENTS = 50_000;

const scaled = (app: FastifyInstance, calls: number): number =>
  Math.max(1, Math.round(calls * app.limitScale));

/**
 * One limit that several routes share. A route that uses it must have no limit of its own, which would count separately.
 * @returns counts a call; throws AppError rate_limited
 */
export const sharedLimit = (
  app: FastifyInstance,
  name: string,
  { max, windowSeconds }: Pick<RouteLimit, 'max' | 'windowSeconds'>,
): ((request: FastifyRequest) => Promise<void>) =>
  refuseExceeded(
    app.createRateLimit({
      max: scaled(app, max),
      timeWindow: windowSeconds * 1000,
      keyGenerator: (request) => `${clientOf(request)} ${name}`,
    }),
  );

const rateLimit = (
  app: FastifyInstance,
  { method, path }: Endpoint,
  { max, maxPerAddress, windowSeconds, keyOf }: RouteLimit,
) => {
  const timeWindow = windowSeconds * 1000;
  const countAddress =
    maxPerAddress &&
    app.createRateLimit({
      max: (request) => scaled(app, maxPerAddress) * app.timesOf(request.ip),
      timeWindow,
      keyGenerator: addressOf,
    });
  return {
    ...(countAddress ? { preHandler: refuseExceeded(countAddress) } : {}),
    config: {
      rateLimit: {
        // Many who share an address are counted together where nothing else tells them apart.
        max: (request: FastifyRequest) =>
          scaled(app, max) * (keyOf || request.signedIn ? 1 : app.timesOf(request.ip)),
        timeWindow,
        cache: MAX_CLIENTS,
        // Part of every key, because processes may share one store.
        groupId: ` ${method} ${path}`,
        // After validation, so that the key may read the body.
        hook: 'preHandler' as const,
        keyGenerator: (request: FastifyRequest) =>
          keyOf ? `${addressOf(request)} ${keyOf(request)}` : clientOf(request),
      },
    },
  };
};

const refuseExceeded =
  (count: ReturnType<FastifyInstance['createRateLimit']>) =>
  async (request: FastifyRequest): Promise<void> => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded)
      throw new AppError('rate_limited', { retryAfter: Math.max(1, counted.ttlInSeconds) });
  };

/** Reads that the audit log holds beside every other call: they show a whole account, or the log itself. */
const AUDITED_READS: ReadonlySet<string> = new Set([
  'GET /users/export',
  'GET /desk/accounts',
  'GET /desk/audit',
]);

/** Who may call it. A route of the desk is not there for whoever was not granted its role. */
const callerOf = (app: FastifyInstance, { access }: Endpoint, request: FastifyRequest) => {
  if (access === 'public') return null;
  return access === 'user' ? app.authenticate(request) : app.authenticateKeeper(request, access);
};

/** What a call at the desk is about; the calls of students say nothing of what they read, save or write. */
const targetOf = ({ params }: FastifyRequest): string | null =>
  Object.values((params ?? {}) as Record<string, string>).join(' ') || null;

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
  const name = `${endpoint.method} ${endpoint.path}`;
  const cost = ROUTE_COSTS[name] ?? 0;
  const isAudited = endpoint.method !== 'GET' || AUDITED_READS.has(name);
  const isAtDesk = endpoint.access === 'curator' || endpoint.access === 'operator';
  const inTurn = <T>(student: string | undefined, work: () => Promise<T>): Promise<T> =>
    student !== undefined && ONE_AT_A_TIME.has(name) ? app.turns.take(student, work) : work();
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
    ...(limit ? rateLimit(app, endpoint, limit) : {}),
    // Before validation, so that a caller who isn't signed in learns nothing about the route.
    onRequest: async (request) => {
      request.signedIn = await callerOf(app, endpoint, request);
      if (endpoint.passwords) app.requirePasswords();
      const student = request.signedIn?.userId;
      if (student) app.budgets.spend(student, cost, STUDENT_BUDGET);
      else app.budgets.spend(addressOf(request), cost, times(ADDRESS_BUDGET, app.timesOf(request.ip)));
      if (endpoint.stepUp && request.signedIn) await app.requireFreshCode(request.signedIn);
    },
    // Before anybody is told that it was done. A refused call did nothing.
    onSend: async (request, reply) => {
      if (isAudited && reply.statusCode < 400) await request.audit?.finish();
    },
    handler: async (request, reply) => {
      request.audit = app.startAudit({
        act: name,
        requestId: request.id,
        userId: request.signedIn?.userId,
        concernsCaller: !isAtDesk,
        target: isAtDesk ? targetOf(request) : null,
      });
      const [status, shape] = Object.entries(endpoint.responses)[0] ?? [200, {}];
      reply.status(Number(status));
      const input = {
        params: request.params,
        query: request.query,
        body: request.body,
        user: request.signedIn ?? undefined,
        request,
        reply,
        audit: request.audit,
      } as RouteInput<E>;
      const answer = await inTurn(request.signedIn?.userId, () => handler(input));
      if ('mediaType' in shape) reply.type(`${shape.mediaType}; charset=utf-8`);
      return answer;
    },
  });
};
