import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { systemBinaries } from '@laurel/db/testing';
import { createStudentWithPreferences } from '../../e2e/api-student.ts';
import { startProduct } from '../../e2e/start-product.ts';
import { call } from '../call.ts';
import { createCrowd } from '../crowd.ts';
import { freePort } from '../free-port.ts';
import { startTcpProxy, targetOf } from '../tcp-proxy.ts';
import { until } from '../until.ts';
import { type Given, mustBeWell, mustHold, NotRun, type Scenario } from './scenario.ts';
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
    mustBeWell([...(await crowd.verify()), ...crowd.faults]);
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
    mustBeWell([...(await crowd.verify()), ...crowd.faults]);
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

/** Waits until the product says that it is ready, or that it is not. */
const untilHealth = (url: string, status: number) =>
  until(
    `/health answers ${status}`,
    10_000,
    async () => (await call(url, 'GET', '/health'))?.status === status,
  );

export const readOnlyPrimary: Scenario = {
  name: 'read-only',
  holds:
    'while the database takes no writes they are answered 503, the process is not ready, and all is well afterwards',
  run: async ({ serverEnv, afterwards }) => {
    const env = await serverEnv();
    const product = await startProduct(env);
    afterwards(() => product.stop());
    const crowd = await createCrowd(() => product.url, { size: 4, pauseMs: 20, afterwards });
    const student = await createStudentWithPreferences(product.url);
    crowd.start();
    const set = (value: 'on' | 'off') =>
      withClient(env.DATABASE_URL, async (client) => {
        await client.query('set default_transaction_read_only = off');
        const { rows } = await client.query('select current_database() as name');
        await client.query(`alter database ${rows[0].name} set default_transaction_read_only = ${value}`);
        await client.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        );
      });
    await set('on');
    await untilHealth(product.url, 503);
    const { token } = student;
    const writes = await Promise.all(
      (
        [
          ['POST', '/ai/preferences', { educationLevel: 'masters' }],
          ['POST', '/essays', { essayText: 'I counted 212 households myself.' }],
          ['PUT', '/users/profile', { firstName: 'Ada' }],
        ] as const
      ).map(([method, address, body]) => call(product.url, method, address, { token, body })),
    );
    for (const answer of writes) {
      mustHold(answer?.status === 503, `a write is answered ${answer?.status ?? 'by nothing'}`);
      mustHold(Number(answer?.headers.get('retry-after')) > 0, 'a 503 came without Retry-After');
    }
    const live = await call(product.url, 'GET', '/health/live');
    mustHold(live?.status === 200, 'the process says that it is dead');
    await pause(2_000);
    await set('off');
    const healed = await untilHealth(product.url, 200);
    await crowd.stop();
    mustBeWell([...(await crowd.verify()), ...crowd.faults]);
    return `${crowd.counts.refused} calls refused with 503, healed after ${Math.round(healed.ms)} ms`;
  },
};

const run = promisify(execFile);
/** PostgreSQL refuses to run as root. */
const asUser: { uid?: number; gid?: number } = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

