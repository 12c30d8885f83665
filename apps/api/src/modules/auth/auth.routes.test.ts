import { schema } from '@laurel/db';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApp, TEST_PASSWORD, type TestApp } from '../../testing/create-test-app.ts';
import { readOutbox } from '../../testing/read-outbox.ts';

const person = (email: string) => ({
  firstName: 'Amina',
  lastName: 'Otieno',
  email,
  password: TEST_PASSWORD,
});

describe.each(['embedded', 'server'] as const)('accounts on the %s database', (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(kind, inject('serverUrl'));
  });
  afterAll(() => test.close());

  describe('registering', () => {
    it('makes an account and never answers with the password', async () => {
      const { status, body } = await test.call('POST', '/auth/register', {
        body: person(' New@Example.org '),
      });
      expect(status).toBe(201);
      expect(body.data.user).toMatchObject({ firstName: 'Amina', email: 'New@Example.org' });
      expect(JSON.stringify(body)).not.toContain(TEST_PASSWORD);
    });

    it('refuses an address in use, whatever its case', async () => {
      await test.call('POST', '/auth/register', { body: person('taken@example.org') });
      const { status, body } = await test.call('POST', '/auth/register', {
        body: person('TAKEN@example.org'),
      });
      expect(status).toBe(409);
      expect(body.error).toBe('An account with this email already exists.');
    });

    it('makes one account when two requests race for an address', async () => {
      const both = await Promise.all(
        [1, 2].map(() => test.call('POST', '/auth/register', { body: person('race@example.org') })),
      );
      expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    });

    it('answers with the specification’s message for each wrong field', async () => {
      const body = { firstName: 'A', lastName: '', email: 'nobody', password: 'short' };
      const answer = await test.call('POST', '/auth/register', { body });
      expect(answer.status).toBe(400);
      expect(answer.body.details).toEqual(
        expect.arrayContaining([
          { field: 'firstName', message: 'First name must be at least 2 characters long' },
          { field: 'lastName', message: 'Last name is required' },
          { field: 'email', message: 'Please enter a valid email address' },
          { field: 'password', message: 'Password must be at least 8 characters long' },
        ]),
      );
    });

    it('ignores fields that nobody may set', async () => {
      const { body } = await test.call('POST', '/auth/register', {
        body: { ...person('mass@example.org'), id: 'chosen', role: 'admin' },
      });
      expect(body.data.user.id).not.toBe('chosen');
      expect(body.data.user.role).toBeUndefined();
    });
  });

  describe('signing in', () => {
    it('answers with user, token and refreshToken at the top level', async () => {
      await test.call('POST', '/auth/register', { body: person('login@example.org') });
      const { status, body } = await test.call('POST', '/auth/login', {
        body: { email: 'LOGIN@example.org ', password: TEST_PASSWORD },
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        success: true,
        message: 'Welcome back to Laurel.',
        user: { firstName: 'Amina', email: 'login@example.org' },
      });
      expect(body.token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    });

    it('takes a password as it was typed, the longest there may be included', async () => {
      const password = ` Ünï 7 ${'ß'.repeat(248)} `;
      expect(password).toHaveLength(256);
      await test.call('POST', '/auth/register', { body: { ...person('typed@example.org'), password } });
      const signIn = async (typed: string) =>
        (await test.call('POST', '/auth/login', { body: { email: 'typed@example.org', password: typed } }))
          .status;
      expect(await signIn(password)).toBe(200);
      expect(await signIn(password.trim())).toBe(401);
      expect(await signIn(password.toLowerCase())).toBe(401);
      expect(await signIn(password.slice(0, -1))).toBe(401);
    });

    it('gives one answer for a wrong password and for an unknown account', async () => {
      const wrong = await test.call('POST', '/auth/login', {
        body: { email: 'login@example.org', password: 'Wrong-pass-1' },
      });
      const unknown = await test.call('POST', '/auth/login', {
        body: { email: 'nobody@example.org', password: 'Wrong-pass-1' },
      });
      expect(wrong.status).toBe(401);
      expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
      expect(wrong.body.error).toBe('Invalid email or password.');
    });

    it('takes no objects for texts', async () => {
      const { status } = await test.call('POST', '/auth/login', {
        body: { email: { $gt: '' }, password: ['a'] },
      });
      expect(status).toBe(400);
    });
  });

  describe('refreshing', () => {
    const refresh = (refreshToken: string) => test.call('POST', '/auth/refresh', { body: { refreshToken } });

    it('gives new tokens that work', async () => {
      const { refreshToken } = await test.signIn();
      const { status, body } = await refresh(refreshToken);
      expect(status).toBe(200);
      expect(body.refreshToken).not.toBe(refreshToken);
      expect((await test.call('GET', '/users/profile', { token: body.token })).status).toBe(200);
    });

    it('gives the same successor for a replay of the previous token within the grace', async () => {
      const { refreshToken } = await test.signIn();
      const first = await refresh(refreshToken);
      const again = await refresh(refreshToken);
      expect(again.status).toBe(200);
      expect(again.body.refreshToken).toBe(first.body.refreshToken);
    });

    it.each([
      [15, 200],
      [25, 401],
    ])('answers a replay of the previous token after %i seconds with %i', async (seconds, status) => {
      const { refreshToken } = await test.signIn();
      const { body } = await refresh(refreshToken);
      const { clock } = test.services;
      const { now } = clock;
      clock.now = () => new Date(now().getTime() + seconds * 1000);
      try {
        expect((await refresh(refreshToken)).status).toBe(status);
        expect((await refresh(body.refreshToken)).status).toBe(status);
      } finally {
        clock.now = now;
      }
    });

    it('gives one successor when ten tabs ask at once', async () => {
      const { refreshToken } = await test.signIn();
      const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(refreshToken)));
      expect(new Set(answers.map(({ body }) => body.refreshToken)).size).toBe(1);
      expect(answers.every(({ status }) => status === 200)).toBe(true);
    });

    it('ends the whole family when an older token is replayed', async () => {
      const { refreshToken } = await test.signIn();
      const second = (await refresh(refreshToken)).body;
      const third = (await refresh(second.refreshToken)).body;
      expect((await refresh(refreshToken)).status).toBe(401);
      expect((await refresh(third.refreshToken)).status).toBe(401);
      expect((await test.call('GET', '/users/profile', { token: third.token })).status).toBe(401);
    });

    it.each([
      [false, 23, 200],
      [false, 25, 401],
      [true, 29 * 24, 200],
      [true, 31 * 24, 401],
    ])(
      'of a sign-in with rememberMe %s is, %i hours later, answered with %i',
      async (rememberMe, hours, status) => {
        const { email } = await test.signIn();
        const { body } = await test.call('POST', '/auth/login', {
          body: { email, password: TEST_PASSWORD, rememberMe },
        });
        const { clock } = test.services;
        const { now } = clock;
        clock.now = () => new Date(now().getTime() + hours * 3600 * 1000);
        try {
          expect((await refresh(body.refreshToken)).status).toBe(status);
        } finally {
          clock.now = now;
        }
      },
    );

    it('refuses a token that was tampered with and leaves the session alone', async () => {
      const { refreshToken, token } = await test.signIn();
      const [sessionId, , proof] = refreshToken.split('.');
      expect((await refresh(`${sessionId}.2.${proof}`)).status).toBe(401);
      expect((await refresh(`${refreshToken}x`)).status).toBe(401);
      expect((await test.call('GET', '/users/profile', { token })).status).toBe(200);
    });
  });

  describe('signing out', () => {
    it('ends the access token and the refresh family', async () => {
      const { token, refreshToken } = await test.signIn();
      expect((await test.call('POST', '/auth/logout', { token })).status).toBe(200);
      expect((await test.call('GET', '/users/profile', { token })).status).toBe(401);
      expect((await test.call('POST', '/auth/refresh', { body: { refreshToken } })).status).toBe(401);
    });

    it('works with the refresh token alone, and with nothing at all', async () => {
      const { token, refreshToken } = await test.signIn();
      expect((await test.call('POST', '/auth/logout', { body: { refreshToken } })).status).toBe(200);
      expect((await test.call('GET', '/users/profile', { token })).status).toBe(401);
      expect((await test.call('POST', '/auth/logout')).status).toBe(200);
    });

    it.each([[{ refreshToken: 5 }], [{ refreshToken: '' }], [[]], [7]])(
      'works with a body that names no token: %j',
      async (body) => {
        const { token } = await test.signIn();
        expect((await test.call('POST', '/auth/logout', { token, body })).status).toBe(200);
        expect((await test.call('GET', '/users/profile', { token })).status).toBe(401);
      },
    );
  });

  describe('the profile', () => {
    it('keeps facts that are left out, forgets those given as null', async () => {
      const { token } = await test.signIn();
      const first = { profile: { citizenships: ['KE'], dateOfBirth: '2001-05-17' } };
      await test.call('PUT', '/users/profile', { token, body: first });
      const { body } = await test.call('PUT', '/users/profile', {
        token,
        body: { lastName: 'Achieng', profile: { dateOfBirth: null } },
      });
      expect(body.data.user).toMatchObject({ lastName: 'Achieng', profile: { citizenships: ['KE'] } });
      expect(body.data.user.profile.dateOfBirth).toBeUndefined();
    });

    it('needs the current password for another email', async () => {
      const { token } = await test.signIn();
      const email = `moved-${kind}@example.org`;
      const without = await test.call('PUT', '/users/profile', { token, body: { email } });
      expect(without.status).toBe(400);
      const wrong = await test.call('PUT', '/users/profile', {
        token,
        body: { email, currentPassword: 'Wrong-pass-1' },
      });
      expect(wrong.status).toBe(401);
      const right = await test.call('PUT', '/users/profile', {
        token,
        body: { email, currentPassword: TEST_PASSWORD },
      });
      expect(right.body.data.user.email).toBe(email);
    });

    it('is not moved to an address that somebody else uses', async () => {
      const { email } = await test.signIn();
      const { token } = await test.signIn();
      const { status } = await test.call('PUT', '/users/profile', {
        token,
        body: { email, currentPassword: TEST_PASSWORD },
      });
      expect(status).toBe(409);
    });
  });
});

