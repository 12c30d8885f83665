import { allEndpoints } from '@laurel/contract';
import { type Queries, schema } from '@laurel/db';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { insertRole } from '../modules/auth/index.ts';
import { insertProposals } from '../modules/catalogue/index.ts';
import { upsertSource } from '../modules/import/index.ts';
import { dispatchDueMails } from '../platform/mailer/dispatch-mails.ts';
import { beginApp, useApp } from '../testing/authenticator-app.ts';
import { createTestApp, TEST_PASSWORD, type TestApp } from '../testing/create-test-app.ts';
import { obligingProvider } from '../testing/obliging-provider.ts';
import { readOutbox } from '../testing/read-outbox.ts';
import { askPasskey, beginPasskey, usePasskey } from '../testing/software-authenticator.ts';
import { until } from '../testing/until.ts';

const { auditLog, users } = schema;
const NEW_PASSWORD = 'Another-horse-8';
const MARK = 'Kwambokamark';
const SCHOLARSHIP = { id: 'health-germany' };

type Student = Awaited<ReturnType<TestApp['signIn']>>;
interface Sent {
  params?: Record<string, string>;
  body?: unknown;
}
/** Prepares a call that succeeds. Nothing: it needs neither parameters nor a body. */
type Prepare = (student: Student, test: TestApp) => Promise<Sent> | Sent;

const call = (
  test: TestApp,
  { token }: Student,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
) => test.call(method, path, { token, ...(body === undefined ? {} : { body }) });

const linkTo = async (test: TestApp, address: string, path: string): Promise<string> => {
  let link: string | undefined;
  await until(async () => {
    await dispatchDueMails(test.services);
    const mails = (await readOutbox(test.outbox)).filter(({ to }) => to === address);
    const pattern = new RegExp(`/${path}\\?token=([\\w-]+)$`, 'm');
    link = mails.flatMap(({ text }) => pattern.exec(text)?.[1] ?? []).at(-1);
    return link !== undefined;
  });
  return link ?? expect.fail('no link was mailed');
};

const move = async (student: Student, test: TestApp): Promise<string> => {
  const email = `moved-${student.email}`;
  await call(test, student, 'PUT', '/users/profile', { email, currentPassword: TEST_PASSWORD });
  return email;
};

const savePreferences = (student: Student, test: TestApp) =>
  call(test, student, 'POST', '/ai/preferences', { educationLevel: 'masters', careerGoals: MARK });

const prepared: Prepare = async (student, test) => {
  await savePreferences(student, test);
  return {};
};

const OWN = {
  title: 'Lake Award',
  organization: 'Lake Fund',
  link: '',
  amount: '',
  coverage: '',
  deadline: '',
  location: '',
  eligibility: `Open to citizens of Kenya. ${MARK}`,
  documents: '',
  description: '',
};

const addOwn = async (student: Student, test: TestApp): Promise<{ id: string }> => {
  const { body } = await call(test, student, 'POST', '/scholarships/own', { text: OWN.eligibility });
  return { id: body.data.id };
};

const GROUP = 'example-town';

/** A code that a curator made. */
const groupCode = async (test: TestApp): Promise<string> => {
  const curator = await test.signIn();
  await insertRole(test.services.database.queries, curator.userId, 'curator', new Date());
  return (await call(test, curator, 'POST', '/desk/group-codes', { group: GROUP })).body.data.code;
};

let newcomers = 0;

