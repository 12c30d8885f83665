import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startMailServer } from '../apps/api/src/testing/mail-server.ts';
import { newEmail } from '../e2e/api-student.ts';
import { startWorker } from '../e2e/start-product.ts';
import { call } from './call.ts';
import { type Crowd, createCrowd } from './crowd.ts';
import { mustHold, type Scenario } from './faults/scenario.ts';
import { checkMails, checkNotices, importNews, untilToldAll } from './news.ts';
import { keepKilling, type Place, startApi, startPlace } from './processes.ts';
import { runScenarios } from './run-scenarios.ts';
import { startTcpProxy, targetOf } from './tcp-proxy.ts';

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
