import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { createMatchedStudent, createStudentWithPreferences } from '../../e2e/api-student.ts';
import { type Product, startProduct, startWorker } from '../../e2e/start-product.ts';
import { call } from '../call.ts';
import { createCrowd } from '../crowd.ts';
import { startTcpProxy, targetOf } from '../tcp-proxy.ts';
import { until } from '../until.ts';
import { mustHold, type Scenario } from './scenario.ts';

const PAUSED_STUDENTS = 12;
const END_MS = 15_000;

export const pausedWorker: Scenario = {
  name: 'paused-worker',
  holds: 'the jobs of a paused worker are taken over, and what it does when it wakes up changes nothing',
  run: async ({ serverEnv, afterwards }) => {
    const env = await serverEnv();
    const product = await startProduct({ ...env, WORKER: 'off', MATCH_IN_REQUEST_MAX: '0' });
    afterwards(() => product.stop());
    const sleeper = await startWorker(env);
    afterwards(() => sleeper.stop());
    const students = await Promise.all(
      Array.from({ length: PAUSED_STUDENTS }, () => createStudentWithPreferences(product.url)),
    );
    const started = Promise.all(students.map((student) => student.call('POST', '/ai/matches/regenerate')));
    await pause(randomInt(20, 120));
    sleeper.process.kill('SIGSTOP');
    // Also when the scenario fails: a stopped process does not receive SIGTERM.
    afterwards(async () => sleeper.process.kill('SIGCONT'));
    const jobs = (await started).map(({ body }) => body.jobId as string);
    const other = await startWorker(env);
    afterwards(() => other.stop());

    const stateOf = async (index: number) =>
      (await students[index]?.call('GET', `/ai/job/${jobs[index]}/status`))?.body ?? {};
    const ended = await Promise.all(
      jobs.map((_, index) =>
        until(`job ${index} ends`, END_MS, async () => (await stateOf(index)).status === 'completed'),
      ),
    );
    const generated = async () => {
      const all = await Promise.all(students.map((student) => student.call('GET', '/ai/matches')));
      return all.map(({ body }) => String(body.generatedAt));
    };
    const before = await generated();
    sleeper.process.kill('SIGCONT');
    await pause(3_000);
    const after = await generated();
    mustHold(before.join() === after.join(), 'the worker that woke up stored matches of jobs that had ended');
    const states = await Promise.all(jobs.map((_, index) => stateOf(index)));
    mustHold(
      states.every(({ status }) => status === 'completed'),
      'an ended job is no longer completed',
    );
    const slowest = Math.round(Math.max(...ended.map(({ ms }) => ms)));
    return `${PAUSED_STUDENTS} jobs, the last taken over and ended after ${slowest} ms`;
  },
};

export const twoProcesses: Scenario = {
  name: 'two-processes',
  holds: 'a second process on one data folder is refused in one line, and the first goes on',
  run: async ({ folder, afterwards }) => {
    const env = { DATA_DIR: await folder() };
    const first = await startProduct(env);
    afterwards(() => first.stop());
    const refusal = await startProduct(env).then(
      () => '',
      (error: Error) => error.message,
    );
    mustHold(
      refusal.includes(`in use by process ${first.process.pid}`),
      `the second was not refused: ${refusal}`,
    );
    mustHold((await call(first.url, 'GET', '/health'))?.status === 200, 'the first does not answer');
    return 'refused';
  },
};

const ZONES = ['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kolkata', 'UTC'];

