import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
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

describe('the log of a process', () => {
  const start = (script: string): ChildProcess =>
    spawn(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { createLogger } from ${JSON.stringify(import.meta.resolve('./logger.ts'))};
        const logger = createLogger('info');
        const write = (lines) => { for (let line = 0; line < lines; line++) logger.info({ line, text: 'x'.repeat(100) }); };
        ${script}`,
      ],
      { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] },
    );
  const linesOf = (log: string) =>
    log
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line));

  it.each([
    ['ends', 'process.disconnect(); write(5_000);'],
    ['exits at once', 'write(5_000); process.exit(1);'],
    ['fails', "write(5_000); throw new Error('a bug');"],
    ['fails in a promise', "write(5_000); Promise.reject(new Error('a bug'));"],
    [
      'is asked to stop',
      "setInterval(() => {}, 1_000); process.once('SIGTERM', () => { write(5_000); process.exit(); }); process.kill(process.pid, 'SIGTERM');",
    ],
  ])('has every line when it %s', async (_, script) => {
    const child = start(script);
    const log = linesOf(await text(child.stderr as Readable));
    expect(log.filter(({ line }, at) => line === at)).toHaveLength(5_000);
  });

  it('holds nobody up while nobody reads it, and says how many lines it lost then', async () => {
    const child = start("write(100_000); setTimeout(() => process.send('alive'), 0);");
    const exited = once(child, 'exit');
    // The pipe takes 64 kB: a log that waits for its reader would never get as far as this message.
    expect(await once(child, 'message')).toContain('alive');
    child.disconnect();
    const log = linesOf(await text(child.stderr as Readable));
    await exited;
    const [{ lost = 0 } = {}] = log.filter((line) => 'lost' in line);
    expect(lost).toBeGreaterThan(0);
    expect(log.length - 1 + lost).toBe(100_000);
  });
});
