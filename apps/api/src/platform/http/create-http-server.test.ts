import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { healthEndpoints } from '@laurel/contract';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { AppError } from './app-error.ts';
import { createHttpServer, type HttpServerOptions } from './create-http-server.ts';
import { ok, route } from './route.ts';

let app: FastifyInstance;
afterEach(() => app.close());

const start = async (options: Partial<Pick<HttpServerOptions, 'logger' | 'trustProxy' | 'tls'>> = {}) => {
  app = await createHttpServer({
    logger: createLogger('silent'),
    trustProxy: false,
    rateLimitScale: 1,
    tls: false,
    ...options,
  });
  app.get('/address', async (request) => request.ip);
  app.get('/fault', async () => {
    throw Object.assign(new Error('relation "users" does not exist at /srv/laurel'), { code: '42P01' });
  });
};

/** What the server answers to bytes that no HTTP client would send. */
const answerTo = async (bytes: string): Promise<string> => {
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer));
  });
};

describe('a request that trickles in', () => {
  it('has less time for its headers than for all of it, or Node would swap the two limits', async () => {
    await start();
    const { headersTimeout, requestTimeout } = app.server;
    expect(headersTimeout).toBeGreaterThan(0);
    expect(headersTimeout).toBeLessThan(requestTimeout);
  });
});

describe('a body that is too long', () => {
  it('is heard to its end, so that the one who sends it reads the answer', async () => {
    await start();
    app.post('/body', async () => null);
    const head = 'POST /body HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
    const tooLong = `${head}Content-Length: 5000000\r\n\r\n${'a'.repeat(5_000_000)}`;
    const next = 'GET /address HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    const answers = (await answerTo(tooLong + next)).match(/HTTP\/1\.1 \d+/g);
    expect(answers).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
  });
});

describe('a server that is about to end', () => {
  it('answers what comes over a connection that was idle, and closes it then', async () => {
    await start();
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(port), '127.0.0.1');
    const answers: string[] = [];
    const ask = async () => {
      socket.write('GET /address HTTP/1.1\r\nHost: a\r\n\r\n');
      const [chunk] = (await once(socket, 'data')) as [Buffer];
      answers.push(chunk.toString());
    };
    await ask();
    const closing = app.close();
    await new Promise(setImmediate);
    await ask();
    await closing;
    expect(answers[0]).toMatch(/^connection: keep-alive/im);
    expect(answers[1]).toMatch(/^HTTP\/1\.1 200 .*^connection: close/ims);
  });
});

describe('TLS', () => {
  it.each([
    [true, 'max-age=31536000; includeSubDomains'],
    [false, undefined],
  ])('is insisted on when the product is reached over it: %s', async (tls, expected) => {
    await start({ tls });
    const { headers } = await app.inject('/address');
    expect(headers['strict-transport-security']).toBe(expected);
    expect(String(headers['content-security-policy']).includes('upgrade-insecure-requests')).toBe(tls);
  });
});

describe('attack: a forged X-Forwarded-For', () => {
  it.each([
    [false, '127.0.0.1'],
    [1, '203.0.113.9'],
    [2, '198.51.100.1'],
    ['203.0.113.9', '127.0.0.1'],
  ])('behind %s proxies is believed no further than they reach', async (trustProxy, expected) => {
    await start({ trustProxy });
    // The client wrote the first two; the proxy added the last.
    const forged = { 'x-forwarded-for': '10.0.0.1, 198.51.100.1, 203.0.113.9' };
    expect((await app.inject({ url: '/address', headers: forged })).body).toBe(expected);
  });
});

