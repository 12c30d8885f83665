import { setTimeout as pause } from 'node:timers/promises';
import { createStudentWithPreferences } from '../../e2e/api-student.ts';
import { startProduct } from '../../e2e/start-product.ts';
import { call } from '../call.ts';
import { createCrowd } from '../crowd.ts';
import { startTcpProxy, targetOf } from '../tcp-proxy.ts';
import { until } from '../until.ts';
import { mustHold, type Scenario } from './scenario.ts';

const HEAL_MS = 5_000;
const ANSWER_MS = 6_000;

export const databaseOutage: Scenario = {
  name: 'database-outage',
  holds:
    'while the database is away calls are answered 503 with Retry-After, and all is well within 5 s of its return',
  run: async ({ serverEnv, outageSeconds, afterwards }) => {
    const env = await serverEnv();
    const database = await startTcpProxy([targetOf(env.DATABASE_URL)]);
    afterwards(database.close);
    const url = new URL(env.DATABASE_URL);
    url.port = String(database.port);
    const product = await startProduct({ ...env, DATABASE_URL: url.href });
    afterwards(() => product.stop());
    const crowd = await createCrowd(() => product.url, { size: 4, pauseMs: 20 });
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
