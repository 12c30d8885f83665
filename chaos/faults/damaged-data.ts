import { execFile, spawnSync } from 'node:child_process';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { AUTHORED_SOURCE, loadCatalogue } from '@laurel/catalogue';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Client } from 'pg';
import { hashPassword } from '../../apps/api/src/modules/auth/index.ts';
import {
  apiCall,
  createMatchedStudent,
  createStudent,
  createStudentWithPreferences,
  PUBLIC_HEALTH,
} from '../../e2e/api-student.ts';
import { type Product, runCommand, startProduct } from '../../e2e/start-product.ts';
import { call } from '../call.ts';
import { createCrowd } from '../crowd.ts';
import { until } from '../until.ts';
import { mustBeWell, mustHold, NotRun, type Scenario } from './scenario.ts';
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

/** PostgreSQL writes pages of 8 kB, a disk smaller blocks: a power cut leaves some written and some not. */
const PAGE_BYTES = 8192;
/** In no other table. */
const MARK = 'Glaciology of Kilimanjaro';

/** Fills one half of every page of a file with rubbish. */
const tearPages = async (file: string, half: 0 | 1): Promise<number> => {
  const bytes = await readFile(file);
  for (let at = (half * PAGE_BYTES) / 2; at < bytes.length; at += PAGE_BYTES)
    bytes.fill(0xa5, at, at + PAGE_BYTES / 2);
  await writeFile(file, bytes);
  return bytes.length / PAGE_BYTES;
};

/** The one file of a database that holds a text. */
const fileHolding = async (below: string, text: string): Promise<string> => {
  const entries = await readdir(below, { recursive: true, withFileTypes: true });
  const files = entries.filter((each) => each.isFile() && /^\d+$/.test(each.name));
  const holding: string[] = [];
  for (const { parentPath, name } of files) {
    const file = path.join(parentPath, name);
    if ((await readFile(file)).includes(text)) holding.push(file);
  }
  const [only, ...others] = holding;
  if (only === undefined || others.length > 0) throw new Error(`${holding.length} files hold ${text}`);
  return only;
};

export const tornPage: Scenario = {
  name: 'torn-page',
  holds:
    'pages torn by a crash are whole again at the next start, pages torn at rest are never shown as data, whichever half, and the snapshot brings everything back',
  run: async ({ folder, afterwards }) => {
    const env = { DATA_DIR: await folder(), ACCESS_TOKEN_MINUTES: '1440' };
    let product = await startProduct(env);
    afterwards(() => product.stop());
    const { token } = await createStudentWithPreferences(product.url, {
      ...PUBLIC_HEALTH,
      fieldsOfStudy: [MARK],
    });
    const ask = async () => {
      const answer = await call(product.url, 'GET', '/ai/preferences', { token });
      return { status: answer?.status, gpa: answer?.body.data?.gpa };
    };
    // A stop writes every page to its file.
    await product.stop();
    const file = await fileHolding(path.join(env.DATA_DIR, 'database/base'), MARK);

    product = await startProduct(env);
    const gpa = 3.91;
    const body = { ...PUBLIC_HEALTH, fieldsOfStudy: [MARK], gpa };
    const written = await call(product.url, 'POST', '/ai/preferences', { token, body });
    mustHold(written?.status === 200, `a write is answered ${written?.status}`);
    await product.kill();
    const pages = await tearPages(file, 1);
    product = await startProduct(env);
    const recovered = await ask();
    mustHold(
      recovered.gpa === gpa,
      `after a crash that tore its page a write is ${JSON.stringify(recovered)}`,
    );

    const told: string[] = [];
    for (const half of [0, 1] as const) {
      await product.stop();
      await tearPages(file, half);
      const started = await startProduct(env).then(
        (running) => {
          product = running;
          return true;
        },
        () => false,
      );
      const { status } = started ? await ask() : {};
      mustHold(!started || status === undefined || status >= 500, `rubbish is answered ${status}`);
      told.push(started ? `${half + 1}. half: ${status ?? 'no answer'}` : `${half + 1}. half: no start`);
      // A stop would make a snapshot of the rubbish.
      if (started) await product.kill();
      const snapshots = await readdir(path.join(env.DATA_DIR, 'snapshots'));
      const newest = snapshots.toSorted().at(-1) ?? '';
      await runCommand(['restore', path.join(env.DATA_DIR, 'snapshots', newest)], env);
      product = await startProduct(env);
      const again = await ask();
      mustHold(again.gpa === gpa, `after a restore preferences are ${JSON.stringify(again)}`);
    }
    return `${pages} pages; after a crash: whole; at rest, ${told.join(', ')}; restored each time`;
  },
};

const MIGRATIONS = fileURLToPath(new URL('../../packages/db/migrations', import.meta.url));

const PASSWORD = 'Correct-horse-7';
const OLD_STUDENTS = 3;
/** As the first release stored them. */
const OLD_PREFERENCES = {
  ...PUBLIC_HEALTH,
  budgetRange: 'any',
  applicationDeadlinePreference: 'any',
  languageRequirements: ['English'],
  workExperience: 2,
  researchInterests: '',
  careerGoals: 'To keep a hospital.',
  hasDisability: false,
  isFirstGeneration: true,
  isMinority: false,
  needBasedOnly: false,
};

