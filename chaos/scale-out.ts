import { randomInt } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type ReceivedMail, startMailServer } from '../apps/api/src/testing/mail-server.ts';
import { newEmail } from '../e2e/api-student.ts';
import { type Product, runCommand, startProduct, startWorker } from '../e2e/start-product.ts';
import { call } from './call.ts';
import { type Crowd, createCrowd } from './crowd.ts';
import { mustHold, runScenarios, type Scenario } from './faults/scenario.ts';
import { withClient } from './faults/with-client.ts';
import { freePort } from './free-port.ts';
import { startTcpProxy, targetOf } from './tcp-proxy.ts';
import { until } from './until.ts';

const KILL_EVERY_MS = 3_000;

/** A process that is restarted whenever it is killed. */
interface Place {
  product: Product;
  start: () => Promise<Product>;
}

/** Starts a replacement. */
const startPlace = async (start: Place['start']): Promise<Place> => ({
  start,
  product: await start(),
});

/** An API process with a configured public URL. It prints that URL when it is ready, so its port is chosen here. */
const startApi = async (env: Record<string, string>): Promise<Product> => {
  const port = await freePort();
  const product = await startProduct({ ...env, WORKER: 'off', PORT: String(port) });
  return { ...product, url: `http://127.0.0.1:${port}` };
};

/** Kills and restarts one process after another until stopped. */
const keepKilling = (places: readonly Place[], onChange: () => void) => {
  let kills = 0;
  let stopping = false;
  const running = (async () => {
    while (!stopping) {
      await pause(KILL_EVERY_MS);
      const place = places[randomInt(places.length)];
      if (!place) continue;
      await place.product.kill();
      kills++;
      place.product = await place.start();
      onChange();
    }
  })();
  return {
    stop: async () => {
      stopping = true;
      await running;
      return kills;
    },
  };
};

/** The mails of a killed process are sent by another one when its lease of 30 s has ended. */
const SETTLE_MS = 90_000;

/** Programmes that fit every student of the crowd: each student must get one notice about each. */
const NEWS = ['Alder', 'Birch', 'Cedar'].map((name) => ({
  title: `${name} Public Health Scholarship`,
  provider: `${name} Trust`,
  eligibility_text:
    'Open to students of public health at master’s level, of every nationality. Study in Germany.',
  deadline_text: 'Rolling',
  amount_text: '€9,000',
  link: `https://${name.toLowerCase()}.example/award`,
}));

/** Imports the new programmes with a separate process. */
const importNews = async (env: Record<string, string> & { DATA_DIR: string }): Promise<void> => {
  const file = path.join(env.DATA_DIR, 'news.jsonl');
  await writeFile(file, NEWS.map((one) => JSON.stringify(one)).join('\n'));
  await runCommand(['import', file, '--source', 'news'], env);
};

/** Waits until all notices are made and all mails are sent. */
const untilToldAll = async (databaseUrl: string, students: Students): Promise<void> => {
  await until('everybody is told, and the last mail has left', SETTLE_MS, () =>
    withClient(databaseUrl, async (client) => {
      const { rows } = await client.query<{ told: number; left: number }>(
        `select (select count(*)::int from notifications where kind = 'new_match') as told,
          (select count(*)::int from outgoing_mails where status = 'queued') +
          (select count(*)::int from notifications where mail_due is not null) as left`,
      );
      return (rows[0]?.told ?? 0) >= students.length * NEWS.length && rows[0]?.left === 0;
    }),
  );
};

type Students = readonly { userId: string; email: string }[];

/** Notices that a student got twice or never. */
const checkNotices = async (databaseUrl: string, students: Students): Promise<string[]> =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ user_id: string; title: string; times: number }>(
      `select user_id, title, count(*)::int as times from notifications where kind = 'new_match' group by 1, 2`,
    );
    return students.flatMap(({ userId }) =>
      NEWS.flatMap(({ title }) => {
        const times = rows.find((row) => row.user_id === userId && row.title.includes(title))?.times ?? 0;
        return times === 1 ? [] : [`a student was told ${times} times of ${title}`];
      }),
    );
  });

/** Mails that a student got twice or never. A repeated Message-ID is the same mail, sent again after a kill (see decision 9). */
const checkMails = (received: ReceivedMail[], students: Students): string[] =>
  students.flatMap(({ email }) =>
    NEWS.flatMap(({ title }) => {
      const about = received.filter(({ to, mail }) => to.includes(email) && mail.text?.includes(title));
      const mails = new Set(about.map(({ mail }) => mail.messageId)).size;
      return mails === 1 ? [] : [`a student got ${mails} mails about ${title}`];
    }),
  );

