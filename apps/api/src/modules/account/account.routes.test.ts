import { type Queries, schema } from '@laurel/db';
import { eq, getTableColumns } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { toAppError } from '../../platform/http/to-app-error.ts';
import { dispatchDueMails } from '../../platform/mailer/dispatch-mails.ts';
import { createTestApp, TEST_PASSWORD, type TestApp } from '../../testing/create-test-app.ts';
import { readOutbox } from '../../testing/read-outbox.ts';
import { SECRET_COLUMNS, userTables } from './account-data.repository.ts';

const NEW_PASSWORD = 'Another-horse-8';
type Student = Awaited<ReturnType<TestApp['signIn']>>;

describe.each(['embedded', 'server'] as const)('an account on the %s database', (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(kind, inject('serverUrl'), { runJobs: false });
  });
  afterAll(() => test.close());

  const signInAgain = async ({ email }: Student, userAgent = 'Another browser') => {
    const { body } = await test.call('POST', '/auth/login', {
      body: { email, password: TEST_PASSWORD },
      headers: { 'user-agent': userAgent },
    });
    return body as { token: string; refreshToken: string };
  };
  const statusOf = async (token: string) => (await test.call('GET', '/users/profile', { token })).status;
  const mailsTo = async (email: string) => {
    await dispatchDueMails(test.services);
    return (await readOutbox(test.outbox)).filter(({ to }) => to === email);
  };

  describe('changing the password', () => {
    const change = (token: string, currentPassword: string, password = NEW_PASSWORD) =>
      test.call('PUT', '/users/password', { token, body: { currentPassword, password } });

    it('ends the other sessions, keeps this one and mails a notice', async () => {
      const student = await test.signIn();
      const other = await signInAgain(student);
      expect((await change(student.token, TEST_PASSWORD)).status).toBe(200);
      expect(await statusOf(student.token)).toBe(200);
      expect(await statusOf(other.token)).toBe(401);
      const refreshed = await test.call('POST', '/auth/refresh', {
        body: { refreshToken: other.refreshToken },
      });
      expect(refreshed.status).toBe(401);
      expect((await mailsTo(student.email)).map(({ subject }) => subject)).toEqual([
        'Your Laurel password was changed',
      ]);
    });

    it('needs the current one', async () => {
      const { token } = await test.signIn();
      const { status, body } = await change(token, 'Wrong-pass-1');
      expect(status).toBe(401);
      expect(body).toMatchObject({
        code: 'invalid_credentials',
        details: [{ field: 'currentPassword', message: 'The current password is not right.' }],
      });
      expect(await statusOf(token)).toBe(200);
    });

    it('follows the rules for passwords', async () => {
      const { token } = await test.signIn();
      const { status, body } = await change(token, TEST_PASSWORD, 'nouppercase1');
      expect(status).toBe(400);
      expect(body.error).toBe('Password must contain at least one uppercase letter');
    });

    it('happens once when two requests race', async () => {
      const { token } = await test.signIn();
      const { database } = test.services;
      const { transaction } = database;
      const bothChecked = Promise.withResolvers<void>();
      // Neither changes it before both have seen that the current password is right.
      const spy = vi.spyOn(database, 'transaction').mockImplementation(async (work) => {
        if (spy.mock.calls.length === 2) bothChecked.resolve();
        await bothChecked.promise;
        return transaction(work);
      });
      const both = await Promise.all([
        change(token, TEST_PASSWORD),
        change(token, TEST_PASSWORD, 'Third-horse-9'),
      ]);
      spy.mockRestore();
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    });
  });

  describe('sessions', () => {
    it('are listed with what they were opened with, and which one is asking', async () => {
      const student = await test.signIn();
      await signInAgain(student, 'Firefox on a phone');
      const { status, body } = await test.call('GET', '/users/sessions', { token: student.token });
      expect(status).toBe(200);
      expect(body.data).toHaveLength(2);
      expect(body.data.filter((one: { current: boolean }) => one.current)).toHaveLength(1);
      const other = body.data.find((one: { current: boolean }) => !one.current);
      expect(other).toMatchObject({ userAgent: 'Firefox on a phone', id: expect.any(String) });
      expect(new Date(other.lastUsedAt).toISOString()).toBe(other.lastUsedAt);
      expect(Object.keys(other).sort()).toEqual(['createdAt', 'current', 'id', 'lastUsedAt', 'userAgent']);
    });

    it('can be ended one by one; an ended one is no longer listed', async () => {
      const student = await test.signIn();
      const other = await signInAgain(student);
      const { body } = await test.call('GET', '/users/sessions', { token: student.token });
      const { id } = body.data.find((one: { current: boolean }) => !one.current);
      const end = () => test.call('DELETE', `/users/sessions/${id}`, { token: student.token });
      expect((await end()).status).toBe(200);
      expect(await statusOf(other.token)).toBe(401);
      expect((await end()).status).toBe(404);
      expect((await test.call('GET', '/users/sessions', { token: student.token })).body.data).toHaveLength(1);
    });

    it('are forgotten once they are over and the student signs in again', async () => {
      const student = await test.signIn();
      await test.call('POST', '/auth/logout', { token: student.token });
      const { token } = await signInAgain(student);
      const { body } = await test.call('GET', '/users/export', { token });
      expect(body.data.sessions).toHaveLength(1);
    });

    it('attack: of somebody else can’t be ended', async () => {
      const victim = await test.signIn();
      const { body } = await test.call('GET', '/users/sessions', { token: victim.token });
      const { token } = await test.signIn();
      expect((await test.call('DELETE', `/users/sessions/${body.data[0].id}`, { token })).status).toBe(404);
      expect(await statusOf(victim.token)).toBe(200);
    });

    it('include one’s own: ending it signs out', async () => {
      const { token } = await test.signIn();
      const { body } = await test.call('GET', '/users/sessions', { token });
      expect((await test.call('DELETE', `/users/sessions/${body.data[0].id}`, { token })).status).toBe(200);
      expect(await statusOf(token)).toBe(401);
    });
  });

  describe('the export and the erasure', () => {
    const MARK = 'a word that only this student wrote';

    /** A student of whom every table knows something. */
    const richStudent = async (): Promise<Student> => {
      const student = await test.signIn();
      const { token, userId } = student;
      await test.call('PUT', '/users/profile', { token, body: { profile: { citizenships: ['KE'] } } });
      const preferences = { educationLevel: 'masters', preferredCountries: ['Germany'], careerGoals: MARK };
      await test.call('POST', '/ai/preferences', { token, body: preferences });
      await test.call('POST', '/ai/matches/async', { token });
      await test.call('POST', '/ai/matches', { token });
      const { body } = await test.call('GET', '/scholarships', { token });
      await test.call('POST', `/scholarships/${body.data.scholarships[0].id}/save`, {
        token,
        body: { notes: MARK },
      });
      const { id } = body.data.scholarships[0];
      await test.call('POST', `/scholarships/${id}/reports`, { token, body: { kind: 'other' } });
      await test.call('POST', '/essays', { token, body: { essayText: `My essay. ${MARK}.` } });
      await test.call('POST', '/auth/forgot-password', { body: { email: student.email } });
      const move = { email: `moved-${student.email}`, currentPassword: TEST_PASSWORD };
      await test.call('PUT', '/users/profile', { token, body: move });
      await fillEmptyTables(test.services.database.queries, userId, body.data.scholarships[0].id);
      return student;
    };

    it('cover every table that knows students, and leave nothing behind', async () => {
      const student = await richStudent();
      const { token, userId } = student;
      const exported = await test.call('GET', '/users/export', { token });
      expect(exported.status).toBe(200);
      expect(exported.headers['content-disposition']).toBe(
        'attachment; filename="laurel-export-2026-11-21.json"',
      );
      expect(exported.headers['content-type']).toContain('application/json');
      for (const { name } of userTables())
        expect(exported.body.data[name]?.length, `${name} in the export`).toBeGreaterThan(0);
      expect(exported.body.data.account[0]).toMatchObject({ id: userId, email: student.email });
      const words = JSON.stringify(exported.body);
      expect(words.split(MARK).length - 1).toBeGreaterThanOrEqual(3);

      const erased = await test.call('DELETE', '/users/account', {
        token,
        body: { password: TEST_PASSWORD },
      });
      expect(erased.status).toBe(200);
      for (const { name, table } of userTables()) {
        const { userId: owner } = getTableColumns(table);
        const left = owner
          ? await test.services.database.queries.select().from(table).where(eq(owner, userId))
          : [];
        expect(left, `${name} after the erasure`).toEqual([]);
      }
      expect(await statusOf(token)).toBe(401);
      const again = { email: student.email, password: TEST_PASSWORD };
      expect((await test.call('POST', '/auth/login', { body: again })).status).toBe(401);
      const refresh = { refreshToken: student.refreshToken };
      expect((await test.call('POST', '/auth/refresh', { body: refresh })).status).toBe(401);
    });

    it('hold and leave nothing of anybody else', async () => {
      const other = await richStudent();
      const { token } = await test.signIn();
      const { body } = await test.call('GET', '/users/export', { token });
      expect(JSON.stringify(body)).not.toContain(MARK);
      expect(JSON.stringify(body)).not.toContain(other.email);
      await test.call('DELETE', '/users/account', { token, body: { password: TEST_PASSWORD } });
      expect(await statusOf(other.token)).toBe(200);
    });

    it('attack: the export holds nothing that opens an account', async () => {
      const student = await richStudent();
      const { body } = await test.call('GET', '/users/export', { token: student.token });
      const words = JSON.stringify(body);
      expect(words).not.toContain('$argon2');
      expect(words).not.toContain(student.refreshToken.split('.').at(-1));
      expect(words).not.toContain(student.token);
    });

    it('need the right password to erase', async () => {
      const { token } = await test.signIn();
      const wrong = await test.call('DELETE', '/users/account', {
        token,
        body: { password: 'Wrong-pass-1' },
      });
      expect(wrong).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
      const without = await test.call('DELETE', '/users/account', { token, body: {} });
      expect(without).toMatchObject({ status: 400, body: { error: 'Password is required' } });
      expect(await statusOf(token)).toBe(200);
    });

    it('take mails with them that wait and mails in the outbox', async () => {
      const { token, email } = await test.signIn();
      const change = { currentPassword: TEST_PASSWORD, password: NEW_PASSWORD };
      await test.call('PUT', '/users/password', { token, body: change });
      expect(await mailsTo(email)).toHaveLength(1);
      const back = { currentPassword: NEW_PASSWORD, password: TEST_PASSWORD };
      await test.call('PUT', '/users/password', { token, body: back });
      await test.call('DELETE', '/users/account', { token, body: { password: TEST_PASSWORD } });
      expect(await mailsTo(email)).toEqual([]);
    });

    it('turn what is written for an erased account away, as if nobody had asked', async () => {
      const insert = test.services.database.queries
        .insert(schema.preferences)
        .values({ userId: 'erased', data: {} as never, updatedAt: new Date() });
      const failure = await insert.then(() => expect.fail('it was written'), toAppError);
      expect(failure.code).toBe('unauthorized');
    });

    it('free the address for a new account that knows nothing of the old one', async () => {
      const { token, email } = await richStudent();
      await test.call('DELETE', '/users/account', { token, body: { password: TEST_PASSWORD } });
      const person = { firstName: 'Amina', lastName: 'Otieno', email, password: NEW_PASSWORD };
      expect((await test.call('POST', '/auth/register', { body: person })).status).toBe(201);
      const { body } = await test.call('POST', '/auth/login', { body: { email, password: NEW_PASSWORD } });
      const { body: exported } = await test.call('GET', '/users/export', { token: body.token });
      expect(JSON.stringify(exported)).not.toContain(MARK);
    });
  });
});

