import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';

const logOf = (write: (logger: ReturnType<typeof createLogger>) => void): string => {
  const lines: string[] = [];
  write(createLogger('trace', { write: (line) => lines.push(line) }));
  return lines.join('');
};

it('a failed query is logged without the values it held', () => {
  const refused = Object.assign(new Error('duplicate key (email_key)=(amina@example.org)'), {
    code: '23505',
    constraint: 'users_email_key',
    detail: 'Key (email_key)=(amina@example.org) already exists.',
    params: ['refugee'],
  });
  const error = new DrizzleQueryError('insert into "users" values ($1, $2)', ['amina', 'refugee'], refused);
  const log = logOf((logger) => logger.error({ err: error }, 'request failed'));
  expect(log).not.toMatch(/amina|refugee/);
  expect(JSON.parse(log).err).toMatchObject({
    type: 'DrizzleQueryError',
    message: 'Failed query: insert into "users" values ($1, $2)',
    stack: expect.stringContaining('logger.test.ts'),
    cause: { code: '23505', constraint: 'users_email_key' },
  });
});

it('another error keeps its message, and what it carries along stays out', () => {
  const error = Object.assign(new Error('socket closed'), { code: 'EPIPE', request: { body: 'my essay' } });
  const log = logOf((logger) => logger.error({ err: error }));
  expect(JSON.parse(log).err).toMatchObject({ message: 'socket closed', code: 'EPIPE' });
  expect(log).not.toContain('my essay');
  expect(logOf((logger) => logger.error({ err: 'my essay' }))).not.toContain('my essay');
});

it('what names or exposes a person is cut out', () => {
  const secrets = { password: 'Open-sesame-1', email: 'amina@example.org', profile: { gender: 'female' } };
  const log = logOf((logger) =>
    logger.info({ ...secrets, user: { ...secrets, token: 'tok', refreshToken: 'ref' } }),
  );
  expect(log).not.toMatch(/sesame|amina|female|"tok"|"ref"/);
});

it.each([
  ['/api/calendar/:secret.ics', '/api/calendar/s3cret.ics?x=1', '/api/calendar/:secret.ics'],
  [undefined, '/api/calendar/s3cret.ics/', '/api/*'],
  ['/*', '/reset-password?token=s3cret', '/reset-password'],
])('a request by the route %s to %s is logged as %s', (url, address, path) => {
  const request = { method: 'GET', url: address, id: '1', routeOptions: { url } };
  expect(JSON.parse(logOf((logger) => logger.info({ req: request }))).req.path).toBe(path);
});

it('attack: a line break in an address begins no line of the log', () => {
  const log = logOf((logger) =>
    logger.info({ req: { method: 'GET', url: '/a\n{"level":30,"msg":"signed in"}', id: '1' } }),
  );
  expect(log.trimEnd().split('\n')).toHaveLength(1);
});