describe('attack: a limit', () => {
  it('is not washed away by calls from thousands of other addresses', async () => {
    await start({ trustProxy: 1 });
    app.decorate('startAudit', () => ({ finish: async () => undefined }) as never);
    route(app, healthEndpoints.live, async () => ok({ status: 'ok' as const }), {
      max: 1,
      windowSeconds: 600,
    });
    const statusOf = async (address: string) =>
      (await app.inject({ url: '/health/live', headers: { 'x-forwarded-for': address } })).statusCode;
    expect([await statusOf('203.0.113.9'), await statusOf('203.0.113.9')]).toEqual([200, 429]);
    for (let at = 0; at < 5_100; at += 1) await statusOf(`10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`);
    expect(await statusOf('203.0.113.9')).toBe(429);
  });
});

describe('attack: what is no HTTP', () => {
  it.each([
    ['a broken request line', 'NONSENSE\r\n\r\n', 400],
    ['a header that is too long', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 413],
    [
      'two lengths of one body',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a header split in two', 'GET / HTTP/1.1\r\nHost: a\r\nX: a\rInjected: b\r\n\r\n', 400],
  ])('%s is answered in the contract’s error shape', async (_what, bytes, status) => {
    await start();
    const [head = '', body = ''] = (await answerTo(bytes)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toContain('x-content-type-options: nosniff');
    expect(JSON.parse(body)).toMatchObject({ success: false, requestId: expect.any(String) });
  });
});

describe('the log', () => {
  it('names the address of who is turned away, and of nobody else', async () => {
    const lines: string[] = [];
    await start({ logger: createLogger('info', { write: (line) => lines.push(line) }) });
    app.get('/refused', async () => {
      throw new AppError('unauthorized');
    });
    await app.inject({ url: '/refused', remoteAddress: '203.0.113.9' });
    await app.inject({ url: '/address', remoteAddress: '203.0.113.9' });
    expect(lines.map((line) => JSON.parse(line).from)).toEqual(['203.0.113.9', undefined]);
  });
});

describe('a database that can’t be reached or can’t write', () => {
  it.each([
    ['refused', 'ECONNREFUSED'],
    ['broken off', '08006'],
    ['lost to another transaction', '40P01'],
    ['disk full', '53100'],
    ['stopped', '57P02'],
    ['too slow', '57014'],
    // The last word of a transaction whose connection broke.
    ['Client has encountered a connection error and is not queryable', undefined],
  ])('is answered 503 with Retry-After when the driver says "%s" (%s)', async (message, code) => {
    await start();
    app.get('/away', async () => {
      throw new Error('Failed query', { cause: Object.assign(new Error(message), { code }) });
    });
    const { statusCode, headers } = await app.inject('/away');
    expect(statusCode).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a fault', () => {
  it('tells nothing of the inside', async () => {
    await start();
    const response = await app.inject('/fault');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject({ success: false, code: 'internal' });
    expect(response.body).not.toMatch(/users|srv|relation|42P01|at /);
  });
});

describe('a stop', () => {
  it('does not wait for the connection of a request that was answered after the last call', async () => {
    await start();
    const held = Promise.withResolvers<string>();
    const begun = Promise.withResolvers<void>();
    app.get('/essay', () => {
      begun.resolve();
      return held.promise;
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const agent = new Agent({ keepAlive: true });
    const answered = new Promise<string>((resolve, reject) => {
      get(`${address}/essay`, { agent }, (response) => {
        let body = '';
        response.on('data', (piece) => (body += piece));
        response.on('end', () => resolve(body));
      }).on('error', reject);
    });
    await begun.promise;
    const closed = app.close();
    // Idle connections are closed after a second; this one is busy then.
    await pause(1_200);
    held.resolve('critique');
    expect(await answered).toBe('critique');
    await closed;
    agent.destroy();
  });

  it('does not wait for a body that was refused and is never sent to its end', async () => {
    await start();
    app.post('/essay', () => 'critique');
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const client = connect(Number(port), '127.0.0.1');
    client.on('error', () => undefined);
    client.write(
      'POST /essay HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 5000000\r\n\r\n{',
    );
    const [answer] = await once(client, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
    await app.close();
    client.destroy();
  });
});
