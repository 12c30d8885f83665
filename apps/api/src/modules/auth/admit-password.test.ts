import { LISTED_PASSWORD_REFUSED } from '@laurel/contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApp, TEST_PASSWORD, type TestApp } from '../../testing/create-test-app.ts';

let people = 0;
const register = (test: TestApp, password: string) =>
  test.call('POST', '/auth/register', {
    body: { firstName: 'Amina', lastName: 'Otieno', email: `person${++people}@example.org`, password },
  });

/** Passwords that keep the specified rules, and that somebody would try a sign-up form with. */
const IN_GOOD_FAITH = ['Password1', 'Password123!', 'SecurePass123!', 'Test1234', 'Ncc1701d', 'Qwerty123'];

describe('passwords that are guessed first', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp('embedded', inject('serverUrl'));
  });
  afterAll(() => test.close());

  it.each(IN_GOOD_FAITH)('are taken, as specified: %s', async (password) => {
    expect((await register(test, password)).status).toBe(201);
  });
});

describe('where the operator refuses passwords that are guessed first', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp('embedded', inject('serverUrl'), { env: { REFUSE_COMMON_PASSWORDS: 'true' } });
  });
  afterAll(() => test.close());

  it.each(IN_GOOD_FAITH)('%s is refused in kind words', async (password) => {
    const { status, body } = await register(test, password);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'invalid_request',
      details: [{ field: 'password', message: LISTED_PASSWORD_REFUSED }],
    });
  });

  it('one of the student’s own words is taken', async () => {
    expect((await register(test, 'Kisumu-clinic-42')).status).toBe(201);
  });

  it('so they are at a change, a reset and the undoing of a change', async () => {
    const { token } = await test.signIn();
    const password = 'Ncc1701d';
    for (const [method, path, body] of [
      ['PUT', '/users/password', { currentPassword: TEST_PASSWORD, password }],
      ['POST', '/auth/reset-password', { token: 'made-up', password }],
      ['POST', '/auth/undo-email-change', { token: 'made-up', password }],
    ] as const)
      expect((await test.call(method, path, { token, body })).body.message).toBe(LISTED_PASSWORD_REFUSED);
  });
});
