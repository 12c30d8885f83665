import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { dispatchDueMails } from '../../platform/mailer/dispatch-mails.ts';
import { createTestApp, TEST_PASSWORD, type TestApp } from '../../testing/create-test-app.ts';
import { readOutbox } from '../../testing/read-outbox.ts';
import { until } from '../../testing/until.ts';
import { insertRole, inviteAddress } from '../auth/index.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;
const MARK = 'Kwambokamark';

describe.each(['embedded', 'server'] as const)('an operator on the %s database', (kind) => {
  let test: TestApp;
  let operator: Person;
  beforeAll(async () => {
    test = await createTestApp(kind, inject('serverUrl'));
    operator = await test.signIn();
    await insertRole(test.services.database.queries, operator.userId, 'operator', new Date());
  });
  afterAll(() => test.close());

  const as = (person: Person, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    test.call(method, path, { token: person.token, ...(body === undefined ? {} : { body }) });
  const find = async (email: string) =>
    (await as(operator, 'GET', `/desk/accounts?email=${encodeURIComponent(email)}`)).body.data;
  const act = (person: Person, name: string) =>
    as(operator, 'POST', `/desk/accounts/${person.userId}/acts`, { act: name });
  const signIn = (email: string, password = TEST_PASSWORD) =>
    test.call('POST', '/auth/login', { body: { email, password } });

  it('finds an account by its address, and sees nothing that its student told', async () => {
    const student = await test.signIn();
    await as(student, 'PUT', '/users/profile', { profile: { institution: MARK, citizenships: ['KE'] } });
    await as(student, 'POST', '/essays', { essayText: `I counted ${MARK} wells.` });
    const found = await find(` ${student.email.toUpperCase()} `);
    expect(found).toMatchObject({
      id: student.userId,
      email: student.email,
      sessions: 1,
      isLocked: false,
      roles: [],
    });
    expect(JSON.stringify(found)).not.toContain(MARK);
    expect(JSON.stringify(found)).not.toContain('argon2');
    expect(await find('nobody@example.org')).toBeNull();
    const seen = (await as(student, 'GET', '/users/activity')).body.data.activity;
    expect(seen[0]).toMatchObject({ kind: 'looked_up', by: 'keeper' });
  });

  it('closes an account for signing in and opens it again, and its student sees that', async () => {
    const student = await test.signIn();
    expect((await act(student, 'disable')).status).toBe(200);
    expect((await as(student, 'GET', '/users/profile')).status).toBe(401);
    const refused = await signIn(student.email);
    expect(refused).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
    const refresh = { body: { refreshToken: student.refreshToken } };
    expect((await test.call('POST', '/auth/refresh', refresh)).status).toBe(401);
    expect((await find(student.email)).disabledAt).not.toBeNull();
    await act(student, 'enable');
    const { body } = await signIn(student.email);
    const { data } = (await test.call('GET', '/users/activity', { token: body.token })).body;
    expect(data.activity.map(({ kind: what }: { kind: string }) => what)).toEqual([
      'signed_in',
      'enabled',
      'looked_up',
      'disabled',
      'signed_in',
    ]);
  });

  it('signs devices out, and has a link for a new password mailed', async () => {
    const student = await test.signIn();
    await act(student, 'sign_out');
    expect((await as(student, 'GET', '/users/profile')).status).toBe(401);
    expect((await act(student, 'send_reset')).status).toBe(200);
    await until(async () => {
      await dispatchDueMails(test.services);
      return (await readOutbox(test.outbox)).some(({ to }) => to === student.email);
    });
  });

  it('erases an account, but never their own, nor closes it', async () => {
    const student = await test.signIn();
    expect((await as(operator, 'DELETE', `/desk/accounts/${student.userId}`)).status).toBe(200);
    expect(await find(student.email)).toBeNull();
    expect((await as(operator, 'DELETE', `/desk/accounts/${student.userId}`)).status).toBe(404);
    expect((await as(operator, 'DELETE', `/desk/accounts/${operator.userId}`)).status).toBe(409);
    expect((await act(operator, 'disable')).status).toBe(409);
    expect((await act(student, 'disable')).status).toBe(404);
  });

  it('reads the log as lines, without a user’s id, and how the house stands', async () => {
    const { body } = await as(operator, 'GET', '/desk/audit?since=2020-01-01');
    const lines = String(body)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.length).toBeGreaterThan(5);
    expect(lines).toContainEqual(
      expect.objectContaining({ act: 'DELETE /desk/accounts/{id}', target: null }),
    );
    expect(String(body)).not.toContain(operator.userId);
    expect(await as(operator, 'GET', '/desk/audit?since=2099-01-01')).toMatchObject({
      status: 200,
      body: '',
    });
    const house = await as(operator, 'GET', '/desk/house');
    expect(house.body.data).toMatchObject({ signUp: 'open', mail: { way: 'outbox' } });
  });

  it('sees each job that failed, with its last error', async () => {
    const { queries } = test.services.database;
    await queries.execute(sql`
      insert into jobs.job (name, state, output, completed_on)
      select name, 'failed', '{"message": "The page is no sitemap."}', now() from jobs.queue limit 1`);
    const { jobs } = (await as(operator, 'GET', '/desk/house')).body.data;
    expect(jobs).toEqual([
      { name: expect.any(String), error: 'The page is no sitemap.', at: expect.any(String) },
    ]);
  });

  it('tries whether mails arrive', async () => {
    expect((await as(operator, 'POST', '/desk/mail-test')).status).toBe(200);
    await until(async () => {
      await dispatchDueMails(test.services);
      return (await readOutbox(test.outbox)).some(({ subject }) => subject === 'Mails of this Laurel arrive');
    });
  });

  it('invites an address: the mail holds the link, and the log no address', async () => {
    const answer = await as(operator, 'POST', '/desk/invitations', { email: 'noor@college.example' });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    await until(async () => {
      await dispatchDueMails(test.services);
      const mail = (await readOutbox(test.outbox)).find(
        ({ subject }) => subject === 'You are invited to Laurel',
      );
      return (
        mail !== undefined &&
        /\/register\?invitation=[\w-]{16,}&email=noor%40college\.example/.test(mail.text)
      );
    });
    expect(String((await as(operator, 'GET', '/desk/audit?since=2020-01-01')).body)).not.toContain(
      'noor@college',
    );
    const taken = await as(operator, 'POST', '/desk/invitations', { email: operator.email });
    expect(taken.status).toBe(409);
  });

  it('may do what a curator may; a curator finds no account', async () => {
    expect((await as(operator, 'GET', '/desk/queue')).status).toBe(200);
    const curator = await test.signIn();
    await insertRole(test.services.database.queries, curator.userId, 'curator', new Date());
    for (const path of ['/desk/accounts?email=a@example.org', '/desk/audit?since=2020-01-01', '/desk/house'])
      expect((await as(curator, 'GET', path)).status, path).toBe(404);
  });
});

