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

const any = <T>(values: readonly T[]): T => values[randomInt(values.length)] as T;

/** What students type: one word, several, a beginning, a slip. */
const SEARCHES = [
  'health',
  'women in engineering',
  'phd germany',
  'masters in climate policy',
  'nurs',
  'first generation',
  'fully funded africa',
  'rhodes',
  'shcolarship for teachers',
  'computer science undergraduate',
];

/** Of some fifteen words each, a few with a slip, so that every reader of an essay has work. */
const SENTENCES = [
  'My grandmother kept the books of a village clinic and let me add the columns from the age of nine.',
  'In 2019 the river came into the store room, and I counted 212 households myself to find out who had lost their medicine.',
  'Nobody could say who should of ordered the missing salts, so I asked the nurse for her ledger and copied each line by hand.',
  'At school I began a club that teach younger pupils to read a chart before they believe it.',
  'Eleven of them now keep the records of their own families, and two still write to me every month.',
  'I recieve those letters with more pride than any certificate that hangs in my parents’ living room.',
  'When the county health office replied, it asked for our table, not for our complaint.',
  'That answer taught me that a number travels further than an appeal when somebody has checked it twice.',
  'I failed my first examination in statistics because I had learnt formulas instead of asking what they were for.',
  'The second time I brought the ledger along, and my teacher let me solve the paper with it.',
  'Since then I have worked on Saturdays in the laboratory of Dr. Achieng, who measures lead in drinking water.',
  'We tested forty wells within six weeks; seven were closed, and one of these was our own.',
  'My father was angry about the longer walk untill he saw the figures beside the names of his neighbours’ children.',
  'I want to study public health because a register that everybody trusts is cheaper than most medicines.',
  'Your programme asks its students to spend a term in a district office, which is where I would begin anyway.',
  'Afterwards I shall go back to Kisumu and build the register that our county has never had.',
  'It will not look impressive at first: one form, one page of rules, one person who answers the telephone.',
  'If it works for a year in three clinics, twelve more have promised to join it.',
  'My mother, who left school at fourteen, has already offered to train the people who will fill it in.',
  'She says that patience is the only instrument that our family has never had to borrow.',
  'I have learned to ask quieter questions and to wait longer for there answers.',
  'On the last evening of the survey an old man thanked me for writing his name without a mistake.',
];
const ESSAY_WORDS = 400;

/** An essay of 400 words that no student has sent before. */
const newEssay = (): string => {
  const sentences: string[] = [];
  for (let words = 0; words < ESSAY_WORDS; ) {
    const sentence = any(SENTENCES);
    sentences.push(sentence);
    words += sentence.split(' ').length;
  }
  return sentences.join(' ');
};

/** What students do, with its share in a hundred calls. Reading is common, writing is rare. */
const SHARES: [share: number, make: (student: MixedStudent, scholarshipId: string) => MixedCall][] = [
  [22, () => ({ name: 'matches', method: 'GET', path: '/ai/matches' })],
  [20, (_, id) => ({ name: 'scholarship', method: 'GET', path: `/scholarships/${id}` })],
  [6, () => ({ name: 'browse', method: 'GET', path: `/scholarships?page=${randomInt(1, 4)}` })],
  [
    12,
    () => ({
      name: 'search',
      method: 'GET',
      path: `/scholarships?q=${encodeURIComponent(any(SEARCHES))}&page=${randomInt(1, 3)}`,
    }),
  ],
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
      body: { essayText: newEssay() },
      headers: { 'idempotency-key': randomUUID() },
    }),
  ],
];

/** The next thing that a student does. */
const nextCall = (student: MixedStudent, scholarshipIds: readonly string[]): MixedCall => {
  let left = randomInt(SHARES.reduce((sum, [share]) => sum + share, 0));
  const id = any(scholarshipIds);
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
