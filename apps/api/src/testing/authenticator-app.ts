import { expect } from 'vitest';
import { TEST_PASSWORD, type TestApp } from './create-test-app.ts';
import { oneTimeCode } from './one-time-code.ts';

/** An authenticator app that has scanned a student's secret, which waits for its first code. */
export const beginApp = async (test: TestApp, { token }: { token: string }) => {
  const { status, body } = await test.call('POST', '/users/second-factor', {
    token,
    body: { currentPassword: TEST_PASSWORD },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return {
    secret: body.data.secret as string,
    uri: body.data.uri as string,
    /** The code of now, or of some steps later. */
    code: (steps = 0) => oneTimeCode(body.data.secret, test.services.clock.now().getTime() + steps * 30_000),
  };
};

/** The same once it is switched on. */
export const useApp = async (test: TestApp, student: { token: string }) => {
  const app = await beginApp(test, student);
  const { status, body } = await test.call('POST', '/users/second-factor/confirmation', {
    token: student.token,
    body: { code: app.code() },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return { ...app, recoveryCodes: body.data.recoveryCodes as string[] };
};
