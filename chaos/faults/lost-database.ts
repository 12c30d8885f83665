import { setTimeout as pause } from 'node:timers/promises';
import { createStudentWithPreferences } from '../../e2e/api-student.ts';
import { startProduct } from '../../e2e/start-product.ts';
import { call } from '../call.ts';
import { createCrowd } from '../crowd.ts';
import { startTcpProxy, targetOf } from '../tcp-proxy.ts';
import { until } from '../until.ts';
import { type Given, mustHold, type Scenario } from './scenario.ts';
import { withClient } from './with-client.ts';

/** The product on a server database that it reaches through a proxy, which can slow it down or cut it off. */
const startBehindProxy = async ({ serverEnv, afterwards }: Pick<Given, 'serverEnv' | 'afterwards'>) => {
  const env = await serverEnv();
  const database = await startTcpProxy([targetOf(env.DATABASE_URL)]);
  afterwards(database.close);
  const url = new URL(env.DATABASE_URL);
  url.port = String(database.port);
  const product = await startProduct({ ...env, DATABASE_URL: url.href });
  afterwards(() => product.stop());
  return { env, database, product };
};

const RESTARTS = 5;

export const databaseRestart: Scenario = {
  name: 'database-restart',
  holds: 'when the database ends every connection, nothing acknowledged is lost and no answer is a fault',
  run: async ({ serverEnv, afterwards }) => {
    const env = await serverEnv();
    const product = await startProduct(env);
    afterwards(() => product.stop());
    const crowd = await createCrowd(() => product.url, { size: 6, afterwards });
    crowd.start();
    for (let restart = 0; restart < RESTARTS; restart++) {
      await pause(800);
      await withClient(env.DATABASE_URL, (client) =>
        client.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        ),
      );
    }
    await pause(500);
    await crowd.stop();
    const wrong = [...(await crowd.verify()), ...crowd.faults];
    mustHold(wrong.length === 0, wrong.slice(0, 5).join('; '));
    const { acknowledged, refused, broken } = crowd.counts;
    return `${RESTARTS} times, ${acknowledged} acknowledged calls, ${refused} refused with 503, ${broken} broken`;
  },
};

const HEAL_MS = 5_000;
const ANSWER_MS = 6_000;

export const databaseOutage: Scenario = {
  name: 'database-outage',
  holds:
    'while the database is away calls are answered 503 with Retry-After, and all is well within 5 s of its return',
  run: async ({ outageSeconds, ...given }) => {
    const { afterwards } = given;
    const { database, product } = await startBehindProxy(given);
    const crowd = await createCrowd(() => product.url, { size: 4, pauseMs: 20, afterwards });
    const student = await createStudentWithPreferences(product.url);
    crowd.start();
    await pause(1_000);

    const { targets } = database;
    database.targets = [];
    database.cut();
    const ends = Date.now() + outageSeconds * 1000;
    let refused = 0;
    let slowest = 0;
    while (Date.now() < ends) {
      const answer = await call(product.url, 'GET', '/ai/preferences', { token: student.token });
      mustHold(answer?.status === 503, `during the outage: ${answer?.status ?? 'no answer'}`);
      mustHold(Number(answer?.headers.get('retry-after')) > 0, 'a 503 came without Retry-After');
      slowest = Math.max(slowest, answer?.ms ?? 0);
      refused++;
      await pause(200);
    }
    mustHold(slowest < ANSWER_MS, `an answer took ${Math.round(slowest)} ms`);
    mustHold(
      (await call(product.url, 'GET', '/health'))?.status === 503,
      'the process says that it is ready',
    );
    mustHold(
      (await call(product.url, 'GET', '/health/live'))?.status === 200,
      'the process says that it is dead',
    );

    database.targets = targets;
    const healed = await until('the product answers again', HEAL_MS, async () => {
      const answer = await call(product.url, 'GET', '/ai/preferences', { token: student.token });
      return answer?.status === 200;
    });
    await crowd.stop();
    const wrong = [...(await crowd.verify()), ...crowd.faults];
    mustHold(wrong.length === 0, wrong.slice(0, 5).join('; '));
    return `${outageSeconds} s away, ${refused} calls refused with 503 (slowest ${Math.round(slowest)} ms), healed after ${Math.round(healed.ms)} ms`;
  },
};

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
