import { allEndpoints } from '@laurel/contract';
import { HOUR_MS } from '@laurel/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { createTestApp, TEST_PASSWORD, type TestApp } from '../../testing/create-test-app.ts';
import { obligingProvider } from '../../testing/obliging-provider.ts';
import { insertRole } from './roles.repository.ts';

const OFF = {
  LOCAL_PASSWORDS: 'off',
  OIDC_ISSUER: 'https://login.example.org',
  OIDC_CLIENT_ID: 'laurel',
  OIDC_NAME: 'Example University',
};

let people = 0;

describe.each(['embedded', 'server'] as const)('without passwords (%s database)', (kind) => {
  let test: TestApp;
  let aheadMs = 0;
  beforeAll(async () => {
    const clock = systemClock('2026-11-21');
    const later = { ...clock, now: () => new Date(clock.now().getTime() + aheadMs) };
    test = await createTestApp(kind, inject('serverUrl'), {
      env: OFF,
      runJobs: false,
      services: { signInProvider: obligingProvider, clock: later },
    });
  });
  afterAll(() => test.close());

  const signIn = async (email = `person${++people}@example.org`) => {
    const { status, body } = await test.call('POST', '/auth/provider/answer', {
      body: { flow: email, answer: 'code=1' },
    });
    expect(status, JSON.stringify(body)).toBe(200);
    return { token: body.token as string, userId: body.user.id as string, email };
  };
  const NEW = { password: 'Another-horse-8' };
  const bodies: Record<string, object> = {
    'POST /auth/register': { firstName: 'A', lastName: 'B', email: 'new@example.org', ...NEW },
    'POST /auth/login': { email: 'new@example.org', password: TEST_PASSWORD },
    'POST /auth/forgot-password': { email: 'new@example.org' },
    'POST /auth/reset-password': { token: 'made-up', ...NEW },
    'POST /auth/undo-email-change': { token: 'made-up', ...NEW },
    'PUT /users/password': { currentPassword: TEST_PASSWORD, ...NEW },
    'POST /users/passkeys/options': { currentPassword: TEST_PASSWORD },
    'POST /users/passkeys': {},
    'POST /auth/passkey/options': {},
    'POST /auth/passkey': {},
    'POST /desk/invitations': { email: 'new@example.org' },
  };

  it('refuses every call that takes, sets or leads to one, and says how to sign in', async () => {
    const { token, userId } = await signIn();
    await insertRole(test.services.database.queries, userId, 'operator', new Date());
    const using = allEndpoints().filter(({ endpoint }) => 'passwords' in endpoint);
    expect(using.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`).toSorted()).toEqual(
      Object.keys(bodies).toSorted(),
    );
    for (const [name, body] of Object.entries(bodies)) {
      const [method = '', path = ''] = name.split(' ');
      const answer = await test.call(method as 'POST', path, { token, body });
      expect([answer.status, answer.body.code, answer.body.error], name).toEqual([
        403,
        'passwords_off',
        'Passwords are not used here. Please sign in with Example University.',
      ]);
    }
    const other = await signIn();
    const mailed = await test.call('POST', `/desk/accounts/${other.userId}/acts`, {
      token,
      body: { act: 'send_reset' },
    });
    expect(mailed.body.code).toBe('passwords_off');
    const email = { email: 'moved@example.org', currentPassword: TEST_PASSWORD };
    expect((await test.call('PUT', '/users/profile', { token, body: email })).body.code).toBe(
      'passwords_off',
    );
    const names = await test.call('PUT', '/users/profile', { token, body: { firstName: 'Noor' } });
    expect(names.body.data.user.firstName).toBe('Noor');
  });

  it('erases an account, and sets up a second factor, by a sign-in of the last ten minutes', async () => {
    const { token, email } = await signIn();
    // The session outlives the first ten minutes; its access token is renewed meanwhile.
    aheadMs = 11 * 60_000;
    const erase = (as: string) => test.call('DELETE', '/users/account', { token: as, body: {} });
    const setUp = (as: string) => test.call('POST', '/users/second-factor', { token: as, body: {} });
    for (const refused of [await erase(token), await setUp(token)])
      expect([refused.status, refused.body.code]).toEqual([403, 'step_up_required']);
    const again = await signIn(email);
    expect((await setUp(again.token)).status).toBe(200);
    expect((await erase(again.token)).status).toBe(200);
    expect((await test.call('GET', '/users/profile', { token: again.token })).status).toBe(401);
    aheadMs += HOUR_MS;
  });
});

describe('where passwords are used', () => {
  it('erasing an account and a second factor ask for it', async () => {
    const test = await createTestApp('embedded', '', { runJobs: false });
    const { token } = await test.signIn();
    const erased = await test.call('DELETE', '/users/account', { token, body: {} });
    expect([erased.status, erased.body.details]).toEqual([
      400,
      [{ field: 'password', message: 'Password is required' }],
    ]);
    const begun = await test.call('POST', '/users/second-factor', { token, body: {} });
    expect([begun.status, begun.body.details]).toEqual([
      400,
      [{ field: 'currentPassword', message: 'Password is required' }],
    ]);
    await test.close();
  });
});
