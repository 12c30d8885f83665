import { beforeEach, describe, expect, it } from 'vitest';
import { createSessionStorage } from '../session/session-storage.ts';
import { createApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';

type Handler = (path: string, init: RequestInit) => Response | Promise<Response>;

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const refusal = (status: number, code: string) =>
  json(status, {
    success: false,
    error: `error ${code}`,
    message: `message ${code}`,
    code,
    requestId: 'req-1',
  });

let values: Map<string, string>;
let ended: number;
let online: boolean;
let departure: AbortController;

const session = createSessionStorage({
  getItem: (key) => values.get(key) ?? null,
  setItem: (key, value) => void values.set(key, value),
  removeItem: (key) => void values.delete(key),
});

const clientOf = (handler: Handler, timeoutMs = 1000) => {
  const calls: string[] = [];
  const client = createApiClient({
    base: '/api',
    session,
    timeoutMs,
    fetch: async (input, init = {}) => {
      const path = String(input).slice('/api'.length);
      const token = new Headers(init.headers).get('Authorization');
      calls.push(`${init.method} ${path}${token ? ` ${token}` : ''}`);
      return handler(path, init);
    },
    exclusive: (_, task) => task(),
    isOnline: () => online,
    departure: () => departure.signal,
    onSessionEnd: () => {
      ended += 1;
    },
  });
  return { client, calls };
};

const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const failure = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(failure instanceof ApiError)) throw new Error('the call was expected to fail with an ApiError');
  return failure;
};

beforeEach(() => {
  values = new Map([
    ['authToken', 'old'],
    ['refreshToken', 'refresh-1'],
    ['userData', '{}'],
  ]);
  ended = 0;
  online = true;
  departure = new AbortController();
});

