import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import {
  apiCall,
  createMatchedStudent,
  createStudent,
  createStudentWithPreferences,
} from '../../e2e/api-student.ts';
import { runCommand, startProduct } from '../../e2e/start-product.ts';
import { call } from '../call.ts';
import { createCrowd } from '../crowd.ts';
import { until } from '../until.ts';
import { mustHold, type Scenario } from './scenario.ts';
import { withClient } from './with-client.ts';

const DAMAGE = ['"garbage"', '{}', '{"matches": 7}', '[]', 'null'];

export const damagedRows: Scenario = {
  name: 'damaged-rows',
  holds: 'stored matches that are damaged are made anew, and never shown',
  run: async ({ serverEnv, afterwards }) => {
    const env = await serverEnv();
    const product = await startProduct(env);
    afterwards(() => product.stop());
    const { student, matches } = await createMatchedStudent(product.url);
    for (const damage of DAMAGE) {
      await withClient(env.DATABASE_URL, (client) =>
        client.query(`update match_results set data = $1, generated_at = now()`, [damage]),
      );
      const stored = await student.call('GET', '/ai/matches');
      mustHold(stored.status === 200 && stored.body.data === null, `${damage} is answered ${stored.status}`);
      const again = await student.call('POST', '/ai/matches');
      mustHold(
        again.body.data?.matches.length === matches.length,
        `${damage}: matching again found something else`,
      );
    }
    return `${DAMAGE.length} kinds of damage`;
  },
};

export const damagedFolder: Scenario = {
  name: 'damaged-folder',
  holds:
    'a damaged embedded database is told in one line with the way back, and the snapshot brings everything back',
  run: async ({ folder, afterwards }) => {
    const env = { DATA_DIR: await folder(), ACCESS_TOKEN_MINUTES: '1440' };
    const first = await startProduct(env);
    const student = await createStudent(first.url);
    await first.stop();
    await rm(path.join(env.DATA_DIR, 'database/global/pg_control'));
    const refusal = await startProduct(env).then(
      () => '',
      (error: Error) => error.message,
    );
    const snapshot = /restore (\S+\.tar\.gz)/.exec(refusal)?.[1];
    mustHold(snapshot !== undefined, `the start does not tell the way back: ${refusal.slice(0, 300)}`);
    await runCommand(['restore', snapshot ?? ''], env);
    const second = await startProduct(env);
    afterwards(() => second.stop());
    const profile = await call(second.url, 'GET', '/users/profile', { token: student.token });
    mustHold(profile?.status === 200, 'the student and the session did not come back');
    return 'restored';
  },
};

const MIGRATIONS = fileURLToPath(new URL('../../packages/db/migrations', import.meta.url));

export const oldSchema: Scenario = {
  name: 'old-schema',
  holds: 'a database of the first schema is brought up to date by several processes that start at once',
  run: async ({ serverEnv, folder, afterwards }) => {
    const env = await serverEnv();
    const old = await folder();
    await cp(MIGRATIONS, old, { recursive: true });
    const journal = path.join(old, 'meta/_journal.json');
    const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: unknown[] };
    await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, 1) }));
    await withClient(env.DATABASE_URL, (client) => migrate(drizzle(client), { migrationsFolder: old }));
    const processes = await Promise.all([startProduct(env), startProduct(env), startProduct(env)]);
    afterwards(() => Promise.all(processes.map((product) => product.stop())));
    for (const { url } of processes)
      mustHold((await apiCall(url, 'GET', '/health')).status === 200, 'a process is not ready');
    return `${entries.length - 1} migrations, three processes at once`;
  },
};

const END_MS = 15_000;

export const poisonJob: Scenario = {
  name: 'poison-job',
  holds: 'a job that fails whenever it runs ends as failed, and holds nobody else up',
  run: async ({ serverEnv, afterwards }) => {
    const env = await serverEnv();
    const product = await startProduct({ ...env, LOG_LEVEL: 'fatal' });
    afterwards(() => product.stop());
    const poisoned = await createStudentWithPreferences(product.url);
    const healthy = await createStudentWithPreferences(product.url);
    await withClient(env.DATABASE_URL, (client) =>
      client.query(`update preferences set data = '"not preferences at all"' where user_id = $1`, [
        poisoned.user.id,
      ]),
    );
    const endOf = async (student: typeof healthy) => {
      const { body } = await student.call('POST', '/ai/matches/regenerate');
      return until('the job ends', END_MS, async () => {
        const { status } = (await student.call('GET', `/ai/job/${body.jobId}/status`)).body;
        return (status === 'completed' || status === 'failed') && (status as string);
      });
    };
    const [bad, good] = await Promise.all([endOf(poisoned), endOf(healthy)]);
    mustHold(bad.value === 'failed', `the poisoned job is ${bad.value}`);
    mustHold(good.value === 'completed', `the other job is ${good.value}`);
    return `failed after ${Math.round(bad.ms)} ms, the other completed after ${Math.round(good.ms)} ms`;
  },
};

const run = promisify(execFile);
/** Enough for the embedded database and its catalogue, and little more. */
const DISK = '192m';
const HEAL_MS = 10_000;

export const diskFull: Scenario = {
  name: 'disk-full',
  holds:
    'a full disk refuses writes with 503, damages nothing that was acknowledged, and the process heals by itself once there is room',
  run: async ({ folder, afterwards }) => {
    const mounted = await folder();
    const isMounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', mounted]).then(
      () => true,
      () => false,
    );
    if (!isMounted) return 'left out: only root may mount the small disk that this takes';
    afterwards(() => run('umount', ['-l', mounted]));
    const env = {
      DATA_DIR: mounted,
      SNAPSHOT_MINUTES: '0',
      LOG_LEVEL: 'fatal',
      ACCESS_TOKEN_MINUTES: '1440',
    };
    const product = await startProduct(env);
    afterwards(() => product.stop());
    const crowd = await createCrowd(() => product.url, { size: 4, afterwards });
    crowd.start();
    await pause(1_000);
    const filler = path.join(mounted, 'filler');
    const full = await writeFile(filler, Buffer.alloc(256 * 1024 * 1024)).then(
      () => undefined,
      (error: NodeJS.ErrnoException) => error.code,
    );
    mustHold(full === 'ENOSPC', `the disk did not fill up: ${full}`);
    await pause(6_000);
    await crowd.stop();
    const during = { ...crowd.counts };
    await rm(filler, { force: true });
    const [student] = crowd.students;
    const healed = await until('the product answers again', HEAL_MS, async () => {
      const answer = await call(product.url, 'GET', '/ai/preferences', { token: student?.token ?? '' });
      return answer?.status === 200;
    });
    // A job whose matches could not be stored three times ends as failed, which its student sees.
    const lost = (await crowd.verify()).filter((wrong) => !/^the job \S+ failed$/.test(wrong));
    const wrong = [...lost, ...crowd.faults];
    mustHold(wrong.length === 0, wrong.slice(0, 5).join('; '));
    return `${during.acknowledged} calls acknowledged, ${during.refused} refused, ${during.broken} broken, healed after ${Math.round(healed.ms)} ms`;
  },
};