export const failOver: Scenario = {
  name: 'fail-over',
  holds:
    'when a standby takes the place of the primary nothing acknowledged is lost, and no process needs a restart',
  run: async (given) => {
    const { folder, afterwards } = given;
    const bin = systemBinaries();
    if (bin === null || process.env.TEST_DATABASE_URL)
      throw new NotRun('PostgreSQL itself is not installed here, or TEST_DATABASE_URL names the server');
    const { env, database, product } = await startBehindProxy(given);
    const data = await folder();
    if (asUser.uid !== undefined) await chown(data, asUser.uid, asUser.uid);
    const primary = new URL(env.DATABASE_URL);
    const ask = (statement: string) => withClient(env.DATABASE_URL, (client) => client.query(statement));
    const port = await freePort();
    const from = `--dbname=postgres://laurel@${primary.host}`;
    const copy = [
      from,
      `--pgdata=${data}`,
      '--write-recovery-conf',
      '--wal-method=stream',
      '--checkpoint=fast',
    ];
    await run(path.join(bin, 'pg_basebackup'), copy, { ...asUser, cwd: data });
    await run('chmod', ['700', data]);
    // It refuses to follow with fewer connections than the primary has.
    const { rows: shown } = await ask('show max_connections');
    const settings = [
      `max_connections=${shown[0].max_connections}`,
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${data}`,
      'fsync=off',
    ];
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    const standby = spawn(path.join(bin, 'postgres'), args, {
      ...asUser,
      cwd: data,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    standby.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-500);
    });
    const gone = once(standby, 'exit');
    afterwards(async () => {
      standby.kill('SIGINT');
      await gone;
    });
    // An acknowledged write is on both.
    await ask("alter system set synchronous_standby_names = '*'");
    await ask('select pg_reload_conf()');
    afterwards(() =>
      ask('alter system reset synchronous_standby_names').then(() => ask('select pg_reload_conf()')),
    );
    await until('the standby follows', 30_000, async () => {
      mustHold(standby.exitCode === null, `the standby ended: ${said}`);
      const { rows } = await ask("select 1 from pg_stat_replication where sync_state = 'sync'");
      return rows.length === 1;
    });
    const crowd = await createCrowd(() => product.url, { size: 4, pauseMs: 20, afterwards });
    crowd.start();
    await crowd.untilAcknowledged(50);
    const promoted = new URL(env.DATABASE_URL);
    promoted.port = String(port);
    database.targets = [{ host: primary.hostname, port }];
    database.cut();
    await untilHealth(product.url, 503);
    await pause(1_000);
    await withClient(promoted.href, (client) => client.query('select pg_promote()'));
    const healed = await untilHealth(product.url, 200);
    await pause(2_000);
    await crowd.stop();
    mustBeWell([...(await crowd.verify()), ...crowd.faults]);
    const { acknowledged, refused, broken } = crowd.counts;
    return `${acknowledged} acknowledged calls, ${refused} refused with 503, ${broken} broken, ready ${Math.round(healed.ms)} ms after the standby was promoted`;
  },
};

/** More than the pool has connections. */
const WAITING = 40;
/** As `server-database.ts` has it. */
const POOL = 10;

export const poolExhausted: Scenario = {
  name: 'pool-exhausted',
  holds:
    'when every connection waits for a lock, calls of every kind are answered 503 within 12 s, and all is well afterwards',
  run: async ({ serverEnv, afterwards }) => {
    const env = await serverEnv();
    const product = await startProduct(env);
    afterwards(() => product.stop());
    const { token } = await createStudentWithPreferences(product.url);
    const get = (address: string) => call(product.url, 'GET', address, { token });
    const { locked, others } = await withClient(env.DATABASE_URL, async (client) => {
      await client.query('begin');
      await client.query('lock table preferences in access exclusive mode');
      const asked = Promise.all(Array.from({ length: WAITING }, () => get('/ai/preferences')));
      const { value: waiting } = await until('every connection waits', HEAL_MS, async () => {
        const { rows } = await client.query(
          `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows[0].waiting >= POOL && (rows[0].waiting as number);
      });
      mustHold(waiting === POOL, `${waiting} connections wait, the pool has ${POOL}`);
      // These touch no locked table: what they lack is a connection.
      const [live, ...rest] = await Promise.all([
        get('/health/live'),
        get('/essays'),
        get('/scholarships/saved/list'),
      ]);
      mustHold(live?.status === 200, 'the process says that it is dead');
      const all = await asked;
      await client.query('rollback');
      return { locked: all, others: rest };
    });
    const answers = [...locked, ...others];
    for (const answer of answers) {
      mustHold(answer?.status === 503, `a call is answered ${answer?.status ?? 'by nothing'}`);
      mustHold(Number(answer?.headers.get('retry-after')) > 0, 'a 503 came without Retry-After');
    }
    const slowest = Math.max(...answers.map((answer) => answer?.ms ?? 0));
    mustHold(slowest < LOCKED_MS, `an answer took ${Math.round(slowest)} ms`);
    const healed = await until(
      'the product answers again',
      HEAL_MS,
      async () => (await get('/ai/preferences'))?.status === 200,
    );
    return `${POOL} connections waited, ${answers.length} calls refused with 503, the slowest after ${Math.round(slowest)} ms; healed after ${Math.round(healed.ms)} ms`;
  },
};
