import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createStudentWithPreferences, type Json, PUBLIC_HEALTH } from '../e2e/api-student.ts';
import { type Called, call } from './call.ts';
import type { Given } from './faults/scenario.ts';
import { until } from './until.ts';

/** A student's acknowledged state, and the states that are possible after calls without an answer. */
interface Ledger {
  token: string;
  userId: string;
  email: string;
  /** Possible states by scholarship. */
  saved: Map<string, Set<boolean>>;
  /** Grade averages that may be stored. */
  gpas: Set<number>;
  /** Essay ids by idempotency key, once acknowledged. */
  essays: Map<string, string | undefined>;
  jobs: Set<string>;
}

type Sent = [method: string, path: string, options?: { body?: unknown; headers?: Record<string, string> }];

/** One call as a student. @returns its answer when it was acknowledged */
type SendAs = (student: Ledger, ...sent: Sent) => Promise<Called | undefined>;

const essayText = (key: string) =>
  `My grandmother kept the books of a village clinic. I counted 212 households myself (${key}).`;

const toggle = async (send: SendAs, student: Ledger, scholarshipIds: readonly string[]): Promise<void> => {
  const id = scholarshipIds[randomInt(scholarshipIds.length)] ?? '';
  const saved = randomInt(2) === 1;
  student.saved.set(id, new Set([...(student.saved.get(id) ?? [false]), saved]));
  if (await send(student, 'POST', `/scholarships/${id}/save`, { body: { saved } }))
    student.saved.set(id, new Set([saved]));
};

const startMatching = async (send: SendAs, student: Ledger): Promise<void> => {
  const answer = await send(student, 'POST', '/ai/matches/regenerate');
  if (answer) student.jobs.add(answer.body.jobId);
};

const prefer = async (send: SendAs, student: Ledger): Promise<void> => {
  const gpa = randomInt(200, 400) / 100;
  student.gpas.add(gpa);
  if (await send(student, 'POST', '/ai/preferences', { body: { ...PUBLIC_HEALTH, gpa } }))
    student.gpas = new Set([gpa]);
};

/** Sends an essay, or repeats one under its key. @throws Error when it was stored under two ids */
const submitEssay = async (send: SendAs, student: Ledger, key: string): Promise<void> => {
  const known = student.essays.get(key);
  student.essays.set(key, known);
  const sent = { body: { essayText: essayText(key) }, headers: { 'idempotency-key': key } };
  const id = (await send(student, 'POST', '/essays', sent))?.body.data.essay.id as string | undefined;
  if (id === undefined) return;
  if (known !== undefined && known !== id) throw new Error(`the essay ${key} was stored twice`);
  student.essays.set(key, id);
};

/** One thing that a student does. */
const act = async (send: SendAs, student: Ledger, scholarshipIds: readonly string[]): Promise<void> => {
  const dice = randomInt(10);
  if (dice < 3) return toggle(send, student, scholarshipIds);
  if (dice < 5) return startMatching(send, student);
  if (dice < 7) return prefer(send, student);
  if (dice < 8) return submitEssay(send, student, randomUUID());
  await send(student, 'GET', '/scholarships?q=health');
};

/** An acknowledged job that has not ended this long after the restart is stuck. */
const JOB_MS = 60_000;
const PAGE = 100;

const read = async (send: SendAs, student: Ledger, path: string): Promise<Json> => {
  const answer = await send(student, 'GET', path);
  if (!answer) throw new Error(`${path} was not answered after everything ran again`);
  return answer.body;
};

const verifySaved = async (send: SendAs, student: Ledger): Promise<string[]> => {
  const { data } = await read(send, student, `/scholarships/saved/list?limit=${PAGE}`);
  const listed = new Set(
    data.savedScholarships.map((one: { scholarship: { id: string } }) => one.scholarship.id),
  );
  const wrong = [...student.saved].filter(([id, states]) => !states.has(listed.has(id)));
  for (const id of student.saved.keys()) student.saved.set(id, new Set([listed.has(id)]));
  return wrong.map(([id]) => `${id} is ${listed.has(id) ? 'saved' : 'not saved'}`);
};

const verifyPreferences = async (send: SendAs, student: Ledger): Promise<string[]> => {
  const { gpa } = (await read(send, student, '/ai/preferences')).data;
  const isRight = student.gpas.has(gpa);
  student.gpas = new Set([gpa]);
  return isRight ? [] : ['the preferences are not those that were acknowledged'];
};

