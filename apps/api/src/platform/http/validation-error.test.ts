import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await createTestApp('embedded', inject('serverUrl'), { runJobs: false });
  token = (await test.signIn()).token;
});
afterAll(() => test.close());

describe('what is not valid', () => {
  it.each([
    ['POST', '/auth/refresh', {}, 'refreshToken is required'],
    ['POST', '/auth/refresh', { refreshToken: 5 }, 'refreshToken is not valid'],
    ['POST', '/auth/forgot-password', { email: [] }, 'Email is required'],
    ['POST', '/auth/register', undefined, 'Please send what this call asks for, as a JSON object'],
    ['POST', '/auth/register', [], 'Please send what this call asks for, as a JSON object'],
    ['POST', '/ai/preferences', { educationLevel: 'phd', isMinority: 'yes' }, 'isMinority is not valid'],
    ['PUT', '/users/profile', { profile: { gender: 'x' } }, 'profile.gender is not valid'],
    ['PUT', '/notifications/settings', { email: 'off' }, 'deadlineReminders is required'],
    ['POST', '/notifications/read', {}, 'Please send what this call asks for, as a JSON object'],
    ['GET', '/scholarships?includeClosed=yes', undefined, 'includeClosed must be true or false'],
  ] as const)('is told in words for a person: %s %s %j', async (method, path, body, words) => {
    const answer = await test.call(method, path, { token, ...(body === undefined ? {} : { body }) });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'invalid_request', error: words, message: words });
    expect(answer.body.details[0].message).toBe(words);
  });
});

describe('an id that nothing can have', () => {
  it.each([
    ['GET', '/ai/job/%20/status'],
    ['GET', '/essays/no%20such%20essay'],
    ['DELETE', '/essays/%C3%A9'],
    ['GET', '/scholarships/%F0%9F%98%80'],
    ['GET', `/scholarships/${'x'.repeat(201)}`],
    ['POST', '/scholarships/%00/save'],
    ['GET', '/calendar/%2E%2E.ics'],
    ['DELETE', '/users/sessions/%27'],
  ] as const)('is not found, as any other: %s %s', async (method, path) => {
    const { status, body } = await test.call(method, path, { token });
    expect(status).toBe(404);
    expect(body).toMatchObject({ success: false, code: 'not_found' });
  });
});

describe('a page behind the last', () => {
  it.each(['/scholarships', '/scholarships/saved/list', '/essays', '/notifications'])(
    'is empty, however far: %s',
    async (path) => {
      const { status, body } = await test.call('GET', `${path}?page=1000000000`, { token });
      expect(status).toBe(200);
      expect(Object.values(body.data).find(Array.isArray) ?? body.data).toEqual([]);
      expect(body.pagination).toMatchObject({ currentPage: 1_000_000_000, hasNextPage: false });
    },
  );
});
