import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { dispatchDueMails } from '../../platform/mailer/dispatch-mails.ts';
import { createTestApp, TEST_PASSWORD, type TestApp } from '../../testing/create-test-app.ts';
import { readOutbox } from '../../testing/read-outbox.ts';

const MINUTE_MS = 60_000;
const CONFIRM = /\/confirm-email\?token=([\w-]+)$/m;
const CONFIRMS = 'Confirm the email of your Laurel account';

describe.each(['embedded', 'server'] as const)('the address of a new account (%s database)', (kind) => {
  let test: TestApp;
  let newcomers = 0;
  beforeAll(async () => {
    test = await createTestApp(kind, inject('serverUrl'), {
      runJobs: false,
      env: { ACCESS_TOKEN_MINUTES: '1440' },
    });
  });
  afterAll(() => test.close());

  const mailsTo = async (email: string) => {
    await dispatchDueMails(test.services);
    return (await readOutbox(test.outbox)).filter(({ to }) => to === email);
  };
  const register = async () => {
    const email = `newcomer${++newcomers}@example.org`;
    const person = { firstName: 'Noor', lastName: 'Haddad', email, password: TEST_PASSWORD };
    await test.call('POST', '/auth/register', { body: person });
    const { body } = await test.call('POST', '/auth/login', { body: { email, password: TEST_PASSWORD } });
    return { email, token: body.token as string };
  };
  const tokenFor = async (email: string) =>
    (await mailsTo(email)).flatMap(({ text }) => CONFIRM.exec(text)?.[1] ?? []).at(-1) ?? '';
  const follow = (token: string) => test.call('POST', '/auth/confirm-email', { body: { token } });
  const profile = async (token: string) =>
    (await test.call('GET', '/users/profile', { token })).body.data.user;
  const changePassword = (token: string, from: string, to: string) =>
    test.call('PUT', '/users/password', { token, body: { currentPassword: from, password: to } });
  const later = async <T>(minutes: number, act: () => Promise<T>): Promise<T> => {
    const { clock } = test.services;
    const { now } = clock;
    const at = new Date(now().getTime() + minutes * MINUTE_MS);
    clock.now = () => at;
    try {
      return await act();
    } finally {
      clock.now = now;
    }
  };

  it('gets one mail, whose link confirms it once', async () => {
    const { email, token } = await register();
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([CONFIRMS]);
    expect(await profile(token)).toMatchObject({ emailUnconfirmed: true });
    const link = await tokenFor(email);
    expect((await follow(link)).status).toBe(200);
    expect(await profile(token)).not.toHaveProperty('emailUnconfirmed');
    expect((await follow(link)).body.code).toBe('invalid_link');
  });

  it('attack: somebody else’s gets nothing but the confirmation, whatever is done in the account', async () => {
    const { email, token } = await register();
    expect((await changePassword(token, TEST_PASSWORD, 'Another-horse-8')).status).toBe(200);
    const move = { email: `moved-${email}`, currentPassword: 'Another-horse-8' };
    expect((await test.call('PUT', '/users/profile', { token, body: move })).status).toBe(200);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([CONFIRMS]);
    expect(await mailsTo(move.email)).toHaveLength(1);
  });

  it('gets notices of the account once it is confirmed', async () => {
    const { email, token } = await register();
    await follow(await tokenFor(email));
    await changePassword(token, TEST_PASSWORD, 'Another-horse-8');
    expect((await mailsTo(email)).at(-1)?.subject).toBe('Your Laurel password was changed');
  });

  it('attack: is mailed again three times an hour at most, and each mail has the link that works', async () => {
    const { email, token } = await register();
    const first = await tokenFor(email);
    const again = async () => (await test.call('POST', '/users/email/confirmation', { token })).status;
    expect(await again()).toBe(429);
    expect(await later(21, again)).toBe(200);
    expect(await later(22, again)).toBe(429);
    expect(await mailsTo(email)).toHaveLength(2);
    expect(await tokenFor(email)).toBe(first);
    await follow(first);
    expect(await later(60, again)).toBe(200);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('is not told of an account that was opened before there was a confirmation', async () => {
    const { token } = await test.signIn();
    expect(await profile(token)).not.toHaveProperty('emailUnconfirmed');
  });
});
