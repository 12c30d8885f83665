import pino, { type DestinationStream, type Logger } from 'pino';
import { toLoggedError } from './logged-error.ts';

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

/**
 * Structured logs on stderr (stdout belongs to what commands print). Bodies and query strings are never logged; what
 * identifies or exposes a person is cut out wherever it appears.
 */
export const createLogger = (
  level: string,
  destination: DestinationStream = pino.destination({ dest: 2, sync: true }),
): Logger =>
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
