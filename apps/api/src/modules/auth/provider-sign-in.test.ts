import { createPrivateKey, generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { schema } from '@laurel/db';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import Provider, { type JWK } from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../platform/new-id.ts';
import { createTestApp, TEST_PASSWORD, type TestApp } from '../../testing/create-test-app.ts';

const PUBLIC_URL = 'http://127.0.0.1:4899';
const CLIENT = { id: 'laurel', secret: 'a-secret-of-the-client' };

interface Person {
  amr?: string[];
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}
const people = new Map<string, Person>();

const newKey = (kid: string): JWK => ({
  ...(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }) as JWK),
  kid,
  use: 'sig',
  alg: 'RS256',
});

const keys = new Map<string, JWK>();
/** The key that goes by a name, made once for the tests of both databases. */
const keyOf = (kid: string): JWK => {
  const key = keys.get(kid) ?? newKey(kid);
  keys.set(kid, key);
  return key;
};

/** What the provider tells by itself, before a test hands it on. */
const backChannel = { url: '', told: [] as string[] };
const listener = createServer(async (request, response) => {
  let form = '';
  for await (const piece of request) form += piece;
  backChannel.told.push(form);
  response.end();
});
beforeAll(async () => {
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  backChannel.url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/logout`;
});
afterAll(() => stop(listener));

/** A provider that listens at a port, the same one again after a change of its keys. */
const startProvider = async (
  kid: string,
  port = 0,
  key = keyOf(kid),
): Promise<{ issuer: string; server: Server; port: number; key: JWK }> => {
  const server = createServer();
  // Connections end with the server: one that ended by itself while it was taken up again would break a request.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const listening = (server.address() as AddressInfo).port;
  const issuer = `http://127.0.0.1:${listening}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`${PUBLIC_URL}/signing-in`],
        post_logout_redirect_uris: [`${PUBLIC_URL}/`],
        token_endpoint_auth_method: 'client_secret_post',
        require_auth_time: true,
        backchannel_logout_uri: backChannel.url,
        backchannel_logout_session_required: true,
      },
    ],
    jwks: { keys: [key] },
    claims: {
      openid: ['sub', 'amr'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => ({ sub, ...people.get(sub) }) }),
    features: { devInteractions: { enabled: true }, backchannelLogout: { enabled: true } },
    cookies: { keys: ['a key of the test provider'] },
    // By itself it calls no address of this machine.
    fetch: (address, { dispatcher: _refusing, ...init } = {}) => fetch(address, init),
  });
  // Its login form knows passwords alone: what else was asked for stands with the person.
  const finish = provider.interactionFinished.bind(provider);
  provider.interactionFinished = (request, response, { login, ...result }, options) => {
    const methods = people.get(login?.accountId ?? '')?.amr;
    const signedIn = login && { ...login, ...(methods ? { amr: methods } : {}) };
    return finish(request, response, { ...result, ...(signedIn ? { login: signedIn } : {}) }, options);
  };
  server.on('request', provider.callback());
  return { issuer, server, port: listening, key };
};
const stop = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** A browser at the provider: follows where it is led, fills in its two forms, and stops at the way back. */
const browseThere = async (url: string, subject: string, cookies: Map<string, string>) => {
  const asked: string[] = [];
  const visit = async (address: string, body?: URLSearchParams): Promise<{ next: string; html: string }> => {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body ? { method: 'POST', body } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    return { next: location ? new URL(location, address).href : '', html: await response.text() };
  };
  let at = url;
  for (let steps = 0; steps < 12; steps += 1) {
    if (at.startsWith(PUBLIC_URL)) return { at, asked };
    const { next, html } = await visit(at);
    if (next) {
      at = next;
      continue;
    }
    const action = /<form[^>]*action="([^"]+)"/.exec(html)?.[1] ?? expect.fail(html);
    if (html.includes('name="xsrf"')) {
      // "Do you want to sign out?"
      const xsrf = /name="xsrf" value="([^"]+)"/.exec(html)?.[1] ?? expect.fail(html);
      asked.push('logout');
      at = (await visit(new URL(action, at).href, new URLSearchParams({ xsrf, logout: 'yes' }))).next;
      continue;
    }
    const prompt = html.includes('name="login"') ? 'login' : 'consent';
    asked.push(prompt);
    const form = new URLSearchParams(
      prompt === 'login' ? { prompt, login: subject, password: 'any' } : { prompt },
    );
    at = (await visit(new URL(action, at).href, form)).next;
  }
  return expect.fail(`the provider does not lead back: ${at}`);
};

