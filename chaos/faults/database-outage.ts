import { setTimeout as pause } from 'node:timers/promises';
import { createStudentWithPreferences } from '../../e2e/api-student.ts';
import { call } from '../call.ts';
import { createCrowd } from '../crowd.ts';
import { until } from '../until.ts';
import { startBehindProxy } from './behind-proxy.ts';
import { mustHold, type Scenario } from './scenario.ts';

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
