import { allEndpoints } from '@laurel/contract';
import { OWN_LISTING_LIMITS } from '@laurel/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type CallOptions, createTestApp, TEST_PASSWORD, type TestApp } from '../testing/create-test-app.ts';

interface Student {
  token: string;
  refreshToken: string;
  email: string;
  essayId: string;
  ownId: string;
  jobId: string;
  sessionId: string;
  /** Secret of the calendar's address. */
  secret: string;
}

interface Row {
  /** Statements at most, authentication (one) and the row of the audit log (one, but for reads) included. The queue has connections of its own, which are not counted. */
  most: number;
  id?: (student: Student) => string;
  body?: (student: Student) => CallOptions['body'];
}

const PREFERENCES = { educationLevel: 'masters', preferredCountries: ['Germany'] };
const SCHOLARSHIP = 'health-germany';
const scholarship = () => SCHOLARSHIP;

const OWN_LISTING = Object.fromEntries(
  Object.keys(OWN_LISTING_LIMITS).map((field) => [field, field === 'title' ? 'Health Award' : '']),
);

const CREDENTIAL = { id: 'made-up', rawId: 'made-up', type: 'public-key' };
const NO_REGISTRATION = { ...CREDENTIAL, response: { clientDataJSON: 'e30', attestationObject: 'e30' } };
const NO_ASSERTION = {
  ...CREDENTIAL,
  response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' },
};

let newcomers = 0;

