import { describe, expect, inject, it } from 'vitest';
import { dispatchDueMails } from '../../platform/mailer/dispatch-mails.ts';
import { createTestApp, TEST_PASSWORD, type TestApp } from '../../testing/create-test-app.ts';
import { readOutbox } from '../../testing/read-outbox.ts';

const SUBJECT = 'Your Laurel account was used with another browser';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
const FIREFOX_LATER = 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0.1) Gecko/20100101 Firefox/146.0.1';
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Safari/604.1';

const mailsTo = async (test: TestApp, email: string) => {
  await dispatchDueMails(test.services);
  return (await readOutbox(test.outbox)).filter(({ to, subject }) => to === email && subject === SUBJECT);
};
const signIn = (test: TestApp, email: string, userAgent: string) =>
  test.call('POST', '/auth/login', {
    headers: { 'user-agent': userAgent },
    body: { email, password: TEST_PASSWORD },
  });

describe.each(['embedded', 'server'] as const)('a sign-in with another browser (%s database)', (kind) => {
  it('is mailed once for each browser, not for a new version of it, and not for the first of all', async () => {
    const env = { NEW_DEVICE_NOTICE: 'true' };
    const test = await createTestApp(kind, inject('serverUrl'), { env, runJobs: false });
    const { email } = await test.signIn();
    expect(await mailsTo(test, email)).toHaveLength(0);
    await signIn(test, email, FIREFOX);
    await signIn(test, email, FIREFOX_LATER);
    expect(await mailsTo(test, email)).toHaveLength(1);
    await signIn(test, email, SAFARI);
    await signIn(test, email, FIREFOX);
    expect(await mailsTo(test, email)).toHaveLength(2);
    await test.close();
  });

  it('is mailed to nobody unless the operator wants it', async () => {
    const test = await createTestApp(kind, inject('serverUrl'), { runJobs: false });
    const { email } = await test.signIn();
    await signIn(test, email, FIREFOX);
    await signIn(test, email, SAFARI);
    expect(await mailsTo(test, email)).toHaveLength(0);
    await test.close();
  });
});
