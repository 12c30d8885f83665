import { schema } from '@laurel/db';
import { HOUR_MS } from '@laurel/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { dispatchDueMails } from '../../platform/mailer/dispatch-mails.ts';
import { createTestApp, TEST_PASSWORD, type TestApp } from '../../testing/create-test-app.ts';
import { readOutbox } from '../../testing/read-outbox.ts';
import { deleteOldEmailChanges } from './email-changes.repository.ts';

const NEW_PASSWORD = 'Another-horse-8';
const CONFIRM = /http:\/\/127\.0\.0\.1:3000\/confirm-email\?token=([\w-]+)$/m;
const UNDO = /http:\/\/127\.0\.0\.1:3000\/undo-email-change\?token=([\w-]+)$/m;
const DEAD = { status: 400, body: { success: false, code: 'invalid_link' } };

let addresses = 0;
const freshAddress = () => `fresh${++addresses}@example.org`;

describe.each(['embedded', 'server'] as const)('a change of the email on the %s database', (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(kind, inject('serverUrl'), { runJobs: false });
  });
  afterAll(() => test.close());

  type Student = Awaited<ReturnType<TestApp['signIn']>>;
  const put = ({ token }: Student, email: string, currentPassword = TEST_PASSWORD) =>
    test.call('PUT', '/users/profile', { token, body: { email, currentPassword } });
  const signsIn = async (email: string, password = TEST_PASSWORD) =>
    (await test.call('POST', '/auth/login', { body: { email, password } })).status === 200;
  const mailsTo = async (email: string) => {
    await dispatchDueMails(test.services);
    return (await readOutbox(test.outbox)).filter(({ to }) => to === email);
  };
  const newestLink = async (email: string, pattern: RegExp): Promise<string> =>
    (await mailsTo(email)).flatMap(({ text }) => pattern.exec(text)?.[1] ?? []).at(-1) ??
    expect.fail(`no link was mailed to ${email}`);
  const confirm = (token: string) => test.call('POST', '/auth/confirm-email', { body: { token } });
  const undo = (token: string, password = NEW_PASSWORD) =>
    test.call('POST', '/auth/undo-email-change', { body: { token, password } });
  const userOf = async ({ token }: Student) =>
    (await test.call('GET', '/users/profile', { token })).body.data.user;
  const later = async <T>(hours: number, act: () => Promise<T>): Promise<T> => {
    const { clock } = test.services;
    const { now } = clock;
    const at = new Date(now().getTime() + hours * HOUR_MS);
    clock.now = () => at;
    try {
      return await act();
    } finally {
      clock.now = now;
    }
  };

  /** A student who has asked for another address, and the tokens of both links. */
  const moving = async () => {
    const student = await test.signIn();
    const moved = freshAddress();
    expect((await put(student, moved)).status).toBe(200);
    const links = {
      confirm: await newestLink(moved, CONFIRM),
      undo: await newestLink(student.email, UNDO),
    };
    return { student, moved, ...links };
  };

  it('is shown at once and signs in beside the old one, where mails go until the new one is confirmed', async () => {
    const student = await test.signIn();
    const moved = freshAddress();
    const answer = await put(student, moved);
    expect(answer.body.data.user).toMatchObject({
      email: moved,
      emailConfirmation: { mailsGoTo: student.email, before: expect.any(String) },
    });
    expect((await userOf(student)).email).toBe(moved);
    expect([await signsIn(student.email), await signsIn(moved)]).toEqual([true, true]);
    const [told] = await mailsTo(student.email);
    expect(told?.subject).toBe('The email of your Laurel account is being changed');
    expect(told?.text).toContain(moved);

    expect((await confirm(await newestLink(moved, CONFIRM))).status).toBe(200);
    const user = await userOf(student);
    expect(user.email).toBe(moved);
    expect(user).not.toHaveProperty('emailConfirmation');
    expect([await signsIn(student.email), await signsIn(moved)]).toEqual([false, true]);
  });

  it('needs the current password', async () => {
    const student = await test.signIn();
    const { token } = student;
    const without = await test.call('PUT', '/users/profile', { token, body: { email: freshAddress() } });
    expect(without).toMatchObject({ status: 400, body: { details: [{ field: 'currentPassword' }] } });
    const wrong = await put(student, freshAddress(), 'Wrong-pass-1');
    expect(wrong).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
    expect((await userOf(student)).email).toBe(student.email);
  });

  it('is none when only the case differs: no password, no mail', async () => {
    const { token, email } = await test.signIn();
    const { body } = await test.call('PUT', '/users/profile', {
      token,
      body: { email: email.toUpperCase() },
    });
    expect(body.data.user.email).toBe(email.toUpperCase());
    expect(await mailsTo(email)).toEqual([]);
  });

  it('is confirmed once, of several that try', async () => {
    const { confirm: token } = await moving();
    const both = await Promise.all([confirm(token), confirm(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await confirm(token)).toMatchObject(DEAD);
  });

  it('is confirmed by the newest link only', async () => {
    const { student, moved, confirm: older } = await moving();
    const other = freshAddress();
    await put(student, other);
    expect(await confirm(older)).toMatchObject(DEAD);
    expect(await signsIn(moved)).toBe(false);
    expect((await confirm(await newestLink(other, CONFIRM))).status).toBe(200);
    expect((await userOf(student)).email).toBe(other);
  });

  it('is given up by going back to the old address', async () => {
    const { student, moved, confirm: token } = await moving();
    expect((await put(student, student.email)).body.data.user).not.toHaveProperty('emailConfirmation');
    expect(await confirm(token)).toMatchObject(DEAD);
    expect(await signsIn(moved)).toBe(false);
    expect(await mailsTo(student.email)).toHaveLength(1);
  });

  it.each([
    [23, 200],
    [25, 400],
  ])('has a link that %i hours later is answered with %i', async (hours, status) => {
    const { moved, confirm: token } = await moving();
    expect((await later(hours, () => confirm(token))).status).toBe(status);
    expect(await later(hours, () => signsIn(moved))).toBe(status === 200);
  });

  it('is refused when somebody else has the address, also when it was taken meanwhile', async () => {
    const other = await test.signIn();
    const student = await test.signIn();
    expect(await put(student, other.email)).toMatchObject({ status: 409, body: { code: 'email_in_use' } });

    const { student: mover, moved, confirm: token } = await moving();
    const person = { firstName: 'Noor', lastName: 'Haddad', email: moved, password: NEW_PASSWORD };
    expect((await test.call('POST', '/auth/register', { body: person })).status).toBe(201);
    expect(await confirm(token)).toMatchObject({ status: 409, body: { code: 'email_in_use' } });
    expect([await signsIn(moved), await signsIn(moved, NEW_PASSWORD)]).toEqual([false, true]);
    expect(await signsIn(mover.email)).toBe(true);
  });

  it.each(['before', 'after'])('is undone from the old mailbox %s it is confirmed', async (when) => {
    const { student, moved, confirm: token, undo: undoToken } = await moving();
    if (when === 'after') await confirm(token);
    const both = await Promise.all([undo(undoToken), undo(undoToken, 'Third-horse-9')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await test.call('GET', '/users/profile', { token: student.token })).status).toBe(401);
    expect(await confirm(token)).toMatchObject(DEAD);
    expect(await signsIn(student.email)).toBe(false);
    expect([await signsIn(moved), await signsIn(moved, NEW_PASSWORD)]).toEqual([false, false]);
    const password = both[0]?.status === 200 ? NEW_PASSWORD : 'Third-horse-9';
    expect(await signsIn(student.email, password)).toBe(true);
    expect(await undo(undoToken)).toMatchObject(DEAD);
  });

  it('attack: moving on does not take the first mailbox its undo', async () => {
    const { student, moved, confirm: token, undo: first } = await moving();
    await confirm(token);
    const further = freshAddress();
    await put(student, further);
    const second = await newestLink(moved, UNDO);
    await confirm(await newestLink(further, CONFIRM));
    expect((await undo(first)).status).toBe(200);
    expect(await signsIn(student.email, NEW_PASSWORD)).toBe(true);
    expect(await undo(second)).toMatchObject(DEAD);
  });

  it.each([
    [167, 409, 200],
    [169, 201, 400],
  ])('attack: nobody else gets the old address while it can be undone: %i hours later', async (...row) => {
    const [hours, registered, undone] = row;
    const { student, confirm: token, undo: undoToken } = await moving();
    await confirm(token);
    await later(hours, async () => {
      const person = { firstName: 'Noor', lastName: 'Haddad', email: student.email, password: NEW_PASSWORD };
      expect((await test.call('POST', '/auth/register', { body: person })).status).toBe(registered);
      expect((await undo(undoToken)).status).toBe(undone);
    });
  });

  it('attack: an unconfirmed address gets no reset link, and takes nobody’s sign-in', async () => {
    const { moved } = await moving();
    const person = { firstName: 'Noor', lastName: 'Haddad', email: moved, password: NEW_PASSWORD };
    await test.call('POST', '/auth/forgot-password', { body: { email: moved } });
    expect((await mailsTo(moved)).map(({ subject }) => subject)).toEqual([
      'Confirm the new email of your Laurel account',
    ]);
    await test.call('POST', '/auth/register', { body: person });
    expect([await signsIn(moved), await signsIn(moved, NEW_PASSWORD)]).toEqual([false, true]);
  });

  it('ends when the password changes; links of a deleted account are dead', async () => {
    const { student, confirm: token } = await moving();
    const change = { currentPassword: TEST_PASSWORD, password: NEW_PASSWORD };
    await test.call('PUT', '/users/password', { token: student.token, body: change });
    expect(await confirm(token)).toMatchObject(DEAD);

    const gone = await moving();
    const { email, token: bearer } = gone.student;
    await test.call('DELETE', '/users/account', { token: bearer, body: { password: TEST_PASSWORD } });
    expect(await confirm(gone.confirm)).toMatchObject(DEAD);
    expect(await undo(gone.undo)).toMatchObject(DEAD);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('is forgotten once nobody can undo it any more, and not before', async () => {
    const { student } = await moving();
    const { database, clock } = test.services;
    const kept = async () =>
      (await database.queries.select().from(schema.emailChanges)).filter(
        ({ userId }) => userId === student.userId,
      ).length;
    for (const [hours, left] of [
      [167, 1],
      [169, 0],
    ] as const) {
      await deleteOldEmailChanges(database.queries, new Date(clock.now().getTime() + hours * HOUR_MS));
      expect(await kept()).toBe(left);
    }
  });

  it('attack: tokens and links can’t be read in the database', async () => {
    const student = await test.signIn();
    const moved = freshAddress();
    await put(student, moved);
    const { queries } = test.services.database;
    const stored = JSON.stringify([
      await queries.select().from(schema.emailChanges),
      await queries.select().from(schema.outgoingMails),
    ]);
    for (const token of [await newestLink(moved, CONFIRM), await newestLink(student.email, UNDO)])
      expect(stored).not.toContain(token);
    expect(stored).not.toContain('/confirm-email');
  });

  it('attack: strangers’ mailboxes can’t be filled: ten changes a day', async () => {
    const student = await test.signIn();
    for (let count = 0; count < 10; count++) await put(student, freshAddress());
    const refused = await put(student, freshAddress());
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '86400' } });
    const tomorrow = await later(25, async () => {
      const body = { email: student.email, password: TEST_PASSWORD };
      const { token } = (await test.call('POST', '/auth/login', { body })).body;
      return put({ ...student, token }, freshAddress());
    });
    expect(tomorrow.status).toBe(200);
  });
});