const signInThere = async (url: string, subject: string, cookies = new Map<string, string>()) =>
  new URL((await browseThere(url, subject, cookies)).at).search;

describe.each(['embedded', 'server'] as const)('signing in by an OpenID provider (%s database)', (kind) => {
  let provider: Awaited<ReturnType<typeof startProvider>>;
  let test: TestApp;
  beforeAll(async () => {
    provider = await startProvider('first');
    test = await createTestApp(kind, inject('serverUrl'), {
      env: {
        PUBLIC_URL,
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: CLIENT.id,
        OIDC_CLIENT_SECRET: CLIENT.secret,
        OIDC_DOMAINS: 'example.org',
        OIDC_NAME: 'Example University',
      },
    });
  });
  afterAll(async () => {
    await test.close();
    await stop(provider.server);
  });

  const begin = async (rememberMe = false): Promise<{ url: string; flow: string }> =>
    (await test.call('POST', '/auth/provider', { body: { rememberMe } })).body.data;
  const end = (flow: string, answer: string) =>
    test.call('POST', '/auth/provider/answer', { body: { flow, answer } });
  const signIn = async (subject: string) => {
    const { url, flow } = await begin();
    return end(flow, await signInThere(url, subject));
  };
  const add = (subject: string, person: Person) =>
    people.set(subject, { given_name: 'Amina', family_name: 'Otieno', email_verified: true, ...person });

  it('asks with PKCE, state and nonce, and opens an account at the first time, the same one at the next', async () => {
    const url = new URL((await begin()).url);
    expect(url.searchParams.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(url.searchParams.get(name)?.length, name).toBeGreaterThan(40);
    add(`${kind}-new`, { email: `${kind}-new@example.org` });
    const first = await signIn(`${kind}-new`);
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    expect(first.body.user).toMatchObject({
      firstName: 'Amina',
      lastName: 'Otieno',
      email: `${kind}-new@example.org`,
    });
    // The address there may change; who it is does not.
    add(`${kind}-new`, { email: `${kind}-renamed@example.org` });
    const again = await signIn(`${kind}-new`);
    expect(again.body.user).toEqual(first.body.user);
    const profile = await test.call('GET', '/users/profile', { token: again.body.token });
    expect(profile.body.data.user.emailUnconfirmed).toBeUndefined();
    const exported = await test.call('GET', '/users/export', { token: again.body.token });
    expect(exported.body.data.identities).toMatchObject([
      { issuer: provider.issuer, subject: `${kind}-new` },
    ]);
  });

  it('links an account by its confirmed address, which keeps its password', async () => {
    const { email, userId } = await test.signIn();
    add(`${kind}-linked`, { email: email.toUpperCase() });
    expect((await signIn(`${kind}-linked`)).body.user.id).toBe(userId);
    const byPassword = { email, password: TEST_PASSWORD };
    expect((await test.call('POST', '/auth/login', { body: byPassword })).status).toBe(200);
    // Somebody else with that address there is not let in to it.
    add(`${kind}-other`, { email });
    expect((await signIn(`${kind}-other`)).body.code).toBe('provider_refused');
  });

  it('attack: whoever opened an account with somebody else’s address loses it to who reads its mail', async () => {
    const email = `${kind}-squatted@example.org`;
    const squatter = { firstName: 'Some', lastName: 'Body', email, password: TEST_PASSWORD };
    await test.call('POST', '/auth/register', { body: squatter });
    const { body } = await test.call('POST', '/auth/login', { body: { email, password: TEST_PASSWORD } });
    add(`${kind}-squatted`, { email });
    expect((await signIn(`${kind}-squatted`)).status).toBe(200);
    expect((await test.call('GET', '/users/profile', { token: body.token })).status).toBe(401);
    const again = { email, password: TEST_PASSWORD };
    expect((await test.call('POST', '/auth/login', { body: again })).status).toBe(401);
  });

  it('attack: neither links nor opens anything by an address that the provider does not vouch for', async () => {
    const { email } = await test.signIn();
    for (const [subject, person] of [
      ['unconfirmed', { email, email_verified: false }],
      ['unconfirmed-new', { email: `${kind}-unconfirmed@example.org`, email_verified: false }],
      ['elsewhere', { email: `${kind}@elsewhere.example` }],
      ['below', { email: `${kind}@sub.example.org` }],
      ['nothing', {}],
    ] as const) {
      add(`${kind}-${subject}`, person);
      const { status, body } = await signIn(`${kind}-${subject}`);
      expect([status, body.code], subject).toEqual([403, 'sign_up_closed']);
    }
    const { queries } = test.services.database;
    const found = await queries
      .select()
      .from(schema.users)
      .where(eq(schema.users.emailKey, `${kind}-unconfirmed@example.org`));
    expect(found).toEqual([]);
  });

  const refused = async (flow: string, text: string) => {
    const { status, body } = await end(flow, text);
    expect([status, body.code], text).toEqual([401, 'provider_refused']);
  };

  it('attack: takes no answer twice, none that another browser began, and none that was changed', async () => {
    add(`${kind}-replay`, { email: `${kind}-replay@example.org` });
    const mine = await begin();
    const answer = await signInThere(mine.url, `${kind}-replay`);
    const theirs = await begin();
    await refused(theirs.flow, answer);
    await refused('made-up', answer);
    await refused(`${mine.flow.slice(0, -2)}AA`, answer);
    await refused(mine.flow, answer.replace(/state=[^&]+/, 'state=made-up'));
    await refused(mine.flow, 'error=access_denied&state=made-up');
    expect((await end(mine.flow, answer)).status).toBe(200);
    // The same state and code once more.
    await refused(mine.flow, answer);
  });

  it('attack: takes a code that was used before with no other state', async () => {
    add(`${kind}-code`, { email: `${kind}-code@example.org` });
    const first = await begin();
    const answer = await signInThere(first.url, `${kind}-code`);
    expect((await end(first.flow, answer)).status).toBe(200);
    const second = await begin();
    const state = String(new URL(second.url).searchParams.get('state'));
    await refused(second.flow, answer.replace(/state=[^&]+/, `state=${state}`));
  });

  it('attack: takes no answer of another provider, named or not, and no code that it gave (mix-up)', async () => {
    add(`${kind}-mixed`, { email: `${kind}-mixed@example.org` });
    const mine = await begin();
    const answer = await signInThere(mine.url, `${kind}-mixed`);
    const from = (issuer: string) => answer.replace(/iss=[^&]+/, `iss=${encodeURIComponent(issuer)}`);
    await refused(mine.flow, from('https://evil.example'));
    // This provider says that it names itself in every answer (RFC 9207): one without a name is none of its own.
    await refused(mine.flow, answer.replace(/&?iss=[^&]+/, ''));
    const other = await startProvider('another house');
    try {
      const there = new URL(mine.url);
      const asked = `${other.issuer}${there.pathname}${there.search}`;
      const theirs = await signInThere(asked, `${kind}-mixed`);
      await refused(mine.flow, theirs);
      await refused(mine.flow, theirs.replace(/iss=[^&]+/, `iss=${encodeURIComponent(provider.issuer)}`));
    } finally {
      await stop(other.server);
    }
    expect((await end(mine.flow, answer)).status).toBe(200);
  });

  it('attack: takes no answer to a question with another nonce', async () => {
    add(`${kind}-nonce`, { email: `${kind}-nonce@example.org` });
    const mine = await begin();
    const changed = new URL(mine.url);
    changed.searchParams.set('nonce', 'of-somebody-else');
    await refused(mine.flow, await signInThere(changed.href, `${kind}-nonce`));
    changed.searchParams.delete('nonce');
    await refused(mine.flow, await signInThere(changed.href, `${kind}-nonce`));
  });

  it('goes on at once when the provider has changed its keys', async () => {
    add(`${kind}-keys`, { email: `${kind}-keys@example.org` });
    expect((await signIn(`${kind}-keys`)).status).toBe(200);
    await stop(provider.server);
    provider = await startProvider('second', provider.port);
    expect((await signIn(`${kind}-keys`)).status).toBe(200);
  });

  it('is answered 503 while the provider is away, and passwords work on', async () => {
    const { email } = await test.signIn();
    await stop(provider.server);
    expect((await test.call('POST', '/auth/provider', { body: {} })).status).toBe(503);
    expect(
      (await test.call('POST', '/auth/login', { body: { email, password: TEST_PASSWORD } })).status,
    ).toBe(200);
    provider = await startProvider('third', provider.port);
  });
});

describe.each(['embedded', 'server'] as const)('what a house asks of its provider (%s database)', (kind) => {
  let provider: Awaited<ReturnType<typeof startProvider>>;
  const appWith = (env: Record<string, string>) =>
    createTestApp(kind, inject('serverUrl'), {
      runJobs: false,
      env: {
        PUBLIC_URL,
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: CLIENT.id,
        OIDC_CLIENT_SECRET: CLIENT.secret,
        OIDC_NAME: 'Example University',
        ...env,
      },
    });
  beforeAll(async () => {
    provider = await startProvider('of the house');
  });
  afterAll(() => stop(provider.server));
  const signInTo = async (test: TestApp, subject: string, cookies = new Map<string, string>()) => {
    const { url, flow } = (await test.call('POST', '/auth/provider', { body: {} })).body.data;
    const there = await browseThere(url, subject, cookies);
    const body = { flow, answer: new URL(there.at).search };
    return { ...(await test.call('POST', '/auth/provider/answer', { body })), asked: there.asked };
  };
  const signOutOf = (test: TestApp, { token }: { token: string }) =>
    test.call('POST', '/auth/logout', { token, body: {} });

  it('is that signing out here leads on to signing out there, which asks for the password again', async () => {
    const test = await appWith({ OIDC_LOGOUT: 'true' });
    const subject = `${kind}-leaving`;
    people.set(subject, { email: `${subject}@example.org`, email_verified: true });
    const cookies = new Map<string, string>();
    const first = await signInTo(test, subject, cookies);
    expect([first.status, first.asked]).toEqual([200, ['login', 'consent']]);
    // Signed in there: nothing is asked.
    const second = await signInTo(test, subject, cookies);
    expect([second.status, second.asked]).toEqual([200, []]);
    const exported = await test.call('GET', '/users/export', { token: second.body.token });
    expect(Object.keys(exported.body.data.sessions[0])).not.toContain('signOutToken');
    const { status, body } = await signOutOf(test, second.body);
    expect([status, new URL(body.signOutAt).origin]).toEqual([200, provider.issuer]);
    expect((await test.call('GET', '/users/profile', { token: second.body.token })).status).toBe(401);
    const away = await browseThere(body.signOutAt, subject, cookies);
    expect([away.at, away.asked]).toEqual([`${PUBLIC_URL}/`, ['logout']]);
    expect((await signInTo(test, subject, cookies)).asked).toContain('login');
    // A session of a password has no provider to sign out at.
    expect((await signOutOf(test, await test.signIn())).body).toEqual({
      success: true,
      message: 'You are signed out.',
    });
    // Away, or of another session secret: the session here ends all the same.
    const third = await signInTo(test, subject, cookies);
    await stop(provider.server);
    const alone = await signOutOf(test, third.body);
    expect([alone.status, alone.body.signOutAt]).toEqual([200, undefined]);
    expect((await test.call('GET', '/users/profile', { token: third.body.token })).status).toBe(401);
    provider = await startProvider('of the house', provider.port);
    expect(await test.services.signInProvider?.signOutAt('made-up')).toBeUndefined();
    await test.close();
  });

  it('is nothing more than signing in, unless it is said', async () => {
    const test = await appWith({});
    const subject = `${kind}-staying`;
    people.set(subject, { email: `${subject}@example.org`, email_verified: true });
    const { body } = await signInTo(test, subject);
    expect((await signOutOf(test, body)).body.signOutAt).toBeUndefined();
    await test.close();
  });

  it('is a second factor, which then counts for what wants a fresh code', async () => {
    const test = await appWith({ OIDC_AMR: 'mfa, hwk' });
    const subject = `${kind}-two`;
    const person = { email: `${subject}@example.org`, email_verified: true };
    for (const amr of [undefined, ['pwd'], ['pwd', 'sms']]) {
      people.set(subject, { ...person, ...(amr ? { amr } : {}) });
      const { status, body } = await signInTo(test, subject);
      expect([status, body.code], String(amr)).toEqual([401, 'provider_refused']);
      expect(body.error).toMatch(/^Example University did not say that it asked for a second step/);
    }
    people.set(subject, { ...person, amr: ['pwd', 'mfa'] });
    const { status, body } = await signInTo(test, subject);
    expect(status, JSON.stringify(body)).toBe(200);
    const sessions = schema.sessions;
    const [session] = await test.services.database.queries
      .select()
      .from(sessions)
      .where(eq(sessions.userId, body.user.id));
    expect(session?.codeGivenAt?.getTime()).toBeGreaterThan(Date.now() - 60_000);
    await test.close();
  });
});

describe.each(['embedded', 'server'] as const)('what the provider ends by itself (%s database)', (kind) => {
  let provider: Awaited<ReturnType<typeof startProvider>>;
  let test: TestApp;
  beforeAll(async () => {
    provider = await startProvider('of the back channel');
    test = await createTestApp(kind, inject('serverUrl'), {
      runJobs: false,
      env: {
        PUBLIC_URL,
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: CLIENT.id,
        OIDC_CLIENT_SECRET: CLIENT.secret,
        OIDC_LOGOUT: 'true',
      },
    });
  });
  afterAll(async () => {
    await test.close();
    await stop(provider.server);
  });

  const signInAt = async (subject: string, cookies = new Map<string, string>()) => {
    people.set(subject, { email: `${subject}@example.org`, email_verified: true });
    const { url, flow } = (await test.call('POST', '/auth/provider', { body: {} })).body.data;
    const there = await browseThere(url, subject, cookies);
    const body = { flow, answer: new URL(there.at).search };
    return (await test.call('POST', '/auth/provider/answer', { body })).body as { token: string };
  };
  const isIn = async ({ token }: { token: string }) =>
    (await test.call('GET', '/users/profile', { token })).status === 200;
  const tell = async (form: string) => {
    const { statusCode, headers } = await test.app.inject({
      method: 'POST',
      url: '/api/auth/provider/logout',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: form,
    });
    return { status: statusCode, cached: headers['cache-control'] };
  };
  const EVENTS = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  const claims = (rest: object) => ({
    iss: provider.issuer,
    aud: CLIENT.id,
    jti: newId(),
    iat: Math.floor(Date.now() / 1000),
    exp: Math.floor(Date.now() / 1000) + 120,
    events: EVENTS,
    ...rest,
  });
  const signed = async (payload: object, { key = provider.key, typ = 'logout+jwt' } = {}) => {
    const token = await new SignJWT({ ...payload })
      .setProtectedHeader({ alg: 'RS256', kid: String(provider.key.kid), typ })
      .sign(createPrivateKey({ key: key as JsonWebKey, format: 'jwk' }));
    return `logout_token=${token}`;
  };

  it('is over here as well, that session alone, and its word counts once', async () => {
    const subject = `${kind}-ended`;
    const here = new Map<string, string>();
    const first = await signInAt(subject, here);
    const second = await signInAt(subject, here);
    const elsewhere = await signInAt(subject);
    const { body } = await test.call('POST', '/auth/logout', { token: second.token, body: {} });
    backChannel.told = [];
    await browseThere(body.signOutAt, subject, here);
    const [form = ''] = backChannel.told;
    expect(form).toMatch(/^logout_token=/);
    expect([await isIn(first), await isIn(elsewhere)]).toEqual([true, true]);
    expect(await tell(form)).toEqual({ status: 200, cached: 'no-store' });
    expect([await isIn(first), await isIn(elsewhere)]).toEqual([false, true]);
    // The same token once more ends nothing.
    expect((await tell(form)).status).toBe(400);
    expect(await isIn(elsewhere)).toBe(true);
  });

  it('is all that it opened for somebody, where it names no session, and nothing that a password opened', async () => {
    const subject = `${kind}-all`;
    const sessions = [await signInAt(subject), await signInAt(subject)];
    const other = await signInAt(`${kind}-somebody-else`);
    const { email, userId, token } = await test.signIn();
    expect((await tell(await signed(claims({ sub: 'nobody here' })))).status).toBe(200);
    expect(await Promise.all(sessions.map(isIn))).toEqual([true, true]);
    expect((await tell(await signed(claims({ sub: subject })))).status).toBe(200);
    expect(await Promise.all([...sessions, other, { token }].map(isIn))).toEqual([false, false, true, true]);
    // Linked by its address, the account keeps the session of its password.
    people.set(`${kind}-linked-later`, { email, email_verified: true });
    const { queries } = test.services.database;
    await queries.insert(schema.identities).values({
      userId,
      issuer: provider.issuer,
      subject: `${kind}-linked-later`,
      createdAt: new Date(),
    });
    expect((await tell(await signed(claims({ sub: `${kind}-linked-later` })))).status).toBe(200);
    expect(await isIn({ token })).toBe(true);
  });

  it('attack: is taken from nobody else, for nobody else, and from no token of another kind', async () => {
    const subject = `${kind}-attacked`;
    const session = await signInAt(subject);
    const right = { sub: subject };
    const past = Math.floor(Date.now() / 1000) - 3_600;
    const unsigned = Buffer.from('{"alg":"none","typ":"logout+jwt"}').toString('base64url');
    const payload = Buffer.from(JSON.stringify(claims(right))).toString('base64url');
    for (const [what, form] of [
      ['another key', await signed(claims(right), { key: newKey(String(provider.key.kid)) })],
      ['no signature', `logout_token=${unsigned}.${payload}.`],
      ['another issuer', await signed(claims({ ...right, iss: 'https://evil.example' }))],
      ['another client', await signed(claims({ ...right, aud: 'somebody else' }))],
      ['an ID token', await signed(claims({ ...right, events: undefined }), { typ: 'JWT' })],
      ['an access token', await signed(claims(right), { typ: 'at+jwt' })],
      ['another event', await signed(claims({ ...right, events: { 'https://evil.example/event': {} } }))],
      [
        'an event that is no object',
        await signed(claims({ ...right, events: { ...EVENTS, [Object.keys(EVENTS)[0] ?? '']: 1 } })),
      ],
      ['a nonce', await signed(claims({ ...right, nonce: 'n' }))],
      ['nobody', await signed(claims({}))],
      ['no id', await signed(claims({ ...right, jti: undefined }))],
      ['the past', await signed(claims({ ...right, iat: past, exp: past + 120 }))],
      ['long ago', await signed(claims({ ...right, iat: past }))],
      ['no time', await signed(claims({ ...right, iat: undefined }))],
      ['no end', await signed(claims({ ...right, exp: undefined }))],
      ['nothing', 'logout_token='],
      ['words', 'logout_token=made.up.token'],
    ] as const)
      expect((await tell(form)).status, what).toBe(400);
    expect(await isIn(session)).toBe(true);
    expect((await tell(await signed(claims(right)))).status).toBe(200);
    expect(await isIn(session)).toBe(false);
  });
});