/** What each call of the contract may cost; the last end what the others need. */
const ROWS: Record<string, Row> = {
  'GET /health': { most: 1 },
  'GET /health/live': { most: 0 },
  'GET /openapi.json': { most: 0 },
  'GET /catalogue/freshness': { most: 2 },
  'GET /public/awards': { most: 2 },
  'GET /public/catalogue.json': { most: 2 },
  'GET /public/catalogue.csv': { most: 2 },
  'GET /public/catalogue.nspa.json': { most: 2 },
  'GET /public/catalogue.atom': { most: 3 },
  'GET /public/catalogue.schema.json': { most: 0 },
  'GET /public/awards/{id}': { most: 2, id: scholarship },
  'POST /auth/register': {
    most: 9,
    body: () => ({
      firstName: 'Noor',
      lastName: 'Haddad',
      email: `newcomer${++newcomers}@example.org`,
      password: TEST_PASSWORD,
    }),
  },
  'POST /auth/login': { most: 13, body: ({ email }) => ({ email, password: TEST_PASSWORD }) },
  'POST /auth/provider': { most: 1, body: () => ({}) },
  'POST /auth/provider/answer': { most: 1, body: () => ({ flow: 'made-up', answer: 'code=made-up' }) },
  'POST /auth/provider/logout': { most: 1, body: () => ({ logout_token: 'made-up' }) },
  'POST /auth/forgot-password': { most: 4, body: ({ email }) => ({ email }) },
  'POST /auth/reset-password': { most: 2, body: () => ({ token: 'made-up', password: TEST_PASSWORD }) },
  'POST /auth/confirm-email': { most: 5, body: () => ({ token: 'made-up' }) },
  'POST /auth/undo-email-change': { most: 2, body: () => ({ token: 'made-up', password: TEST_PASSWORD }) },
  'GET /users/profile': { most: 5 },
  'POST /users/email/confirmation': { most: 6 },
  'PUT /users/profile': { most: 11, body: () => ({ profile: { gender: 'female' } }) },
  'GET /users/export': { most: 33 },
  'GET /users/sessions': { most: 2 },
  'GET /users/second-factor': { most: 3 },
  'POST /users/second-factor': { most: 6, body: () => ({ currentPassword: TEST_PASSWORD }) },
  'POST /users/second-factor/confirmation': { most: 4, body: () => ({ code: 'made-up' }) },
  'POST /users/second-factor/step-up': { most: 4, body: () => ({ code: 'made-up' }) },
  'POST /users/second-factor/recovery-codes': {
    most: 4,
    body: () => ({ currentPassword: TEST_PASSWORD, code: 'made-up' }),
  },
  'DELETE /users/second-factor': {
    most: 4,
    body: () => ({ currentPassword: TEST_PASSWORD, code: 'made-up' }),
  },
  'GET /users/passkeys': { most: 2 },
  'POST /users/passkeys/options': { most: 7, body: () => ({ currentPassword: TEST_PASSWORD }) },
  'POST /users/passkeys': { most: 4, body: () => ({ name: 'Phone', registration: NO_REGISTRATION }) },
  'DELETE /users/passkeys/{id}': { most: 7, id: () => 'made-up' },
  'POST /auth/passkey/options': { most: 3 },
  'POST /auth/passkey': { most: 2, body: () => ({ assertion: NO_ASSERTION }) },
  'GET /users/activity': { most: 3 },
  'GET /users/groups': { most: 3 },
  'POST /users/groups': { most: 5, body: () => ({ code: 'made-up' }) },
  'DELETE /users/groups/{id}': { most: 2, id: () => 'made-up' },
  'GET /ai/preferences': { most: 2 },
  'POST /ai/preferences': { most: 3, body: () => PREFERENCES },
  'PUT /matching/preferences': { most: 3, body: () => PREFERENCES },
  'GET /scholarships': { most: 5 },
  'GET /scholarships/{id}': { most: 6, id: scholarship },
  'GET /scholarships/{id}/changes': { most: 4, id: scholarship },
  'POST /scholarships/{id}/reports': { most: 8, id: scholarship, body: () => ({ kind: 'other' }) },
  'POST /scholarships/{id}/save': { most: 7, id: scholarship, body: () => ({ saved: true }) },
  'PATCH /scholarships/{id}/save': { most: 8, id: scholarship, body: () => ({ priority: 'low' }) },
  'POST /scholarships/own': { most: 14, body: () => ({ text: 'Health Award\nOpen to citizens of Kenya.' }) },
  'PUT /scholarships/own/{id}': { most: 5, id: ({ ownId }) => ownId, body: () => OWN_LISTING },
  'DELETE /scholarships/own/{id}': { most: 9, id: ({ ownId }) => ownId },
  'GET /scholarships/saved/list': { most: 4 },
  'GET /scholarships/saved/export.csv': { most: 3 },
  'GET /scholarships/{id}/deadline.ics': { most: 2, id: scholarship },
  'POST /scholarships/{id}/dismiss': { most: 7, id: scholarship, body: () => ({ dismissed: false }) },
  'GET /scholarships/dismissed/list': { most: 3 },
  'GET /calendar': { most: 4 },
  'GET /calendar/{secret}.ics': { most: 4, id: ({ secret }) => secret },
  'POST /calendar/rotate': { most: 4 },
  'POST /ai/matches': { most: 7 },
  'GET /ai/matches': { most: 6 },
  'POST /ai/matches/async': { most: 8 },
  'GET /ai/cache/stats': { most: 3 },
  'GET /matching/questions': { most: 3 },
  'POST /ai/matches/regenerate': { most: 15 },
  'GET /ai/job/{id}/status': { most: 3, id: ({ jobId }) => jobId },
  'POST /matching/what-if': { most: 5, body: () => ({ change: {}, ids: ['health-germany'] }) },
  'POST /matching/find': { most: 5, body: () => ({ preferences: PREFERENCES }) },
  'POST /essays': { most: 12, body: () => ({ essayText: 'I counted households.' }) },
  'GET /essays': { most: 3 },
  'GET /essays/reuse': { most: 6 },
  'GET /essays/{id}': { most: 3, id: ({ essayId }) => essayId },
  'DELETE /essays/{id}': { most: 3, id: ({ essayId }) => essayId },
  'GET /notifications': { most: 3 },
  'POST /notifications/read': { most: 3, body: () => ({ all: true }) },
  'GET /notifications/settings': { most: 2 },
  'PUT /notifications/settings': { most: 6, body: () => ({ email: 'off', deadlineReminders: false }) },
  'GET /notifications/unsubscribe/{token}': { most: 0, id: () => 'A'.repeat(43) },
  'POST /notifications/unsubscribe/{token}': { most: 2, id: () => 'A'.repeat(43) },
  // For whoever lacks the role: they are not there.
  'GET /desk/accounts': { most: 1 },
  'POST /desk/accounts/{id}/acts': { most: 1, id: scholarship },
  'DELETE /desk/accounts/{id}': { most: 1, id: scholarship },
  'GET /desk/audit': { most: 1 },
  'GET /desk/house': { most: 1 },
  'PUT /desk/house/texts': { most: 1 },
  'POST /desk/invitations': { most: 1 },
  'POST /desk/mail-test': { most: 1 },
  'GET /desk/queue': { most: 1 },
  'GET /desk/scholarships/{id}': { most: 1, id: scholarship },
  'POST /desk/scholarships/{id}/preview': { most: 1, id: scholarship },
  'POST /desk/scholarships/{id}/edits': { most: 1, id: scholarship },
  'POST /desk/scholarships': { most: 1 },
  'DELETE /desk/edits/{id}': { most: 1, id: scholarship },
  'POST /desk/scholarships/{id}/merge': { most: 1, id: scholarship },
  'POST /desk/reports/{id}/answer': { most: 1, id: scholarship },
  'POST /desk/proposals/{id}/decide': { most: 1, id: scholarship },
  'GET /desk/group-codes': { most: 1 },
  'POST /desk/group-codes': { most: 1 },
  'DELETE /desk/group-codes/{id}': { most: 1, id: scholarship },
  'GET /desk/sources': { most: 1 },
  'POST /desk/sources/{id}/acts': { most: 1, id: scholarship },
  'GET /desk/edits.yaml': { most: 1 },
  'GET /desk/sheet.csv': { most: 1 },
  'POST /desk/sheet': { most: 1 },
  'DELETE /users/sessions/{id}': { most: 4, id: ({ sessionId }) => sessionId },
  'PUT /users/password': {
    most: 15,
    body: () => ({ currentPassword: TEST_PASSWORD, password: 'Another-horse-8' }),
  },
  'POST /auth/refresh': { most: 4, body: ({ refreshToken }) => ({ refreshToken }) },
  'DELETE /users/account': { most: 12, body: () => ({ password: 'Another-horse-8' }) },
  'POST /auth/logout': { most: 2 },
};

