import { createTestDatabase, type TestDatabase } from '@laurel/db/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { sharedRateLimits } from './shared-rate-limits.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase('server', inject('serverUrl'));
});
afterAll(() => test.drop());

/** One process that counts, at most three calls a minute. */
const startCounting = () => {
  const Store = sharedRateLimits({ database: test.database, logger: createLogger('silent') });
  const store = new Store();
  return (client: string) =>
    new Promise<{ current: number; ttl: number }>((resolve, reject) =>
      store.incr(client, (error, result) => (result ? resolve(result) : reject(error)), 60_000, 3),
    );
};

const statement = (query: ReturnType<typeof sql>) => test.database.queries.execute(query);

describe('calls counted in the database', () => {
  it('add up across processes, each client and route apart', async () => {
    const [one, other] = [startCounting(), startCounting()];
    const counts = await Promise.all([one('ada POST /x'), other('ada POST /x'), one('ada POST /x')]);
    expect(counts.map(({ current }) => current).toSorted()).toEqual([1, 2, 3]);
    expect((await other('ada POST /x')).current).toBe(4);
    expect((await other('ada POST /y')).current).toBe(1);
    expect((await one('bob POST /x')).current).toBe(1);
    expect(counts.every(({ ttl }) => ttl > 0 && ttl <= 60_000)).toBe(true);
  });

  it('begin anew when the window has ended, not before', async () => {
    const count = startCounting();
    await count('eve');
    await count('eve');
    await statement(sql`update rate_limits set resets_at = now() - interval '1 second'`);
    expect((await count('eve')).current).toBe(1);
    expect((await count('eve')).current).toBe(2);
  });

  it('refuse from memory whoever has exceeded the limit', async () => {
    const count = startCounting();
    for (let calls = 0; calls < 4; calls++) await count('mallory');
    await statement(sql`delete from rate_limits`);
    expect((await count('mallory')).current).toBe(4);
    expect((await startCounting()('mallory')).current).toBe(1);
  });

  it('tell nobody who called', async () => {
    await startCounting()('203.0.113.9 ada@example.org');
    const rows = JSON.stringify(await statement(sql`select * from rate_limits`));
    expect(rows).not.toMatch(/203\.0|ada/);
  });
});
