import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request as httpRequest } from 'node:http';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { startProduct } from '../e2e/start-product.ts';
import { type FuzzRequest, sampleRequests } from './arbitrary-request.ts';
import { checkAnswer, type FuzzAnswer } from './check-answer.ts';
import { createFuzzStudent, type FuzzStudent, type Send } from './fuzz-student.ts';

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
    /** What is wrong with the run itself. */
    note: (problem: string) => faults.push(problem),
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

/** Students who have saved as much as one may, and drafts of the greatest length; the others begin with nothing. */
const HEAVY = 3;
const MAX_SAVED = 500;
const DRAFTS = 20;
const MAX_DRAFT = 20_000;
/** Scholarships that requests name: only these may be taken off a list. */
const NAMED = 100;
/** Requests that a heavy student leaves to the others: each ends its session or its account. */
const ENDING = /^(\w+ \/auth\/|DELETE \/users\/|PUT \/users\/password)/;

/** Ids of as many scholarships of the catalogue as one student may save. */
const scholarshipIds = async (send: Send): Promise<string[]> => {
  const student = await createFuzzStudent(send, []);
  const ids: string[] = [];
  for (let page = 1; ids.length < MAX_SAVED; page++) {
    const { text } = await student.get(`/scholarships?limit=100&page=${page}`);
    ids.push(...JSON.parse(text).data.scholarships.map(({ id }: { id: string }) => id));
  }
  return ids.slice(0, MAX_SAVED);
};

/** A draft of the greatest length, in sentences that no other draft has. */
const longDraft = (number: number): string =>
  Array.from(
    { length: 400 },
    (_, at) => `In ${1990 + (at % 30)} I led team ${number}-${at} of nurses at the hospital of Kisumu.`,
  )
    .join(' ')
    .slice(0, MAX_DRAFT);

const fillUp = async (student: FuzzStudent, ids: readonly string[]): Promise<void> => {
  for (const id of ids) await student.post(`/scholarships/${id}/save`, { saved: true });
  for (let number = 0; number < DRAFTS; number++)
    await student.post('/essays', { essayText: longDraft(number) });
};

/** @returns what a heavy student has lost meanwhile, if anything */
const lighter = async (student: FuzzStudent): Promise<string | undefined> => {
  const count = async (path: string) =>
    JSON.parse((await student.get(path)).text).pagination.totalItems as number;
  const [saved, drafts] = [await count('/scholarships/saved/list?limit=1'), await count('/essays?limit=1')];
  const isHeavy = saved >= MAX_SAVED - NAMED && drafts >= DRAFTS / 2;
  return isHeavy ? undefined : `a heavy student ends with ${saved} saved and ${drafts} drafts`;
};

const sendAll = async (send: Send, wanted: number, seed: number, tally: Tally): Promise<void> => {
  const ids = await scholarshipIds(send);
  const students = await Promise.all(
    Array.from({ length: IN_FLIGHT }, () => createFuzzStudent(send, ids.slice(0, NAMED))),
  );
  const heavy = new Set(students.slice(0, HEAVY));
  await Promise.all([...heavy].map((student) => fillUp(student, ids)));
  console.error(`${HEAVY} students have ${ids.length} saved and ${DRAFTS} drafts of ${MAX_DRAFT} characters`);
  const next = requestsFrom(seed);
  let sent = 0;
  const work = async (student: FuzzStudent) => {
    while (sent < wanted) {
      const number = sent++;
      if (number % 10_000 === 0) console.error(`${number} of ${wanted}`);
      let request = next();
      while (heavy.has(student) && ENDING.test(request.name)) request = next();
      const filled = student.fill(request, number);
      const began = performance.now();
      const answer = await send(filled);
      tally.count(request, answer, performance.now() - began);
      const problem = checkAnswer(request.endpoint, answer);
      if (problem) tally.fault(request, problem, filled, answer);
      else await student.learn(request, answer);
    }
  };
  await Promise.all(students.map(work));
  for (const student of heavy) {
    const problem = await lighter(student);
    if (problem) tally.note(problem);
  }
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
