import { allEndpoints } from '@laurel/contract';
import { OWN_LISTING_LIMITS } from '@laurel/domain';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTokens, insertRole } from '../modules/auth/index.ts';
import { createLogger } from '../platform/logger.ts';
import {
  type CallOptions,
  createTestApp,
  TEST_PASSWORD,
  TEST_SECRET,
  type TestApp,
} from '../testing/create-test-app.ts';

/** In every text that the owner stores: nobody else's answer may hold it. */
const MARK = 'Kwambokamark';

interface World {
  essayId: string;
  ownId: string;
  jobId: string;
  sessionId: string;
  /** A number that no other request had. */
  fresh: number;
}

interface Row {
  /** Statuses for no token, for a bad one, for the owner of what is named, and for another signed-in student. */
  expected: readonly [none: number, bad: number, owner: number, other: number];
  send?: (world: World) => { params?: Record<string, string>; body?: unknown };
  /** It ends the account or session of who sends it: somebody of their own sends it. */
  ends?: true;
}

const everyone = (status: number) => [status, status, status, status] as const;
const signedIn = (status: number) => [401, 401, status, status] as const;
const ownOnly = (status: number) => [401, 401, status, 404] as const;

const PREFERENCES = { educationLevel: 'masters', fieldsOfStudy: ['Public Health'], careerGoals: MARK };
const OWN_SCHOLARSHIP = { id: 'health-germany' };
/** What the owner added themselves. */
const OWN_LISTING = {
  ...Object.fromEntries(Object.keys(OWN_LISTING_LIMITS).map((field) => [field, ''])),
  title: 'Health Award',
};
const ESSAY = `I led a clinic in ${MARK} for three years and treated 400 patients.`;

