import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { call } from '../../chaos/call.ts';
import { type ApiStudent, PUBLIC_HEALTH } from '../../e2e/api-student.ts';

interface MixedStudent extends Pick<ApiStudent, 'email' | 'password' | 'token'> {}

interface MixedCall {
  name: string;
  method: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** What students do, with its share in a hundred calls. Reading is common, writing is rare. */
const SHARES: [share: number, make: (student: MixedStudent, scholarshipId: string) => MixedCall][] = [
  [22, () => ({ name: 'matches', method: 'GET', path: '/ai/matches' })],
  [20, (_, id) => ({ name: 'scholarship', method: 'GET', path: `/scholarships/${id}` })],
  [18, () => ({ name: 'browse', method: 'GET', path: `/scholarships?q=health&page=${randomInt(1, 4)}` })],
  [12, () => ({ name: 'saved list', method: 'GET', path: '/scholarships/saved/list' })],
  [8, (_, id) => ({ name: 'save', method: 'POST', path: `/scholarships/${id}/save`, body: { saved: true } })],
  [8, () => ({ name: 'notices', method: 'GET', path: '/notifications' })],
  [
    4,
    () => ({
      name: 'preferences',
      method: 'POST',
      path: '/ai/preferences',
      body: { ...PUBLIC_HEALTH, gpa: randomInt(200, 400) / 100 },
    }),
  ],
  [4, () => ({ name: 'start matching', method: 'POST', path: '/ai/matches/async' })],
  [
    2,
    ({ email, password }) => ({
      name: 'sign in',
      method: 'POST',
      path: '/auth/login',
      body: { email, password },
    }),
  ],
  [
    2,
    () => ({
      name: 'essay',
      method: 'POST',
      path: '/essays',
      body: {
        essayText: 'My grandmother kept the books of a village clinic. I counted 212 households myself.',
      },
      headers: { 'idempotency-key': randomUUID() },
    }),
  ],
];

/** The next thing that a student does. */
const nextCall = (student: MixedStudent, scholarshipIds: readonly string[]): MixedCall => {
  let left = randomInt(SHARES.reduce((sum, [share]) => sum + share, 0));
  const id = scholarshipIds[randomInt(scholarshipIds.length)] ?? '';
  for (const [share, make] of SHARES) {
    left -= share;
    if (left < 0) return make(student, id);
  }
  throw new Error('the shares have no sum');
};

/** Milliseconds that a student looks at an answer, give or take half of it. */
export const THINK_MS = 5_000;

export interface Measured {
  /** Milliseconds of each answer, by name of the call. */
  times: Map<string, number[]>;
  failures: Map<string, number>;
}

/** Percentile: the milliseconds within which this share of answers came (0.95: 95 in 100). */
export const quantile = (times: number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

const note = (times: Measured['times'], name: string, ms: number): void => {
  const known = times.get(name);
  if (known) known.push(ms);
  else times.set(name, [ms]);
};

/**
 * Lets so many students use the product for a while, each at its own pace, and measures what they wait.
 * @param seconds of measuring, after a start in which they arrive one after the other
 */
export const runStudents = async (
  url: string,
  {
    students,
    scholarshipIds,
    count,
    seconds,
  }: { students: MixedStudent[]; scholarshipIds: string[]; count: number; seconds: number },
): Promise<Measured> => {
  const measured: Measured = { times: new Map(), failures: new Map() };
  const began = performance.now() + THINK_MS;
  const ends = began + seconds * 1000;
  const use = async (index: number): Promise<void> => {
    const student = students[index % students.length];
    if (!student) throw new Error('there are no students');
    await pause(randomInt(THINK_MS));
    while (performance.now() < ends) {
      const { name, method, path, body, headers } = nextCall(student, scholarshipIds);
      const answer = await call(url, method, path, {
        token: student.token,
        ...(body === undefined ? {} : { body }),
        ...(headers ? { headers } : {}),
      });
      if (performance.now() >= began) {
        if (answer && answer.status < 300) note(measured.times, name, answer.ms);
        else measured.failures.set(name, (measured.failures.get(name) ?? 0) + 1);
      }
      await pause(randomInt(THINK_MS / 2, THINK_MS * 1.5));
    }
  };
  await Promise.all(Array.from({ length: count }, (_, index) => use(index)));
  return measured;
};
