import { setTimeout as pause } from 'node:timers/promises';
import { createStudentWithPreferences, PUBLIC_HEALTH } from '../e2e/api-student.ts';
import { act } from './act.ts';
import { call } from './call.ts';
import type { Given } from './faults/scenario.ts';
import type { Ledger, SendAs } from './ledger.ts';
import { verifyLedger } from './verify-ledger.ts';

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