/** Rows for the tables that the calls of `richStudent` leave empty, made from the schema alone. */
const fillEmptyTables = async (queries: Queries, userId: string, scholarshipId: string): Promise<void> => {
  const now = new Date();
  const sample: Record<string, unknown> = { string: userId, number: 1, boolean: true, date: now, json: {} };
  for (const { table } of userTables()) {
    const columns = getTableColumns(table);
    if (!columns.userId) continue;
    if ((await queries.select().from(table).where(eq(columns.userId, userId))).length > 0) continue;
    const row = Object.fromEntries(
      Object.entries(columns)
        .filter(([, column]) => column.notNull && !column.hasDefault)

        .map(([name, column]) => [name, sample[column.dataType]]),
    );
    await queries.insert(table).values({
      ...row,
      userId,
      ...('scholarshipId' in columns ? { scholarshipId } : {}),
      ...('role' in columns ? { role: 'curator' } : {}),
    });
  }
};

describe('what the export leaves out', () => {
  it('is every column that is named like a secret', () => {
    const suspicious = [{ name: 'users', table: schema.users }, ...userTables()].flatMap(({ name, table }) =>
      Object.keys(getTableColumns(table))
        .filter((column) => /secret|hash|token|seed|password/i.test(column))
        .map((column) => `${name}.${column}`),
    );
    const omitted = Object.entries(SECRET_COLUMNS).flatMap(([name, columns]) =>
      columns.map((column) => `${name}.${column}`),
    );
    // Hash of a request's body: it tells a repeated request from another one and opens nothing.
    expect(suspicious.toSorted()).toEqual([...omitted, 'essays.requestHash'].toSorted());
  });
});