/** Rows in every table of the first schema. */
const fillFirstSchema = async (client: Client): Promise<string> => {
  const [record] = loadCatalogue().records;
  if (!record) throw new Error('the catalogue is empty');
  const passwordHash = await hashPassword(PASSWORD);
  const insert = (statement: string, ...values: unknown[]) => client.query(statement, values);
  await insert(`insert into catalogue_state values ('catalogue', 1, 'of the first release', now())`);
  await insert(
    `insert into scholarships values ($1, $2, $3, 'of the first release', null, now(), now())`,
    record.id,
    AUTHORED_SOURCE,
    JSON.stringify(record),
  );
  for (let number = 0; number < OLD_STUDENTS; number++) {
    const [id, email] = [`first-${number}`, `first-${number}@example.org`];
    await insert(
      `insert into users values ($1, 'Ada', 'Obi', $2, $2, $3, '{"citizenships": ["KE"]}', now(), now())`,
      id,
      email,
      passwordHash,
    );
    await insert(`insert into preferences values ($1, $2, now())`, id, JSON.stringify(OLD_PREFERENCES));
    await insert(
      `insert into sessions values ($1, $1, $2, 0, now(), true, 'a browser', now(), now() + interval '9 days', null)`,
      id,
      `seed of ${id}`,
    );
    await insert(
      `insert into saved_scholarships values ($1, $2, $3, 'ask Ms Otieno', 'high', 'in_progress', now(), now())`,
      id,
      record.id,
      `saved-${number}`,
    );
    await insert(`insert into match_results values ($1, 'a key of then', '{"matches": []}', now())`, id);
    await insert(
      `insert into matching_jobs values ($1, $2, 'completed', 'Done', 100, 1, null, now(), now())`,
      id,
      `job-${number}`,
    );
  }
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  for (const { name } of rows) {
    const counted = await client.query(`select count(*)::int as rows from "${name}"`);
    mustHold(counted.rows[0].rows > 0, `the table ${name} of the first schema has no row`);
  }
  return record.id;
};

export const oldSchema: Scenario = {
  name: 'old-schema',
  holds:
    'a database of the first schema with rows in every table is brought up to date by several processes that start at once, and its students go on',
  run: async ({ serverEnv, folder, afterwards }) => {
    const env = await serverEnv();
    const old = await folder();
    await cp(MIGRATIONS, old, { recursive: true });
    const journal = path.join(old, 'meta/_journal.json');
    const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: unknown[] };
    await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, 1) }));
    const savedId = await withClient(env.DATABASE_URL, async (client) => {
      await migrate(drizzle(client), { migrationsFolder: old });
      return fillFirstSchema(client);
    });
    const processes = await Promise.all([startProduct(env), startProduct(env), startProduct(env)]);
    afterwards(() => Promise.all(processes.map((product) => product.stop())));
    for (const { url } of processes)
      mustHold((await apiCall(url, 'GET', '/health')).status === 200, 'a process is not ready');
    for (let number = 0; number < OLD_STUDENTS; number++) {
      const { url } = processes[number % processes.length] as Product;
      const account = { email: `first-${number}@example.org`, password: PASSWORD };
      const { status, body } = await apiCall(url, 'POST', '/auth/login', account);
      mustHold(status === 200, `a student of the first schema signs in: ${status}`);
      const ask = async (method: string, address: string) => {
        const answer = await apiCall(url, method, address, undefined, body.token);
        mustHold(answer.status === 200, `${method} ${address} is answered ${answer.status}`);
        return answer.body.data;
      };
      const kept = await ask('GET', '/ai/preferences');
      for (const [name, value] of Object.entries(OLD_PREFERENCES))
        mustHold(
          JSON.stringify(kept[name]) === JSON.stringify(value),
          `${name} is ${JSON.stringify(kept[name])}`,
        );
      const { savedScholarships } = await ask('GET', '/scholarships/saved/list');
      const [saved] = savedScholarships;
      mustHold(
        saved?.scholarship.id === savedId &&
          saved.notes === 'ask Ms Otieno' &&
          saved.applicationStatus === 'in_progress',
        `the saved list of the first schema is ${JSON.stringify(savedScholarships).slice(0, 200)}`,
      );
      const { user } = await ask('GET', '/users/profile');
      mustHold(user.firstName === 'Ada', 'the name of the first schema is lost');
      mustHold((await ask('GET', '/users/sessions')).length === 2, 'a session of the first schema is lost');
      const stored = await ask('GET', '/ai/matches');
      mustHold(stored === null, 'matches of the first release are shown as today’s');
      const found = await ask('POST', '/ai/matches');
      mustHold(found.matches.length > 0, 'a student of the first schema has no matches');
    }
    return `${entries.length - 1} migrations over rows of ${OLD_STUDENTS} students, three processes at once`;
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
const SNAPSHOT_MS = 12_000;

