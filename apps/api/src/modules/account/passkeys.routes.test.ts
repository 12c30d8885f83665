import { schema } from '@laurel/db';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { dispatchDueMails } from '../../platform/mailer/dispatch-mails.ts';
import { useApp } from '../../testing/authenticator-app.ts';
import { createTestApp, TEST_PASSWORD, type TestApp } from '../../testing/create-test-app.ts';
import { readOutbox } from '../../testing/read-outbox.ts';
import {
  askPasskey,
  beginPasskey,
  createAuthenticator,
  usePasskey,
} from '../../testing/software-authenticator.ts';
import { until } from '../../testing/until.ts';
import { forgetChallenges } from '../auth/index.ts';

const PUBLIC_URL = 'https://laurel.uni.example';

describe.each(['embedded', 'server'] as const)('passkeys (%s database)', (kind) => {
  let test: TestApp;
  let aheadMs = 0;
  beforeAll(async () => {
    const clock = systemClock('2026-11-21');
    const moved = { ...clock, now: () => new Date(clock.now().getTime() + aheadMs) };
    test = await createTestApp(kind, inject('serverUrl'), {
      env: { PUBLIC_URL, NEW_DEVICE_NOTICE: 'true' },
      services: { clock: moved },
    });
  });
  afterAll(() => test.close());

  const list = async (token: string) => (await test.call('GET', '/users/passkeys', { token })).body.data;
  const signIn = (body: object, headers: Record<string, string> = {}) =>
    test.call('POST', '/auth/passkey', { body, headers });
  const expectRefused = (answer: { status: number; body: { code: string } }, why: string) =>
    expect([answer.status, answer.body.code], why).toEqual([401, 'passkey_refused']);
  /** The worker may be writing it just now. */
  const isMailed = (email: string, subject: string) =>
    until(async () => {
      await dispatchDueMails(test.services);
      return (await readOutbox(test.outbox)).some((mail) => mail.to === email && mail.subject === subject);
    });

  it('are added by the password, listed with name and last use, and sign in without password and code', async () => {
    const student = await test.signIn();
    const begun = await beginPasskey(test, student);
    expect(begun.options).toMatchObject({
      rp: { id: 'laurel.uni.example', name: 'Laurel' },
      user: { name: student.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    const added = await test.call('POST', '/users/passkeys', { token: student.token, body: begun.body });
    expect(added.status, JSON.stringify(added.body)).toBe(201);
    expect(await list(student.token)).toMatchObject([{ name: 'My phone', lastUsedAt: null }]);
    await isMailed(student.email, 'A passkey was added to your Laurel account');
    // Whose it is, nothing says but the authenticator.
    const options = (await test.call('POST', '/auth/passkey/options')).body.data.options;
    expect(options).toMatchObject({ rpId: 'laurel.uni.example', userVerification: 'required' });
    expect(options.allowCredentials).toBeUndefined();
    await useApp(test, student);
    const first = await signIn(await askPasskey(test, begun));
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    expect(first.body.user.id).toBe(student.userId);
    expect(await list(first.body.token)).toMatchObject([{ lastUsedAt: expect.any(String) }]);
    // It stands for the code that an export wants.
    expect((await test.call('GET', '/users/export', { token: first.body.token })).status).toBe(200);
    const seen = await test.call('GET', '/users/activity', { token: student.token });
    expect(seen.body.data.activity.map(({ kind: of }: { kind: string }) => of)).toEqual(
      expect.arrayContaining(['passkey_added', 'signed_in']),
    );
  });

  it('ask for a fresh code where two-step sign-in is on, and always for the right password', async () => {
    const student = await test.signIn();
    const wrong = { token: student.token, body: { currentPassword: 'Wrong-pass-1' } };
    expect((await test.call('POST', '/users/passkeys/options', wrong)).body.code).toBe('invalid_credentials');
    await useApp(test, student);
    const { id } = await usePasskey(test, student);
    aheadMs += 11 * 60_000;
    const right = { token: student.token, body: { currentPassword: TEST_PASSWORD } };
    for (const answer of [
      await test.call('POST', '/users/passkeys/options', right),
      await test.call('DELETE', `/users/passkeys/${id}`, { token: student.token }),
    ])
      expect([answer.status, answer.body.code]).toEqual([403, 'step_up_required']);
  });

  it('are removed by their owner alone, and sign nobody in any more', async () => {
    const student = await test.signIn();
    const passkey = await usePasskey(test, student);
    const other = await test.signIn();
    const remove = (token: string) => test.call('DELETE', `/users/passkeys/${passkey.id}`, { token });
    expect((await remove(other.token)).status).toBe(404);
    expect((await remove(student.token)).status).toBe(200);
    expect((await remove(student.token)).status).toBe(404);
    await isMailed(student.email, 'A passkey was removed from your Laurel account');
    expectRefused(await signIn(await askPasskey(test, passkey)), 'removed');
  });

  it('tell of a browser that is new to the account, and are refused to a closed account', async () => {
    const student = await test.signIn();
    const passkey = await usePasskey(test, student);
    await signIn(await askPasskey(test, passkey), { 'user-agent': 'Another browser' });
    await isMailed(student.email, 'Your Laurel account was used with another browser');
    const { users } = schema;
    const { queries } = test.services.database;
    await queries.update(users).set({ disabledAt: new Date() }).where(eq(users.id, student.userId));
    expectRefused(await signIn(await askPasskey(test, passkey)), 'closed');
  });

  it('attack: neither an answer nor a registration counts twice, late, changed or made elsewhere', async () => {
    const student = await test.signIn();
    const passkey = await usePasskey(test, student);
    const again = { token: student.token, body: passkey.body };
    expectRefused(await test.call('POST', '/users/passkeys', again), 'the same registration');
    const used = await askPasskey(test, passkey);
    expect((await signIn(used)).status).toBe(200);
    expectRefused(await signIn(used), 'the same answer');
    const { authenticator } = passkey;
    const origin = PUBLIC_URL;
    const asked = async () => (await test.call('POST', '/auth/passkey/options')).body.data.options;
    expectRefused(await signIn(await askPasskey(test, passkey, { verifies: false })), 'not verified');
    expectRefused(
      await signIn(await askPasskey(test, passkey, { origin: 'https://evil.example' })),
      'elsewhere',
    );
    expectRefused(await signIn(await askPasskey(test, passkey, { origin: `${PUBLIC_URL}:8443` })), 'port');
    expectRefused(
      await signIn({ assertion: authenticator.get({ challenge: 'bWFkZS11cA' }, { origin }) }),
      'made-up challenge',
    );
    const elsewhere = createAuthenticator({ host: 'evil.example' });
    elsewhere.setUserHandle(Buffer.from(student.userId).toString('base64url'));
    const stranger = elsewhere.get(await asked(), { origin });
    expectRefused(await signIn({ assertion: stranger }), 'unknown passkey');
    expectRefused(
      await signIn({
        assertion: {
          ...stranger,
          ...{ id: passkey.body.registration.id, rawId: passkey.body.registration.id },
        },
      }),
      'another key',
    );
    const { assertion } = await askPasskey(test, passkey);
    const { userHandle: _handle, ...handleless } = assertion.response;
    expectRefused(await signIn({ assertion: { ...assertion, response: handleless } }), 'whose it is, unsaid');
    const late = await askPasskey(test, passkey);
    aheadMs += 5 * 60_000 + 1;
    expectRefused(await signIn(late), 'late');
    // A challenge of a registration signs nobody in, and one of another session registers nothing.
    const begun = await beginPasskey(test, student);
    expectRefused(
      await signIn({ assertion: authenticator.get(begun.options, { origin }) }),
      'challenge of a registration',
    );
    const theirs = await test.signIn();
    const foreign = await beginPasskey(test, student);
    expectRefused(
      await test.call('POST', '/users/passkeys', { token: theirs.token, body: foreign.body }),
      'begun in another session',
    );
    expect((await signIn(await askPasskey(test, passkey))).status).toBe(200);
    expect(await list(student.token)).toHaveLength(1);
  });

  it('attack: a copy is noticed by its counter, and of two answers with one count one is taken', async () => {
    const student = await test.signIn();
    const passkey = await usePasskey(test, student);
    expect((await signIn(await askPasskey(test, passkey, { counter: 7 }))).status).toBe(200);
    for (const counter of [7, 3, 0])
      expectRefused(await signIn(await askPasskey(test, passkey, { counter })), `counter ${counter}`);
    const both = [
      await askPasskey(test, passkey, { counter: 8 }),
      await askPasskey(test, passkey, { counter: 8 }),
    ];
    const answers = await Promise.all(both.map((body) => signIn(body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  it('attack: one that somebody else made is gone with a mailed new password, and stays with one set while signed in', async () => {
    const student = await test.signIn();
    const passkey = await usePasskey(test, student);
    const body = { currentPassword: TEST_PASSWORD, password: 'Another-horse-8' };
    await test.call('PUT', '/users/password', { token: student.token, body });
    expect(await list(student.token)).toHaveLength(1);
    await test.call('POST', '/auth/forgot-password', { body: { email: student.email } });
    let token: string | undefined;
    await until(async () => {
      await dispatchDueMails(test.services);
      const mails = (await readOutbox(test.outbox)).filter(({ to }) => to === student.email);
      token = mails.flatMap(({ text }) => /reset-password\?token=([\w-]+)$/m.exec(text)?.[1] ?? []).at(-1);
      return token !== undefined;
    });
    await test.call('POST', '/auth/reset-password', { body: { token, password: TEST_PASSWORD } });
    expectRefused(await signIn(await askPasskey(test, passkey)), 'after the reset');
  });

  it('are in the export without their answers’ challenges, and leave with the account', async () => {
    const student = await test.signIn();
    const passkey = await usePasskey(test, student);
    const exported = await test.call('GET', '/users/export', { token: student.token });
    expect(exported.body.data.passkeys).toMatchObject([{ name: 'My phone' }]);
    await test.call('DELETE', '/users/account', { token: student.token, body: { password: TEST_PASSWORD } });
    expectRefused(await signIn(await askPasskey(test, passkey)), 'erased');
  });

  it('are twenty at most', async () => {
    const student = await test.signIn();
    const waiting = await beginPasskey(test, student);
    for (let number = 0; number < 20; number += 1) await usePasskey(test, student);
    const token = student.token;
    const begin = { token, body: { currentPassword: TEST_PASSWORD } };
    expect((await test.call('POST', '/users/passkeys/options', begin)).body.code).toBe('limit_reached');
    const late = await test.call('POST', '/users/passkeys', { token, body: waiting.body });
    expect([late.status, late.body.code]).toEqual([409, 'limit_reached']);
  });

  it('leave no challenge behind that nobody answered', async () => {
    await test.call('POST', '/auth/passkey/options');
    aheadMs += 5 * 60_000 + 1;
    await forgetChallenges(test.services).run(new AbortController().signal);
    expect(await test.services.database.queries.select().from(schema.passkeyChallenges)).toEqual([]);
  });
});

describe('where a browser could use no passkey', () => {
  it.each([
    ['http://laurel.uni.example', undefined],
    ['https://192.0.2.7', undefined],
    ['https://[2001:db8::7]', undefined],
    ['http://127.0.0.1:3000', undefined],
    ['http://localhost:3000', 'localhost'],
    ['https://laurel.uni.example:8443', 'laurel.uni.example'],
  ])('at %s the pages are told of the host %s', async (address, host) => {
    const { passkeyHost } = await import('../auth/index.ts');
    expect(passkeyHost({ get: () => address, listeningAt: () => {} })).toBe(host);
  });
});
