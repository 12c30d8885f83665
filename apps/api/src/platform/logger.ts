import pino, { type Logger } from 'pino';

export type { Logger };

/**
 * Structured logs on stderr (stdout belongs to what commands print). Bodies and query strings are never logged; what
 * identifies or exposes a person is cut out wherever it appears.
 */
export const createLogger = (level: string): Logger =>
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
        req: (request: { method: string; url: string; id: string }) => ({
          method: request.method,
          path: request.url.split('?')[0],
          id: request.id,
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      },
    },
    pino.destination({ dest: 2, sync: true }),
  );