/** Who may do what. A call of the contract without a row here fails. */
const MATRIX: Record<string, Row> = {
  'GET /health': { expected: everyone(200) },
  'GET /health/live': { expected: everyone(200) },
  'GET /openapi.json': { expected: everyone(200) },
  'POST /auth/register': {
    expected: everyone(201),
    send: ({ fresh }) => ({
      body: {
        firstName: 'Noor',
        lastName: 'Haddad',
        email: `noor${fresh}@example.org`,
        password: TEST_PASSWORD,
      },
    }),
  },
  'POST /auth/login': {
    expected: everyone(401),
    send: () => ({ body: { email: 'nobody@example.org', password: 'Wrong-pass-1' } }),
  },
  // No provider is configured: `modules/auth/provider-sign-in.test.ts` has one.
  'POST /auth/provider': { expected: everyone(404), send: () => ({ body: {} }) },
  'POST /auth/provider/answer': {
    expected: everyone(404),
    send: () => ({ body: { flow: 'made-up', answer: 'code=made-up' } }),
  },
  'POST /auth/provider/logout': {
    expected: everyone(404),
    send: () => ({ body: { logout_token: 'made-up' } }),
  },
  'POST /auth/refresh': { expected: everyone(401), send: () => ({ body: { refreshToken: 'made.1.up' } }) },
  'POST /auth/logout': { expected: everyone(200), ends: true },
  'POST /auth/forgot-password': {
    expected: everyone(200),
    send: ({ fresh }) => ({ body: { email: `forgot${fresh}@example.org` } }),
  },
  'POST /auth/reset-password': {
    expected: everyone(400),
    send: () => ({ body: { token: 'made-up', password: TEST_PASSWORD } }),
  },
  'POST /auth/confirm-email': { expected: everyone(400), send: () => ({ body: { token: 'made-up' } }) },
  'POST /auth/undo-email-change': {
    expected: everyone(400),
    send: () => ({ body: { token: 'made-up', password: TEST_PASSWORD } }),
  },
  'GET /users/profile': { expected: signedIn(200) },
  'PUT /users/profile': {
    expected: signedIn(200),
    send: () => ({ body: { profile: { gender: 'female' } } }),
  },
  'POST /users/email/confirmation': { expected: signedIn(200) },
  'PUT /users/password': {
    expected: signedIn(200),
    send: () => ({ body: { currentPassword: TEST_PASSWORD, password: 'Another-horse-8' } }),
    ends: true,
  },
  'GET /users/second-factor': { expected: signedIn(200) },
  'POST /users/second-factor': {
    expected: signedIn(200),
    send: () => ({ body: { currentPassword: TEST_PASSWORD } }),
  },
  // A secret waits for its first code, and this is none.
  'POST /users/second-factor/confirmation': {
    expected: signedIn(401),
    send: () => ({ body: { code: 'made-up' } }),
  },
  'POST /users/second-factor/step-up': {
    expected: signedIn(409),
    send: () => ({ body: { code: 'made-up' } }),
  },
  'POST /users/second-factor/recovery-codes': {
    expected: signedIn(409),
    send: () => ({ body: { currentPassword: TEST_PASSWORD, code: 'made-up' } }),
  },
  'DELETE /users/second-factor': {
    expected: signedIn(409),
    send: () => ({ body: { currentPassword: TEST_PASSWORD, code: 'made-up' } }),
  },
  'GET /users/passkeys': { expected: signedIn(200) },
  'POST /users/passkeys/options': {
    expected: signedIn(200),
    send: () => ({ body: { currentPassword: TEST_PASSWORD } }),
  },
  // Answers to nothing that was asked.
  'POST /users/passkeys': {
    expected: signedIn(401),
    send: () => ({
      body: {
        name: 'Phone',
        registration: {
          id: 'made-up',
          rawId: 'made-up',
          type: 'public-key',
          response: { clientDataJSON: 'e30', attestationObject: 'e30' },
        },
      },
    }),
  },
  'DELETE /users/passkeys/{id}': { expected: signedIn(404), send: () => ({ params: { id: 'made-up' } }) },
  'POST /auth/passkey/options': { expected: everyone(200) },
  'POST /auth/passkey': {
    expected: everyone(401),
    send: () => ({
      body: {
        assertion: {
          id: 'made-up',
          rawId: 'made-up',
          type: 'public-key',
          response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' },
        },
      },
    }),
  },
  'DELETE /users/account': {
    expected: signedIn(200),
    send: () => ({ body: { password: TEST_PASSWORD } }),
    ends: true,
  },
  'GET /users/export': { expected: signedIn(200) },
  'GET /users/sessions': { expected: signedIn(200) },
  'GET /users/activity': { expected: signedIn(200) },
  'DELETE /users/sessions/{id}': {
    expected: ownOnly(200),
    send: ({ sessionId }) => ({ params: { id: sessionId } }),
  },
  'GET /users/groups': { expected: signedIn(200) },
  'POST /users/groups': { expected: signedIn(404), send: () => ({ body: { code: 'made-up' } }) },
  'DELETE /users/groups/{id}': { expected: signedIn(404), send: () => ({ params: { id: 'uni.example' } }) },
  'GET /ai/preferences': { expected: signedIn(200) },
  'POST /ai/preferences': { expected: signedIn(200), send: () => ({ body: { educationLevel: 'masters' } }) },
  'PUT /matching/preferences': {
    expected: signedIn(200),
    send: () => ({ body: { educationLevel: 'masters' } }),
  },
  'GET /scholarships': { expected: signedIn(200) },
  'GET /scholarships/{id}': { expected: signedIn(200), send: () => ({ params: OWN_SCHOLARSHIP }) },
  'POST /scholarships/{id}/reports': {
    expected: signedIn(201),
    send: () => ({ params: OWN_SCHOLARSHIP, body: { kind: 'other' } }),
  },
  'GET /scholarships/{id}/changes': { expected: signedIn(200), send: () => ({ params: OWN_SCHOLARSHIP }) },
  'GET /catalogue/freshness': { expected: everyone(200) },
  'GET /public/awards': { expected: everyone(200) },
  'GET /public/catalogue.json': { expected: everyone(200) },
  'GET /public/catalogue.nspa.json': { expected: everyone(200) },
  'GET /public/catalogue.csv': { expected: everyone(200) },
  'GET /public/catalogue.atom': { expected: everyone(200) },
  'GET /public/catalogue.schema.json': { expected: everyone(200) },
  'GET /public/awards/{id}': { expected: everyone(200), send: () => ({ params: OWN_SCHOLARSHIP }) },
  // What a student saved is found under the scholarship's id, and only among their own.
  'PATCH /scholarships/{id}/save': {
    expected: ownOnly(200),
    send: () => ({ params: OWN_SCHOLARSHIP, body: { priority: 'low' } }),
  },
  'POST /scholarships/{id}/save': {
    expected: signedIn(200),
    send: () => ({ params: OWN_SCHOLARSHIP, body: { saved: true } }),
  },
  'POST /scholarships/own': {
    expected: signedIn(201),
    send: () => ({ body: { text: 'Health Award\nOpen to citizens of Kenya.' } }),
  },
  'PUT /scholarships/own/{id}': {
    expected: ownOnly(200),
    send: ({ ownId }) => ({ params: { id: ownId }, body: OWN_LISTING }),
  },
  'GET /scholarships/saved/list': { expected: signedIn(200) },
  'GET /scholarships/saved/export.csv': { expected: signedIn(200) },
  'POST /scholarships/{id}/dismiss': {
    expected: signedIn(200),
    send: () => ({ params: OWN_SCHOLARSHIP, body: { dismissed: true } }),
  },
  'GET /scholarships/dismissed/list': { expected: signedIn(200) },
  'GET /calendar': { expected: signedIn(200) },
  'POST /calendar/rotate': { expected: signedIn(200) },
  'GET /calendar/{secret}.ics': {
    expected: everyone(404),
    send: () => ({ params: { secret: 'A'.repeat(43) } }),
  },
  'GET /scholarships/{id}/deadline.ics': {
    expected: signedIn(200),
    send: () => ({ params: OWN_SCHOLARSHIP }),
  },
  'POST /matching/what-if': { expected: signedIn(200), send: () => ({ body: { change: {}, ids: [] } }) },
  'POST /matching/find': { expected: signedIn(200), send: () => ({ body: { preferences: PREFERENCES } }) },
  'GET /ai/matches': { expected: signedIn(200) },
  'POST /ai/matches': { expected: signedIn(200) },
  'POST /ai/matches/async': { expected: signedIn(200) },
  'POST /ai/matches/regenerate': { expected: signedIn(202) },
  'GET /ai/job/{id}/status': { expected: ownOnly(200), send: ({ jobId }) => ({ params: { id: jobId } }) },
  'GET /ai/cache/stats': { expected: signedIn(200) },
  'GET /matching/questions': { expected: signedIn(200) },
  'POST /essays': {
    expected: signedIn(201),
    send: () => ({ body: { essayText: 'I want to study health because my village has no nurse.' } }),
  },
  'GET /essays': { expected: signedIn(200) },
  'GET /essays/reuse': { expected: signedIn(200) },
  'GET /essays/{id}': { expected: ownOnly(200), send: ({ essayId }) => ({ params: { id: essayId } }) },
  'DELETE /essays/{id}': { expected: ownOnly(200), send: ({ essayId }) => ({ params: { id: essayId } }) },
  'DELETE /scholarships/own/{id}': {
    expected: ownOnly(200),
    send: ({ ownId }) => ({ params: { id: ownId } }),
  },
  'GET /notifications': { expected: signedIn(200) },
  'POST /notifications/read': { expected: signedIn(200), send: () => ({ body: { all: true } }) },
  'GET /notifications/settings': { expected: signedIn(200) },
  'PUT /notifications/settings': {
    expected: signedIn(200),
    send: () => ({ body: { email: 'off', deadlineReminders: false } }),
  },
  'GET /notifications/unsubscribe/{token}': {
    expected: everyone(302),
    send: () => ({ params: { token: 'A'.repeat(43) } }),
  },
  'POST /notifications/unsubscribe/{token}': {
    expected: everyone(404),
    send: () => ({ params: { token: 'A'.repeat(43) } }),
  },
  // Nobody here was granted a role: what a curator and an operator may do is in `modules/desk/desk.routes.test.ts`.
  'GET /desk/accounts': { expected: everyone(404) },
  'POST /desk/accounts/{id}/acts': { expected: everyone(404) },
  'DELETE /desk/accounts/{id}': { expected: everyone(404) },
  'GET /desk/audit': { expected: everyone(404) },
  'GET /desk/house': { expected: everyone(404) },
  'PUT /desk/house/texts': { expected: everyone(404) },
  'POST /desk/invitations': { expected: everyone(404) },
  'POST /desk/mail-test': { expected: everyone(404) },
  'GET /desk/queue': { expected: everyone(404) },
  'GET /desk/scholarships/{id}': { expected: everyone(404) },
  'POST /desk/scholarships/{id}/preview': { expected: everyone(404) },
  'POST /desk/scholarships/{id}/edits': { expected: everyone(404) },
  'POST /desk/scholarships': { expected: everyone(404) },
  'DELETE /desk/edits/{id}': { expected: everyone(404) },
  'POST /desk/scholarships/{id}/merge': { expected: everyone(404) },
  'POST /desk/reports/{id}/answer': { expected: everyone(404) },
  'POST /desk/proposals/{id}/decide': { expected: everyone(404) },
  'GET /desk/group-codes': { expected: everyone(404) },
  'POST /desk/group-codes': { expected: everyone(404) },
  'DELETE /desk/group-codes/{id}': { expected: everyone(404) },
  'GET /desk/sources': { expected: everyone(404) },
  'POST /desk/sources/{id}/acts': { expected: everyone(404) },
  'GET /desk/edits.yaml': { expected: everyone(404) },
  'GET /desk/sheet.csv': { expected: everyone(404) },
  'POST /desk/sheet': { expected: everyone(404) },
};

