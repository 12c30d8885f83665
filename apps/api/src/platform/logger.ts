import pino, { type DestinationStream, type Logger } from 'pino';

/** PostgreSQL's error codes: five digits and capitals, of which one at least is a digit ('EPIPE' is Node's). */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;
const MAX_DEPTH = 5;

interface Told {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  stack?: string;
  cause?: Told;
}

const textOf = (error: Error, key: string): string | undefined => {
  const value = (error as unknown as Record<string, unknown>)[key];
  return typeof value === 'string' ? value : undefined;
};

/** A database quotes the values it refuses, and the failed query repeats its parameters; the query itself has none. */
const safeMessage = (error: Error): string => {
  if (SQLSTATE.test(textOf(error, 'code') ?? '')) return 'The database refused a query.';
  const query = 'params' in error ? textOf(error, 'query') : undefined;
  return query === undefined ? error.message : `Failed query: ${query}`;
};

const tell = (error: Error, depth: number): Told => {
  const message = safeMessage(error);
  const [code, constraint] = [textOf(error, 'code'), textOf(error, 'constraint')];
  const stack = error.stack?.replaceAll(error.message || message, message);
  return {
    type: error.constructor.name,
    message,
    ...(code ? { code } : {}),
    ...(constraint ? { constraint } : {}),
    ...(stack ? { stack } : {}),
    ...(error.cause instanceof Error && depth < MAX_DEPTH ? { cause: tell(error.cause, depth + 1) } : {}),
  };
};

/** What a log may hold of an error: where it happened and of which kind, never a value that somebody stored or sent. */
const toLoggedError = (error: unknown): unknown =>
  error instanceof Error ? tell(error, 0) : { type: typeof error };

export type { Logger };

interface LoggedRequest {
  method: string;
  url: string;
  id: string;
  routeOptions?: { url?: string | undefined };
}

/** The route, not the address, of a call of the API: addresses of calendars and unsubscribe links are secrets. */
const pathOf = ({ url, routeOptions }: LoggedRequest): string | undefined =>
  url.startsWith('/api/') ? (routeOptions?.url ?? '/api/*') : url.split('?')[0];

/** Lines that may wait for whoever reads the log, in characters; what goes beyond is lost, and counted. */
const MAX_WAITING = 8 * 1024 * 1024;

/**
 * stderr, written beside everything else: a reader of the log that stalls holds up no student. What waits is written when the process ends
 * or fails; only a kill that no process can answer loses the lines of that moment.
 */
const createStderr = (): DestinationStream => {
  const stderr = pino.destination({ dest: 2, sync: false, maxLength: MAX_WAITING });
  let lost = 0;
  stderr.on('drop', () => {
    lost += 1;
  });
  stderr.on('drain', () => {
    if (lost === 0) return;
    const told = {
      level: 40,
      time: Date.now(),
      lost,
      msg: 'lines of the log were lost: its reader stood still',
    };
    lost = 0;
    stderr.write(`${JSON.stringify(told)}\n`);
  });
  return stderr;
};

/**
 * Structured logs on stderr (stdout belongs to what commands print). Bodies and query strings are never logged; what
 * identifies or exposes a person is cut out wherever it appears.
 */
export const createLogger = (level: string, destination: DestinationStream = createStderr()): Logger =>
  pino(
    {
      level,
      base: null,
      redact: {
        paths: [
          'password',
          '*.password',
          '*.passwordHash',
          '*.token',
          '*.refreshToken',
          '*.email',
          'email',
          'req.headers.authorization',
          'req.headers.cookie',
          'preferences',
          'profile',
          '*.preferences',
          '*.profile',
        ],
        censor: '[removed]',
      },
      serializers: {
        err: toLoggedError,
        req: (request: LoggedRequest) => ({
          method: request.method,
          path: pathOf(request),
          id: request.id,
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      },
    },
    destination,
  );
