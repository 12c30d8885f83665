import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { allEndpoints } from '@laurel/contract';
import { createStudentWithPreferences, type Json, PUBLIC_HEALTH } from '../e2e/api-student.ts';
import { type Called, call } from './call.ts';
import type { Given } from './faults/scenario.ts';
import { until } from './until.ts';

type Value = string | number | boolean;

/** A student's acknowledged state, and the states that are possible after calls without an answer. */
interface Ledger {
  token: string;
  userId: string;
  /** Where the account was opened. */
  email: string;
  /** What may be stored, by what it is called; `false` for what is not there. One value once a write was acknowledged. */
  may: Map<string, Set<Value>>;
  passwords: Set<string>;
  /** Essay ids by idempotency key, once acknowledged. */
  essays: Map<string, string | undefined>;
  jobs: Set<string>;
  /** Scholarships of the student's own that may have been stored under an id that was not told. */
  ownUnknown: number;
  /** Changes of the address that are left: an account has only so many a day. */
  movesLeft: number;
  /** Scholarships: one stays saved, some are saved and given up, some dismissed and taken back. */
  ids: { noted: string; toggled: string[]; dismissed: string[] };
}

/** `mayRefuse`: 401 is an answer too, and no fault. */
type Sent = [
  method: string,
  path: string,
  options?: { body?: unknown; headers?: Record<string, string>; mayRefuse?: boolean; token?: string },
];

/** One call as a student. @returns its answer when it was acknowledged */
type SendAs = (student: Ledger, ...sent: Sent) => Promise<Called | undefined>;

type Act = (send: SendAs, student: Ledger) => Promise<unknown>;

let counter = 0;
const fresh = (what: string): string => `${what}-${process.pid}-${++counter}`;
/** Names have no digits. */
const freshName = (): string =>
  `Amina ${[...String(++counter)].map((digit) => String.fromCharCode(97 + Number(digit))).join('')}`;
const pickFrom = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T;
const PASSWORD = 'Correct-horse-7';

/** Sends a write, and keeps what may be stored meanwhile and afterwards. @returns its answer */
const write = async (
  student: Ledger,
  what: string,
  next: Value,
  send: () => Promise<Called | undefined>,
): Promise<Called | undefined> => {
  student.may.set(what, new Set([...(student.may.get(what) ?? [false]), next]));
  const answer = await send();
  if (answer) student.may.set(what, new Set([next]));
  return answer;
};

const toggle: Act = (send, student) => {
  const id = pickFrom(student.ids.toggled);
  const saved = randomInt(2) === 1;
  return write(student, `saved ${id}`, saved, () =>
    send(student, 'POST', `/scholarships/${id}/save`, { body: { saved } }),
  );
};

const note: Act = (send, student) => {
  const notes = fresh('a note');
  return write(student, 'the note', notes, () =>
    send(student, 'PATCH', `/scholarships/${student.ids.noted}/save`, { body: { notes } }),
  );
};

const dismiss: Act = (send, student) => {
  const id = pickFrom(student.ids.dismissed);
  const dismissed = randomInt(2) === 1;
  return write(student, `dismissed ${id}`, dismissed, () =>
    send(student, 'POST', `/scholarships/${id}/dismiss`, { body: { dismissed } }),
  );
};

const prefer: Act = (send, student) => {
  const gpa = randomInt(200, 400) / 100;
  const [method, path] = pickFrom([
    ['POST', '/ai/preferences'],
    ['PUT', '/matching/preferences'],
  ] as const);
  return write(student, 'the grade average', gpa, () =>
    send(student, method, path, { body: { ...PUBLIC_HEALTH, gpa } }),
  );
};

const startMatching =
  (path: string): Act =>
  async (send, student) => {
    const answer = await send(student, 'POST', path);
    if (answer?.body.jobId) student.jobs.add(answer.body.jobId);
  };

const essayText = (key: string) =>
  `My grandmother kept the books of a village clinic. I counted 212 households myself (${key}).`;

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

const eraseEssay: Act = async (send, student) => {
  const [key, id] = [...student.essays].find(([, stored]) => stored !== undefined) ?? [];
  if (key === undefined) return;
  student.essays.delete(key);
  student.may.set(`essay ${id}`, new Set([true]));
  await write(student, `essay ${id}`, false, () => send(student, 'DELETE', `/essays/${id}`));
};

