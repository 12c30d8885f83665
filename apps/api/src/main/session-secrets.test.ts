import { schema } from '@laurel/db';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createOneTimeCodes, createTokens, renewFactorSecrets } from '../modules/auth/index.ts';
import { createCalendarSecrets } from '../modules/saved-scholarships/index.ts';
import { createEncrypter } from '../platform/mailer/index.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

const BEFORE = 'the secret before, which somebody saw';
const TODAY = 'the secret of today, which nobody saw';

describe('after a change of the session secret, while the one before is given too', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp('server', inject('serverUrl'), {
      runJobs: false,
      env: { SESSION_SECRET: TODAY, SESSION_SECRET_PREVIOUS: BEFORE },
    });
  });
  afterAll(() => test.close());

  it('a session goes on, and what it is given from then on is of today', async () => {
    const { userId, refreshToken } = await test.signIn();
    const { database, clock } = test.services;
    const before = createTokens([BEFORE], 15);
    const claim = before.parseRefreshToken(refreshToken) ?? expect.fail('a refresh token cannot be read');
    const profileBy = async (secret: string) => {
      const issued = await createTokens([secret], 15).issueAccessToken(userId, claim.sessionId, clock.now());
      return (await test.call('GET', '/users/profile', { token: issued })).status;
    };
    expect([await profileBy(BEFORE), await profileBy(TODAY)]).toEqual([200, 200]);
    expect(await profileBy('a third secret, which was never one')).toBe(401);

    const { sessions } = schema;
    const [session] = await database.queries.select().from(sessions).where(eq(sessions.id, claim.sessionId));
    const { seed } = session ?? expect.fail('there is no session');
    const kept = before.refreshToken(claim, seed);
    const renewed = await test.call('POST', '/auth/refresh', { body: { refreshToken: kept } });
    expect(renewed.status).toBe(200);
    const next = { ...claim, generation: claim.generation + 1 };
    expect(createTokens([TODAY], 15).isRefreshToken(renewed.body.refreshToken, next, seed)).toBe(true);
    expect(before.isRefreshToken(renewed.body.refreshToken, next, seed)).toBe(false);
  });

  it('a calendar keeps its address', async () => {
    const { userId, token } = await test.signIn();
    const secrets = createCalendarSecrets([BEFORE]);
    const seed = 'of a feed that is older';
    const secretHash = secrets.hashOf(secrets.secretOf(seed));
    const feed = { userId, seed, secretHash, createdAt: new Date() };
    await test.services.database.queries.insert(schema.calendarFeeds).values(feed);
    const { url } = (await test.call('GET', '/calendar', { token })).body.data;
    expect(url).toContain(secrets.secretOf(seed));
    expect((await test.call('GET', new URL(url).pathname.replace('/api', ''))).status).toBe(200);
  });

  it('mails that wait can be read, and apps are encrypted anew, so that the secret before can go', async () => {
    expect(test.services.encrypter.decrypt(createEncrypter([BEFORE]).encrypt('a link'))).toBe('a link');
    const { userId } = await test.signIn();
    const { queries } = test.services.database;
    const { encrypted } = await createOneTimeCodes([BEFORE]).create('amina@example.org');
    await queries
      .insert(schema.secondFactors)
      .values({ userId, secret: encrypted, lastStep: 0, createdAt: new Date() });
    await renewFactorSecrets(test.services);
    const [factor] = await queries.select().from(schema.secondFactors);
    const label = 'laurel authenticator apps';
    expect(createEncrypter([TODAY], label).decrypt(factor?.secret ?? '')).toBe(
      createEncrypter([BEFORE], label).decrypt(encrypted),
    );
    await renewFactorSecrets(test.services);
    expect(await queries.select().from(schema.secondFactors)).toEqual([factor]);
  });
});
