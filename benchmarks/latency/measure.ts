/**
 * How long each call of the contract keeps the event loop from everybody else, for a student who has as much as can be stored and
 * for hostile texts. Prints the longest stretch of each call, the least of three rounds, since other work of the machine only adds.
 *
 *   npm run bench -- latency
 */
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { allEndpoints, ESSAY_MAX_LENGTH } from '@laurel/contract';
import { startTestServer } from '@laurel/db/testing';
import { loadShippedCatalogue } from '../../apps/api/src/modules/catalogue/index.ts';
import { MAX_SAVED } from '../../apps/api/src/modules/saved-scholarships/toggle-saved.ts';
import { createTestApp, TEST_PASSWORD } from '../../apps/api/src/testing/create-test-app.ts';
import { useOwnTemporaryFolder } from '../../tooling/own-temporary-folder.ts';

const LIMIT_MS = 100;
const DRAFTS = 20;
const ROUNDS = 3;
/** Sent last, because they end the account or session that the other calls use. */
const LAST = ['PUT /users/password', 'DELETE /users/account', 'POST /auth/logout'];

const SENTENCES =
  'In 2019 I led a team of twelve nurses at the Kisumu county hospital, where we cut waiting times from four hours ' +
  'to forty minutes. I want to become a public health specialist because my grandmother died of malaria. ';
const full = (text: string) =>
  text.repeat(Math.ceil(ESSAY_MAX_LENGTH / text.length)).slice(0, ESSAY_MAX_LENGTH);
/** The language reader takes twenty times as long for it as for an honest text. */
const HOSTILE = `I was born in ${full('A. ')}`.slice(0, ESSAY_MAX_LENGTH);
const NOTES = full(SENTENCES).slice(0, 5_000);

const names = (what: string, count: number) => Array.from({ length: count }, (_, at) => `${what} ${at}`);
const PREFERENCES = {
  educationLevel: 'masters',
  preferredCountries: ['Germany', 'France', 'Kenya', 'Japan'],
  fieldsOfStudy: ['Public Health', 'Medicine', 'Nursing', 'Law'],
  gpa: 3.5,
  careerGoals: full(SENTENCES).slice(0, 2_000),
  researchInterests: full(SENTENCES).slice(0, 2_000),
};
const PROFILE = {
  citizenships: ['KE', 'UG'],
  countryOfResidence: 'KE',
  gender: 'female',
  currentDegree: 'undergraduate',
  statuses: names('status', 20),
  minorityGroups: names('group', 20),
  groups: names('community', 20),
  memberships: names('club', 20),
  tests: names('test', 20).map((test) => ({ test, score: 7 })),
  exams: names('exam', 20).map((name) => ({ name, score: 80 })),
};

useOwnTemporaryFolder();
const server = await startTestServer();
const test = await createTestApp('embedded', server.url, { records: [], runJobs: false });
await loadShippedCatalogue(test.services);
const catalogue = await test.services.catalogue.current();
await catalogue.columns();
await test.services.spellChecker.start();

const { token, email } = await test.signIn();
const send = (method: string, path: string, body?: object) =>
  test.call(method as 'GET', path, { token, ...(body ? { body } : {}) });
await send('POST', '/ai/preferences', PREFERENCES);
await send('PUT', '/users/profile', { profile: PROFILE });
const ids = catalogue.records.slice(0, MAX_SAVED).map(({ id }) => encodeURIComponent(id));
for (const id of ids) await send('POST', `/scholarships/${id}/save`, { saved: true, notes: NOTES });
let essayId = '';
for (let at = 0; at < DRAFTS; at += 1) {
  const { body } = await send('POST', '/essays', {
    essayText: at === 0 ? HOSTILE : full(`${SENTENCES}${at} `),
  });
  essayId = body.data?.essay.id ?? essayId;
}
const { body: address } = await send('GET', '/calendar');
const secret = /([^/]+)\.ics$/.exec(address.data.url)?.[1] ?? '';

const ID_OF: Record<string, string> = {
  'GET /essays/{id}': essayId,
  'GET /calendar/{secret}.ics': secret,
};
const BODIES: Record<string, object> = {
  'POST /auth/register': {
    firstName: 'Noor',
    lastName: 'Haddad',
    email: 'noor@example.org',
    password: TEST_PASSWORD,
  },
  'POST /auth/login': { email, password: TEST_PASSWORD },
  'POST /auth/forgot-password': { email },
  'PUT /users/profile': { profile: PROFILE },
  'POST /ai/preferences': PREFERENCES,
  'PUT /matching/preferences': PREFERENCES,
  'POST /matching/find': { preferences: PREFERENCES },
  'POST /scholarships/{id}/save': { saved: true, notes: NOTES },
  'PATCH /scholarships/{id}/save': { notes: NOTES },
  'POST /essays': { essayText: HOSTILE, prompt: HOSTILE.slice(0, 5_000) },
  'POST /notifications/read': { all: true },
  'PUT /users/password': { currentPassword: TEST_PASSWORD, password: TEST_PASSWORD },
};
const QUERIES: Record<string, string> = {
  'GET /scholarships': `?q=${encodeURIComponent('public health germany full funding women')}&limit=100`,
  'GET /scholarships/saved/list': '?limit=100&sort=deadline',
};

/** Milliseconds: the longest stretch without a turn of the event loop, and the processor time of the main thread. */
const holdUp = async (work: () => Promise<unknown>) => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const before = performance.eventLoopUtilization();
  delay.enable();
  await work();
  await new Promise((resolve) => setTimeout(resolve, 5));
  delay.disable();
  return { longest: delay.max / 1e6, active: performance.eventLoopUtilization(before).active };
};

const all = allEndpoints()
  .filter(({ endpoint }) => endpoint.served)
  .map(({ endpoint: { method, path } }) => `${method} ${path}`);
const inOrder = [...all.filter((name) => !LAST.includes(name)), ...all.filter((name) => LAST.includes(name))];
const rows: { name: string; status: number; longest: number; active: number }[] = [];
for (const name of inOrder) {
  const [method = '', path = ''] = name.split(' ');
  let best = { status: 0, longest: Number.POSITIVE_INFINITY, active: 0 };
  for (let round = 0; round < (LAST.includes(name) ? 1 : ROUNDS); round += 1) {
    let status = 0;
    const to = path.replace(/\{\w+\}/, ID_OF[name] ?? ids[0] ?? '') + (QUERIES[name] ?? '');
    const measured = await holdUp(async () => {
      ({ status } = await send(method, to, BODIES[name] ?? (method === 'GET' ? undefined : {})));
    });
    if (measured.longest < best.longest) best = { status, ...measured };
  }
  rows.push({ name, ...best });
}
rows.sort((a, b) => b.longest - a.longest);
console.log(`${'call'.padEnd(44)} status  longest ms  main thread ms`);
for (const { name, status, longest, active } of rows)
  console.log(
    `${name.padEnd(44)} ${status}     ${longest.toFixed(0).padStart(8)}  ${active.toFixed(0).padStart(14)}`,
  );
const over = rows.filter(({ longest }) => longest > LIMIT_MS);
console.log(`${over.length} of ${rows.length} calls keep the event loop for more than ${LIMIT_MS} ms`);
await test.close();
await server.stop();
