import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allEndpoints } from '@laurel/contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { sampleRequests } from '../../../../chaos/arbitrary-request.ts';
import { checkAnswer } from '../../../../chaos/check-answer.ts';
import { createFuzzStudent, type Send } from '../../../../chaos/fuzz-student.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

let test: TestApp;
let webFolder: string;
beforeAll(async () => {
  webFolder = await mkdtemp(path.join(tmpdir(), 'laurel-web-'));
  await mkdir(path.join(webFolder, 'assets'));
  await writeFile(path.join(webFolder, 'index.html'), '<title>Laurel</title>');
  await writeFile(path.join(webFolder, 'assets/app-1a2b.js'), 'console.info(1)');
  test = await createTestApp('embedded', inject('serverUrl'), { webFolder });
});
afterAll(async () => {
  await test.close();
  await rm(webFolder, { recursive: true });
});

const served = allEndpoints().filter(({ endpoint }) => endpoint.served);

describe('the server', () => {
  it('serves exactly the calls that the contract says it serves', () => {
    const wanted = served.map(
      ({ endpoint }) => `${endpoint.method} /api${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    );
    const routes = test.app.servedRoutes.filter((name) => / \/api\/(?!\*)/.test(name));
    expect(routes.toSorted()).toEqual(wanted.toSorted());
  });

  it('publishes the OpenAPI document', async () => {
    const { status, body } = await test.call('GET', '/openapi.json');
    expect(status).toBe(200);
    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.paths)).toContain('/ai/matches/async');
  });
});

describe('bad requests', () => {
  it.each([
    ['malformed JSON', '{"email": ', 'application/json', 400, 'malformed_json'],
    ['a prototype in JSON', '{"__proto__": {"admin": true}}', 'application/json', 400, 'malformed_json'],
    ['a form', 'email=a', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
    ['plain text', 'hello', 'text/plain', 415, 'unsupported_media_type'],
    ['too much', `"${'a'.repeat(300_000)}"`, 'application/json', 413, 'payload_too_large'],
    ['a list', '[]', 'application/json', 400, 'invalid_request'],
    ['a number', '7', 'application/json', 400, 'invalid_request'],
    ['nothing', '', 'application/json', 400, 'invalid_request'],
  ])('%s is answered in the contract’s error shape', async (_name, payload, type, status, code) => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload,
      headers: { 'content-type': type },
    });
    expect(response.statusCode).toBe(status);
    const body = response.json();
    expect(body).toMatchObject({
      success: false,
      code,
      error: expect.any(String),
      message: expect.any(String),
    });
    expect(body.requestId).toBe(response.headers['x-request-id']);
    expect(JSON.stringify(body)).not.toMatch(/node_modules|at \w+ \(|select |insert /i);
  });

  it.each(['', '/', '/nothing/here'])(
    'an unknown call /api%s is answered 404 in the error shape',
    async (path) => {
      const { status, body } = await test.call('GET', path);
      expect(status).toBe(404);
      expect(body).toMatchObject({ success: false, code: 'not_found' });
    },
  );

  it.each([
    '/scholarships/%00',
    '/scholarships/%E0%A4%A',
    '/scholarships/..%2F..%2Fetc%2Fpasswd',
    `/scholarships/${'a'.repeat(500)}`,
  ])('a hostile id %s is refused without a fault', async (path) => {
    const { token } = await test.signIn();
    const { status, body } = await test.call('GET', path, { token });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.success).toBe(false);
  });
});

describe('requests that nobody planned', () => {
  // A hundred thousand of them over HTTP: `npm run chaos -- fuzz`.
  it('are answered as the contract says', async () => {
    const send: Send = async ({ method, path: address, headers, body }) => {
      const response = await test.app.inject({
        method: method as 'GET',
        url: `/api${address}`,
        headers: { ...headers, 'accept-encoding': 'identity' },
        ...(body === undefined ? {} : { payload: body }),
      });
      return { status: response.statusCode, headers: response.headers, text: response.body };
    };
    const student = await createFuzzStudent(send, ['health-germany']);
    for (const [at, request] of sampleRequests(300, 1).entries()) {
      const sent = student.fill(request, at);
      const answer = await send(sent);
      expect(checkAnswer(request.endpoint, answer), JSON.stringify(sent).slice(0, 500)).toBeUndefined();
      await student.learn(request, answer);
    }
  });
});

describe('headers', () => {
  const PAGE = { accept: 'text/html' };

  it.each([
    ['a page', '/dashboard', PAGE, 200, 'no-cache'],
    ['the start page', '/', PAGE, 200, 'no-cache'],
    ['an asset', '/assets/app-1a2b.js', {}, 200, 'public, max-age=31536000, immutable'],
    ['an asset that is not there', '/assets/gone.js', {}, 404, undefined],
    ['a public answer', '/api/health/live', {}, 200, 'no-store'],
    ['an answer', '/api/users/profile', 'signed in', 200, 'no-store'],
    ['a file', '/api/scholarships/saved/export.csv', 'signed in', 200, 'no-store'],
    ['a redirect', '/api/notifications/unsubscribe/abc', {}, 302, 'no-store'],
    ['a refusal', '/api/users/profile', {}, 401, 'no-store'],
    ['an invalid request', '/api/scholarships?page=0', 'signed in', 400, 'no-store'],
    ['an unknown call', '/api/nothing/here', PAGE, 404, 'no-store'],
  ] as const)('guard %s', async (_kind, url, given, status, caching) => {
    const sent = given === 'signed in' ? { authorization: `Bearer ${(await test.signIn()).token}` } : given;
    const { statusCode, headers } = await test.app.inject({ url, headers: sent });
    expect(statusCode).toBe(status);
    expect(headers['cache-control']).toBe(caching);
    const policy = String(headers['content-security-policy']);
    for (const directive of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ])
      expect(policy.split(';')).toContain(directive);
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-request-id': expect.any(String),
    });
    // Not reached over TLS, so that browsers must not insist on it.
    for (const absent of ['server', 'x-powered-by', 'strict-transport-security'])
      expect(headers[absent]).toBeUndefined();
  });

  it('guard an answer to an address that can’t be read', async () => {
    const { statusCode, headers, body } = await test.app.inject({ url: '/api/scholarships/%E0%A4%A' });
    expect(statusCode).toBe(404);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-request-id': JSON.parse(body).requestId,
    });
  });

  it.each(['TRACE', 'CONNECT', 'PROPFIND'])('do not echo a request: %s is not served', async (method) => {
    const { statusCode } = await test.app.inject({ method: method as 'GET', url: '/api/users/profile' });
    expect(statusCode).toBe(404);
  });
});
