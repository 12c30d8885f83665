/**
 * How many students one process holds, what they wait, and what it costs.
 *
 *   npm run load [-- --minutes 10] [--database embedded|server|both] [--step 15]
 *
 * For each database: after a warm-up students are added until 95 in 100 answers no longer come within 300 ms; then as many as were held
 * stay for so many minutes; then cached matches are compared with a bare route. The students run in this process.
 */

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { createServerDatabase, startTestServer } from '@laurel/db/testing';
import { freePort } from '../../chaos/free-port.ts';
import { createMatchedStudent } from '../../e2e/api-student.ts';
import { startProduct } from '../../e2e/start-product.ts';
import { useOwnTemporaryFolder } from '../../tooling/own-temporary-folder.ts';
import { type Measured, quantile, runStudents, THINK_MS } from './run-students.ts';

const BARE = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
const AUTOCANNON = fileURLToPath(new URL('../../node_modules/.bin/autocannon', import.meta.url));
const CONNECTIONS = 10;

/** Requests a second of one address, asked by a process of its own. @throws Error when an answer is not what was wanted */
const rate = async (url: string, seconds: number, headers: string[] = []): Promise<number> => {
  const options = ['--json', '--duration', String(seconds), '--connections', String(CONNECTIONS)];
  const { stdout } = await promisify(execFile)(AUTOCANNON, [
    ...options,
    ...headers.flatMap((one) => ['-H', one]),
    url,
  ]);
  const { requests, non2xx, errors } = JSON.parse(stdout) as {
    requests: { average: number };
    non2xx: number;
    errors: number;
  };
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were not 2xx, ${errors} broke`);
  return requests.average;
};

const startBare = async (file: string) => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', BARE, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  const url = /ready at (\S+)/.exec(chunk.toString())?.[1] ?? '';
  return { url, stop: () => child.kill() };
};

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Cached matches beside a bare route with the same JSON, taking turns. Neither is compressed. */
const compareCached = async (
  productUrl: string,
  { rounds, seconds }: { rounds: number; seconds: number },
) => {
  const { student } = await createMatchedStudent(productUrl);
  const { body } = await student.call('GET', '/ai/matches');
  const folder = await mkdtemp(path.join(tmpdir(), 'laurel-bare-'));
  const file = path.join(folder, 'answer.json');
  await writeFile(file, JSON.stringify(body));
  const bare = await startBare(file);
  const cached: number[] = [];
  const plain: number[] = [];
  for (let round = 0; round < rounds; round++) {
    cached.push(
      await rate(`${productUrl}/api/ai/matches`, seconds, [`authorization=Bearer ${student.token}`]),
    );
    plain.push(await rate(bare.url, seconds));
  }
  bare.stop();
  await rm(folder, { recursive: true });
  const bytes = Buffer.byteLength(JSON.stringify(body));
  return { bytes, cached: median(cached), bare: median(plain), share: median(cached) / median(plain) };
};

/** The metrics of a process that have no labels, by name. */
const readMetrics = async (port: number): Promise<Map<string, number>> => {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return new Map(
    [...text.matchAll(/^(\w+) (\S+)$/gm)].map(([, name, value]) => [String(name), Number(value)]),
  );
};

const LIMIT_MS = 300;
const ACCOUNTS = 40;
const FIRST = 25;
const GROWTH = 1.5;
const MOST = 5_000;
const WARM_UP_SECONDS = 40;

const options = {
  minutes: { type: 'string', default: '10' },
  step: { type: 'string', default: '15' },
  database: { type: 'string', default: 'both' },
} as const;
const { values } = parseArgs({ options });
const kinds = values.database === 'both' ? ['embedded', 'server'] : [values.database];

const row = (cells: (string | number)[]) =>
  console.log(cells.map((cell) => String(cell).padStart(12)).join(''));
const whole = (value: number) => Math.round(value);

const describe = (
  name: string | number,
  measured: Measured,
  seconds: number,
  metrics: Map<string, number>,
) => {
  const all = [...measured.times.values()].flat();
  const failures = [...measured.failures.values()].reduce((sum, count) => sum + count, 0);
  row([
    name,
    (all.length / seconds).toFixed(1),
    whole(quantile(all, 0.5)),
    whole(quantile(all, 0.95)),
    whole(quantile(all, 0.99)),
    failures,
    whole((metrics.get('nodejs_eventloop_lag_p99_seconds') ?? 0) * 1000),
    whole((metrics.get('process_resident_memory_bytes') ?? 0) / 1024 / 1024),
  ]);
  for (const [call, count] of measured.failures) console.log(`  ${call}: ${count} calls failed`);
  return { p95: quantile(all, 0.95), failures };
};

const measure = async (kind: string, env: Record<string, string>): Promise<void> => {
  const port = await freePort();
  const product = await startProduct({ ...env, METRICS_PORT: String(port), ACCESS_TOKEN_MINUTES: '1440' });
  const students = [];
  for (let n = 0; n < ACCOUNTS; n++) students.push(await createMatchedStudent(product.url));
  const scholarshipIds = students.flatMap(({ matches }) =>
    matches.slice(0, 20).map((match) => String(match.scholarshipId)),
  );
  const crowd = { students: students.map(({ student }) => student), scholarshipIds };

  console.log(`\n${kind} database; each student thinks ${THINK_MS / 1000} s between calls`);
  row(['students', 'calls/s', 'p50 ms', 'p95 ms', 'p99 ms', 'failed', 'loop p99 ms', 'memory MB']);
  // The first essay starts the spelling check, and the first calls run before they are compiled: printed, not judged.
  const first = await runStudents(product.url, { ...crowd, count: FIRST, seconds: WARM_UP_SECONDS });
  describe('warm-up', first, WARM_UP_SECONDS, await readMetrics(port));
  let held = 0;
  for (let count = FIRST; count <= MOST; count = Math.round(count * GROWTH)) {
    const seconds = Number(values.step);
    const measured = await runStudents(product.url, { ...crowd, count, seconds });
    const { p95, failures } = describe(count, measured, seconds, await readMetrics(port));
    if (p95 > LIMIT_MS || failures > 0) break;
    held = count;
  }
  console.log(`held: ${held} students with 95 in 100 answers within ${LIMIT_MS} ms`);

  const minutes = Number(values.minutes);
  for (let minute = 0; minute < minutes; minute++) {
    const measured = await runStudents(product.url, { ...crowd, count: Math.max(1, held), seconds: 55 });
    describe(`minute ${minute + 1}`, measured, 55, await readMetrics(port));
    if (minute + 1 < minutes) continue;
    for (const [name, times] of measured.times)
      console.log(
        `  ${name}: ${times.length} calls, p50 ${whole(quantile(times, 0.5))} ms, p95 ${whole(quantile(times, 0.95))} ms`,
      );
  }
  const cached = await compareCached(product.url, { rounds: 5, seconds: 4 });
  console.log(
    `cached matches (${cached.bytes} bytes): ${whole(cached.cached)}/s, the bare route with the same JSON ${whole(cached.bare)}/s: ${whole(cached.share * 100)}%`,
  );
  await product.stop();
};

useOwnTemporaryFolder();
console.log(
  `${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)} before the start, ${process.version}`,
);
for (const kind of kinds) {
  const folder = await mkdtemp(path.join(tmpdir(), 'laurel-load-'));
  const server = kind === 'server' ? await startTestServer() : undefined;
  const env: Record<string, string> = { DATA_DIR: folder };
  if (server) {
    env.DATABASE_URL = (await createServerDatabase(server.url)).url;
    env.SESSION_SECRET = 'only for measurements on this machine, nowhere else';
  }
  await measure(kind, env);
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
}
