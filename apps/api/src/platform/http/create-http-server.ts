import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Logger } from '../logger.ts';
import { newId } from '../new-id.ts';
import { AppError } from './app-error.ts';
import { toAppError } from './to-app-error.ts';

/** Bytes; an essay of 20,000 four-byte letters and a full preferences form both fit. */
const BODY_LIMIT = 256 * 1024;

export interface HttpServerOptions {
  logger: Logger;
  trustProxy: boolean | number | string;
  rateLimitScale: number;
  /** Whether the product is reached over TLS: then browsers are told to stay with it. */
  tls: boolean;
}

const SECURITY_HEADERS = (tls: boolean) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      mediaSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(tls ? { upgradeInsecureRequests: [] } : {}),
    },
  },
  strictTransportSecurity: tls ? { maxAge: 31_536_000 } : false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
  crossOriginOpenerPolicy: { policy: 'same-origin' as const },
});

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

/** An HTTP server with the product's headers, errors, limits and ids, and no route yet. */
export const createHttpServer = async (options: HttpServerOptions): Promise<FastifyInstance> => {
  const app = Fastify({
    loggerInstance: options.logger,
    trustProxy: trustedProxies(options.trustProxy),
    bodyLimit: BODY_LIMIT,
    genReqId: newId,
    // Requests are logged below, once each.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: false },
    frameworkErrors: (error, request, reply) => {
      sendError(toAppError(error), request.id, reply as unknown as FastifyReply);
    },
  }) as unknown as FastifyInstance;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  acceptJson(app);
  app.decorate('limitScale', options.rateLimitScale);
  app.decorateRequest('signedIn', null);
  const servedRoutes: string[] = [];
  app.decorate('servedRoutes', servedRoutes);
  app.addHook('onRoute', ({ method, url }) => {
    for (const name of [method].flat()) if (name !== 'HEAD') servedRoutes.push(`${name} ${url}`);
  });
  await app.register(helmet, SECURITY_HEADERS(options.tls));
  // Matches with their reasons are some hundred kilobytes and shrink tenfold. Quick gzip: the time of slow brotli is worth
  // more than the bytes, and the web app's files are compressed when they are built.
  await app.register(compress, {
    encodings: ['gzip', 'identity'],
    zlibOptions: { level: 4 },
    threshold: 2048,
  });
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, context) =>
      new AppError('rate_limited', { retryAfter: Math.max(1, Math.ceil(context.ttl / 1000)) }),
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'request');
  });
  app.setErrorHandler((error, request, reply) => {
    const known = toAppError(error);
    if (known.status >= 500) request.log.error({ req: request, err: error }, 'request failed');
    return sendError(known, request.id, reply);
  });
  return app;
};

/** Answers with the contract's error shape. */
export const sendError = (error: AppError, requestId: string, reply: FastifyReply): FastifyReply => {
  reply.header('cache-control', 'no-store');
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
  return reply.status(error.status).send({
    success: false,
    error: error.message,
    message: error.message,
    code: error.code,
    ...(error.details ? { details: error.details } : {}),
    requestId,
  });
};
