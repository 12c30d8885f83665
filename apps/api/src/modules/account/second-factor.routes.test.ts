import { schema } from '@laurel/db';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { dispatchDueMails } from '../../platform/mailer/dispatch-mails.ts';
import { beginApp, useApp } from '../../testing/authenticator-app.ts';
import { createTestApp, TEST_PASSWORD, type TestApp } from '../../testing/create-test-app.ts';
import { readOutbox } from '../../testing/read-outbox.ts';

const { secondFactors, recoveryCodes } = schema;

const signIn = (test: TestApp, email: string, code?: string, password = TEST_PASSWORD) =>
  test.call('POST', '/auth/login', { body: { email, password, ...(code === undefined ? {} : { code }) } });

const subjects = async (test: TestApp, email: string) => {
  await dispatchDueMails(test.services);
  const mails = (await readOutbox(test.outbox)).filter(({ to }) => to === email);
  return mails.map(({ subject }) => subject).toSorted();
};
/** The worker may be sending them. */
const mailed = (test: TestApp, email: string) =>
  expect.poll(() => subjects(test, email), { timeout: 25_000 });

describe.each(['embedded', 'server'] as const)('two-step sign-in on the %s database', (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    // It stands still: a code of this half minute stays one, however slow the machine is.
    const clock = { now: () => new Date('2026-11-21T10:00:10Z'), today: () => '2026-11-21' };
    test = await createTestApp(kind, inject('serverUrl'), { services: { clock } });
  });
  afterAll(() => test.close());

  const stateOf = async (token: string) =>
    (await test.call('GET', '/users/second-factor', { token })).body.data;

  it('is off for every account until the student wants it', async () => {
    const { token, email } = await test.signIn();
    expect(await stateOf(token)).toEqual({ since: null, recoveryCodesLeft: 0 });
    // A code that nobody asked for changes nothing.
    const { status, body } = await signIn(test, email, '123456');
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['message', 'refreshToken', 'success', 'token', 'user']);
  });

  it('is switched on by the password and a first code, and not before', async () => {
    const { token, email } = await test.signIn();
    const wrong = { currentPassword: 'Wrong-pass-1' };
    expect((await test.call('POST', '/users/second-factor', { token, body: wrong })).status).toBe(401);
    const app = await beginApp(test, { token });
    expect(app.uri).toContain(`secret=${app.secret}`);
    expect((await signIn(test, email)).status).toBe(200);
    const confirm = (code: string) =>
      test.call('POST', '/users/second-factor/confirmation', { token, body: { code } });
    expect((await confirm(app.code(10))).body.code).toBe('invalid_code');
    const { body } = await confirm(app.code());
    expect(new Set(body.data.recoveryCodes).size).toBe(10);
    for (const code of body.data.recoveryCodes) expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
    expect(await stateOf(token)).toEqual({ since: expect.any(String), recoveryCodesLeft: 10 });
    await mailed(test, email).toEqual(['Two-step sign-in is on for your Laurel account']);
    // It is not replaced by another secret while it is on, nor confirmed twice.
    const again = { currentPassword: TEST_PASSWORD };
    expect((await test.call('POST', '/users/second-factor', { token, body: again })).status).toBe(409);
    expect((await confirm(app.code(1))).status).toBe(409);
  });

  it('asks for a code once the password was right, and takes one of now', async () => {
    const { token, email } = await test.signIn();
    const app = await useApp(test, { token });
    const asked = await signIn(test, email);
    expect(asked.status).toBe(401);
    expect(asked.body).toMatchObject({ success: false, code: 'second_factor_required' });
    expect(asked.body.token).toBeUndefined();
    expect((await signIn(test, email, app.code(1), 'Wrong-pass-1')).body.code).toBe('invalid_credentials');
    expect((await signIn(test, email, app.code(10))).body.code).toBe('invalid_code');
    const spaced = app.code(1).replace(/^(...)/, ' $1 ');
    const { status, body } = await signIn(test, email, spaced);
    expect(status).toBe(200);
    expect((await test.call('GET', '/users/profile', { token: body.token })).status).toBe(200);
  });

  it('attack: takes no code twice, nor one of an earlier step, nor one twice at once', async () => {
    const { token, email } = await test.signIn();
    const app = await useApp(test, { token });
    // The code that switched it on is used up.
    expect((await signIn(test, email, app.code())).body.code).toBe('invalid_code');
    const both = await Promise.all([1, 2].map(() => signIn(test, email, app.code(1))));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await signIn(test, email, app.code(1))).status).toBe(401);
    expect((await signIn(test, email, app.code(-1))).status).toBe(401);
  });

  it('takes a recovery code in the place of the app, once, and tells the student', async () => {
    const { token, email } = await test.signIn();
    const { recoveryCodes: codes } = await useApp(test, { token });
    const [first = '', second = ''] = codes;
    const both = await Promise.all([1, 2].map(() => signIn(test, email, first)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await signIn(test, email, second.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect(await stateOf(token)).toMatchObject({ recoveryCodesLeft: 8 });
    await mailed(test, email).toEqual([
      'A recovery code of your Laurel account was used',
      'A recovery code of your Laurel account was used',
      'Two-step sign-in is on for your Laurel account',
    ]);
    const renewed = await test.call('POST', '/users/second-factor/recovery-codes', {
      token,
      body: { currentPassword: TEST_PASSWORD, code: codes[2] },
    });
    expect(renewed.body.data.recoveryCodes).toHaveLength(10);
    expect((await signIn(test, email, codes[3])).status).toBe(401);
    expect((await signIn(test, email, renewed.body.data.recoveryCodes[0])).status).toBe(200);
  });

  it('is switched off by the password and a code, and by neither alone', async () => {
    const { token, email } = await test.signIn();
    const app = await useApp(test, { token });
    const end = (currentPassword: string, code: string) =>
      test.call('DELETE', '/users/second-factor', { token, body: { currentPassword, code } });
    expect((await end('Wrong-pass-1', app.code(1))).body.code).toBe('invalid_credentials');
    expect((await end(TEST_PASSWORD, app.code(10))).body.code).toBe('invalid_code');
    expect((await end(TEST_PASSWORD, app.code(1))).status).toBe(200);
    expect((await signIn(test, email)).status).toBe(200);
    expect(await stateOf(token)).toEqual({ since: null, recoveryCodesLeft: 0 });
    await mailed(test, email).toContain('Two-step sign-in is off for your Laurel account');
    expect((await end(TEST_PASSWORD, app.code(1))).status).toBe(409);
  });

  it('stays on when the password is reset by a mailed link', async () => {
    const { token, email } = await test.signIn();
    await useApp(test, { token });
    await test.call('PUT', '/users/password', {
      token,
      body: { currentPassword: TEST_PASSWORD, password: 'Another-horse-8' },
    });
    expect((await signIn(test, email, undefined, 'Another-horse-8')).body.code).toBe(
      'second_factor_required',
    );
  });

  it('attack: neither the secret nor a recovery code can be read in the database or the export', async () => {
    const { token, userId } = await test.signIn();
    const app = await useApp(test, { token });
    const { queries } = test.services.database;
    const stored = JSON.stringify([
      await queries.select().from(secondFactors).where(eq(secondFactors.userId, userId)),
      await queries.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
    ]);
    const exported = await test.call('GET', '/users/export', { token });
    expect(exported.body.data.secondFactors).toHaveLength(1);
    expect(exported.body.data.recoveryCodes).toHaveLength(10);
    for (const secret of [
      app.secret,
      ...app.recoveryCodes,
      ...app.recoveryCodes.map((one) => one.replaceAll('-', '')),
    ]) {
      expect(stored).not.toContain(secret);
      expect(JSON.stringify(exported.body)).not.toContain(secret);
    }
    const [row] = await queries.select().from(secondFactors).where(eq(secondFactors.userId, userId));
    expect(JSON.stringify(exported.body)).not.toContain(row?.secret);
  });
});

describe.each(['embedded', 'server'] as const)('a fresh code on the %s database', (kind) => {
  let test: TestApp;
  let now = new Date('2026-11-21T10:00:00Z');
  beforeAll(async () => {
    const clock = { now: () => now, today: () => '2026-11-21' };
    test = await createTestApp(kind, inject('serverUrl'), { services: { clock } });
  });
  afterAll(() => test.close());

  const wanting = async (token: string) => {
    const sessions = await test.call('GET', '/users/sessions', { token });
    const other = sessions.body.data.find(({ current }: { current: boolean }) => !current);
    return [
      ['GET', '/users/export'],
      ['GET', '/calendar'],
      ['POST', '/calendar/rotate'],
      ['DELETE', `/users/sessions/${other.id}`],
      ['DELETE', '/users/account', { password: TEST_PASSWORD }],
    ] as const;
  };

  it('is wanted of nobody without a second factor', async () => {
    const { token, email } = await test.signIn();
    await signIn(test, email);
    for (const [method, path, body] of await wanting(token))
      expect((await test.call(method, path, { token, body })).status, path).toBe(200);
  });

  it('is wanted for export, calendar address, sessions and erasure, ten minutes after the last one', async () => {
    const { token, email } = await test.signIn();
    const app = await useApp(test, { token });
    await signIn(test, email, app.recoveryCodes[0]);
    const [exporting] = await wanting(token);
    expect((await test.call(exporting[0], exporting[1], { token })).status).toBe(200);
    now = new Date(now.getTime() + 11 * 60_000);
    const signedIn = await signIn(test, email, app.recoveryCodes[1]);
    const fresh: string = signedIn.body.token;
    expect((await test.call('GET', '/users/export', { token: fresh })).status).toBe(200);
    for (const [method, path, body] of await wanting(token)) {
      const refused = await test.call(method, path, { token, body });
      expect(refused.status, path).toBe(403);
      expect(refused.body.code).toBe('step_up_required');
    }
    const stepUp = (code: string | undefined) =>
      test.call('POST', '/users/second-factor/step-up', { token, body: { code } });
    expect((await stepUp('made-up')).body.code).toBe('invalid_code');
    expect((await stepUp(app.recoveryCodes[2])).status).toBe(200);
    for (const [method, path, body] of await wanting(token))
      expect((await test.call(method, path, { token, body })).status, path).toBe(200);
  });
});

describe.each(['embedded', 'server'] as const)('guesses at codes (%s database)', (kind) => {
  it('attack: wait for each other from wherever they come, tell the owner once, and end with a right code', async () => {
    // Two free codes.
    const test = await createTestApp(kind, inject('serverUrl'), { env: { RATE_LIMIT_SCALE: '0.2' } });
    const { token, email } = await test.signIn();
    const { recoveryCodes: codes } = await useApp(test, { token });
    const attempt = (network: number, code: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress: `2001:db8:0:${network}::1`,
        payload: { email, password: TEST_PASSWORD, code },
      });
    const statuses: number[] = [];
    for (let network = 1; network <= 5; network += 1)
      statuses.push((await attempt(network, 'made-up')).statusCode);
    // The third begins a pause; the others, and the owner, wait for its end.
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    const waiting = await attempt(6, codes[0] ?? '');
    expect(waiting.statusCode).toBe(429);
    expect(Number(waiting.headers['retry-after'])).toBeGreaterThan(0);
    await mailed(test, email).toContain('Somebody knows your Laurel password');
    await test.services.database.queries.delete(schema.rateLimits);
    expect((await attempt(7, codes[0] ?? '')).statusCode).toBe(200);
    expect((await attempt(8, codes[1] ?? '')).statusCode).toBe(200);
    // A right code begins to count anew.
    expect((await attempt(9, codes[2] ?? '')).statusCode).toBe(200);
    expect((await attempt(10, codes[3] ?? '')).statusCode).toBe(200);
    await test.close();
  });
});