describe.each(['embedded', 'server'] as const)('what the pages say of the operator (%s database)', (kind) => {
  it('is what the environment says, until an operator writes something else; both are in the documents', async () => {
    const webFolder = await mkdtemp(path.join(tmpdir(), 'laurel-web-'));
    await writeFile(path.join(webFolder, 'index.html'), '<meta content="{{site}}">');
    const test = await createTestApp(kind, inject('serverUrl'), {
      webFolder,
      env: { OPERATOR_EMAIL: 'help@uni.example', OPERATOR_ADDRESS: '1 Hill Road\\nHilltown' },
    });
    try {
      const operator = await test.signIn();
      await insertRole(test.services.database.queries, operator.userId, 'operator', new Date());
      const named = async () => {
        const { body } = await test.app.inject({ url: '/profile', headers: { accept: 'text/html' } });
        const said = /content="(.*)"/.exec(body)?.[1]?.replaceAll('&quot;', '"');
        return JSON.parse(said ?? '').operator;
      };
      const configured = { email: 'help@uni.example', address: '1 Hill Road\nHilltown' };
      expect(await named()).toEqual(configured);
      const none = {
        operatorName: '',
        operatorEmail: '',
        operatorAddress: '',
        dataProtection: '',
        retention: '',
      };
      const write = (body: object) =>
        test.call('PUT', '/desk/house/texts', { token: operator.token, body: { ...none, ...body } });
      const written = { operatorName: 'The Grants Office', retention: 'Two years.\nThen nothing.' };
      expect((await write(written)).status).toBe(200);
      expect(await named()).toEqual({
        ...configured,
        name: 'The Grants Office',
        retention: 'Two years.\nThen nothing.',
      });
      const house = await test.call('GET', '/desk/house', { token: operator.token });
      expect(house.body.data.texts).toEqual({
        written,
        configured: { operatorEmail: 'help@uni.example', operatorAddress: '1 Hill Road\nHilltown' },
      });
      expect((await write({ operatorEmail: 'nobody' })).status).toBe(400);
      expect((await write({ operatorName: 'two\nlines' })).status).toBe(400);
      await write({});
      expect(await named()).toEqual(configured);
    } finally {
      await test.close();
      await rm(webFolder, { recursive: true });
    }
  });
});

