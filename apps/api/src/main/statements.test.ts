import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

let test: TestApp;
let token: string;
let ids: string[];
let essayId: string;

/** Statements since the start, of all kinds. */
const statements = async (): Promise<number> => {
  const { values } = await test.services.metrics.querySeconds.get();
  return values
    .filter(({ metricName }) => metricName?.endsWith('_count'))
    .reduce((sum, { value }) => sum + value, 0);
};

/** How many statements one call costs. The queue has connections of its own, which are not counted. */
const costOf = async (...call: Parameters<TestApp['call']>): Promise<number> => {
  const before = await statements();
  const { status } = await test.call(...call);
  expect(status).toBeLessThan(300);
  return (await statements()) - before;
};

beforeAll(async () => {
  test = await createTestApp('server', inject('serverUrl'), { runJobs: false });
  ({ token } = await test.signIn());
  const preferences = { educationLevel: 'masters', preferredCountries: ['Germany'] };
  await test.call('POST', '/ai/preferences', { token, body: preferences });
  await test.call('POST', '/ai/matches', { token });
  const found = await test.call('GET', '/scholarships', { token });
  ids = found.body.data.scholarships.map((one: { id: string }) => one.id);
  const essay = await test.call('POST', '/essays', { token, body: { essayText: 'I counted households.' } });
  essayId = essay.body.data.essay.id;
});
afterAll(() => test.close());

/** The most statements that a call may cost: authentication is one of them. A list costs the same for one row and for many. */
const MOST: [method: 'GET' | 'POST', path: (id: string) => string, most: number, body?: object][] = [
  // Read and kept the first time, kept the second.
  ['GET', () => '/ai/matches', 6],
  ['GET', () => '/ai/matches', 5],
  ['GET', () => '/ai/preferences', 2],
  ['GET', () => '/users/profile', 2],
  ['GET', () => '/scholarships', 5],
  ['GET', (id) => `/scholarships/${id}`, 8],
  ['POST', (id) => `/scholarships/${id}/save`, 8, { saved: true }],
  ['GET', () => '/scholarships/saved/list', 5],
  ['GET', () => '/essays', 4],
  ['GET', () => `/essays/${essayId}`, 3],
  ['GET', () => '/notifications', 4],
];

describe('the database', () => {
  it.each(MOST)(
    'is asked by call %# no more often than the table says',
    async (method, pathOf, most, body) => {
      const path = pathOf(ids[0] ?? '');
      expect(
        await costOf(method, path, { token, ...(body ? { body } : {}) }),
        `${method} ${path}`,
      ).toBeLessThanOrEqual(most);
    },
  );

  it('is asked as often for a saved list of many as for one of few', async () => {
    await test.call('POST', `/scholarships/${ids[0]}/save`, { token, body: { saved: true } });
    const few = await costOf('GET', '/scholarships/saved/list', { token });
    for (const id of ids)
      await test.call('POST', `/scholarships/${id}/save`, { token, body: { saved: true } });
    expect(await costOf('GET', '/scholarships/saved/list', { token })).toBe(few);
  });

  it('is asked as often for a list of some essays as for one of one', async () => {
    const few = await costOf('GET', '/essays', { token });
    for (let n = 0; n < 2; n++)
      await test.call('POST', '/essays', { token, body: { essayText: `I counted ${n} households.` } });
    expect(await costOf('GET', '/essays', { token })).toBe(few);
  });

  it('tells what only it knows to whoever asks for the metrics', async () => {
    const { text, failures } = await test.services.metrics.describe();
    expect(failures).toEqual([]);
    expect(text).toMatch(/^laurel_catalogue_records [1-9]/m);
    expect(text).toMatch(/^laurel_mails_waiting 0$/m);
    expect(text).toMatch(/^laurel_jobs_waiting\{job="matching"\} \d/m);
    expect(text).toMatch(
      /^laurel_request_seconds_count\{method="GET",route="\/api\/essays\/:id",status="200"\} 1$/m,
    );
  });
});