/** How each call that is no read is made rightly. */
const RIGHT: Record<string, Prepare> = {
  'POST /auth/register': () => ({
    body: {
      firstName: 'Noor',
      lastName: 'Haddad',
      email: `new${++newcomers}@example.org`,
      password: TEST_PASSWORD,
    },
  }),
  'POST /auth/login': ({ email }) => ({ body: { email, password: TEST_PASSWORD } }),
  'POST /auth/provider': () => ({ body: {} }),
  'POST /auth/provider/answer': ({ email }) => ({ body: { flow: email, answer: 'code=1' } }),
  'POST /auth/provider/logout': async ({ email }, test) => {
    await test.call('POST', '/auth/provider/answer', { body: { flow: email, answer: 'code=1' } });
    return { body: { logout_token: email } };
  },
  'POST /auth/refresh': ({ refreshToken }) => ({ body: { refreshToken } }),
  'POST /auth/logout': ({ refreshToken }) => ({ body: { refreshToken } }),
  'POST /auth/forgot-password': ({ email }) => ({ body: { email } }),
  'POST /auth/reset-password': async ({ email }, test) => {
    await test.call('POST', '/auth/forgot-password', { body: { email } });
    return { body: { token: await linkTo(test, email, 'reset-password'), password: NEW_PASSWORD } };
  },
  'POST /auth/confirm-email': async (student, test) => {
    const address = await move(student, test);
    return { body: { token: await linkTo(test, address, 'confirm-email') } };
  },
  'POST /auth/undo-email-change': async (student, test) => {
    await move(student, test);
    return {
      body: { token: await linkTo(test, student.email, 'undo-email-change'), password: NEW_PASSWORD },
    };
  },
  'PUT /users/profile': () => ({ body: { firstName: MARK, profile: { citizenships: ['KE'] } } }),
  'POST /users/email/confirmation': () => ({}),
  'PUT /users/password': () => ({ body: { currentPassword: TEST_PASSWORD, password: NEW_PASSWORD } }),
  'POST /users/second-factor': () => ({ body: { currentPassword: TEST_PASSWORD } }),
  'POST /users/second-factor/confirmation': async (student, test) => ({
    body: { code: (await beginApp(test, student)).code() },
  }),
  'POST /users/second-factor/step-up': async (student, test) => ({
    body: { code: (await useApp(test, student)).recoveryCodes[0] },
  }),
  'POST /users/second-factor/recovery-codes': async (student, test) => ({
    body: { currentPassword: TEST_PASSWORD, code: (await useApp(test, student)).recoveryCodes[0] },
  }),
  'DELETE /users/second-factor': async (student, test) => ({
    body: { currentPassword: TEST_PASSWORD, code: (await useApp(test, student)).recoveryCodes[0] },
  }),
  'POST /users/passkeys/options': () => ({ body: { currentPassword: TEST_PASSWORD } }),
  'POST /users/passkeys': async (student, test) => ({ body: (await beginPasskey(test, student)).body }),
  'DELETE /users/passkeys/{id}': async (student, test) => ({
    params: { id: (await usePasskey(test, student)).id },
  }),
  'POST /auth/passkey/options': () => ({}),
  'POST /auth/passkey': async (student, test) => ({
    body: await askPasskey(test, await usePasskey(test, student)),
  }),
  'DELETE /users/account': () => ({ body: { password: TEST_PASSWORD } }),
  'DELETE /users/sessions/{id}': async (student, test) => {
    const { body } = await call(test, student, 'GET', '/users/sessions');
    return { params: { id: body.data[0].id } };
  },
  'POST /users/groups': async (_student, test) => ({ body: { code: await groupCode(test) } }),
  'DELETE /users/groups/{id}': async (student, test) => {
    await call(test, student, 'POST', '/users/groups', { code: await groupCode(test) });
    return { params: { id: GROUP } };
  },
  'POST /ai/preferences': () => ({ body: { educationLevel: 'masters', careerGoals: MARK } }),
  'PUT /matching/preferences': () => ({ body: { educationLevel: 'masters', careerGoals: MARK } }),
  'POST /scholarships/{id}/reports': () => ({ params: SCHOLARSHIP, body: { kind: 'closed', text: MARK } }),
  'POST /scholarships/own': () => ({ body: { text: OWN.eligibility } }),
  'PUT /scholarships/own/{id}': async (student, test) => ({ params: await addOwn(student, test), body: OWN }),
  'DELETE /scholarships/own/{id}': async (student, test) => ({ params: await addOwn(student, test) }),
  'POST /scholarships/{id}/save': () => ({ params: SCHOLARSHIP, body: { saved: true, notes: MARK } }),
  'POST /scholarships/{id}/dismiss': () => ({ params: SCHOLARSHIP, body: { dismissed: true } }),
  'PATCH /scholarships/{id}/save': async (student, test) => {
    await call(test, student, 'POST', '/scholarships/health-germany/save', { saved: true });
    return { params: SCHOLARSHIP, body: { notes: MARK } };
  },
  'POST /calendar/rotate': () => ({}),
  'POST /ai/matches': prepared,
  'POST /ai/matches/async': prepared,
  'POST /ai/matches/regenerate': prepared,
  'POST /matching/find': () => ({ body: { preferences: { educationLevel: 'masters', careerGoals: MARK } } }),
  'POST /matching/what-if': async (student, test) => {
    await prepared(student, test);
    return { body: { change: { test: { test: 'IELTS', score: 7 } }, ids: ['health-germany'] } };
  },
  'POST /essays': () => ({ body: { essayText: `I counted ${MARK} households.` } }),
  'DELETE /essays/{id}': async (student, test) => {
    const { body } = await call(test, student, 'POST', '/essays', { essayText: `I counted ${MARK} wells.` });
    return { params: { id: body.data.essay.id } };
  },
  'POST /notifications/read': () => ({ body: { all: true } }),
  'PUT /notifications/settings': () => ({ body: { email: 'off', deadlineReminders: false } }),
  'POST /notifications/unsubscribe/{token}': async (student, test) => {
    await call(test, student, 'PUT', '/notifications/settings', { email: 'daily', deadlineReminders: true });
    const [row] = await test.services.database.queries
      .select()
      .from(schema.notificationSettings)
      .where(eq(schema.notificationSettings.userId, student.userId));
    return { params: { token: row?.unsubscribeToken ?? '' } };
  },
};