describe('rate limits', () => {
  it('stop guessing at one account and say when to try again', async () => {
    const test = await createTestApp('embedded', inject('serverUrl'), { env: { RATE_LIMIT_SCALE: '0.3' } });
    const attempt = (email: string) =>
      test.call('POST', '/auth/login', { body: { email, password: 'Wrong-pass-1' } });
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await attempt('guessed@example.org')).status);
    expect(statuses).toEqual([401, 401, 401, 429]);
    const limited = await attempt('guessed@example.org');
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect(limited.body).toMatchObject({ success: false, code: 'rate_limited' });
    expect((await attempt('another@example.org')).status).toBe(401);
    await test.close();
  });

  it('count a student, not a token: a refreshed token begins no new allowance', async () => {
    const test = await createTestApp('embedded', inject('serverUrl'), { env: { RATE_LIMIT_SCALE: '0.02' } });
    const { token, refreshToken } = await test.signIn();
    expect((await test.call('POST', '/ai/matches', { token })).status).toBe(409);
    const { body } = await test.call('POST', '/auth/refresh', { body: { refreshToken } });
    // Tokens made in the same second are equal; what differs in any case is the header that carries them.
    const again = await test.call('POST', '/ai/matches', {
      headers: { authorization: `bearer ${body.token}` },
    });
    expect(again.status).toBe(429);
    await test.close();
  });

  it('attack: stop one password tried on many accounts, and cannot be washed away by other names', async () => {
    const test = await createTestApp('server', inject('serverUrl'), { env: { RATE_LIMIT_SCALE: '0.01' } });
    const attempt = async (name: string, from: string) =>
      (
        await test.app.inject({
          method: 'POST',
          url: '/api/auth/login',
          remoteAddress: from,
          payload: { email: `${name}@example.org`, password: 'Wrong-pass-1' },
        })
      ).statusCode;
    const tries = ['a', 'b', 'c', 'd', 'e'];
    const statuses: number[] = [];
    for (const [at, name] of tries.entries()) statuses.push(await attempt(name, `2001:db8::${at}`));
    expect(statuses).toEqual([401, 401, 401, 401, 429]);
    // A neighbour in another network is not held responsible.
    expect(await attempt('f', '2001:db8:0:1::1')).toBe(401);
    await test.close();
  });

  it.each(['embedded', 'server'] as const)(
    'attack: guess at the current password through every call that asks for it (%s database)',
    async (kind) => {
      const test = await createTestApp(kind, inject('serverUrl'), { env: { RATE_LIMIT_SCALE: '0.2' } });
      const { token } = await test.signIn();
      const wrong = { currentPassword: 'Wrong-pass-1' };
      const change = (body: object) => test.call('PUT', '/users/profile', { token, body });
      expect((await change({ email: 'elsewhere@example.org', ...wrong })).status).toBe(401);
      const password = { ...wrong, password: 'Another-horse-8' };
      expect((await test.call('PUT', '/users/password', { token, body: password })).status).toBe(401);
      expect((await change({ email: 'elsewhere@example.org', ...wrong })).status).toBe(429);
      const erasing = await test.call('DELETE', '/users/account', {
        token,
        body: { password: 'Wrong-pass-1' },
      });
      expect(erasing.status).toBe(429);
      // What needs no password can not be used to guess it.
      expect((await change({ firstName: 'Zawadi' })).status).toBe(200);
      await test.close();
    },
  );

  it.each(['embedded', 'server'] as const)(
    'attack: make guesses at one account from everywhere wait for each other, and tell its owner once (%s database)',
    async (kind) => {
      const test = await createTestApp(kind, inject('serverUrl'), { env: { RATE_LIMIT_SCALE: '0.25' } });
      const { email } = await test.signIn();
      const attempt = (address: string, network: number, password = 'Wrong-pass-1') =>
        test.app.inject({
          method: 'POST',
          url: '/api/auth/login',
          remoteAddress: `2001:db8:0:${network}::1`,
          payload: { email: address, password },
        });
      for (const who of [email, 'nobody-guessed@example.org']) {
        const statuses: number[] = [];
        for (let network = 1; network <= 6; network += 1)
          statuses.push((await attempt(who, network)).statusCode);
        // Asked at once, because the pause is seconds of the database's own clock.
        const waiting = await attempt(who, 7, TEST_PASSWORD);
        // The same for an address without an account.
        expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
        expect(waiting.statusCode).toBe(429);
        expect(Number(waiting.headers['retry-after'])).toBeLessThanOrEqual(60);
      }
      await expect
        .poll(async () => (await readOutbox(test.outbox)).map(({ to, subject }) => [to, subject]), {
          timeout: 25_000,
        })
        .toEqual([[email, 'Somebody is guessing at your Laurel password']]);
      // The pause is over.
      await test.services.database.queries.delete(schema.rateLimits);
      expect((await attempt(email, 8, TEST_PASSWORD)).statusCode).toBe(200);
      await test.close();
    },
  );

  it('attack: stop an address that fails at many accounts, and let a hall that gets in go on', async () => {
    const test = await createTestApp('embedded', inject('serverUrl'), { env: { RATE_LIMIT_SCALE: '0.05' } });
    const student = await test.signIn();
    const attempt = async (email: string, password: string) =>
      (await test.call('POST', '/auth/login', { body: { email, password } })).status;
    for (let time = 0; time < 5; time += 1)
      expect(await attempt(`failing${time}@example.org`, 'Wrong-pass-1')).toBe(401);
    expect(await attempt('failing6@example.org', 'Wrong-pass-1')).toBe(429);
    const hall = await test.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: '2001:db8:0:9::1',
      payload: { email: student.email, password: TEST_PASSWORD },
    });
    expect(hall.statusCode).toBe(200);
    await test.close();
  });

  it('cannot be escaped with a forged forwarding header', async () => {
    const test = await createTestApp('embedded', inject('serverUrl'), { env: { RATE_LIMIT_SCALE: '0.1' } });
    const attempt = (from: string) =>
      test.call('POST', '/auth/login', {
        headers: { 'x-forwarded-for': from },
        body: { email: 'g@example.org', password: 'Wrong-pass-1' },
      });
    expect((await attempt('1.1.1.1')).status).toBe(401);
    expect((await attempt('2.2.2.2')).status).toBe(429);
    await test.close();
  });

  it.each([
    ['from another network', '203.0.113.7', 429],
    ['from a campus that shares an address', '192.0.2.7', 201],
  ])('on signing up, %s (%s), answer the fourth of three with %i', async (_who, address, status) => {
    const test = await createTestApp('embedded', inject('serverUrl'), {
      env: { RATE_LIMIT_SCALE: '0.01', RATE_LIMIT_NETWORKS: '192.0.2.0/24=2', TRUST_PROXY: '1' },
    });
    const answers = [];
    for (const at of [1, 2, 3, 4])
      answers.push(
        await test.call('POST', '/auth/register', {
          headers: { 'x-forwarded-for': address },
          body: person(`fresher-${at}@example.org`),
        }),
      );
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, status]);
    await test.close();
  });
});
