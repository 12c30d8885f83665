import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { startMailServer } from '../../apps/api/src/testing/mail-server.ts';
import { createMatchedStudent, createStudent, createStudentWithPreferences } from '../../e2e/api-student.ts';
import { type Product, startProduct, startWorker } from '../../e2e/start-product.ts';
import { call } from '../call.ts';
import { CROWD_WRITES, createCrowd, forgottenWrites } from '../crowd.ts';
import { startTcpProxy, targetOf } from '../tcp-proxy.ts';
import { until } from '../until.ts';
import { mustBeWell, mustHold, NotRun, type Scenario } from './scenario.ts';
import { withClient } from './with-client.ts';

const PAUSED_STUDENTS = 12;
const END_MS = 15_000;
const JOB_MS = 60_000;

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

/** Each makes what it starts the first process of a namespace of its own, as a container does; it ends with the process that asked for it. */
const NAMESPACES = [
  ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'],
  ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--mount-proc', '--kill-child'],
];
const NAMESPACE_KILLS = 3;

/** Ends what a program runs in its namespace without a warning, and waits until that is gone. */
const killWithin = async (product: Product): Promise<void> => {
  const { pid } = product.process;
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const ended = once(product.process, 'exit');
  for (const child of children.trim().split(' ')) process.kill(Number(child), 'SIGKILL');
  await ended;
};

export const twoNamespaces: Scenario = {
  name: 'two-namespaces',
  holds:
    'in containers, where every process has the number 1, a data folder has one holder, and kill -9 under load frees it and loses nothing acknowledged',
  run: async ({ folder, afterwards }) => {
    const within = NAMESPACES.find(
      ([program = '', ...flags]) => spawnSync(program, [...flags, 'true']).status === 0,
    );
    if (!within) throw new NotRun('this machine lets nobody but root make namespaces of processes (unshare)');
    const env = { DATA_DIR: await folder(), SNAPSHOT_MINUTES: '0', ACCESS_TOKEN_MINUTES: '1440' };
    const start = () => startProduct(env, { within });
    let first = await start();
    afterwards(() => first.kill());
    const crowd = await createCrowd(() => first.url, { size: 3, afterwards });
    for (const [where, second] of [
      ['another namespace', start],
      ['outside', () => startProduct(env)],
    ] as const) {
      const refusal = await second().then(
        (product) => product.kill().then(() => 'it started'),
        (error: Error) => error.message,
      );
      mustHold(/in use/.test(refusal), `${where}: ${refusal.slice(-300)}`);
      const holder = await call(first.url, 'GET', '/health');
      mustHold(holder?.status === 200, `after ${where} the holder is answered ${holder?.status}`);
    }
    for (let round = 1; round <= NAMESPACE_KILLS; round++) {
      crowd.start();
      await crowd.untilAcknowledged(randomInt(5, 30));
      await killWithin(first);
      await crowd.stop();
      first = await start();
      mustBeWell([...(await crowd.verify()), ...crowd.faults]);
    }
    const { acknowledged, broken } = crowd.counts;
    return `refused from another namespace and from outside; ${NAMESPACE_KILLS} kills, ${acknowledged} acknowledged calls, ${broken} broken`;
  },
};

