import { type BlockList, isIPv6 } from 'node:net';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Logger } from '../logger.ts';
import { newId } from '../new-id.ts';
import { AppError } from './app-error.ts';
import { createBudgets, createTurns } from './budgets.ts';
import { bareHeaders, refuseUnreadable, sendError } from './send-error.ts';
import type { RateLimitStore } from './shared-rate-limits.ts';
import { toAppError } from './to-app-error.ts';

/** Options of helmet for the headers of every answer. `tls`: the product is reached over TLS only. */
const securityHeaders = (tls: boolean) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'"],
      fontSrc: ["'self'"],
      mediaSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      // No text becomes code in a page. The one policy is in the web app's `lib/browser/trusted-types.ts`.
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ['laurel'],
      ...(tls ? { upgradeInsecureRequests: [] } : {}),
    },
  },
  strictTransportSecurity: tls ? { maxAge: 31_536_000 } : false,
  // The addresses of reset links and essays must not leak to other sites.
  referrerPolicy: { policy: 'same-origin' as const },
  crossOriginOpenerPolicy: { policy: 'same-origin' as const },
  xFrameOptions: { action: 'deny' as const },
  crossOriginResourcePolicy: { policy: 'same-origin' as const },
});

/** Device features that no page of Laurel uses. Sharing, copying, full screen, and passkeys on Laurel's own pages stay allowed. */
const PERMISSIONS_POLICY = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Bytes; an essay of 20,000 four-byte letters and a full preferences form both fit. */
const BODY_LIMIT = 256 * 1024;

/** For refused calls with these statuses the client's address is logged. */
const REFUSED = new Set([401, 429]);

const LAST_CALL_MS = 1_000;

/** Clients that a rate limit tracks; the oldest is dropped first. About ten megabytes when full. */
const RATE_LIMIT_KEYS = 50_000;

export interface HttpServerOptions {
  logger: Logger;
  trustProxy: boolean | number | string;
  rateLimitScale: number;
  /** Networks that share few addresses among many people, with how many times the usual limits of an address they have. */
  rateLimitNetworks?: readonly { network: BlockList; times: number }[] | undefined;
  /** Where rate limits are counted; undefined: in this process. */
  rateLimitStore?: RateLimitStore | undefined;
  /** Whether the product is reached over TLS: then browsers are told to stay with it. */
  tls: boolean;
}

/**
 * A request may already be on its way over an idle connection, and its client could not tell whether it was handled. During shutdown
 * idle connections therefore stay open a moment longer, and every answer closes its connection.
 */
const giveLastCall = ({ server }: FastifyInstance): void => {
  let inHand = 0;
  server.on('request', (_request, response) => {
    inHand += 1;
    response.once('close', () => {
      inHand -= 1;
    });
  });
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    const closing = setInterval(() => {
      // Once all are answered, what is still open is idle or sends a body that was refused: Node takes the latter for busy.
      if (inHand === 0) server.closeAllConnections();
      else closeIdle();
    }, LAST_CALL_MS).unref();
    server.once('close', () => clearInterval(closing));
  };
};

/** A number means so many proxies in front of this server. */
const trustedProxies = (value: boolean | number | string) =>
  typeof value === 'number' ? (_address: string, hop: number) => hop < value : value;

/** JSON bodies; an absent body is `undefined`, so that calls without one may still name the type. */
const acceptJson = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else
      parse(request, body as string, (error, value) =>
        error ? done(new AppError('malformed_json'), undefined) : done(null, value),
      );
  });
};

/** Keeps the names of the routes that are registered from now on, each as `METHOD path`. */
const listRoutes = (app: FastifyInstance): void => {
  const servedRoutes: string[] = [];
  app.decorate('servedRoutes', servedRoutes);
  app.addHook('onRoute', ({ method, url }) => {
    for (const name of [method].flat()) if (name !== 'HEAD') servedRoutes.push(`${name} ${url}`);
  });
};

/** Every answer carries its request's id; every request is logged once, with its answer. */
const addRequestHooks = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-request-id': request.id, 'permissions-policy': PERMISSIONS_POLICY });
  });
  app.addHook('onResponse', async (request, reply) => {
    // An attacker's address is needed in the log; that of a signed-in student is not.
    const from = REFUSED.has(reply.statusCode) ? { from: request.ip } : {};
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime), ...from }, 'request');
  });
};

/** An HTTP server with the product's headers, errors, limits and ids, and no route yet. */
export const createHttpServer = async (options: HttpServerOptions): Promise<FastifyInstance> => {
  const app = Fastify({
    loggerInstance: options.logger,
    trustProxy: trustedProxies(options.trustProxy),
    bodyLimit: BODY_LIMIT,
    genReqId: newId,
    // `addRequestHooks` logs each request once.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // A request that arrives over an open connection during shutdown is answered, and then its connection is closed.
    return503OnClosing: false,
    // For a whole request, headers and body. Node requires the limit for headers to be no larger.
    requestTimeout: 30_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    connectionTimeout: 60_000,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: false },
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: (error, request, reply) => {
      const answer = reply as unknown as FastifyReply;
      sendError(toAppError(error), request.id, answer.headers(bareHeaders(request.id)));
    },
  }) as unknown as FastifyInstance;
  giveLastCall(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  acceptJson(app);
  app.decorate('limitScale', options.rateLimitScale);
  const networks = options.rateLimitNetworks ?? [];
  app.decorate(
    'timesOf',
    (address) =>
      networks.find(({ network }) => network.check(address, isIPv6(address) ? 'ipv6' : 'ipv4'))?.times ?? 1,
  );
  app.decorate('budgets', createBudgets(options.rateLimitScale));
  app.decorate('turns', createTurns());
  app.decorateRequest('signedIn', null);
  app.decorateRequest('audit', null);
  listRoutes(app);
  await app.register(helmet, securityHeaders(options.tls));
  // Matches with their reasons are some hundred kilobytes and shrink tenfold. Quick gzip: the time of slow brotli is worth
  // more than the bytes, and the web app's files are compressed when they are built.
  await app.register(compress, {
    encodings: ['gzip', 'identity'],
    zlibOptions: { level: 4 },
    threshold: 2048,
  });
  await app.register(rateLimit, {
    global: false,
    cache: RATE_LIMIT_KEYS,
    ...(options.rateLimitStore ? { store: options.rateLimitStore } : {}),
    errorResponseBuilder: (_request, context) =>
      new AppError('rate_limited', { retryAfter: Math.max(1, Math.ceil(context.ttl / 1000)) }),
  });
  addRequestHooks(app);
  app.setErrorHandler((error, request, reply) => {
    const known = toAppError(error);
    if (known.status >= 500) request.log.error({ req: request, err: error }, 'request failed');
    return sendError(known, request.id, reply);
  });
  return app;
};
