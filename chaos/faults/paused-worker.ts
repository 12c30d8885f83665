import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createStudentWithPreferences } from '../../e2e/api-student.ts';
import { startProduct, startWorker } from '../../e2e/start-product.ts';
import { until } from '../until.ts';
import { mustHold, type Scenario } from './scenario.ts';

const STUDENTS = 12;
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
      Array.from({ length: STUDENTS }, () => createStudentWithPreferences(product.url)),
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
    return `${STUDENTS} jobs, the last taken over and ended after ${slowest} ms`;
  },
};
