import { schema } from '@laurel/db';
import { DAY_MS } from '@laurel/domain';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { systemClock } from '../../platform/clock.ts';
import { dispatchDueMails } from '../../platform/mailer/dispatch-mails.ts';
import { createTestApp, TEST_PASSWORD, type TestApp } from '../../testing/create-test-app.ts';
import { readOutbox } from '../../testing/read-outbox.ts';
import { insertRole } from '../auth/index.ts';
import { countIdleAccounts, endIdleAccounts } from './index.ts';

const SUBJECT = 'Your Laurel account will be deleted unless you use it';
const MONTHS = 12;
const { auditLog, idleWarnings, outgoingMails, users } = schema;

describe.each(['embedded', 'server'] as const)('accounts that nobody uses (%s database)', (kind) => {
  let test: TestApp;
  /** The simulated clock: days from now. */
  let day = 0;
  beforeAll(async () => {
    const clock = systemClock();
    const moved = { ...clock, now: () => new Date(clock.now().getTime() + day * DAY_MS) };
    test = await createTestApp(kind, inject('serverUrl'), { runJobs: false, services: { clock: moved } });
  });
  afterAll(() => test.close());

  const run = () => endIdleAccounts(test.services, MONTHS);
  const isThere = async (userId: string) =>
    (await test.services.database.queries.select().from(users).where(eq(users.id, userId))).length === 1;
  const warningsTo = async (email: string) => {
    await dispatchDueMails(test.services);
    return (await readOutbox(test.outbox)).filter(({ to, subject }) => to === email && subject === SUBJECT);
  };
  const signInAgain = (email: string) =>
    test.call('POST', '/auth/login', { body: { email, password: TEST_PASSWORD } });

  it('are warned once thirty days before, and erased with everything when they were not used since', async () => {
    day = 0;
    const idle = await test.signIn();
    const returning = await test.signIn();
    const busy = await test.signIn();
    const keeper = await test.signIn();
    await insertRole(test.services.database.queries, keeper.userId, 'curator', new Date());
    const closed = await test.signIn();
    const { queries } = test.services.database;
    await queries.update(users).set({ disabledAt: new Date() }).where(eq(users.id, closed.userId));
    const all = [idle, returning, busy, keeper, closed];
    expect(await run()).toEqual({ warned: 0, erased: 0 });
    day = 300;
    await signInAgain(busy.email);
    day = 334;
    expect(await run()).toEqual({ warned: 0, erased: 0 });
    day = 337;
    expect(await countIdleAccounts(test.services, MONTHS)).toEqual({ toWarn: 2, warned: 0 });
    expect(await run()).toEqual({ warned: 2, erased: 0 });
    expect(await run()).toEqual({ warned: 0, erased: 0 });
    const [mail] = await warningsTo(idle.email);
    expect(mail?.text).toContain('/login');
    for (const { email } of [busy, keeper, closed]) expect(await warningsTo(email)).toHaveLength(0);
    day = 340;
    await signInAgain(returning.email);
    day = 366;
    expect(await run()).toEqual({ warned: 0, erased: 0 });
    day = 368;
    expect(await run()).toEqual({ warned: 0, erased: 1 });
    for (const { userId } of all) expect(await isThere(userId)).toBe(userId !== idle.userId);
    expect(await warningsTo(idle.email)).toHaveLength(0);
    expect(await queries.select().from(auditLog).where(eq(auditLog.act, 'erase-idle-account'))).toMatchObject(
      [{ actor: 'command', target: null }],
    );
    // Who came back has the whole time again.
    expect(await queries.select().from(idleWarnings)).toEqual([]);
    day = 340 + 337;
    expect((await run()).warned).toBe(2);
    await signInAgain(returning.email);
    await signInAgain(busy.email);
    day += 31;
    expect((await run()).erased).toBe(0);
  });

  it('are never erased while the warning waits, and warned anew where it was given up', async () => {
    const { userId, email } = await test.signIn();
    day += 340;
    await run();
    const { queries } = test.services.database;
    const warnings = and(eq(outgoingMails.userId, userId), like(outgoingMails.key, 'idle-account:%'));
    day += 31;
    await run();
    expect(await isThere(userId)).toBe(true);
    await queries.update(outgoingMails).set({ status: 'failed' }).where(warnings);
    await run();
    expect(await isThere(userId)).toBe(true);
    await run();
    expect(await queries.select().from(outgoingMails).where(warnings)).toHaveLength(2);
    expect(await warningsTo(email)).toHaveLength(1);
    day += 31;
    await run();
    expect(await isThere(userId)).toBe(false);
  });

  it('whose address nobody confirmed get no mail, and go all the same', async () => {
    const email = `idle-${kind}@example.org`;
    const person = { firstName: 'Some', lastName: 'Body', email, password: TEST_PASSWORD };
    const { body } = await test.call('POST', '/auth/register', { body: person });
    day += 340;
    await run();
    expect(await warningsTo(email)).toHaveLength(0);
    day += 31;
    await run();
    expect(await isThere(body.data.user.id)).toBe(false);
  });

  it('stay whole when the erasure breaks off, and when their owner signs in at the same moment', async () => {
    const students = [await test.signIn(), await test.signIn(), await test.signIn()];
    const [first, second, third] = students;
    if (!first || !second || !third) throw new Error('three students');
    day += 340;
    await run();
    for (const { email } of students) await warningsTo(email);
    day += 31;
    const breaking = {
      ...test.services,
      mailDelivery: {
        ...test.services.mailDelivery,
        forget: async () => {
          throw new Error('the process ended here');
        },
      },
    };
    await expect(endIdleAccounts(breaking, MONTHS)).rejects.toThrow('the process ended here');
    const left = [];
    for (const student of students) if (await isThere(student.userId)) left.push(student);
    expect(left).toHaveLength(2);
    const [saved, lost] = left;
    if (!saved || !lost) throw new Error('two are left');
    expect((await signInAgain(saved.email)).status).toBe(200);
    expect((await run()).erased).toBe(1);
    expect([await isThere(saved.userId), await isThere(lost.userId)]).toEqual([true, false]);
  });

  it('are erased once by several processes that run at the same time', async () => {
    for (let number = 0; number < 8; number += 1) await test.signIn();
    day += 340;
    const warned = await Promise.all([run(), run(), run()]);
    const total = warned.reduce((sum, done) => sum + done.warned, 0);
    expect(total).toBeGreaterThanOrEqual(8);
    await dispatchDueMails(test.services);
    day += 31;
    const ended = await Promise.all([run(), run(), run()]);
    expect(ended.reduce((sum, { erased }) => sum + erased, 0)).toBe(total);
  });
});

describe('the setting', () => {
  it('is off by default, and needs a mail server in production', () => {
    expect(readConfig({}).idleAccountMonths).toBe(0);
    expect(readConfig({ IDLE_ACCOUNT_MONTHS: '24' }).idleAccountMonths).toBe(24);
    for (const months of ['1', '2', '121', '-3', '6.5'])
      expect(() => readConfig({ IDLE_ACCOUNT_MONTHS: months })).toThrow('IDLE_ACCOUNT_MONTHS');
    const production = { NODE_ENV: 'production', IDLE_ACCOUNT_MONTHS: '24' };
    expect(() => readConfig(production)).toThrow('IDLE_ACCOUNT_MONTHS');
    expect(readConfig({ ...production, SMTP_URL: 'smtps://mail.uni.example' }).idleAccountMonths).toBe(24);
  });
});