/** Values of this kind that certainly hold `value`. */
const certain = ({ may }: Ledger, kind: string, value?: Value): string[] =>
  [...may]
    .filter(([what, values]) => {
      const [only] = values;
      return (
        what.startsWith(`${kind} `) &&
        values.size === 1 &&
        only !== false &&
        (value === undefined || only === value)
      );
    })
    .map(([what]) => what.slice(kind.length + 1));

const OWN_TEXT = 'The Lake Award. Open to citizens of Kenya.';
const ownListing = (title: string) => ({
  title,
  organization: 'Lake Fund',
  link: '',
  amount: '',
  coverage: '',
  deadline: '',
  location: '',
  eligibility: 'Open to citizens of Kenya.',
  documents: '',
  description: '',
});

/** Adds a scholarship of the student's own, names it otherwise, erases it. */
const keepOwn: Act = async (send, student) => {
  const id = certain(student, 'own').at(-1);
  if (id === undefined) {
    student.ownUnknown++;
    const answer = await send(student, 'POST', '/scholarships/own', { body: { text: OWN_TEXT } });
    if (!answer) return;
    student.ownUnknown--;
    student.may.set(`own ${answer.body.data.id}`, new Set([answer.body.data.saved.scholarship.title]));
    return;
  }
  const title = fresh('Lake Award');
  const named = await write(student, `own ${id}`, title, () =>
    send(student, 'PUT', `/scholarships/own/${id}`, { body: ownListing(title) }),
  );
  if (named && randomInt(2) === 0)
    await write(student, `own ${id}`, false, () => send(student, 'DELETE', `/scholarships/own/${id}`));
};

const settingsIn = ({ data }: Json): string =>
  JSON.stringify({ email: data.email, deadlineReminders: data.deadlineReminders });

const changeSettings: Act = (send, student) => {
  const body = {
    email: pickFrom(['instant', 'daily', 'weekly', 'off']),
    deadlineReminders: randomInt(2) === 1,
  };
  return write(student, 'the settings', settingsIn({ data: body }), () =>
    send(student, 'PUT', '/notifications/settings', { body }),
  );
};

/** Its address but for where the product listens, which a restart changes. */
const secretOf = ({ body }: { body: Json }): string => String(body.data.url).split('/').at(-1) ?? '';

const moveCalendar: Act = async (send, student) => {
  student.may.delete('the calendar');
  const answer = await send(student, 'POST', '/calendar/rotate');
  if (answer) student.may.set('the calendar', new Set([secretOf(answer)]));
};

const rename: Act = (send, student) => {
  const firstName = freshName();
  return write(student, 'the first name', firstName, () =>
    send(student, 'PUT', '/users/profile', { body: { firstName } }),
  );
};

/** The password, unless a change of it had no answer. */
const passwordOf = ({ passwords }: Ledger): string | undefined =>
  passwords.size === 1 ? [...passwords][0] : undefined;

/** A new password ends the other sessions, and moves the calendar. */
const changePassword: Act = async (send, student) => {
  const currentPassword = passwordOf(student);
  if (currentPassword === undefined) return;
  const password = fresh('Another-horse');
  const sessions = certain(student, 'session', true);
  student.passwords.add(password);
  student.may.delete('the calendar');
  // It cancels a change of the email, which nobody has confirmed here.
  student.may.get('the email')?.add(student.email);
  for (const token of sessions) student.may.set(`session ${token}`, new Set([true, false]));
  if (!(await send(student, 'PUT', '/users/password', { body: { currentPassword, password } }))) return;
  student.passwords = new Set([password]);
  student.may.set('the email', new Set([student.email]));
  for (const token of sessions) student.may.set(`session ${token}`, new Set([false]));
};

const changeEmail: Act = (send, student) => {
  const currentPassword = passwordOf(student);
  if (currentPassword === undefined || student.movesLeft-- <= 0) return Promise.resolve();
  const email = `${fresh('moved')}@example.org`;
  return write(student, 'the email', email, () =>
    send(student, 'PUT', '/users/profile', { body: { email, currentPassword } }),
  );
};