/** In the order of the rows, so that what one of them needs or destroys is said there. */
const position = (name: string) => Object.keys(MATRIX).indexOf(name);
const served = allEndpoints()
  .filter(({ endpoint }) => endpoint.served)
  .map(({ endpoint: { method, path, access } }) => ({ name: `${method} ${path}`, method, path, access }))
  .toSorted((a, b) => position(a.name) - position(b.name));

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

const log: string[] = [];
let test: TestApp;
let world: World;
let owner: Awaited<ReturnType<TestApp['signIn']>>;
let badTokens: Record<string, string>;

beforeAll(async () => {
  const logger = createLogger('trace', { write: (line) => log.push(line) });
  test = await createTestApp('server', inject('serverUrl'), { runJobs: false, services: { logger } });
  owner = await test.signIn();
  const { token } = owner;
  await test.call('PUT', '/users/profile', { token, body: { firstName: MARK } });
  await test.call('POST', '/ai/preferences', { token, body: PREFERENCES });
  await test.call('POST', '/scholarships/health-germany/save', { token, body: { notes: MARK } });
  const essay = await test.call('POST', '/essays', { token, body: { essayText: ESSAY } });
  const own = await test.call('POST', '/scholarships/own', { token, body: { text: `${MARK} Award` } });
  const job = await test.call('POST', '/ai/matches/regenerate', { token });
  const second = await signInAgain(owner.email);
  const sessionId = String(decodeJwt(second.token).sid);
  world = {
    essayId: essay.body.data.essay.id,
    ownId: own.body.data.id,
    jobId: job.body.jobId,
    sessionId,
    fresh: 0,
  };
  badTokens = await makeBadTokens();
});
afterAll(() => test.close());