export const clockAndZone: Scenario = {
  name: 'clock-and-zone',
  holds: 'the machine’s time zone changes no answer, and stored matches of another day are not served',
  run: async ({ folder }) => {
    const env = { DATA_DIR: await folder(), ACCESS_TOKEN_MINUTES: '1440' };
    const first = await startProduct({ ...env, TODAY: '2026-11-21', TZ: 'UTC' });
    const { student, matches } = await createMatchedStudent(first.url);
    await first.stop();
    const read = async (day: string, zone: string) => {
      const product = await startProduct({ ...env, TODAY: day, TZ: zone });
      const stored = await call(product.url, 'GET', '/ai/matches', { token: student.token });
      const found = await call(product.url, 'POST', '/ai/matches', { token: student.token });
      await product.stop();
      return { stored: stored?.body.data, found: JSON.stringify(found?.body.data?.matches) };
    };
    for (const zone of ZONES) {
      const { stored, found } = await read('2026-11-21', zone);
      mustHold(stored?.matches.length === matches.length, `${zone}: the stored matches were not served`);
      mustHold(found === JSON.stringify(matches), `${zone}: matching found something else`);
    }
    for (const day of ['2026-11-22', '2026-11-20', '2030-02-28']) {
      const { stored } = await read(day, 'UTC');
      mustHold(stored === null, `${day}: matches of another day were served`);
    }
    return `${ZONES.length} zones, 3 other days`;
  },
};

const TURNS = 4;
const DRAIN_MS = 10_000;

export const drain: Scenario = {
  name: 'drain',
  holds: 'SIGTERM ends a process within 10 s without a failed request, others behind the balancer take over',
  run: async ({ serverEnv, afterwards }) => {
    const env = await serverEnv();
    const processes = [await startProduct(env), await startProduct(env)];
    const balancer = await startTcpProxy(processes.map(({ url }) => targetOf(url)));
    afterwards(() => Promise.all(processes.map((product) => product.stop())));
    afterwards(balancer.close);
    const crowd = await createCrowd(() => `http://127.0.0.1:${balancer.port}`, { size: 8, afterwards });
    crowd.start();
    let slowest = 0;
    for (let turn = 0; turn < TURNS; turn++) {
      await pause(1_000);
      const [leaving] = processes;
      if (!leaving) break;
      const began = performance.now();
      const ended = once(leaving.process, 'exit');
      leaving.process.kill('SIGTERM');
      const [code] = await ended;
      slowest = Math.max(slowest, performance.now() - began);
      mustHold(code === 0, `ended with ${code}`);
      processes.shift();
      processes.push(await startProduct(env));
      balancer.targets = processes.map(({ url }) => targetOf(url));
    }
    await crowd.stop();
    const wrong = [...(await crowd.verify()), ...crowd.faults];
    mustHold(wrong.length === 0, wrong.slice(0, 5).join('; '));
    const { acknowledged, refused, broken } = crowd.counts;
    mustHold(slowest < DRAIN_MS, `a drain took ${Math.round(slowest)} ms`);
    mustHold(refused + broken === 0, `${refused} calls were refused and ${broken} broken`);
    return `${TURNS} drains under load, ${acknowledged} calls, none failed, slowest drain ${Math.round(slowest)} ms`;
  },
};

const STUDENTS = 5;
const LONGEST_MS = 1_500;

export const kill: Scenario = {
  name: 'kill',
  holds: 'kill -9 of everything under load loses nothing acknowledged, sticks no job, doubles nothing',
  run: async ({ rounds, folder, afterwards }) => {
    const env = { DATA_DIR: await folder(), SNAPSHOT_MINUTES: '0', ACCESS_TOKEN_MINUTES: '1440' };
    let product: Product = await startProduct(env);
    afterwards(() => product.stop());
    const crowd = await createCrowd(() => product.url, { size: STUDENTS, afterwards });
    let slowest = 0;
    for (let round = 1; round <= rounds; round++) {
      crowd.start();
      await pause(randomInt(LONGEST_MS));
      await product.kill();
      await crowd.stop();
      product = await startProduct(env);
      const began = performance.now();
      const wrong = await crowd.verify();
      slowest = Math.max(slowest, performance.now() - began);
      mustHold(wrong.length === 0, `after kill ${round}: ${wrong.slice(0, 5).join('; ')}`);
      mustHold(crowd.faults.length === 0, crowd.faults.slice(0, 5).join('; '));
    }
    const { acknowledged, broken } = crowd.counts;
    const seconds = (slowest / 1000).toFixed(1);
    return `${rounds} kills, ${acknowledged} acknowledged calls, ${broken} broken ones, all verified and every job ended within ${seconds} s of the next start`;
  },
};