const DATED = { deadline: { kind: 'date', dates: ['2027-04-15'], text: 'Closes on 15 April 2027' } };

const proposed: Prepare = async (_student, { services: { database } }) => {
  const proposal = {
    scholarshipId: SCHOLARSHIP.id,
    source: 'crawl' as const,
    fact: 'deadline',
    before: 'Usually 1 March',
    after: `15 April 2027, for the ${++newcomers}th time`,
    patch: DATED,
    where: { url: 'https://example.org/page', place: 'Deadlines' },
  };
  await insertProposals(database.queries, [proposal], new Date());
  const rows = await database.queries.select().from(schema.catalogueProposals);
  return {
    params: { id: rows.find(({ state }) => state === 'open')?.id ?? '' },
    body: { decision: 'accepted' },
  };
};

/** How each call of the desk is made rightly, by a curator who is an operator too. */
const AT_DESK: Record<string, Prepare> = {
  'POST /desk/scholarships/{id}/preview': () => ({ params: SCHOLARSHIP, body: { patch: DATED } }),
  'POST /desk/scholarships/{id}/edits': () => ({ params: SCHOLARSHIP, body: { patch: DATED } }),
  'POST /desk/scholarships': () => ({
    body: {
      programme: {
        id: `local-award-${++newcomers}`,
        organization: 'Example Town',
        title: 'Example Town Grant',
        page: 'https://example.org/grant',
        description: 'A grant of the town for its own students, given once a year by its council.',
        location: 'Anywhere',
        eligibility: [
          { line: 'You live in Example Town.', other: {} },
          { line: 'You have to write a letter.', procedure: {} },
        ],
        award: { kind: 'unknown', text: 'What the council grants' },
        tags: ['Local'],
        ...DATED,
      },
    },
  }),
  'DELETE /desk/edits/{id}': async (student, test) => {
    await test.call('POST', '/desk/scholarships/health-germany/edits', {
      token: student.token,
      body: { patch: DATED },
    });
    const { body } = await call(test, student, 'GET', '/desk/scholarships/health-germany');
    return { params: { id: body.data.edits[0].id } };
  },
  'POST /desk/scholarships/{id}/merge': async (_student, { services: { catalogue } }) => {
    const { records } = await catalogue.current();
    return { params: { id: records.at(-1)?.id ?? '' }, body: { into: SCHOLARSHIP.id } };
  },
  'POST /desk/reports/{id}/answer': async (student, test) => {
    await call(test, student, 'POST', '/scholarships/health-germany/reports', { kind: 'other', text: MARK });
    const { body } = await call(test, student, 'GET', '/scholarships/health-germany');
    const { id } = body.data.scholarship.reports[0];
    return { params: { id }, body: { state: 'accepted', answer: `We saw ${MARK} and will ask.` } };
  },
  'POST /desk/proposals/{id}/decide': proposed,
  'POST /desk/accounts/{id}/acts': async (_keeper, test) => ({
    params: { id: (await test.signIn()).userId },
    body: { act: 'disable' },
  }),
  'DELETE /desk/accounts/{id}': async (_keeper, test) => ({ params: { id: (await test.signIn()).userId } }),
  'POST /desk/sources/{id}/acts': async (_keeper, { services: { database } }) => {
    const settings = {
      url: 'https://example.org/feed',
      everyHours: 24,
      maxPages: 10,
      only: null,
      allowHosts: [],
    };
    await upsertSource(database.queries, { name: 'example.org', ...settings }, new Date());
    return { params: { id: 'example.org' }, body: { act: 'pause' } };
  },
  'POST /desk/group-codes': () => ({ body: { group: GROUP } }),
  'DELETE /desk/group-codes/{id}': async (keeper, test) => {
    await call(test, keeper, 'POST', '/desk/group-codes', { group: GROUP });
    const { body } = await call(test, keeper, 'GET', '/desk/group-codes');
    return { params: { id: body.data.codes[0].id } };
  },
  'PUT /desk/house/texts': () => ({
    body: {
      operatorName: 'The Grants Office',
      operatorEmail: 'help@example.org',
      operatorAddress: '',
      dataProtection: '',
      retention: '',
    },
  }),
  'POST /desk/invitations': () => ({ body: { email: `invited${++newcomers}@example.org` } }),
  'POST /desk/mail-test': () => ({}),
  'POST /desk/sheet': () => ({ body: { csv: 'id,title\nhealth-germany,Another Title\n', apply: true } }),
};