/** Signs in once more, and ends a session in one of two ways. */
const keepSessions: Act = async (send, student) => {
  const password = passwordOf(student);
  const [email, ...others] = student.may.get('the email') ?? [];
  if (password === undefined || typeof email !== 'string' || others.length > 0) return;
  const answer = await send(student, 'POST', '/auth/login', { body: { email, password } });
  if (!answer) return;
  const token = answer.body.token as string;
  const what = `session ${token}`;
  student.may.set(what, new Set([true]));
  if (randomInt(3) === 0) return;
  if (randomInt(2) === 0) {
    await write(student, what, false, () => send(student, 'POST', '/auth/logout', { token }));
    return;
  }
  const open = await send(student, 'GET', '/users/sessions', { token });
  const id = open?.body.data.find((one: { current: boolean }) => one.current)?.id as string | undefined;
  if (id) await write(student, what, false, () => send(student, 'DELETE', `/users/sessions/${id}`));
};

/** Opens another account, and erases every second one. */
const openAndErase: Act = async (send, student) => {
  const email = `${fresh('other')}@example.org`;
  const what = `account ${email}`;
  const body = { firstName: 'Ada', lastName: 'Obi', email, password: PASSWORD };
  const opened = await write(student, what, true, () => send(student, 'POST', '/auth/register', { body }));
  if (!opened || randomInt(2) === 0) return;
  const signedIn = await send(student, 'POST', '/auth/login', { body: { email, password: PASSWORD } });
  if (!signedIn) return;
  const { token } = signedIn.body as { token: string };
  await write(student, what, false, () =>
    send(student, 'DELETE', '/users/account', { body: { password: PASSWORD }, token }),
  );
};

const SAVE = 'POST /scholarships/{id}/save';
/** What students do, with the writes of the contract that it takes; the first ones more often. */
const ACTS: { act: Act; often?: number; writes: string[] }[] = [
  { act: toggle, often: 3, writes: [SAVE] },
  { act: startMatching('/ai/matches/regenerate'), often: 2, writes: ['POST /ai/matches/regenerate'] },
  { act: startMatching('/ai/matches/async'), writes: ['POST /ai/matches/async'] },
  { act: prefer, often: 2, writes: ['POST /ai/preferences', 'PUT /matching/preferences'] },
  { act: (send, student) => submitEssay(send, student, randomUUID()), often: 2, writes: ['POST /essays'] },
  { act: (send, student) => send(student, 'GET', '/scholarships?q=health'), often: 2, writes: [] },
  { act: note, often: 2, writes: ['PATCH /scholarships/{id}/save'] },
  { act: eraseEssay, writes: ['DELETE /essays/{id}'] },
  { act: dismiss, writes: ['POST /scholarships/{id}/dismiss'] },
  {
    act: keepOwn,
    often: 2,
    writes: ['POST /scholarships/own', 'PUT /scholarships/own/{id}', 'DELETE /scholarships/own/{id}'],
  },
  { act: changeSettings, writes: ['PUT /notifications/settings'] },
  { act: moveCalendar, writes: ['POST /calendar/rotate'] },
  { act: rename, writes: ['PUT /users/profile'] },
  { act: changePassword, writes: ['PUT /users/password'] },
  { act: changeEmail, writes: ['PUT /users/profile'] },
  { act: keepSessions, writes: ['POST /auth/login', 'POST /auth/logout', 'DELETE /users/sessions/{id}'] },
  { act: openAndErase, writes: ['POST /auth/register', 'DELETE /users/account'] },
];

/** Writes of students that the crowd leaves out. */
const LEFT_OUT = new RegExp(
  [
    // They take a link of a mail, an OpenID provider, an authenticator or its app.
    'POST /auth/(forgot|reset)-password',
    'POST /auth/(confirm-email|undo-email-change|provider|passkey)',
    'POST /users/email/confirmation',
    'POST /notifications/unsubscribe',
    '/users/(passkeys|second-factor)',
    // It replaces the token that everything else here is sent with.
    'POST /auth/refresh',
    // What they store is read by nobody who is a student.
    '/reports$',
    'POST /notifications/read',
    // They store nothing, or what the next matching makes anew.
    'POST /matching/(find|what-if)',
    'POST /ai/matches$',
  ].join('|'),
);