describe('a request', () => {
  it('carries token, filled path and query, and leaves out what is undefined', async () => {
    const { client, calls } = clientOf(() => json(200, { success: true }));
    await client('GET /ai/job/{id}/status', { params: { id: 'a/b' } });
    await client('GET /scholarships/saved/list', { query: { page: 2, status: undefined } });
    expect(calls).toEqual([
      'GET /ai/job/a%2Fb/status Bearer old',
      'GET /scholarships/saved/list?page=2 Bearer old',
    ]);
  });

  it('carries no Authorization header when no token is stored', async () => {
    values.clear();
    const { client, calls } = clientOf(() => json(200, { success: true }));
    await client('GET /health');
    expect(calls).toEqual(['GET /health']);
  });

  it.each(['text/csv; charset=utf-8', 'text/calendar; charset=utf-8'])(
    'answers a file (%s) as its text',
    async (type) => {
      const { client } = clientOf(() => new Response('a,b\r\n', { headers: { 'Content-Type': type } }));
      expect(await client('GET /scholarships/saved/export.csv')).toBe('a,b\r\n');
    },
  );

  it('fails when the answer says so, also with status 200', async () => {
    const { client } = clientOf(() => json(200, { success: false, error: 'Out of hours' }));
    expect(await failureOf(client('POST /ai/matches/async'))).toMatchObject({
      kind: 'http',
      status: 200,
      error: 'Out of hours',
    });
  });

  it('fails with everything the server said', async () => {
    const details = [{ field: 'email', message: 'Email is required' }];
    const { client } = clientOf(() =>
      json(
        429,
        { success: false, error: 'e', message: 'm', code: 'rate_limited', details, requestId: 'r' },
        { 'Retry-After': '7' },
      ),
    );
    const failure = await failureOf(client('POST /auth/login', { body: { email: 'a', password: 'b' } }));
    expect(failure).toMatchObject({
      kind: 'http',
      status: 429,
      error: 'e',
      message: 'm',
      code: 'rate_limited',
      details,
      requestId: 'r',
      retryAfter: 7,
    });
  });

  it('that finds no server says so, and one without a network says that', async () => {
    const { client } = clientOf(() => Promise.reject(new TypeError('Failed to fetch')));
    expect((await failureOf(client('GET /health'))).message).toBe(
      'Unable to connect to server. Please try again later.',
    );
    online = false;
    expect((await failureOf(client('GET /health'))).message).toBe(
      'Network error. Please check your connection and try again.',
    );
  });

  it('that a proxy could not pass on counts as a server that is down', async () => {
    const { client } = clientOf(() => new Response('<h1>Bad Gateway</h1>', { status: 502 }));
    expect((await failureOf(client('GET /health'))).kind).toBe('refused');
  });

  it('ends after the time limit', async () => {
    const { client } = clientOf(
      (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
      20,
    );
    expect((await failureOf(client('GET /health'))).kind).toBe('timeout');
  });

  it('that its caller cancels is no failure of the network', async () => {
    const controller = new AbortController();
    const { client } = clientOf((_, { signal }) => {
      controller.abort();
      return Promise.reject(signal?.reason);
    });
    expect((await failureOf(client('GET /health', { signal: controller.signal }))).kind).toBe('aborted');
  });
});

describe('a 401 of a signed-in call', () => {
  const refreshing: Handler = (path, init) => {
    if (path === '/auth/refresh')
      return json(200, { success: true, token: 'new', refreshToken: 'refresh-2' });
    const token = new Headers(init.headers).get('Authorization');
    return token === 'Bearer new' ? json(200, { success: true, data: null }) : refusal(401, 'unauthorized');
  };

  it('is answered by one refresh and one more try', async () => {
    const { client, calls } = clientOf(refreshing);
    await expect(client('GET /ai/preferences')).resolves.toEqual({ success: true, data: null });
    expect(calls).toEqual([
      'GET /ai/preferences Bearer old',
      'POST /auth/refresh',
      'GET /ai/preferences Bearer new',
    ]);
    expect(Object.fromEntries(values)).toMatchObject({ authToken: 'new', refreshToken: 'refresh-2' });
    expect(ended).toBe(0);
  });

  it('is answered by one shared refresh when several calls fail at once', async () => {
    const { client, calls } = clientOf(refreshing);
    await Promise.all([
      client('GET /ai/preferences'),
      client('GET /ai/matches'),
      client('GET /users/profile'),
    ]);
    expect(calls.filter((call) => call === 'POST /auth/refresh')).toHaveLength(1);
  });

  it('uses the token that another tab has obtained meanwhile', async () => {
    const { client, calls } = clientOf((path, init) => {
      if (calls.length === 1) values.set('authToken', 'new');
      return refreshing(path, init);
    });
    await client('GET /ai/preferences');
    expect(calls).not.toContain('POST /auth/refresh');
  });

  it.each(['invalid_refresh_token', 'invalid_request'])(
    'ends the session, all three keys cleared, when the refresh is refused with %s',
    async (code) => {
      const { client } = clientOf((path) =>
        path === '/auth/refresh' ? refusal(401, code) : refusal(401, 'unauthorized'),
      );
      expect((await failureOf(client('GET /ai/preferences'))).status).toBe(401);
      expect(values.size).toBe(0);
      expect(ended).toBe(1);
    },
  );

  it('ends the session at once when there is no refresh token', async () => {
    values.delete('refreshToken');
    const { client, calls } = clientOf(() => refusal(401, 'unauthorized'));
    await failureOf(client('GET /ai/preferences'));
    expect(calls).toHaveLength(1);
    expect([values.size, ended]).toEqual([0, 1]);
  });

  it('of a call that was under way during the sign-out ends nothing a second time', async () => {
    const { client } = clientOf(() => {
      values.clear();
      return refusal(401, 'unauthorized');
    });
    expect((await failureOf(client('GET /ai/preferences'))).status).toBe(401);
    expect(ended).toBe(0);
  });

  it.each([503, 429])('keeps the session when the refresh is answered %i', async (status) => {
    const { client } = clientOf((path) =>
      path === '/auth/refresh' ? refusal(status, 'unavailable') : refusal(401, 'unauthorized'),
    );
    expect((await failureOf(client('GET /ai/preferences'))).status).toBe(status);
    expect([values.size, ended]).toEqual([3, 0]);
  });

  it.each([401, 404])('ends the session when the refresh is answered %i, whoever answers', async (status) => {
    const { client } = clientOf((path) =>
      path === '/auth/refresh' ? new Response('<h1>no</h1>', { status }) : refusal(401, 'unauthorized'),
    );
    await failureOf(client('GET /ai/preferences'));
    expect([values.size, ended]).toEqual([0, 1]);
  });

  it('keeps the session when the refresh comes too late', async () => {
    const never = (init: RequestInit) =>
      new Promise<Response>((_, reject) => init.signal?.addEventListener('abort', () => reject(new Error())));
    const { client } = clientOf(
      (path, init) => (path === '/auth/refresh' ? never(init) : refusal(401, 'unauthorized')),
      1,
    );
    expect((await failureOf(client('GET /ai/preferences'))).kind).toBe('timeout');
    expect([values.size, ended]).toEqual([3, 0]);
  });

  it('does not bring back a session that was ended while the refresh was under way', async () => {
    const { client } = clientOf((path, init) => {
      if (path === '/auth/refresh') values.clear();
      return refreshing(path, init);
    });
    await failureOf(client('GET /ai/preferences'));
    expect(values.size).toBe(0);
  });

  it('about a wrong password is left to the form', async () => {
    const { client, calls } = clientOf(() => refusal(401, 'invalid_credentials'));
    expect((await failureOf(client('PUT /users/profile', { body: {} }))).code).toBe('invalid_credentials');
    expect(calls).toHaveLength(1);
    expect(ended).toBe(0);
  });
});

describe('a student who leaves', () => {
  const answerOf = async (promise: Promise<unknown>) => {
    let settled = false;
    const settle = () => {
      settled = true;
    };
    void promise.then(settle, settle);
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    return settled;
  };

  it('hears no more of what they asked for', async () => {
    const { client } = clientOf(
      (_, init) =>
        new Promise((_resolve, reject) =>
          init.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    );
    const call = client('GET /ai/preferences');
    departure.abort();
    expect(await answerOf(call)).toBe(false);
  });

  it('still ends the session on the server', async () => {
    const { client, calls } = clientOf(() => json(200, { success: true }));
    departure.abort();
    await client('POST /auth/logout', { body: {} });
    expect(calls).toEqual(['POST /auth/logout Bearer old']);
  });
});
