import { randomInt, randomUUID } from 'node:crypto';
import { type ApiStudent, PUBLIC_HEALTH } from '../../e2e/api-student.ts';

export interface MixedStudent extends Pick<ApiStudent, 'email' | 'password' | 'token'> {}

export interface MixedCall {
  name: string;
  method: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** What students do, and of a hundred calls how many are that. Looking is common, writing is rare. */
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
export const nextCall = (student: MixedStudent, scholarshipIds: readonly string[]): MixedCall => {
  let left = randomInt(SHARES.reduce((sum, [share]) => sum + share, 0));
  const id = scholarshipIds[randomInt(scholarshipIds.length)] ?? '';
  for (const [share, make] of SHARES) {
    left -= share;
    if (left < 0) return make(student, id);
  }
  throw new Error('the shares have no sum');
};