const signInAgain = async (email: string) =>
  (await test.call('POST', '/auth/login', { body: { email, password: TEST_PASSWORD } })).body;

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The same 32 bytes in other letters: the last of 43 has two bits that decoding leaves out. */
const respelled = (signature: string) =>
  signature.slice(0, -1) + BASE64URL[BASE64URL.indexOf(signature.slice(-1)) + 1];

/** Authorization headers that must count as none, by what is wrong with them. */
const makeBadTokens = async (): Promise<Record<string, string>> => {
  const [header = '', payload = '', signature = ''] = owner.token.split('.');
  const { userId } = owner;
  const sid = String(decodeJwt(owner.token).sid);
  const now = new Date();
  const stranger = await test.signIn();
  const leaver = await test.signIn();
  await test.call('POST', '/auth/logout', { token: leaver.token });
  const ours = createTokens([TEST_SECRET], 15);
  const theirs = createTokens(['another secret, as long as the right one'], 15);
  const claims = { ...decodeJwt(owner.token), sub: stranger.userId };
  const bearers = {
    'made up': 'made.up.token',
    expired: await ours.issueAccessToken(userId, sid, new Date(now.getTime() - 3_600_000)),
    'signed with another key': await theirs.issueAccessToken(userId, sid, now),
    'alg none': `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    'alg none with the signature': `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.${signature}`,
    'another kid': `${encode({ alg: 'HS256', typ: 'JWT', kid: '../../dev/null' })}.${payload}.${signature}`,
    'other claims': `${header}.${encode(claims)}.${signature}`,
    'without signature': `${header}.${payload}`,
    'a padded signature': `${owner.token}=`,
    'another spelling of the signature': `${header}.${payload}.${respelled(signature)}`,
    'of an ended session': leaver.token,
    'of another’s session': await ours.issueAccessToken(stranger.userId, sid, now),
    'a refresh token': owner.refreshToken,
    'too long': 'a'.repeat(5000),
  };
  return {
    ...Object.fromEntries(Object.entries(bearers).map(([name, token]) => [name, `Bearer ${token}`])),
    'another scheme': `Basic ${Buffer.from('student:password').toString('base64')}`,
    'no scheme': owner.token,
    'two tokens': `Bearer ${owner.token}, Bearer ${owner.token}`,
  };
};

const rowOf = (name: string): Row => {
  const row = MATRIX[name];
  if (!row) throw new Error(`${name} has no row: who may call it?`);
  return row;
};

type Endpoint = (typeof served)[number];

/** Sends the row's request with these headers. */
const send = ({ name, method, path }: Endpoint, { token, headers }: Omit<CallOptions, 'body'> = {}) => {
  world.fresh++;
  const { params = {}, body } = rowOf(name).send?.(world) ?? {};
  const address = path.replaceAll(/\{(\w+)\}/g, (_whole, key: string) => params[key] ?? '');
  return test.call(method, address, {
    ...(body === undefined ? {} : { body }),
    ...(token ? { token } : {}),
    ...(headers ? { headers } : {}),
  });
};

/** All that is stored about the owner, but that they looked at it here. */
const ownersData = async () => {
  const { activity, ...data } = (await test.call('GET', '/users/export', { token: owner.token })).body.data;
  return { ...data, activity: activity.filter(({ act }: { act: string }) => act !== 'GET /users/export') };
};

describe('who may call what', () => {
  it('is said for every call of the contract, and for no other', () => {
    expect(Object.keys(MATRIX).toSorted()).toEqual(served.map(({ name }) => name).toSorted());
  });

  it('without a token', async () => {
    const before = await ownersData();
    for (const endpoint of served) {
      const { status, body } = await send(endpoint);
      expect(status, endpoint.name).toBe(rowOf(endpoint.name).expected[0]);
      expect(JSON.stringify(body), endpoint.name).not.toContain(MARK);
    }
    expect(await ownersData()).toEqual(before);
  });

  it('with a bad token, whatever is bad about it', async () => {
    const before = await ownersData();
    for (const endpoint of served) {
      const status = rowOf(endpoint.name).expected[1];
      // A public call doesn't look at tokens.
      const tried = status === 401 ? Object.entries(badTokens) : Object.entries(badTokens).slice(0, 1);
      for (const [kind, authorization] of tried) {
        const answer = await send(endpoint, { headers: { authorization } });
        expect(answer.status, `${endpoint.name}, ${kind}`).toBe(status);
        expect(JSON.stringify(answer.body), `${endpoint.name}, ${kind}`).not.toContain(MARK);
      }
    }
    expect(await ownersData()).toEqual(before);
  });

  it('as another student: nothing of the owner is shown or changed', async () => {
    const before = await ownersData();
    const other = await test.signIn();
    await test.call('POST', '/ai/preferences', { token: other.token, body: { educationLevel: 'phd' } });
    for (const endpoint of served) {
      const { expected, ends } = rowOf(endpoint.name);
      const { token } = ends ? await test.signIn() : other;
      const { status, body } = await send(endpoint, { token });
      expect(status, endpoint.name).toBe(expected[3]);
      expect(JSON.stringify(body), endpoint.name).not.toContain(MARK);
      expect(JSON.stringify(body), endpoint.name).not.toContain(owner.userId);
    }
    expect(await ownersData()).toEqual(before);
  });

  it.each(['curator', 'operator'] as const)(
    'as a %s: nothing of the owner is shown or changed, and the desk of others is not there',
    async (role) => {
      const before = await ownersData();
      const keeper = await test.signIn();
      await insertRole(test.services.database.queries, keeper.userId, role, new Date());
      for (const endpoint of served) {
        const { ends } = rowOf(endpoint.name);
        const { token } = ends ? await test.signIn() : keeper;
        const { status, body } = await send(endpoint, { token });
        if (endpoint.access === 'operator' && role === 'curator') expect(status, endpoint.name).toBe(404);
        expect(JSON.stringify(body), endpoint.name).not.toContain(MARK);
        expect(JSON.stringify(body), endpoint.name).not.toContain(owner.userId);
      }
      const { token } = keeper;
      // What the rows name nothing for: the desk about the award that the owner saved, and the whole log.
      for (const address of [
        '/desk/scholarships/health-germany',
        '/desk/queue?q=health',
        '/desk/audit?since=2020-01-01',
      ]) {
        const { body } = await test.call('GET', address, { token });
        for (const secret of [MARK, owner.userId, owner.email])
          expect(JSON.stringify(body), address).not.toContain(secret);
      }
      expect(await ownersData()).toEqual(before);
    },
  );

  it('as a curator: no account is found, closed or erased', async () => {
    const before = await ownersData();
    const { token, userId } = await test.signIn();
    await insertRole(test.services.database.queries, userId, 'curator', new Date());
    const found = await test.call('GET', `/desk/accounts?email=${owner.email}`, { token });
    const closed = await test.call('POST', `/desk/accounts/${owner.userId}/acts`, {
      token,
      body: { act: 'disable' },
    });
    const erased = await test.call('DELETE', `/desk/accounts/${owner.userId}`, { token });
    expect([found.status, closed.status, erased.status]).toEqual([404, 404, 404]);
    expect(await ownersData()).toEqual(before);
  });

  it('as an operator: a whole address gives the account’s name, and none of its answers', async () => {
    const { token, userId } = await test.signIn();
    await insertRole(test.services.database.queries, userId, 'operator', new Date());
    const { body } = await test.call('GET', `/desk/accounts?email=${owner.email}`, { token });
    expect(body.data.firstName).toBe(MARK);
    expect(JSON.stringify({ ...body.data, firstName: '' })).not.toContain(MARK);
    expect(Object.keys(body.data)).not.toContain('profile');
  });

  it('as the owner', async () => {
    await test.call('POST', '/ai/matches', { token: owner.token });
    for (const endpoint of served) {
      const { expected, ends } = rowOf(endpoint.name);
      const { token } = ends ? await test.signIn() : owner;
      const { status } = await send(endpoint, { token });
      expect(status, endpoint.name).toBe(expected[2]);
    }
  });

  it('and the log of it all holds no word that was stored, and nothing that opens an account', async () => {
    const { body } = await test.call('GET', '/calendar', { token: owner.token });
    const [, secret = ''] = /calendar\/([\w-]+)\.ics/.exec(body.data.url) ?? [];
    expect((await test.call('GET', `/calendar/${secret}.ics`)).status).toBe(200);
    const all = log.join('');
    expect(all).toContain('/api/calendar/:secret.ics');
    for (const kept of [MARK, owner.token, owner.refreshToken, owner.email, TEST_PASSWORD, secret])
      expect(all).not.toContain(kept);
  });
});
