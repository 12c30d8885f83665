import { schema } from '@laurel/db';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { dispatchDueMails } from '../../platform/mailer/dispatch-mails.ts';
import { createTestApp, TEST_PASSWORD, type TestApp } from '../../testing/create-test-app.ts';
import { readOutbox } from '../../testing/read-outbox.ts';
import { passwordResetJob } from './password-reset.jobs.ts';

const NEW_PASSWORD = 'Another-horse-8';
const SAME_ANSWER = {
  success: true,
  message:
    'If an account has this email, a link to reset the password is on its way. It works for 60 minutes.',
};
const LINK = /http:\/\/127\.0\.0\.1:3000\/reset-password\?token=([\w-]+)$/m;

describe.each(['embedded', 'server'] as const)('a forgotten password on the %s database', (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(kind, inject('serverUrl'), { runJobs: false });
  });
  afterAll(() => test.close());

  const { passwordResets, outgoingMails } = schema;
  const queries = () => test.services.database.queries;

  /** What the worker does with what the API has queued: none runs here. */
  const runJobs = async (): Promise<void> => {
    for (const { data } of test.queued.splice(0))
      await passwordResetJob(test.services).handle(data as { id: string; origin: string });
  };
  const work = async (): Promise<void> => {
    await runJobs();
    await dispatchDueMails(test.services);
  };
  const mailsTo = async (email: string) => {
    await work();
    return (await readOutbox(test.outbox)).filter(({ to }) => to === email);
  };
  const ask = (email: string) => test.call('POST', '/auth/forgot-password', { body: { email } });
  const later = async (minutes: number, act: () => Promise<void>): Promise<void> => {
    const { clock } = test.services;
    const at = new Date(clock.now().getTime() + minutes * 60_000);
    const now = clock.now;
    clock.now = () => at;
    try {
      await act();
    } finally {
      clock.now = now;
    }
  };
  const newestToken = async (email: string): Promise<string> => {
    const links = (await mailsTo(email)).flatMap(({ text }) => LINK.exec(text)?.[1] ?? []);
    return links.at(-1) ?? expect.fail('no link was mailed');
  };
  const reset = (token: string, password = NEW_PASSWORD) =>
    test.call('POST', '/auth/reset-password', { body: { token, password } });
  const signIn = (email: string, password: string) =>
    test.call('POST', '/auth/login', { body: { email, password } });

  it('is replaced through the mailed link; every session ends and a notice is mailed', async () => {
    const { email, token, refreshToken } = await test.signIn();
    const asked = await ask(` ${email.toUpperCase()} `);
    expect(asked).toMatchObject({ status: 200, body: SAME_ANSWER });
    const done = await reset(await newestToken(email));
    expect(done).toMatchObject({ status: 200, body: { success: true } });

    expect((await test.call('GET', '/users/profile', { token })).status).toBe(401);
    expect((await test.call('POST', '/auth/refresh', { body: { refreshToken } })).status).toBe(401);
    expect((await signIn(email, TEST_PASSWORD)).status).toBe(401);
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
    expect((await mailsTo(email)).at(-1)?.subject).toBe('Your Laurel password was changed');
  });

  it('gets the same answer, and no mail, where there is no account', async () => {
    const email = 'stranger@example.org';
    expect(await ask(email)).toMatchObject({ status: 200, body: SAME_ANSWER });
    expect(await mailsTo(email)).toEqual([]);
    const left = await queries().select().from(passwordResets);
    expect(left.filter(({ emailKey }) => emailKey === email)).toEqual([]);
  });

  it('has a link that works once', async () => {
    const { email } = await test.signIn();
    await ask(email);
    const token = await newestToken(email);
    const both = await Promise.all([reset(token), reset(token, 'Third-horse-9')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const again = await reset(token);
    expect(again).toMatchObject({ status: 400, body: { success: false, code: 'invalid_reset_token' } });
  });

  it('attack: always has a link that works, however often it is asked for: the newest, mailed three times an hour at most', async () => {
    const { email } = await test.signIn();
    const resetMails = async () =>
      (await mailsTo(email)).filter(({ subject }) => subject === 'Reset your Laurel password').length;
    await ask(email);
    const first = await newestToken(email);
    for (const minutes of [1, 2])
      await later(minutes, async () => {
        await ask(email);
        await work();
      });
    expect(await resetMails()).toBe(3);
    const newest = await newestToken(email);
    await ask(email);
    expect(await resetMails()).toBe(3);
    expect((await reset(first)).status).toBe(400);
    expect((await reset(newest)).status).toBe(200);
    await ask(email);
    expect(await resetMails()).toBe(3);
    await later(61, async () => {
      await ask(email);
      expect(await resetMails()).toBe(4);
    });
    expect(await newestToken(email)).not.toBe(newest);
  });

  it('is mailed again with a link that works for another hour', async () => {
    const { email } = await test.signIn();
    await ask(email);
    const first = await newestToken(email);
    let second = '';
    await later(40, async () => {
      await ask(email);
      second = await newestToken(email);
    });
    await later(99, async () => {
      expect((await reset(first)).status).toBe(400);
      expect((await reset(second)).status).toBe(200);
    });
  });

  it.each([
    [59, 200],
    [61, 400],
  ])('has a link that %i minutes later is answered with %i', async (minutes, status) => {
    const { email } = await test.signIn();
    await ask(email);
    const token = await newestToken(email);
    await later(minutes, async () => expect((await reset(token)).status).toBe(status));
  });

  it('keeps the link when the new password breaks the rules', async () => {
    const { email } = await test.signIn();
    await ask(email);
    const token = await newestToken(email);
    const weak = await reset(token, 'weak');
    expect(weak.status).toBe(400);
    expect(weak.body.details).toEqual(
      expect.arrayContaining([
        { field: 'password', message: 'Password must be at least 8 characters long' },
        { field: 'password', message: 'Password must contain at least one uppercase letter' },
        { field: 'password', message: 'Password must contain at least one number' },
      ]),
    );
    expect((await reset(token)).status).toBe(200);
  });

  it('loses its link when another email is confirmed, or the password changes by itself', async () => {
    const { email, token } = await test.signIn();
    await ask(email);
    const first = await newestToken(email);
    const moved = `moved-${email}`;
    const body = { email: moved, currentPassword: TEST_PASSWORD };
    await test.call('PUT', '/users/profile', { token, body });
    const [confirmation] = await mailsTo(moved);
    const [, confirm] = /confirm-email\?token=([\w-]+)$/m.exec(confirmation?.text ?? '') ?? [];
    await test.call('POST', '/auth/confirm-email', { body: { token: confirm } });
    expect((await reset(first)).status).toBe(400);

    await ask(moved);
    const second = await newestToken(moved);
    const change = { currentPassword: TEST_PASSWORD, password: NEW_PASSWORD };
    await test.call('PUT', '/users/password', { token, body: change });
    expect((await reset(second)).status).toBe(400);
  });

  it('attack: neither the token nor the link can be read in the database', async () => {
    const { email } = await test.signIn();
    await ask(email);
    await runJobs();
    const stored = JSON.stringify([
      await queries().select().from(passwordResets),
      await queries().select().from(outgoingMails),
    ]);
    const token = await newestToken(email);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain('/reset-password');
  });

  it('attack: the link never leads where a Host header says', async () => {
    const { email } = await test.signIn();
    await test.call('POST', '/auth/forgot-password', {
      body: { email },
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' },
    });
    const [mail] = await mailsTo(email);
    expect(mail?.text).toMatch(LINK);
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example');
  });

  it.each(['', 'made-up', 'x'.repeat(5000)])('refuses the made-up token %.10s', async (token) => {
    expect((await reset(token)).status).toBe(400);
  });

  it('refuses what is no address with the specification’s words', async () => {
    expect((await ask('nobody')).body).toMatchObject({ error: 'Please enter a valid email address' });
    expect((await ask('')).body).toMatchObject({ error: 'Email is required' });
  });
});

describe('asking for reset links', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp('embedded', inject('serverUrl'), { env: { RATE_LIMIT_SCALE: '0.4' } });
  });
  afterAll(() => test.close());

  it('leads to a mail without further doing, by the worker; more are limited for each address', async () => {
    const { email } = await test.signIn();
    const ask = async (address: string) =>
      (await test.call('POST', '/auth/forgot-password', { body: { email: address } })).status;
    expect(await ask(email)).toBe(200);
    await expect
      .poll(async () => (await readOutbox(test.outbox)).map(({ to }) => to), { timeout: 25_000 })
      .toEqual([email]);
    expect([await ask(email), await ask(email)]).toEqual([200, 429]);
    const stranger = 'stranger@example.org';
    expect([await ask(stranger), await ask(stranger), await ask(stranger)]).toEqual([200, 200, 429]);
  });
});