/** Calls that are about nobody who is known when they are answered. */
const BY_A_VISITOR = ['POST /auth/forgot-password', 'POST /auth/provider', 'POST /auth/passkey/options'];

const changing = allEndpoints()
  .map(({ endpoint }) => endpoint)
  .filter(({ method, served }) => served && method !== 'GET')
  .map(({ method, path, access }) => ({ name: `${method} ${path}`, method, path, access }));
const byStudents = changing.filter(({ access }) => access === 'public' || access === 'user');
const atDesk = changing.filter(({ access }) => access === 'curator' || access === 'operator');

const nameOf = async (queries: Queries, userId: string) =>
  (await queries.select({ name: users.auditName }).from(users).where(eq(users.id, userId)))[0]?.name;

const rowsOf = (queries: Queries, requestId: unknown) =>
  queries
    .select()
    .from(auditLog)
    .where(eq(auditLog.requestId, String(requestId)));

describe.each(['embedded', 'server'] as const)('the audit log on the %s database', (kind) => {
  let test: TestApp;
  let queries: Queries;
  beforeAll(async () => {
    test = await createTestApp(kind, inject('serverUrl'), { services: { signInProvider: obligingProvider } });
    queries = test.services.database.queries;
  });
  afterAll(() => test.close());

  it.each(byStudents)(
    'holds $name, once, by whom, and nothing that a student told',
    async ({ name, method, path }) => {
      const prepare = RIGHT[name] ?? expect.fail(`${name} has no row: how is it called rightly?`);
      const student = await test.signIn();
      const { params = {}, body } = await prepare(student, test);
      const own = await nameOf(queries, student.userId);
      const address = path.replaceAll(/\{(\w+)\}/g, (_whole, key: string) => params[key] ?? '');
      const isPublic = name.startsWith('POST /auth/') || path.includes('unsubscribe');
      const answer = await test.call(method, address, {
        ...(body === undefined ? {} : { body }),
        ...(isPublic ? {} : { token: student.token }),
      });
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
      const rows = await rowsOf(queries, answer.headers['x-request-id']);
      const actor = name === 'POST /auth/register' ? await nameOf(queries, answer.body.data.user.id) : own;
      const whose = BY_A_VISITOR.includes(name) ? null : actor;
      expect(rows).toMatchObject([{ act: name, actor: whose, subject: whose, target: null, details: {} }]);
    },
  );

  it.each(atDesk)(
    'holds $name of the desk, once, and nothing about a student',
    async ({ name, method, path }) => {
      const prepare = AT_DESK[name] ?? expect.fail(`${name} has no row: how is it called rightly?`);
      const keeper = await test.signIn();
      await insertRole(queries, keeper.userId, 'operator', new Date());
      const { params = {}, body } = await prepare(keeper, test);
      const address = path.replaceAll(/\{(\w+)\}/g, (_whole, key: string) => params[key] ?? '');
      const answer = await test.call(method, address, { token: keeper.token, ...(body ? { body } : {}) });
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
      const rows = await rowsOf(queries, answer.headers['x-request-id']);
      expect(rows).toMatchObject([{ act: name, actor: await nameOf(queries, keeper.userId) }]);
      for (const secret of [MARK, keeper.userId, keeper.email])
        expect(JSON.stringify(rows)).not.toContain(secret);
    },
  );

  it('holds an export, and no refused call and no other read', async () => {
    const student = await test.signIn();
    const exported = await call(test, student, 'GET', '/users/export');
    expect(await rowsOf(queries, exported.headers['x-request-id'])).toMatchObject([
      { act: 'GET /users/export' },
    ]);
    const refused = await call(test, student, 'PUT', '/users/password', {
      currentPassword: 'Wrong-pass-1',
      password: NEW_PASSWORD,
    });
    expect(refused.status).toBe(401);
    expect(await rowsOf(queries, refused.headers['x-request-id'])).toEqual([]);
    const read = await call(test, student, 'GET', '/users/profile');
    expect(await rowsOf(queries, read.headers['x-request-id'])).toEqual([]);
  });

  it('is changed and shortened by nothing, whether rows are met or not', async () => {
    await test.signIn();
    const before = await queries.select().from(auditLog);
    expect(before.length).toBeGreaterThan(0);
    for (const statement of [
      sql`update audit_log set actor = 'somebody else'`,
      sql`update audit_log set actor = 'somebody else' where false`,
      sql`delete from audit_log`,
      sql`truncate audit_log`,
    ])
      await expect(queries.execute(statement)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('the audit log only grows') },
      });
    expect(await queries.select().from(auditLog)).toEqual(before);
  });

  it('keeps the rows of an erased account, and they lead to nobody', async () => {
    const { token, userId, email } = await test.signIn();
    const name = await nameOf(queries, userId);
    await test.call('DELETE', '/users/account', { token, body: { password: TEST_PASSWORD } });
    const rows = await queries
      .select()
      .from(auditLog)
      .where(eq(auditLog.actor, name ?? ''));
    expect(rows.map(({ act }) => act).toSorted()).toEqual(['DELETE /users/account', 'POST /auth/login']);
    expect(JSON.stringify(rows)).not.toContain(userId);
    expect(JSON.stringify(rows)).not.toContain(email);
    expect(
      await queries
        .select()
        .from(users)
        .where(eq(users.auditName, name ?? '')),
    ).toEqual([]);
  });

  it('is shown to each student as far as it is about access to their account', async () => {
    const student = await test.signIn();
    const other = await test.signIn();
    await call(test, student, 'POST', '/ai/preferences', { educationLevel: 'masters' });
    await call(test, student, 'GET', '/users/export');
    await call(test, student, 'POST', '/calendar/rotate');
    await call(test, other, 'GET', '/users/export');
    const { body } = await call(test, student, 'GET', '/users/activity');
    expect(body.data.activity).toMatchObject([
      { kind: 'calendar_address_changed', by: 'you' },
      { kind: 'exported', by: 'you' },
      { kind: 'signed_in', by: 'you' },
    ]);
    expect(body.pagination).toMatchObject({ totalItems: 3 });
    const second = await call(test, student, 'GET', '/users/activity?page=2&limit=2');
    expect(second.body.data.activity).toEqual([body.data.activity[2]]);
  });
});
