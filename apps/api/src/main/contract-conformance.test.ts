import { allEndpoints } from '@laurel/contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp('embedded', inject('serverUrl'));
});
afterAll(() => test.close());

const served = allEndpoints().filter(({ endpoint }) => endpoint.served);

describe('the server', () => {
  it('serves exactly the calls that the contract says it serves', () => {
    const wanted = served.map(
      ({ endpoint }) => `${endpoint.method} /api${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    );
    const routes = test.app.servedRoutes.filter((name) => !name.endsWith(' /api/*'));
    expect(routes.toSorted()).toEqual(wanted.toSorted());
  });

  it('publishes the OpenAPI document', async () => {
    const { status, body } = await test.call('GET', '/openapi.json');
    expect(status).toBe(200);
    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.paths)).toContain('/ai/matches/async');
  });

  it.each(
    served
      .filter(({ endpoint }) => endpoint.access === 'user')
      .map(({ endpoint }) => [endpoint.method, endpoint.path] as const),
  )('refuses %s %s without a token, whatever is sent', async (method, path) => {
    const address = path.replaceAll(/\{\w+\}/g, 'some-id');
    for (const headers of [{}, { authorization: 'Bearer made.up.token' }, { authorization: 'Basic YTpi' }]) {
      const { status, body } = await test.call(method, address, {
        headers,
        ...(method === 'GET' ? {} : { body: { a: 1 } }),
      });
      expect(status).toBe(401);
      expect(body).toMatchObject({
        success: false,
        code: 'unauthorized',
        error: 'Please sign in to continue.',
      });
    }
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

  it('an unknown call is answered 404 in the error shape', async () => {
    const { status, body } = await test.call('GET', '/nothing/here');
    expect(status).toBe(404);
    expect(body).toMatchObject({ success: false, code: 'not_found' });
  });

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

describe('headers', () => {
  it('keep answers of signed-in calls out of caches and frames', async () => {
    const { token } = await test.signIn();
    const { headers } = await test.call('GET', '/users/profile', { token });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
  });
});
