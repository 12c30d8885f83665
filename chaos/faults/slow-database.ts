import { createStudentWithPreferences } from '../../e2e/api-student.ts';
import { call } from '../call.ts';
import { startBehindProxy } from './behind-proxy.ts';
import { mustHold, type Scenario } from './scenario.ts';
import { withClient } from './with-client.ts';

const DELAY_MS = 150;
/** The statement timeout plus a margin. */
const LOCKED_MS = 12_000;

export const slowDatabase: Scenario = {
  name: 'slow-database',
  holds:
    'a slow database makes answers slow, never wrong; one that does not answer makes them 503 within 12 s',
  run: async (given) => {
    const { env, database, product } = await startBehindProxy(given);
    const { token } = await createStudentWithPreferences(product.url);
    const ask = () => call(product.url, 'GET', '/ai/preferences', { token });

    database.delayMs = DELAY_MS;
    const slow = await Promise.all(Array.from({ length: 30 }, ask));
    database.delayMs = 0;
    const statuses = new Set(slow.map((answer) => answer?.status));
    mustHold(statuses.size === 1 && statuses.has(200), `slow answers: ${[...statuses].join(', ')}`);

    const locked = await withClient(env.DATABASE_URL, async (client) => {
      await client.query('begin');
      await client.query('lock table preferences in access exclusive mode');
      const answer = await ask();
      await client.query('rollback');
      return answer;
    });
    mustHold(locked?.status === 503, `a locked table: ${locked?.status ?? 'no answer'}`);
    mustHold((locked?.ms ?? 0) < LOCKED_MS, `a locked table: after ${locked?.ms} ms`);
    mustHold((await ask())?.status === 200, 'does not answer afterwards');
    const slowest = Math.max(...slow.map((answer) => answer?.ms ?? 0));
    return `${DELAY_MS} ms more for each statement: slowest answer ${Math.round(slowest)} ms; locked table: 503 after ${Math.round(locked?.ms ?? 0)} ms`;
  },
};