const studentWrites = (): string[] =>
  allEndpoints()
    .map(({ endpoint }) => endpoint)
    .filter(
      ({ method, access, served }) =>
        served && method !== 'GET' && (access === 'user' || access === 'public'),
    )
    .map(({ method, path }) => `${method} ${path}`);

/** Writes of the contract that are neither made by the crowd nor left out for a reason. */
export const forgottenWrites = (): string[] =>
  studentWrites().filter((name) => !LEFT_OUT.test(name) && !ACTS.some(({ writes }) => writes.includes(name)));

/** The writes that a crowd makes. */
export const CROWD_WRITES: ReadonlySet<string> = new Set(ACTS.flatMap(({ writes }) => writes));

/** An acknowledged job that has not ended this long after the restart is stuck. */
const JOB_MS = 60_000;
/** A busy process refuses essays for a while. */
const ESSAY_MS = 120_000;
/** On a busy machine some dozen calls take minutes. */
const CALLS_MS = 180_000;
const PAGE = 100;

const read = async (send: SendAs, student: Ledger, path: string): Promise<Json> => {
  const { value } = await until(`${path} is answered after everything runs again`, JOB_MS, () =>
    send(student, 'GET', path),
  );
  return value.body;
};

const signsIn = async (send: SendAs, student: Ledger, email: string, password: string): Promise<boolean> => {
  const { value } = await until('a sign-in is answered after everything runs again', JOB_MS, () =>
    send(student, 'POST', '/auth/login', { body: { email, password }, mayRefuse: true }),
  );
  return value.status === 200;
};

type Saved = { scholarship: { id: string; title: string }; notes: string };

/** What is stored of all that the ledger has an opinion on. */
const observe = async (send: SendAs, student: Ledger): Promise<Map<string, Value>> => {
  const has = (kind: string) => [...student.may.keys()].some((what) => what.startsWith(kind));
  const found = new Map<string, Value>();
  const { data } = await read(send, student, `/scholarships/saved/list?limit=${PAGE}`);
  for (const { scholarship, notes } of data.savedScholarships as Saved[]) {
    found.set(`saved ${scholarship.id}`, true);
    if (scholarship.id === student.ids.noted) found.set('the note', notes);
    else if (!student.ids.toggled.includes(scholarship.id))
      found.set(`own ${scholarship.id}`, scholarship.title);
  }
  if (has('dismissed '))
    for (const one of (await read(send, student, '/scholarships/dismissed/list')).data.dismissedScholarships)
      found.set(`dismissed ${one.scholarshipId}`, true);
  found.set('the grade average', (await read(send, student, '/ai/preferences')).data.gpa);
  found.set('the settings', settingsIn(await read(send, student, '/notifications/settings')));
  if (has('the calendar'))
    found.set('the calendar', secretOf({ body: await read(send, student, '/calendar') }));
  const { user } = (await read(send, student, '/users/profile')).data;
  found.set('the first name', user.firstName);
  found.set('the email', user.email);
  for (const what of student.may.keys()) {
    const [kind, name = ''] = what.split(' ');
    if (kind === 'account') found.set(what, await signsIn(send, student, name, PASSWORD));
    if (kind === 'session') {
      const sent = { token: name, mayRefuse: true };
      const { value } = await until('a session is answered', JOB_MS, () =>
        send(student, 'GET', '/users/profile', sent),
      );
      found.set(what, value.status === 200);
    }
  }
  for (const id of await storedEssays(send, student)) found.set(`essay ${id}`, true);
  return found;
};

const storedEssays = async (send: SendAs, student: Ledger): Promise<string[]> => {
  const stored: string[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { data, pagination } = await read(send, student, `/essays?limit=${PAGE}&page=${page}`);
    stored.push(...data.map((one: { id: string }) => one.id));
    pages = pagination.totalPages;
  }
  return stored;
};

/** What is settled once is not looked at again: these are many. */
const ONCE = /^(account|session|essay) /;