const APIS = 3;
const WORKERS = 2;
const STUDENTS = 8;
const LOGIN_LIMIT = 10;

/** Signs in with a wrong password, each time over a new connection. @returns how many were not rate limited */
const countAdmitted = async (url: string): Promise<number> => {
  const body = { email: newEmail(), password: 'Wrong-horse-7' };
  let admitted = 0;
  for (let attempt = 0; attempt < LOGIN_LIMIT * 2; attempt++) {
    const answer = await call(url, 'POST', '/auth/login', { body, headers: { connection: 'close' } });
    if (answer?.status === 401) admitted++;
  }
  return admitted;
};

const startPlaces = async (count: number, start: Place['start']): Promise<Place[]> => {
  const places: Place[] = [];
  while (places.length < count) places.push(await startPlace(start));
  return places;
};

const wantMailsAtOnce = async (url: string, { students }: Crowd): Promise<void> => {
  const body = { email: 'instant', deadlineReminders: false };
  for (const { token } of students) await call(url, 'PUT', '/notifications/settings', { token, body });
};

const killed = (seconds: number): Scenario => ({
  name: 'scale-out',
  holds:
    'with API processes and workers killed under load nothing acknowledged is lost, and no essay, notice or mail comes twice',
  run: async ({ serverEnv, afterwards }) => {
    const mail = await startMailServer();
    afterwards(mail.close);
    const urls = { SMTP_URL: mail.url, PUBLIC_URL: 'http://127.0.0.1:8080' };
    const env = { ...(await serverEnv()), ...urls, LOG_LEVEL: 'fatal' };
    const apis = await startPlaces(APIS, () => startApi(env));
    const workers = await startPlaces(WORKERS, () => startWorker(env));
    afterwards(() => Promise.all([...apis, ...workers].map(({ product }) => product.stop())));
    const targets = () => apis.map(({ product }) => targetOf(product.url));
    const balancer = await startTcpProxy(targets());
    afterwards(balancer.close);
    const url = `http://127.0.0.1:${balancer.port}`;
    const crowd = await createCrowd(() => url, { size: STUDENTS, pauseMs: 50, afterwards });
    await wantMailsAtOnce(url, crowd);
    // As if each had followed the link that confirms the address.
    await withClient(env.DATABASE_URL, (client) => client.query('delete from email_confirmations'));

    crowd.start();
    const killing = keepKilling([...apis, ...workers], () => {
      balancer.targets = targets();
    });
    await pause(seconds * 300);
    await importNews(env);
    await pause(seconds * 700);
    const kills = await killing.stop();
    await crowd.stop();

    const wrong = [...(await crowd.verify()), ...crowd.faults];
    await untilToldAll(env.DATABASE_URL, crowd.students);
    wrong.push(
      ...(await checkNotices(env.DATABASE_URL, crowd.students)),
      ...checkMails(mail.received, crowd.students),
    );
    mustHold(wrong.length === 0, wrong.slice(0, 10).join('; '));
    const { acknowledged, refused, broken } = crowd.counts;
    return `${APIS} API processes and ${WORKERS} workers, ${kills} kills, ${acknowledged} acknowledged calls, ${refused} refused, ${broken} broken, ${mail.received.length} mails`;
  },
});

const limited: Scenario = {
  name: 'shared-limits',
  holds: 'limits hold over all processes together',
  run: async ({ serverEnv, afterwards }) => {
    const env = { ...(await serverEnv()), RATE_LIMIT_SCALE: '1' };
    const apis = await startPlaces(APIS, () => startApi(env));
    afterwards(() => Promise.all(apis.map(({ product }) => product.stop())));
    const balancer = await startTcpProxy(apis.map(({ product }) => targetOf(product.url)));
    afterwards(balancer.close);
    const admitted = await countAdmitted(`http://127.0.0.1:${balancer.port}`);
    mustHold(admitted === LOGIN_LIMIT, `${admitted} sign-ins were admitted where ${LOGIN_LIMIT} may be`);
    return `${admitted} of ${LOGIN_LIMIT * 2} sign-ins admitted over ${APIS} processes`;
  },
};

/**
 * Several API processes and workers on one database server behind a small balancer, one of them killed every few
 * seconds under load. Arguments: `--seconds` (60).
 * @returns whether everything held
 */
export const scaleOut = (args: string[]): Promise<boolean> => {
  const { values } = parseArgs({ args, options: { seconds: { type: 'string', default: '60' } } });
  return runScenarios([limited, killed(Number(values.seconds))]);
};
