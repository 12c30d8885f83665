import { gzipSync } from 'node:zlib';
import { allEndpoints } from '@laurel/contract';
import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { TEST_PASSWORD, type TestApp } from '../testing/create-test-app.ts';

// The real hash, with its calls counted: an attacker measures the time that the hash takes.
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return { ...real, verify: vi.fn(real.verify) };
});

let test: TestApp;
let token: string;
let email: string;
beforeAll(async () => {
  // Loaded again, with the counted hash: test files of one process share their modules.
  vi.resetModules();
  const { createTestApp } = await import('../testing/create-test-app.ts');
  const { hashPassword } = await import('../modules/auth/index.ts');
  test = await createTestApp('server', inject('serverUrl'), { runJobs: false, hashPassword });
  ({ token, email } = await test.signIn());
});
afterAll(() => test.close());

const raw = (
  method: 'GET' | 'POST' | 'PUT' | 'OPTIONS',
  url: string,
  headers: Record<string, string> = {},
  payload?: string,
) => test.app.inject({ method, url: `/api${url}`, headers, ...(payload === undefined ? {} : { payload }) });

const bodyCalls = allEndpoints().filter(({ endpoint }) => endpoint.body && endpoint.served);

describe('attack: finding out who has an account', () => {
  beforeEach(() => {
    vi.mocked(verify).mockClear();
  });

  it.each([
    ['that exists', () => email],
    ['that does not', () => 'nobody@example.org'],
  ])('by time: signing in to an account %s checks one hash of the same cost', async (_which, address) => {
    await test.call('POST', '/auth/login', { body: { email: address(), password: 'Wrong-pass-1' } });
    expect(verify).toHaveBeenCalledTimes(1);
    expect(vi.mocked(verify).mock.calls[0]?.[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('by answer: asking for a reset link reads the same', async () => {
    const ask = (address: string) => test.call('POST', '/auth/forgot-password', { body: { email: address } });
    const [known, unknown] = [await ask(email), await ask('nobody@example.org')];
    expect(known.body).toEqual(unknown.body);
    expect(known.status).toBe(unknown.status);
  });
});

describe('attack: type confusion', () => {
  it.each([
    ['/auth/login', { email: { $ne: null }, password: { $gt: '' } }],
    ['/auth/login', { email: ['a@example.org'], password: [TEST_PASSWORD] }],
    ['/auth/login', { email: true, password: 1 }],
    ['/auth/refresh', { refreshToken: ['a'] }],
    ['/auth/reset-password', { token: { length: 1 }, password: TEST_PASSWORD }],
    ['/auth/forgot-password', { email: { toString: 'a@example.org' } }],
  ])('in the body of %s: %j', async (path, body) => {
    expect((await test.call('POST', path, { body })).status).toBe(400);
  });

  it.each([
    'page=1&page=2',
    'page[]=1',
    'page[$gt]=0',
    'limit=101',
    'limit=1e9',
    'page=-1',
    'page=1.5',
    'page=NaN',
    'page=%2531',
    'includeClosed=yes',
    'includeClosed=true&includeClosed=true',
    'deadlineBefore=2026-02-30',
    'q=a&q=b',
    'q=%00',
  ])('in a query: %s', async (query) => {
    const isUnknownName = /\[/.test(query);
    const { status } = await test.call('GET', `/scholarships?${query}`, { token });
    expect(status).toBe(isUnknownName ? 200 : 400);
  });
});

describe('attack: SQL in what is asked for', () => {
  it.each(["x' or '1'='1", "x'; drop table essays; --", 'x" union select 1 --', "x\\' or 1=1 --", '$1'])(
    '%s is text',
    async (text) => {
      const found = await test.call('GET', `/scholarships?q=${encodeURIComponent(text)}`, { token });
      expect(found.status).toBe(200);
      const body = { email: `${text.replaceAll(' ', '')}@example.org`, password: text };
      expect((await test.call('POST', '/auth/login', { body })).status).toBe(401);
      await test.call('POST', '/scholarships/health-germany/save', {
        token,
        body: { saved: true, notes: text },
      });
      const saved = await test.call('GET', '/scholarships/saved/list', { token });
      expect(saved.body.data.savedScholarships[0].notes).toBe(text);
      expect((await test.call('GET', '/essays', { token })).status).toBe(200);
    },
  );
});

describe('attack: mass assignment', () => {
  const own = async () => (await test.call('GET', '/users/export', { token })).body.data.account[0];

  it.each([
    ['PUT', '/users/profile', { firstName: 'Amina' }],
    ['POST', '/ai/preferences', { educationLevel: 'masters' }],
    ['PUT', '/notifications/settings', { email: 'off', deadlineReminders: false }],
    ['POST', '/scholarships/health-germany/save', { saved: true }],
    ['PATCH', '/scholarships/health-germany/save', { priority: 'low' }],
    ['POST', '/essays', { essayText: 'I led a clinic for three years.' }],
  ] as const)('through %s %s', async (method, path, body) => {
    const { id, createdAt } = await own();
    const stranger = await test.signIn();
    const more = {
      id: 'chosen',
      userId: stranger.userId,
      role: 'admin',
      isAdmin: true,
      passwordHash: 'x',
      createdAt: '2000-01-01T00:00:00.000Z',
      profile: { role: 'admin', id: 'chosen' },
    };
    const { status, body: answer } = await test.call(method, path, { token, body: { ...more, ...body } });
    expect(status).toBeLessThan(300);
    expect(JSON.stringify(answer)).not.toMatch(/admin|"chosen"|2000-01-01/);
    expect(await own()).toMatchObject({ id, createdAt });
    const theirs = (await test.call('GET', '/users/export', { token: stranger.token })).body.data;
    const kept = Object.keys(theirs).filter((name) => theirs[name].length > 0);
    // What a new student has anyway.
    expect(kept.toSorted()).toEqual(['account', 'activity', 'sessions']);
  });
});

describe('attack: prototype pollution', () => {
  it.each([
    '{"__proto__":{"isAdmin":true},"educationLevel":"masters"}',
    '{"educationLevel":"masters","constructor":{"prototype":{"isAdmin":true}}}',
    '{"educationLevel":"masters","fieldsOfStudy":[{"__proto__":{"isAdmin":true}}]}',
  ])('by a body: %s', async (payload) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const { statusCode } = await raw('POST', '/ai/preferences', headers, payload);
    expect(statusCode).toBe(400);
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });

  it('by a query', async () => {
    const query = '__proto__[isAdmin]=true&constructor.prototype.isAdmin=true&__proto__.isAdmin=1';
    expect((await test.call('GET', `/scholarships?${query}`, { token })).status).toBe(200);
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });

  it.each(['__proto__', 'constructor', 'toString'])('by the id %s', async (id) => {
    for (const path of [`/scholarships/${id}`, `/essays/${id}`, `/ai/job/${id}/status`])
      expect((await test.call('GET', path, { token })).status, path).toBe(404);
  });
});

describe('attack: bodies that are too deep', () => {
  it.each([
    ['lists', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['objects', `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`],
    ['a list where a text belongs', `{"essayText":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
  ])('%s', async (_what, payload) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const response = await raw('POST', '/essays', headers, payload);
    expect(response.statusCode).toBe(400);
    expect(response.json().success).toBe(false);
  });
});

it('attack: a body that unpacks to more than a body may hold', async () => {
  const { statusCode } = await test.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync(Buffer.alloc(20_000_000, ' ')),
  });
  expect(statusCode).toBe(413);
});

describe('attack: line breaks in what becomes a header', () => {
  it.each(['Amina\r\nBcc: all@example.org', 'Amina\nX', 'A\u2028B'])('a name: %j', async (firstName) => {
    const { status } = await test.call('PUT', '/users/profile', { token, body: { firstName } });
    expect(status).toBe(400);
  });

  it.each([
    'a@example.org\r\nBcc: b@example.org',
    'a@example.org,\nb@example.org',
    'a\u0000@example.org',
    'a\ud800@example.org',
  ])('an address: %j', async (address) => {
    const { status } = await test.call('POST', '/auth/forgot-password', { body: { email: address } });
    expect(status).toBe(400);
  });

  it('the token of an unsubscribe link, which is put into a location', async () => {
    const response = await raw('GET', '/notifications/unsubscribe/a%0d%0aSet-Cookie:%20a=b');
    expect(response.statusCode).toBe(404);
    expect(response.headers.location).toBeUndefined();
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it('the names of files that are answered are ours', async () => {
    for (const path of [
      '/users/export',
      '/scholarships/saved/export.csv',
      '/scholarships/health-germany/deadline.ics',
    ]) {
      const { headers } = await test.call('GET', path, { token });
      expect(headers['content-disposition'], path).toMatch(/^attachment; filename="[\w.-]+"$/);
    }
  });
});

describe('attack: pages of other sites', () => {
  it.each([
    'https://evil.example',
    'null',
    'http://localhost.evil.example',
    'https://laurel.example.evil.example',
    'https://evil-laurel.example',
    'file://',
  ])('%s may read nothing and is told nothing of what it may do', async (origin) => {
    const headers = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    };
    for (const response of [
      await raw('OPTIONS', '/auth/login', headers),
      await raw('GET', '/catalogue/freshness', headers),
      await raw('GET', '/users/profile', { ...headers, authorization: `Bearer ${token}` }),
    ]) {
      const told = Object.keys(response.headers).filter((name) => name.startsWith('access-control-'));
      expect(told).toEqual([]);
    }
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'can post nothing as %s, which browsers send without asking',
    async (type) => {
      const headers = {
        'content-type': type,
        origin: 'https://evil.example',
        'sec-fetch-site': 'cross-site',
      };
      for (const { endpoint } of bodyCalls) {
        const { statusCode } = await test.app.inject({
          method: endpoint.method,
          url: `/api${endpoint.path.replaceAll(/\{\w+\}/g, 'health-germany')}`,
          headers,
          payload: JSON.stringify({ email, password: TEST_PASSWORD }),
        });
        // For all but curators there is no desk. A provider ends sessions by a form, in which a token is missing here.
        const refusals = endpoint.path.startsWith('/desk/')
          ? [404]
          : [401, 415, ...(endpoint.path === '/auth/provider/logout' ? [400] : [])];
        expect(refusals, `${endpoint.method} ${endpoint.path}`).toContain(statusCode);
      }
    },
  );

  it('get no cookie that would be sent along', async () => {
    const answers = [
      await test.call('POST', '/auth/login', { body: { email, password: TEST_PASSWORD } }),
      await test.call('GET', '/users/profile', { token }),
    ];
    for (const { headers } of answers) expect(headers['set-cookie']).toBeUndefined();
  });
});

describe('attack: another student’s keys', () => {
  it('an Idempotency-Key opens no essay of somebody else', async () => {
    const [one, other] = [await test.signIn(), await test.signIn()];
    const submit = (who: string) =>
      test.call('POST', '/essays', {
        token: who,
        headers: { 'idempotency-key': 'first-try' },
        body: { essayText: 'I led a clinic for three years.' },
      });
    const ids = [await submit(one.token), await submit(other.token)].map(({ body }) => body.data.essay.id);
    expect(ids[0]).not.toBe(ids[1]);
  });

  it('an access token is no refresh token, and a refresh token no reset link', async () => {
    const { refreshToken } = await test.signIn();
    expect((await test.call('POST', '/auth/refresh', { body: { refreshToken: token } })).status).toBe(401);
    const reset = await test.call('POST', '/auth/reset-password', {
      body: { token: refreshToken, password: TEST_PASSWORD },
    });
    expect(reset.body.code).toBe('invalid_reset_token');
  });
});

describe('attack: Host header poisoning', () => {
  it('leads no calendar address elsewhere', async () => {
    const headers = {
      authorization: `Bearer ${token}`,
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
    };
    expect((await raw('GET', '/calendar', headers)).body).not.toContain('evil.example');
  });
});

describe('attack: markup that is stored', () => {
  it('comes back as data that no browser takes for a page', async () => {
    const notes = '<img src=x onerror=alert(1)><script>alert(2)</script>';
    await test.call('POST', '/scholarships/health-germany/save', { token, body: { saved: true, notes } });
    const list = await test.call('GET', '/scholarships/saved/list', { token });
    expect(list.body.data.savedScholarships[0].notes).toBe(notes);
    expect(list.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(list.headers['x-content-type-options']).toBe('nosniff');
    const csv = await test.call('GET', '/scholarships/saved/export.csv', { token });
    expect(csv.headers['content-disposition']).toContain('attachment');
  });

  it('is no name', async () => {
    const body = { firstName: '<b>Amina</b>' };
    expect((await test.call('PUT', '/users/profile', { token, body })).status).toBe(400);
  });
});