/** Sends essays without an answer again under their keys; each must then be stored once. */
const verifyEssays = async (send: SendAs, student: Ledger): Promise<string[]> => {
  for (const [key, id] of student.essays) if (id === undefined) await submitEssay(send, student, key);
  const stored: string[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { data, pagination } = await read(send, student, `/essays?limit=${PAGE}&page=${page}`);
    stored.push(...data.map((one: { id: string }) => one.id));
    pages = pagination.totalPages;
  }
  const known = new Set(student.essays.values());
  const wrong = [...known]
    .filter((id) => id === undefined || !stored.includes(id))
    .map((id) => `the essay ${id} is lost`);
  return stored.length === known.size
    ? wrong
    : [...wrong, `${stored.length} essays instead of ${known.size}`];
};

const verifyJobs = async (send: SendAs, student: Ledger): Promise<string[]> => {
  const wrong: string[] = [];
  for (const id of student.jobs) {
    const { value } = await until(`the job ${id} ends`, JOB_MS, async () => {
      const job = await read(send, student, `/ai/job/${id}/status`);
      return (job.status === 'completed' || job.status === 'failed') && job;
    });
    if (value.status === 'failed') wrong.push(`the job ${id} failed: ${value.error}`);
  }
  student.jobs.clear();
  return wrong;
};

/** Differences between ledger and stored state; afterwards the ledger holds the stored state. */
const verifyLedger = async (send: SendAs, student: Ledger): Promise<string[]> => [
  ...(await verifySaved(send, student)),
  ...(await verifyPreferences(send, student)),
  ...(await verifyEssays(send, student)),
  ...(await verifyJobs(send, student)),
];

/** `refused`: answered 503 or 429. `broken`: the outcome is unknown. */
export interface CrowdCounts {
  acknowledged: number;
  refused: number;
  broken: number;
}

export interface Crowd {
  students: readonly Ledger[];
  counts: CrowdCounts;
  /** Forbidden answers: 5xx other than 503, and refusals of valid requests. */
  faults: string[];
  start(): void;
  /** Ends after the calls under way. */
  stop(): Promise<void>;
  /** Differences between the acknowledged and the stored state; empty when all is well. */
  verify(): Promise<string[]>;
}

const createLedger = async (url: string): Promise<Ledger> => {
  const { token, email, user } = await createStudentWithPreferences(url);
  const empty = { saved: new Map(), essays: new Map(), jobs: new Set<string>() };
  return { token, email, userId: user.id, gpas: new Set([PUBLIC_HEALTH.gpa]), ...empty };
};

/**
 * Students who use the product concurrently and record every acknowledgement.
 * @param url called before every request, because a restarted product may have another address; @param afterwards stops the students
 */
export const createCrowd = async (
  url: () => string,
  { size, pauseMs = 5, afterwards }: { size: number; pauseMs?: number } & Pick<Given, 'afterwards'>,
): Promise<Crowd> => {
  const counts: CrowdCounts = { acknowledged: 0, refused: 0, broken: 0 };
  const faults: string[] = [];
  const students: Ledger[] = [];
  while (students.length < size) students.push(await createLedger(url()));

  const send: SendAs = async (student, method, path, options) => {
    const answer = await call(url(), method, path, { ...options, token: student.token });
    if (answer && answer.status < 300) {
      counts.acknowledged++;
      return answer;
    }
    if (!answer) counts.broken++;
    else if (answer.status === 503 || answer.status === 429) counts.refused++;
    else faults.push(`${method} ${path} answered ${answer.status} ${answer.body.code}`);
    return undefined;
  };

  const [first] = students;
  const found = first && (await send(first, 'GET', '/scholarships?limit=20'));
  const scholarshipIds = found?.body.data.scholarships.map((one: { id: string }) => one.id) as string[];
  let running: Promise<unknown> | undefined;
  let stopping = false;
  const use = async (student: Ledger): Promise<void> => {
    while (!stopping) {
      const before = counts.acknowledged;
      await act(send, student, scholarshipIds).catch((error: Error) => faults.push(error.message));
      // After a refusal the student waits before the next call.
      await pause(counts.acknowledged === before ? 100 : pauseMs);
    }
  };
  const stop = async (): Promise<void> => {
    stopping = true;
    await running;
  };
  afterwards(stop);
  return {
    students,
    counts,
    faults,
    start: () => {
      stopping = false;
      running = Promise.all(students.map(use));
    },
    stop,
    verify: async () => (await Promise.all(students.map((student) => verifyLedger(send, student)))).flat(),
  };
};