/** Each value that is stored must be one that it may be; from now on it is the only one. */
const verifyState = async (send: SendAs, student: Ledger): Promise<string[]> => {
  const found = await observe(send, student);
  const wrong: string[] = [];
  for (const [what, values] of student.may) {
    const stored = found.get(what) ?? false;
    if (!values.has(stored))
      wrong.push(`${what} is ${stored} instead of ${[...values].join(' or ')} (${student.email})`);
    if (ONCE.test(what)) student.may.delete(what);
    else student.may.set(what, new Set([stored]));
  }
  const essays = new Set(student.essays.values());
  for (const [what, value] of found) {
    const [kind, id] = what.split(' ');
    // What had no answer has no id here until now.
    if (kind === 'own' && !student.may.has(what)) {
      student.may.set(what, new Set([value]));
      if (student.ownUnknown-- <= 0) wrong.push(`a scholarship of one’s own is there twice: ${value}`);
    }
    // One whose erasure had no answer, and that is still there, is kept from now on.
    if (kind === 'essay' && !essays.delete(id)) student.essays.set(`kept ${id}`, id);
  }
  student.ownUnknown = 0;
  return [...wrong, ...[...essays].map((id) => `the essay ${id} is lost`)];
};

/** Sends essays without an answer again under their keys, until they are taken; each must then be stored once. */
const verifyEssays = async (send: SendAs, student: Ledger): Promise<string[]> => {
  for (const key of [...student.essays.keys()])
    await until('an essay is taken', ESSAY_MS, async () => {
      if (student.essays.get(key) === undefined) await submitEssay(send, student, key);
      return student.essays.get(key) !== undefined;
    });
  const known = new Set(student.essays.values());
  const unknown = (await storedEssays(send, student)).filter(
    (id) => !known.has(id) && !student.may.has(`essay ${id}`),
  );
  return unknown.map((id) => `the essay ${id} is there twice`);
};

const verifyPassword = async (send: SendAs, student: Ledger): Promise<string[]> => {
  const { email } = (await read(send, student, '/users/profile')).data.user as { email: string };
  const holding: string[] = [];
  for (const password of student.passwords)
    if (await signsIn(send, student, email, password)) holding.push(password);
  student.passwords = new Set(holding);
  return holding.length === 1 ? [] : [`${holding.length} passwords hold (${student.email})`];
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
  ...(await verifyEssays(send, student)),
  ...(await verifyState(send, student)),
  ...(await verifyPassword(send, student)),
  ...(await verifyJobs(send, student)),
];

/** `refused`: answered 503 or 429, with Retry-After. `broken`: the outcome is unknown. */
export interface CrowdCounts {
  acknowledged: number;
  refused: number;
  broken: number;
}

export interface Crowd {
  students: readonly Ledger[];
  counts: CrowdCounts;
  /** Writes that were acknowledged, as `POST /essays`. */
  written: Set<string>;
  /** Writes that had no answer, so that their outcome was unknown. */
  cutOff: Set<string>;
  /** Forbidden answers: 5xx other than 503, and refusals of valid requests. */
  faults: string[];
  start(): void;
  /** Waits until so many more calls were acknowledged: as much happens on a slow machine as on a fast one. */
  untilAcknowledged(calls: number): Promise<unknown>;
  /** Waits until every call to an address was answered, as a balancer does before it ends a process. */
  untilUnused(address: string): Promise<unknown>;
  /** Ends after the calls under way. */
  stop(): Promise<void>;
  /** Differences between the acknowledged and the stored state; empty when all is well. */
  verify(): Promise<string[]>;
}

const createLedger = async (url: string): Promise<Ledger> => {
  const { token, email, password, user } = await createStudentWithPreferences(url);
  const { body } = await mustAnswer(url, 'GET', '/scholarships?limit=20', { token });
  const [noted = '', ...others] = body.data.scholarships.map((one: { id: string }) => one.id) as string[];
  await mustAnswer(url, 'POST', `/scholarships/${noted}/save`, { token, body: { saved: true } });
  const settings = await mustAnswer(url, 'GET', '/notifications/settings', { token });
  const may: [string, Value][] = [
    ['the settings', settingsIn(settings.body)],
    ['the grade average', PUBLIC_HEALTH.gpa],
    ['the note', ''],
    ['the first name', user.firstName],
    ['the email', email],
  ];
  return {
    token,
    email,
    userId: user.id,
    may: new Map(may.map(([what, value]) => [what, new Set([value])])),
    passwords: new Set([password]),
    essays: new Map(),
    jobs: new Set(),
    ownUnknown: 0,
    movesLeft: 3,
    ids: { noted, toggled: others.slice(0, 10), dismissed: others.slice(10) },
  };
};