/** A process whose clock is ahead by so much, whatever the machine's says. */
const ahead = (seconds: number): Record<string, string> => {
  const shift = `const D = Date, by = ${seconds * 1000}; globalThis.Date = class extends D {
    constructor(...args) { args.length === 0 ? super(D.now() + by) : super(...args); }
    static now() { return D.now() + by; }
  };`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(shift)}` };
};
const SKEW_SECONDS = 90;
const SKEWED_STUDENTS = 6;
/** After so long a run of matching counts as lost (`matching.jobs.ts`). */
const JOB_LEASE_SECONDS = 6;
/** One confirms the address, one resets the password. */
const MAILS_EACH = 2;
/** A mail is in hand for so long: time enough for other processes to take it for lost, if they went by their own clocks. */
const IN_HAND_MS = 3_000;

/** When a token ends, in seconds of the clock of the process that made it. */
const expiryOf = (token: string): number =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).exp;

export const skewedClocks: Scenario = {
  name: 'skewed-clocks',
  holds:
    'processes whose clocks differ by more than a lease send each mail once, take no job over before its time and each other’s sessions for good',
  run: async ({ serverEnv, afterwards }) => {
    const mails = await startMailServer({}, 0, IN_HAND_MS);
    afterwards(mails.close);
    const env = { ...(await serverEnv()), SMTP_URL: mails.url, MATCH_IN_REQUEST_MAX: '0' };
    const right = await startProduct({ ...env, WORKER: 'off' });
    afterwards(() => right.stop());
    const early = await startProduct({ ...env, WORKER: 'off', ...ahead(SKEW_SECONDS) });
    afterwards(() => early.stop());
    for (const by of [0, SKEW_SECONDS, -SKEW_SECONDS]) {
      const worker = await startWorker({ ...env, ...(by === 0 ? {} : ahead(by)) });
      afterwards(() => worker.stop());
    }
    const homes = Array.from({ length: SKEWED_STUDENTS }, (_, at) => (at % 2 === 0 ? right : early));
    const students = await Promise.all(homes.map(({ url }) => createStudentWithPreferences(url)));
    const [ends = 0, earlyEnds = 0] = students.map(({ token }) => expiryOf(token));
    mustHold(earlyEnds - ends > SKEW_SECONDS - 30, `the clocks differ by ${earlyEnds - ends} s only`);
    for (const [at, { token, email }] of students.entries()) {
      const other = homes[at] === right ? early : right;
      const profile = await call(other.url, 'GET', '/users/profile', { token });
      mustHold(profile?.status === 200, `a session of the other process is answered ${profile?.status}`);
      await call(other.url, 'POST', '/auth/forgot-password', { body: { email } });
    }
    const began = performance.now();
    const jobs = await Promise.all(
      students.map(async ({ call: as }) => (await as('POST', '/ai/matches/regenerate')).body.jobId as string),
    );
    const seconds = await Promise.all(
      students.map(async (student, at) => {
        await until(`job ${at} ends`, JOB_MS, async () => {
          const { status } = (await student.call('GET', `/ai/job/${jobs[at]}/status`)).body;
          mustHold(status !== 'failed', `job ${at} failed`);
          return status === 'completed';
        });
        return (performance.now() - began) / 1000;
      }),
    );
    const { rows } = await withClient(env.DATABASE_URL, (client) =>
      client.query<{ id: string; attempts: number }>(`select id, attempts from matching_jobs`),
    );
    for (const [at, id] of jobs.entries()) {
      const attempts = rows.find((row) => row.id === id)?.attempts ?? 0;
      const may = 1 + Math.floor((seconds[at] ?? 0) / JOB_LEASE_SECONDS);
      mustHold(attempts <= may, `job ${at} was begun ${attempts} times within ${seconds[at]} s`);
    }
    const wanted = SKEWED_STUDENTS * MAILS_EACH;
    await until('every mail arrives', JOB_MS, async () => mails.received.length >= wanted);
    // Another worker would send a mail again as soon as it takes the lease of the first for lost.
    await pause(2 * IN_HAND_MS);
    const receivers = mails.received.flatMap(({ to }) => to);
    for (const { email } of students) {
      const got = receivers.filter((to) => to === email).length;
      mustHold(got === MAILS_EACH, `${email} has ${got} mails instead of ${MAILS_EACH}`);
    }
    return `2 API processes and 3 workers up to ${2 * SKEW_SECONDS} s apart, ${wanted} mails, none twice, ${jobs.length} jobs, none taken over before its time`;
  },
};

const POSTED_STUDENTS = 12;
const POST_KILLS = 3;
/** What a worker has in hand at once. */
const MAIL_BATCH = 5;
/** A lease of 30 s ends first, then the next attempt. */
const ALL_SENT_MS = 120_000;

interface Posted {
  to: string;
  messageId: string;
  worker: number;
}

export const mailWorkers: Scenario = {
  name: 'mail-workers',
  holds:
    'two workers send each mail of one outbox once; kill -9 loses none, and what comes twice was in hand at a kill and has the same Message-ID',
  run: async ({ serverEnv, afterwards }) => {
    // A mail server for each worker tells who has sent what.
    const servers = [await startMailServer({}, 0, 300), await startMailServer({}, 0, 300)];
    for (const { close } of servers) afterwards(close);
    const env = await serverEnv();
    const product = await startProduct({ ...env, WORKER: 'off', SMTP_URL: servers[0]?.url ?? '' });
    afterwards(() => product.stop());
    const startAt = (index: number) => startWorker({ ...env, SMTP_URL: servers[index]?.url ?? '' });
    const workers = [await startAt(0), await startAt(1)];
    afterwards(() => Promise.all(workers.map((worker) => worker.stop())));

    const posted = (): Posted[] =>
      servers.flatMap(({ received }, worker) =>
        received.map(({ to, mail }) => ({ to: to.join(), messageId: mail.messageId ?? '', worker })),
      );
    const writeMails = async (): Promise<string[]> => {
      const students = await Promise.all(
        Array.from({ length: POSTED_STUDENTS }, () => createStudent(product.url)),
      );
      const emails = students.map(({ email }) => email);
      for (const email of emails)
        await call(product.url, 'POST', '/auth/forgot-password', { body: { email } });
      return emails;
    };
    const untilSent = (emails: string[]) =>
      until('every mail is sent', ALL_SENT_MS, () =>
        withClient(env.DATABASE_URL, async (client) => {
          const asked = `select count(*)::int as sent from outgoing_mails
            where status = 'sent' and user_id in (select id from users where email = any($1))`;
          return (await client.query(asked, [emails])).rows[0].sent === emails.length * MAILS_EACH;
        }),
      );
    /** Each has each of its mails, told apart by the Message-ID. */
    const checkNoneLost = (emails: string[]) => {
      for (const email of emails) {
        const ids = new Set(posted().flatMap(({ to, messageId }) => (to === email ? [messageId] : [])));
        mustHold(ids.size === MAILS_EACH, `${email} has ${ids.size} mails instead of ${MAILS_EACH}`);
      }
    };
    const again = () => posted().length - new Set(posted().map(({ messageId }) => messageId)).size;

    const undisturbed = await writeMails();
    await untilSent(undisturbed);
    checkNoneLost(undisturbed);
    mustHold(again() === 0, `${again()} mails came twice while nobody was killed`);
    const share = servers.map(({ received }) => received.length);
    mustHold(Math.min(...share) > 0, `one worker sent every mail: ${share.join(' and ')}`);

    const disturbed: string[] = [];
    for (let kill = 0; kill < POST_KILLS; kill++) {
      const victim = kill % 2;
      const before = servers[victim]?.received.length ?? 0;
      const writing = writeMails();
      await until(
        'the worker has mails in hand',
        JOB_MS,
        async () => (servers[victim]?.received.length ?? 0) > before,
      );
      await workers[victim]?.kill();
      workers[victim] = await startAt(victim);
      disturbed.push(...(await writing));
    }
    await untilSent(disturbed);
    checkNoneLost(disturbed);
    mustHold(
      again() <= POST_KILLS * MAIL_BATCH,
      `${again()} mails came twice: more than ${POST_KILLS} kills had in hand`,
    );
    const all = posted();
    const twice = all.filter(
      ({ messageId }, at) => all.findIndex((each) => each.messageId === messageId) < at,
    );
    mustHold(
      twice.every(({ to }) => disturbed.includes(to)),
      'a mail that no kill could have met came twice',
    );
    const [quiet, kills] = [undisturbed, disturbed].map((emails) => emails.length * MAILS_EACH);
    return [
      `${quiet} mails by two workers (${share.join(' and ')}), none twice`,
      `${kills} with ${POST_KILLS} kills, none lost, ${again()} twice under the same Message-ID`,
    ].join('; ');
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
    mustBeWell([...(await crowd.verify()), ...crowd.faults]);
    const { acknowledged, refused, broken } = crowd.counts;
    mustHold(slowest < DRAIN_MS, `a drain took ${Math.round(slowest)} ms`);
    mustHold(refused + broken === 0, `${refused} calls were refused and ${broken} broken`);
    return `${TURNS} drains under load, ${acknowledged} calls, none failed, slowest drain ${Math.round(slowest)} ms`;
  },
};

const STUDENTS = 5;
const LONGEST_MS = 200;
/** After so many kills every kind of write has been made by somebody. */
const ROUNDS_FOR_ALL = 15;

export const kill: Scenario = {
  name: 'kill',
  holds:
    'kill -9 of everything under load, over all kinds of writes of the crowd, loses nothing acknowledged, sticks no job, doubles nothing',
  run: async ({ rounds, folder, afterwards }) => {
    const forgotten = forgottenWrites();
    mustHold(forgotten.length === 0, `nobody does ${forgotten.join(', ')}`);
    const env = { DATA_DIR: await folder(), SNAPSHOT_MINUTES: '0', ACCESS_TOKEN_MINUTES: '1440' };
    let product: Product = await startProduct(env);
    afterwards(() => product.stop());
    const crowd = await createCrowd(() => product.url, { size: STUDENTS, afterwards });
    let slowest = 0;
    for (let round = 1; round <= rounds; round++) {
      crowd.start();
      await crowd.untilAcknowledged(randomInt(10, 50));
      await pause(randomInt(LONGEST_MS));
      await product.kill();
      await crowd.stop();
      product = await startProduct(env);
      const began = performance.now();
      const wrong = await crowd.verify();
      slowest = Math.max(slowest, performance.now() - began);
      mustHold(wrong.length === 0, `after kill ${round}: ${wrong.slice(0, 5).join('; ')}`);
      mustBeWell(crowd.faults);
    }
    const missed = [...CROWD_WRITES].filter((name) => !crowd.written.has(name));
    mustHold(rounds < ROUNDS_FOR_ALL || missed.length === 0, `never acknowledged: ${missed.join(', ')}`);
    const { acknowledged, broken } = crowd.counts;
    const [made, met] = [crowd.written, crowd.cutOff].map((names) => CROWD_WRITES.intersection(names).size);
    const seconds = (slowest / 1000).toFixed(1);
    return [
      `${rounds} kills, ${acknowledged} acknowledged calls, ${broken} broken ones`,
      `${made} of ${CROWD_WRITES.size} kinds of writes, ${met} of them cut off by a kill`,
      `all verified and every job ended within ${seconds} s of the next start`,
    ].join('; ');
  },
};
