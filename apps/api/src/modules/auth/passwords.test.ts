import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { dispatchDueMails } from '../../platform/mailer/dispatch-mails.ts';
import { TEST_PASSWORD, type TestApp } from '../../testing/create-test-app.ts';
import { readOutbox } from '../../testing/read-outbox.ts';

/** `hashed`: for each hash that was made or compared, whether a transaction was open. */
const { inTransaction, hashed } = await vi.hoisted(async () => {
  const { AsyncLocalStorage } = await import('node:async_hooks');
  return { inTransaction: new AsyncLocalStorage<boolean>(), hashed: [] as boolean[] };
});

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  const noted =
    <A extends unknown[], R>(work: (...args: A) => R) =>
    (...args: A): R => {
      hashed.push(inTransaction.getStore() === true);
      return work(...args);
    };
  return { ...real, hash: noted(real.hash), verify: noted(real.verify) };
});

const NEXT_PASSWORD = 'Another-horse-8';

describe('passwords', () => {
  let test: TestApp;
  beforeAll(async () => {
    // Modules are shared among test files; here they are to see the noted hashes.
    vi.resetModules();
    const { createTestApp } = await import('../../testing/create-test-app.ts');
    test = await createTestApp('server', inject('serverUrl'), { runJobs: false });
    const { database } = test.services;
    const { transaction } = database;
    database.transaction = (work) =>
      transaction((queries) => inTransaction.run(true, () => Promise.resolve(work(queries))));
  });
  afterAll(() => test.close());

  it('are hashed and compared while no transaction is open, which would keep everybody else from the database', async () => {
    const { token, email } = await test.signIn();
    const call = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body: object, status: number) => {
      const before = hashed.length;
      expect(await test.call(method, path, { token, body })).toMatchObject({ status });
      expect(hashed.length, `${path} hashes`).toBeGreaterThan(before);
    };
    const moved = `moved-${email}`;
    const linkOf = async (to: string, pattern: RegExp) => {
      await dispatchDueMails(test.services);
      const mails = (await readOutbox(test.outbox)).filter((mail) => mail.to === to);
      return mails.flatMap(({ text }) => pattern.exec(text)?.[1] ?? []).at(-1);
    };
    await call('POST', '/auth/login', { email, password: TEST_PASSWORD }, 200);
    const person = { firstName: 'Amina', lastName: 'Otieno', email: `new-${email}`, password: TEST_PASSWORD };
    await call('POST', '/auth/register', person, 201);
    await call('PUT', '/users/profile', { email: moved, currentPassword: TEST_PASSWORD }, 200);
    const change = { currentPassword: TEST_PASSWORD, password: NEXT_PASSWORD };
    await call('PUT', '/users/password', change, 200);
    await call('PUT', '/users/profile', { email: `again-${email}`, currentPassword: NEXT_PASSWORD }, 200);
    const undo = {
      token: await linkOf(email, /undo-email-change\?token=([\w-]+)$/m),
      password: TEST_PASSWORD,
    };
    await call('POST', '/auth/undo-email-change', undo, 200);
    expect(hashed).not.toContain(true);
  });
});
