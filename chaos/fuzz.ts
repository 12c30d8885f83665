import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request as httpRequest } from 'node:http';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { startProduct } from '../e2e/start-product.ts';
import { type FuzzRequest, sampleRequests } from './arbitrary-request.ts';
import { checkAnswer, type FuzzAnswer } from './check-answer.ts';
import { createFuzzStudent, type Send } from './fuzz-student.ts';

const IN_FLIGHT = 30;
const SLOW_MS = 1000;
const BATCH = 50;
const MAX_SHOWN = 20;

const readText = (bytes: Buffer, encoding: string | undefined): string =>
  (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();

const overHttp = (url: string): Send => {
  const agent = new Agent({ keepAlive: true, maxSockets: IN_FLIGHT });
  return ({ method, path: address, headers, body }) =>
    new Promise((resolve, reject) => {
      const options = {
        method,
        agent,
        headers: { ...headers, 'content-length': Buffer.byteLength(body ?? '') },
      };
      const sent = httpRequest(`${url}/api${address}`, options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: readText(Buffer.concat(chunks), response.headers['content-encoding']),
          }),
        );
      });
      sent.on('error', reject);
      sent.end(body);
    });
};

type Tally = ReturnType<typeof createTally>;

const createTally = () => {
  const times: { ms: number; name: string }[] = [];
  const statuses = new Map<number, number>();
  const kinds = new Map<string, number>();
  const faults: string[] = [];
  return {
    count: (request: FuzzRequest, answer: FuzzAnswer, ms: number) => {
      times.push({ ms, name: request.name });
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      kinds.set(request.kind, (kinds.get(request.kind) ?? 0) + 1);
    },
    fault: (request: FuzzRequest, problem: string, sent: object, answer: FuzzAnswer) => {
      const said = `${answer.status} ${answer.text}`;
      faults.push(
        [
          `\n${request.name} (${request.kind}): ${problem.slice(0, 600)}`,
          `  sent    ${JSON.stringify({ ...sent, headers: request.headers }).slice(0, 600)}`,
          `  answer  ${said.slice(0, 400)}`,
        ].join('\n'),
      );
    },
    /** Prints the figures. @returns whether all went well */
    report: (seed: number, seconds: number): boolean => {
      const sorted = times.toSorted((a, b) => a.ms - b.ms);
      const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)]?.ms ?? 0);
      const slow = sorted.filter(({ ms }) => ms > SLOW_MS).length;
      const worst = sorted.slice(-5).map(({ ms, name }) => `${name} ${Math.round(ms)} ms`);
      const load = loadavg().map((each) => each.toFixed(1));
      console.log(
        [
          `${times.length} requests in ${Math.round(seconds)} s, ${IN_FLIGHT} in flight, seed ${seed}`,
          `kinds     ${list(kinds)}`,
          `statuses  ${list(statuses)}`,
          `ms        p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, slowest ${at(1)}`,
          `slowest   ${worst.toReversed().join(', ')}`,
          `machine   ${availableParallelism()} processors, load ${load.join(' ')}`,
          `over 1 s  ${slow}`,
          `faults    ${faults.length}`,
          ...faults.slice(0, MAX_SHOWN),
        ].join('\n'),
      );
      return faults.length === 0 && slow === 0;
    },
  };
};

const list = (counts: Map<string | number, number>): string =>
  [...counts]
    .toSorted(([a], [b]) => String(a).localeCompare(String(b)))
    .map(([key, count]) => `${key}: ${count}`)
    .join(', ');

/** Generates requests in small batches, so that generating does not delay answers. */
const requestsFrom = (seed: number): (() => FuzzRequest) => {
  let waiting: FuzzRequest[] = [];
  let batch = 0;
  return () => {
    if (waiting.length === 0) waiting = sampleRequests(BATCH, seed + batch++);
    return waiting.pop() as FuzzRequest;
  };
};

/** Ids of some scholarships of the catalogue. */
const scholarshipIds = async (send: Send): Promise<string[]> => {
  const student = await createFuzzStudent(send, []);
  const { text } = await student.get('/scholarships?limit=100');
  return JSON.parse(text).data.scholarships.map(({ id }: { id: string }) => id);
};

const sendAll = async (send: Send, wanted: number, seed: number, tally: Tally): Promise<void> => {
  const ids = await scholarshipIds(send);
  const next = requestsFrom(seed);
  let sent = 0;
  const work = async () => {
    const student = await createFuzzStudent(send, ids);
    while (sent < wanted) {
      const number = sent++;
      if (number % 10_000 === 0) console.error(`${number} of ${wanted}`);
      const request = next();
      const filled = student.fill(request, number);
      const began = performance.now();
      const answer = await send(filled);
      tally.count(request, answer, performance.now() - began);
      const problem = checkAnswer(request.endpoint, answer);
      if (problem) tally.fault(request, problem, filled, answer);
      else await student.learn(request, answer);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, work));
};

/** Sends generated requests of every endpoint to the real product. @returns whether every answer was right and in time */
export const fuzz = async (args: string[]): Promise<boolean> => {
  const options = { requests: { type: 'string', default: '100000' }, seed: { type: 'string' } } as const;
  const { values } = parseArgs({ args, options });
  const seed = Number(values.seed ?? Date.now() % 1_000_000_000);
  const folder = await mkdtemp(path.join(tmpdir(), 'laurel-fuzz-'));
  const product = await startProduct({
    DATA_DIR: folder,
    ACCESS_TOKEN_MINUTES: '1440',
    TODAY: '2026-11-21',
  });
  try {
    const tally = createTally();
    const began = performance.now();
    await sendAll(overHttp(product.url), Number(values.requests), seed, tally);
    return tally.report(seed, (performance.now() - began) / 1000);
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