describe('an account that is guessed at', () => {
  it('is unlocked by an operator', async () => {
    const test = await createTestApp('server', inject('serverUrl'), { env: { RATE_LIMIT_SCALE: '1' } });
    try {
      const [operator, student] = [await test.signIn(), await test.signIn()];
      await insertRole(test.services.database.queries, operator.userId, 'operator', new Date());
      const signIn = (password: string, from: string) =>
        test.app.inject({
          method: 'POST',
          url: '/api/auth/login',
          remoteAddress: from,
          payload: { email: student.email, password },
        });
      for (let n = 0; n < 20; n++) await signIn('Wrong-pass-1', `10.0.${n}.1`);
      expect((await signIn(TEST_PASSWORD, '10.1.0.1')).statusCode).toBe(429);
      const account = `/desk/accounts?email=${student.email}`;
      expect((await test.call('GET', account, { token: operator.token })).body.data.isLocked).toBe(true);
      const unlock = { token: operator.token, body: { act: 'unlock' } };
      await test.call('POST', `/desk/accounts/${student.userId}/acts`, unlock);
      expect((await signIn(TEST_PASSWORD, '10.1.0.1')).statusCode).toBe(200);
    } finally {
      await test.close();
    }
  });
});

describe('signing up', () => {
  it.each([
    ['closed', 'amina@uni.example', 403],
    ['uni.example, college.example', 'amina@other.example', 403],
    ['uni.example, college.example', 'amina@evil-uni.example', 403],
    ['uni.example, college.example', 'Amina@College.Example', 201],
  ])('with SIGN_UP=%s is answered to %s with %i', async (signUp, email, status) => {
    const test = await createTestApp('server', inject('serverUrl'), { env: { SIGN_UP: signUp } });
    try {
      const body = { firstName: 'Amina', lastName: 'Otieno', email, password: TEST_PASSWORD };
      expect((await test.call('POST', '/auth/register', { body })).status).toBe(status);
    } finally {
      await test.close();
    }
  });

  it.each(['embedded', 'server'] as const)(
    'needs the link of an invitation, and only once, on the %s database',
    async (kind) => {
      const invited = await createTestApp(kind, inject('serverUrl'), { env: { SIGN_UP: 'invitation' } });
      try {
        const { queries } = invited.services.database;
        const now = new Date();
        const register = (email: string, invitation?: string) =>
          invited.call('POST', '/auth/register', {
            body: { firstName: 'Amina', lastName: 'Otieno', email, password: TEST_PASSWORD, invitation },
          });
        const invite = async (email: string, at = now) => {
          const { link } = await inviteAddress(queries, { email, origin: 'https://laurel.example', now: at });
          return new URL(link).searchParams.get('invitation') ?? '';
        };
        expect((await register('amina@uni.example')).status).toBe(403);
        expect((await register('amina@uni.example', 'made-up')).status).toBe(403);
        const first = await invite('Amina@Uni.example');
        const second = await invite('amina@uni.example');
        expect((await register('amina@uni.example', first)).status).toBe(403);
        expect((await register('other@uni.example', second)).status).toBe(403);
        const both = await Promise.all([1, 2].map(() => register('amina@uni.example', second)));
        expect(both.map(({ status }) => status).toSorted()).toEqual([201, 403]);
        const long = new Date(now.getTime() - 15 * 86_400_000);
        expect((await register('late@uni.example', await invite('late@uni.example', long))).status).toBe(403);
        await expect(invite('amina@uni.example')).rejects.toThrow('An account has this address already.');
      } finally {
        await invited.close();
      }
    },
  );
});