/** @throws Error unless it is accepted */
const mustAnswer = async (...sent: Parameters<typeof call>): Promise<Called> => {
  const answer = await call(...sent);
  if (!answer || answer.status >= 300) throw new Error(`${sent[2]} was answered ${answer?.status}`);
  return answer;
};

/** The write of the contract that a call is. */
const nameOf = (method: string, path: string): string => {
  const [address = ''] = path.split('?');
  const fits = (name: string) =>
    new RegExp(`^${name.replace(/\{\w+\}/g, '[^/]+')}$`).test(`${method} ${address}`);
  // `own` is no id.
  return (
    [...CROWD_WRITES].filter(fits).toSorted((a, b) => a.split('{').length - b.split('{').length)[0] ?? ''
  );
};

/**
 * Students who use the product concurrently and record every acknowledgement.
 * @param url called before every request, because a restarted product may have another address
 * @param known the writes that every process behind the address has; undefined: all
 * @param afterwards stops the students
 */
export const createCrowd = async (
  url: () => string,
  {
    size,
    pauseMs = 5,
    known,
    afterwards,
  }: { size: number; pauseMs?: number; known?: readonly string[] } & Pick<Given, 'afterwards'>,
): Promise<Crowd> => {
  const counts: CrowdCounts = { acknowledged: 0, refused: 0, broken: 0 };
  const [written, cutOff] = [new Set<string>(), new Set<string>()];
  const faults: string[] = [];
  const students: Ledger[] = [];
  /** Calls without an answer yet, by the address they went to. */
  const underWay = new Map<string, number>();
  while (students.length < size) students.push(await createLedger(url()));
  const acts = ACTS.filter(({ writes }) => !known || writes.every((name) => known.includes(name))).flatMap(
    ({ act, often = 1 }) => Array.from({ length: often }, () => act),
  );

  const send: SendAs = async (student, method, path, options) => {
    const { mayRefuse = false, token = student.token, ...rest } = options ?? {};
    const address = url();
    underWay.set(address, (underWay.get(address) ?? 0) + 1);
    const answer = await call(address, method, path, { ...rest, token });
    underWay.set(address, (underWay.get(address) ?? 0) - 1);
    if (answer && (answer.status < 300 || (mayRefuse && answer.status === 401))) {
      counts.acknowledged++;
      written.add(nameOf(method, path));
      return answer;
    }
    if (!answer) {
      counts.broken++;
      cutOff.add(nameOf(method, path));
    } else if (answer.status === 503 || answer.status === 429) {
      counts.refused++;
      if (!(Number(answer.headers.get('retry-after')) > 0))
        faults.push(`${method} ${path} answered ${answer.status} without Retry-After`);
    } else faults.push(`${method} ${path} answered ${answer.status} ${answer.body.code}`);
    return undefined;
  };

  let running: Promise<unknown> | undefined;
  let stopping = false;
  const use = async (student: Ledger): Promise<void> => {
    while (!stopping) {
      const before = counts.acknowledged;
      await pickFrom(acts)(send, student).catch((error: Error) => faults.push(error.message));
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
    written,
    cutOff,
    faults,
    start: () => {
      stopping = false;
      running = Promise.all(students.map(use));
    },
    untilAcknowledged: (calls) => {
      const wanted = counts.acknowledged + calls;
      return until(`${calls} calls are acknowledged`, CALLS_MS, async () => counts.acknowledged >= wanted);
    },
    untilUnused: (address) =>
      until(`no call to ${address} is under way`, CALLS_MS, async () => (underWay.get(address) ?? 0) === 0),
    stop,
    verify: async () => {
      const wrong = await Promise.all(
        students.map((student) => verifyLedger(send, student).catch((error: Error) => [error.message])),
      );
      return wrong.flat();
    },
  };
};