let test: TestApp;
/** Two students: with one thing of each kind, and with several. */
let few: Student;
let many: Student;

/** Statements since the start, of all kinds. */
const statements = async (): Promise<number> => {
  const { values } = await test.services.metrics.querySeconds.get();
  return values
    .filter(({ metricName }) => metricName?.endsWith('_count'))
    .reduce((sum, { value }) => sum + value, 0);
};

const costOf = async (name: string, student: Student): Promise<number> => {
  const [method = '', path = ''] = name.split(' ');
  const row = ROWS[name];
  const before = await statements();
  const { status } = await test.call(method as 'GET', path.replace(/\{\w+\}/, row?.id?.(student) ?? ''), {
    token: student.token,
    ...(row?.body ? { body: row.body(student) } : {}),
  });
  expect(status, name).toBeLessThan(500);
  return (await statements()) - before;
};

const createStudent = async (things: number): Promise<Student> => {
  const { token, refreshToken, email } = await test.signIn();
  const call = (...[method, path, body]: ['GET' | 'POST', string, object?]) =>
    test.call(method, path, { token, ...(body ? { body } : {}) });
  await call('POST', '/ai/preferences', PREFERENCES);
  const { body } = await call('GET', '/scholarships');
  const ids: string[] = body.data.scholarships.map((one: { id: string }) => one.id);
  for (const id of [SCHOLARSHIP, ...ids.filter((id) => id !== SCHOLARSHIP)].slice(0, things))
    await call('POST', `/scholarships/${id}/save`, { saved: true });
  let essayId = '';
  for (let n = 0; n < things; n++) {
    const essay = await call('POST', '/essays', { essayText: `I counted ${n} households.` });
    essayId = essay.body.data.essay.id;
    await test.call('POST', '/auth/login', { body: { email, password: TEST_PASSWORD } });
  }
  const own = await call('POST', '/scholarships/own', { text: 'Health Award' });
  const sessions = await call('GET', '/users/sessions');
  const sessionId = sessions.body.data.find((one: { current: boolean }) => !one.current).id;
  const jobId = (await call('POST', '/ai/matches/regenerate')).body.jobId;
  const secret = /calendar\/([\w-]+)\.ics/.exec((await call('GET', '/calendar')).body.data.url)?.[1] ?? '';
  return { token, refreshToken, email, essayId, ownId: own.body.data.id, jobId, sessionId, secret };
};

beforeAll(async () => {
  test = await createTestApp('server', inject('serverUrl'), { runJobs: false });
  few = await createStudent(1);
  many = await createStudent(4);
});
afterAll(() => test.close());

describe('the database', () => {
  it('is asked by every call of the contract so often at most as is said here', () => {
    const served = allEndpoints().filter(({ endpoint }) => endpoint.served);
    expect(Object.keys(ROWS).toSorted()).toEqual(
      served.map(({ endpoint: { method, path } }) => `${method} ${path}`).toSorted(),
    );
  });

  it.each(Object.entries(ROWS))(
    'is asked by %s as often for one thing as for many',
    async (name, { most }) => {
      const cost = await costOf(name, few);
      expect(cost).toBeLessThanOrEqual(most);
      expect(await costOf(name, many)).toBe(cost);
    },
  );

  it('tells what only it knows to whoever asks for the metrics', async () => {
    const { text, failures } = await test.services.metrics.describe();
    expect(failures).toEqual([]);
    expect(text).toMatch(/^laurel_catalogue_records [1-9]/m);
    expect(text).toMatch(/^laurel_mails_waiting \d/m);
    expect(text).toMatch(/^laurel_jobs_waiting\{job="matching"\} \d/m);
    expect(text).toMatch(
      /^laurel_request_seconds_count\{method="GET",route="\/api\/essays\/:id",status="200"\} 2$/m,
    );
  });
});