export const diskFull: Scenario = {
  name: 'disk-full',
  holds:
    'a full disk refuses writes with 503, damages nothing that was acknowledged, neither then nor after a kill, and the process heals by itself once there is room',
  run: async ({ folder, afterwards }) => {
    const mounted = await folder();
    const isMounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', mounted]).then(
      () => true,
      () => false,
    );
    if (!isMounted) throw new NotRun('only root may mount the small disk that this takes');
    afterwards(() => run('umount', ['-l', mounted]));
    const env = {
      DATA_DIR: mounted,
      SNAPSHOT_MINUTES: String(SNAPSHOT_MS / 60_000),
      LOG_LEVEL: 'fatal',
      ACCESS_TOKEN_MINUTES: '1440',
    };
    let product = await startProduct(env);
    afterwards(() => product.stop());
    const crowd = await createCrowd(() => product.url, { size: 4, afterwards });
    crowd.start();
    await crowd.untilAcknowledged(20);
    const filler = path.join(mounted, 'filler');
    const full = await writeFile(filler, Buffer.alloc(256 * 1024 * 1024)).then(
      () => undefined,
      (error: NodeJS.ErrnoException) => error.code,
    );
    mustHold(full === 'ENOSPC', `the disk did not fill up: ${full}`);
    // Long enough for a snapshot, which has no room either.
    await pause(SNAPSHOT_MS + 3_000);
    await crowd.stop();
    const during = { ...crowd.counts };
    mustHold(during.refused > 0, 'nothing was refused: the disk was not full for the product');
    await rm(filler, { force: true });
    const [student] = crowd.students;
    const healed = await until('the product answers again', HEAL_MS, async () => {
      const answer = await call(product.url, 'GET', '/ai/preferences', { token: student?.token ?? '' });
      return answer?.status === 200;
    });
    // One that is being written has it as well.
    await until('no piece of a snapshot is left', 60_000, async () => {
      const names = await readdir(path.join(mounted, 'snapshots'));
      return !names.some((name) => name.endsWith('.part'));
    });
    const verified = await crowd.verify();
    // A job whose matches could not be stored three times ends as failed, which its student sees and can start again.
    const isFailedJob = (wrong: string) => /^the job \S+ failed/.test(wrong);
    const failedJobs = verified.filter(isFailedJob).length;
    await product.kill();
    product = await startProduct(env);
    mustBeWell([
      ...verified.filter((each) => !isFailedJob(each)),
      ...(await crowd.verify()),
      ...crowd.faults,
    ]);
    return `${failedJobs} jobs failed, ${during.acknowledged} calls acknowledged, ${during.refused} refused, ${during.broken} broken, healed after ${Math.round(healed.ms)} ms, whole after a kill`;
  },
};

export const dumpAndRestore: Scenario = {
  name: 'dump-and-restore',
  holds:
    'a dump of a server database that is in use comes back by the documented commands with all that was acknowledged before it, and students go on',
  run: async ({ serverEnv, folder, afterwards }) => {
    if (spawnSync('pg_dump', ['--version']).status !== 0)
      throw new NotRun('the tools of PostgreSQL (pg_dump, pg_restore) are not installed');
    const env = { ...(await serverEnv()), ACCESS_TOKEN_MINUTES: '1440' };
    let product = await startProduct(env);
    afterwards(() => product.stop());
    const earlier = await createCrowd(() => product.url, { size: 4, afterwards });
    // Who writes while the dump is made knows afterwards only what they had written by its beginning.
    const meanwhile = await createCrowd(() => product.url, { size: 4, afterwards });
    earlier.start();
    await earlier.untilAcknowledged(100);
    await earlier.stop();
    mustBeWell([...(await earlier.verify()), ...earlier.faults]);
    meanwhile.start();
    await meanwhile.untilAcknowledged(10);
    const file = path.join(await folder(), 'laurel.dump');
    const { acknowledged: before } = meanwhile.counts;
    await run('pg_dump', [env.DATABASE_URL, '--format=custom', `--file=${file}`]);
    const during = meanwhile.counts.acknowledged - before;
    await meanwhile.stop();
    mustHold(during > 0, 'nobody wrote while the dump was made');
    await product.stop();
    const { DATABASE_URL } = await serverEnv();
    const restore = ['--exit-on-error', '--single-transaction', '--no-owner', `--dbname=${DATABASE_URL}`];
    await run('pg_restore', [...restore, file]);
    product = await startProduct({ ...env, DATABASE_URL });
    mustBeWell(await earlier.verify());
    for (const { token, email } of meanwhile.students) {
      const profile = await call(product.url, 'GET', '/users/profile', { token });
      mustHold(profile?.status === 200, `${email} is answered ${profile?.status} after the restore`);
    }
    earlier.start();
    await earlier.untilAcknowledged(50);
    await earlier.stop();
    mustBeWell([...(await earlier.verify()), ...earlier.faults]);
    return `${earlier.counts.acknowledged} acknowledged calls, all there; ${during} while the dump was made`;
  },
};
