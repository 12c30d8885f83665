import { schema } from '@laurel/db';
import type { ScholarshipRecord } from '@laurel/domain';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { createLogger } from '../../platform/logger.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { recordFrom } from '../../testing/scholarship-fixture.ts';
import { oldestPendingChange, storeRecords } from '../catalogue/index.ts';
import { mailNotices } from './mail-notices.ts';
import { deleteNoticesBefore } from './notifications.repository.ts';
import { notifyOfChanges } from './notify-of-changes.ts';
import { remindOfDeadlines } from './remind-of-deadlines.ts';

const TODAY = '2026-11-21';
const LAW_MASTERS = {
  educationLevel: 'masters',
  preferredCountries: ['Germany'],
  fieldsOfStudy: ['Law'],
};

interface Notice {
  id: string;
  kind: string;
  title: string;
  body: string;
  scholarshipId: string;
  createdAt: string;
  readAt: string | null;
}

const mastersRecord = (
  id: string,
  change: Partial<Parameters<typeof recordFrom>[0]> = {},
): ScholarshipRecord =>
  recordFrom({
    id,
    title: `Grant ${id}`,
    lines: [
      ['For a master’s degree.', { kind: 'level', anyOf: ['masters'] }],
      ['For law.', { kind: 'field', anyOf: ['0421'] }],
      ['At universities in Germany.', { kind: 'host', countries: ['DE'] }],
    ],
    deadline: { kind: 'date', dates: ['2027-03-01'], text: '1 March 2027' },
    ...change,
  });

describe.each(['embedded', 'server'] as const)('notifications on the %s database', (kind) => {
  let test: TestApp;
  let records = 0;
  const newId = () => `record-${++records}`;

  beforeAll(async () => {
    test = await createTestApp(kind, inject('serverUrl'), {
      runJobs: false,
      env: { PUBLIC_URL: 'https://laurel.example' },
    });
  });
  afterAll(() => test.close());
  // Whoever is left would be told of every record of the tests to come.
  afterEach(() => test.services.database.queries.delete(schema.users));

  const newStudent = async (preferences: object | null = LAW_MASTERS, email?: string) => {
    const student = await test.signIn();
    const { token } = student;
    if (preferences) await test.call('POST', '/ai/preferences', { token, body: preferences });
    if (email)
      await test.call('PUT', '/notifications/settings', { token, body: { email, deadlineReminders: true } });
    return student;
  };
  const save = (token: string, id: string) =>
    test.call('POST', `/scholarships/${id}/save`, { token, body: { saved: true } });
  const notices = async (token: string): Promise<Notice[]> =>
    (await test.call('GET', '/notifications?limit=100', { token })).body.data.notifications;
  const on = (day: string) => ({ ...test.services, clock: systemClock(day) });
  /** What the worker does within seconds of a change. */
  const tell = async () => {
    for (;;) {
      const change = await oldestPendingChange(test.services.database.queries);
      if (!change) return;
      await notifyOfChanges(test.services, change.version);
    }
  };
  const publish = async (...published: ScholarshipRecord[]) => {
    await storeRecords(test.services, published);
    await tell();
  };
  const mailsOf = (userId: string) =>
    test.services.database.queries
      .select()
      .from(schema.outgoingMails)
      .where(eq(schema.outgoingMails.userId, userId));

  describe('of a new record', () => {
    it('reach the students it fits, say why, and reach nobody else', async () => {
      const fitting = await newStudent();
      const doctoral = await newStudent({ ...LAW_MASTERS, educationLevel: 'phd' });
      const withoutPreferences = await newStudent(null);
      const id = newId();
      await publish(mastersRecord(id));
      expect(await notices(fitting.token)).toMatchObject([
        { kind: 'new_match', title: `New match: Grant ${id}`, scholarshipId: id, readAt: null },
      ]);
      const [notice] = await notices(fitting.token);
      expect(notice?.body).toMatch(/^\d+% match\. /);
      expect(notice?.body).toContain('Law, your field');
      expect(notice?.body).toContain('Deadline: 1 March 2027.');
      expect(await notices(doctoral.token)).toEqual([]);
      expect(await notices(withoutPreferences.token)).toEqual([]);
    });

    it('reach the others when one student’s data can’t be judged', async () => {
      const one = await newStudent();
      const broken = await newStudent();
      const other = await newStudent();
      await test.services.database.queries
        .update(schema.preferences)
        .set({ data: { educationLevel: 'masters', fieldsOfStudy: 7 } as never })
        .where(eq(schema.preferences.userId, broken.userId));
      await publish(mastersRecord(newId()));
      expect(await notices(one.token)).toHaveLength(1);
      expect(await notices(broken.token)).toEqual([]);
      expect(await notices(other.token)).toHaveLength(1);
      expect(await oldestPendingChange(test.services.database.queries)).toBeUndefined();
    });

    it('come once, however often the same records are stored or the work is done', async () => {
      const { token } = await newStudent();
      const record = mastersRecord(newId());
      await storeRecords(test.services, [record]);
      const change = await oldestPendingChange(test.services.database.queries);
      await Promise.all([1, 2].map(() => notifyOfChanges(test.services, change?.version ?? 0)));
      await publish(record);
      expect(await notices(token)).toHaveLength(1);
    });

    it('do not reach students who registered after it came', async () => {
      await storeRecords(test.services, [mastersRecord(newId())]);
      const { token } = await newStudent();
      await tell();
      expect(await notices(token)).toEqual([]);
    });

    it('do not speak of a closed one', async () => {
      const { token } = await newStudent();
      const deadline = { kind: 'date' as const, dates: ['2026-11-20'], text: '20 November 2026' };
      await publish(mastersRecord(newId(), { deadline }));
      expect(await notices(token)).toEqual([]);
    });

    it('name no sensitive answer', async () => {
      const { token } = await newStudent({ ...LAW_MASTERS, hasDisability: true, isFirstGeneration: true });
      await test.call('PUT', '/users/profile', { token, body: { profile: { religion: 'Jewish' } } });
      await publish(
        mastersRecord(newId(), {
          lines: [
            ['For a master’s degree.', { kind: 'level', anyOf: ['masters'] }],
            ['For law.', { kind: 'field', anyOf: ['0421'] }],
            ['For students with a disability.', { kind: 'disability' }],
            ['For the first in the family to study.', { kind: 'firstGeneration' }],
            ['For Jewish students.', { kind: 'background', of: 'religion', anyOf: ['jewish'] }],
          ],
        }),
      );
      const [notice] = await notices(token);
      expect(notice?.kind).toBe('new_match');
      expect(notice?.body).not.toMatch(/disab|first|family|parent|jewish|religio/i);
    });

    it('are 25 at most after a large import', async () => {
      const { token } = await newStudent();
      await publish(...Array.from({ length: 26 }, () => mastersRecord(newId())));
      expect(await notices(token)).toHaveLength(25);
    });
  });

  describe('of a changed record', () => {
    it('tell what changed, once for each version', async () => {
      const { token } = await newStudent();
      const id = newId();
      await publish(mastersRecord(id));
      const moved = { kind: 'date' as const, dates: ['2027-04-01'], text: '1 April 2027' };
      await publish(mastersRecord(id, { deadline: moved }));
      const [changed] = await notices(token);
      expect(changed).toMatchObject({ kind: 'changed', title: `Changed: Grant ${id}` });
      expect(changed?.body).toContain('The deadline is now: 1 April 2027 (it was: 1 March 2027).');
      expect(await notices(token)).toHaveLength(2);
    });

    it('are not made for another wording or another day of checking', async () => {
      const { token } = await newStudent();
      const record = mastersRecord(newId());
      await publish(record);
      const provenance = { ...record.provenance, checked: TODAY };
      await publish({ ...record, description: 'Another wording', tags: ['Other'], provenance });
      expect(await notices(token)).toHaveLength(1);
    });

    it('tell those of a new match whom it did not fit before', async () => {
      const { token } = await newStudent();
      const id = newId();
      await publish(mastersRecord(id, { lines: [['For a doctorate.', { kind: 'level', anyOf: ['phd'] }]] }));
      expect(await notices(token)).toEqual([]);
      await publish(mastersRecord(id));
      expect(await notices(token)).toMatchObject([{ kind: 'new_match', scholarshipId: id }]);
    });

    it('reach those who saved it whether it fits or not: moved, closed, withdrawn', async () => {
      const { token } = await newStudent(null);
      const [one, two] = [newId(), newId()];
      const source = (record: ScholarshipRecord) => ({
        ...record,
        provenance: { ...record.provenance, source: 'saved-ones' },
      });
      const withDay = (id: string, day: string) =>
        source(mastersRecord(id, { deadline: { kind: 'date', dates: [day], text: day } }));
      await publish(withDay(one, '2027-03-01'), withDay(two, '2027-03-01'));
      await save(token, one);
      await save(token, two);
      await publish(withDay(one, '2027-02-01'));
      await publish(withDay(one, '2026-11-01'));
      await storeRecords(test.services, [withDay(one, '2026-11-01')], { source: 'saved-ones', hash: 'h' });
      await tell();
      const told = (await notices(token)).map((notice) => [notice.kind, notice.title]);
      expect(told.toSorted()).toEqual([
        ['changed', `New deadline: Grant ${one}`],
        ['closed', `Closed: Grant ${one}`],
        ['closed', `No longer listed: Grant ${two}`],
      ]);
    });
  });

  it('tell who saved it that an award is no longer given; it is listed no more, and its id still answers', async () => {
    const saver = await newStudent(null);
    const other = await newStudent();
    const record = mastersRecord(newId());
    const ended = { since: '2026', note: 'Renamed.', successorId: 'its-successor' };
    await publish(record);
    await save(saver.token, record.id);
    await publish({ ...record, ended });
    expect(await notices(saver.token)).toMatchObject([
      { kind: 'closed', title: `Closed: ${record.title}`, body: 'No longer given.' },
    ]);
    expect(await notices(other.token)).toMatchObject([{ kind: 'new_match' }]);
    const { token } = other;
    const idsOf = async (query: string): Promise<string[]> =>
      (await test.call('GET', `/scholarships?limit=100${query}`, { token })).body.data.scholarships.map(
        ({ id }: { id: string }) => id,
      );
    expect(await idsOf('')).not.toContain(record.id);
    expect(await idsOf('&includeClosed=true')).toContain(record.id);
    const { status, body } = await test.call('GET', `/scholarships/${record.id}`, { token });
    expect(status).toBe(200);
    const closed = { deadline: 'No longer given', deadlineStatus: 'closed', ended };
    expect(body.data.scholarship).toMatchObject(closed);
    const list = await test.call('GET', '/scholarships/saved/list', { token: saver.token });
    expect(list.body.data.savedScholarships[0].scholarship).toMatchObject({
      applicationDeadline: 'No longer given',
      ended,
    });
  });

  describe('of deadlines', () => {
    const dated = (day: string) =>
      mastersRecord(newId(), { deadline: { kind: 'date', dates: [day], text: day } });

    it('remind of saved ones, once, and of no other', async () => {
      const [due, early, unsaved] = [dated('2026-12-21'), dated('2026-12-22'), dated('2026-11-28')];
      await publish(due, early, unsaved);
      const { token, userId } = await newStudent(null);
      await save(token, due.id);
      await save(token, early.id);
      await remindOfDeadlines(test.services, userId);
      await remindOfDeadlines(test.services);
      expect(await notices(token)).toMatchObject([
        { kind: 'deadline', scholarshipId: due.id, title: `Deadline in 30 days: ${due.title}` },
      ]);
      await remindOfDeadlines(on('2026-11-22'));
      expect(await notices(token)).toHaveLength(2);
    });

    it('go by the day that the student entered, in the place of the record’s or where it has none', async () => {
      const [moved, vague] = [
        dated('2026-11-28'),
        mastersRecord(newId(), { deadline: { kind: 'unknown', dates: [], text: '' } }),
      ];
      await publish(moved, vague);
      const { token } = await newStudent(null);
      const enter = (id: string, deadline: string | null) =>
        test.call('PATCH', `/scholarships/${id}/save`, { token, body: { plan: { deadline } } });
      for (const { id } of [moved, vague]) await save(token, id);
      await enter(moved.id, '2027-06-01');
      await enter(vague.id, '2026-11-28');
      await remindOfDeadlines(test.services);
      await remindOfDeadlines(test.services);
      expect(await notices(token)).toMatchObject([
        {
          scholarshipId: vague.id,
          title: `Deadline in 7 days: ${vague.title}`,
          body: 'The deadline is 28 November 2026, the day that you entered.',
        },
      ]);
      await enter(moved.id, null);
      await remindOfDeadlines(test.services);
      expect(await notices(token)).toHaveLength(2);
    });

    it('are not made for an application that was submitted, nor where they are switched off', async () => {
      const record = dated('2026-11-28');
      await publish(record);
      const submitted = await newStudent(null);
      await save(submitted.token, record.id);
      await test.call('PATCH', `/scholarships/${record.id}/save`, {
        token: submitted.token,
        body: { applicationStatus: 'submitted' },
      });
      const without = await newStudent(null);
      await save(without.token, record.id);
      await test.call('PUT', '/notifications/settings', {
        token: without.token,
        body: { email: 'instant', deadlineReminders: false },
      });
      await remindOfDeadlines(test.services);
      expect(await notices(submitted.token)).toEqual([]);
      expect(await notices(without.token)).toEqual([]);
    });
  });

  describe('by mail', () => {
    it('go out at once, once, with the reasons and a way to stop them', async () => {
      const { token, userId, email } = await newStudent(LAW_MASTERS, 'instant');
      const id = newId();
      await publish(mastersRecord(id));
      await mailNotices(test.services);
      await mailNotices(test.services);
      const mails = await mailsOf(userId);
      expect(mails).toHaveLength(1);
      expect(mails[0]).toMatchObject({ toAddress: email, subject: `New match: Grant ${id}` });
      expect(mails[0]?.text).toContain((await notices(token))[0]?.body);
      expect(mails[0]?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    });

    it.each([
      ['daily', '2026-11-21', '2026-11-22'],
      ['weekly', '2026-11-27', '2026-11-28'],
    ])('go out in one %s digest, not yet on %s, but on %s', async (often, early, day) => {
      const { userId } = await newStudent(LAW_MASTERS, often);
      await publish(mastersRecord(newId()));
      await publish(mastersRecord(newId()));
      await mailNotices(on(early));
      expect(await mailsOf(userId)).toEqual([]);
      await mailNotices(on(day));
      expect((await mailsOf(userId)).map(({ subject }) => subject)).toEqual([
        '2 new scholarships that fit you',
      ]);
    });

    it('do not go out to those who want none, nor later when they want them again', async () => {
      const { token, userId } = await newStudent(LAW_MASTERS, 'off');
      await publish(mastersRecord(newId()));
      await test.call('PUT', '/notifications/settings', {
        token,
        body: { email: 'instant', deadlineReminders: true },
      });
      await mailNotices(on('2026-12-31'));
      expect(await mailsOf(userId)).toEqual([]);
      expect(await notices(token)).toHaveLength(1);
    });

    it('do not go to an address that nobody has confirmed, nor later when it is', async () => {
      const { token, userId } = await newStudent(LAW_MASTERS, 'instant');
      const { emailConfirmations } = schema;
      const waiting = { userId, tokenHash: 'made up', mailedAt: test.services.clock.now() };
      await test.services.database.queries.insert(emailConfirmations).values(waiting);
      await publish(mastersRecord(newId()));
      await mailNotices(test.services);
      await test.services.database.queries.delete(emailConfirmations);
      await mailNotices(on('2026-12-31'));
      expect(await mailsOf(userId)).toEqual([]);
      expect(await notices(token)).toHaveLength(1);
    });

    it('leave out what was read in Laurel', async () => {
      const { token, userId } = await newStudent(LAW_MASTERS, 'daily');
      await publish(mastersRecord(newId()));
      await test.call('POST', '/notifications/read', { token, body: { all: true } });
      await mailNotices(on('2026-11-22'));
      expect(await mailsOf(userId)).toEqual([]);
    });

    it('bring a reminder at once and leave the rest for the digest', async () => {
      const { token, userId } = await newStudent(LAW_MASTERS, 'weekly');
      const record = mastersRecord(newId(), {
        deadline: { kind: 'date', dates: ['2026-11-22'], text: '22 November 2026' },
      });
      await publish(record);
      await save(token, record.id);
      await remindOfDeadlines(test.services);
      await mailNotices(test.services);
      expect((await mailsOf(userId)).map(({ subject }) => subject)).toEqual([
        `Deadline tomorrow: ${record.title}`,
      ]);
      await mailNotices(on('2026-11-28'));
      expect(await mailsOf(userId)).toHaveLength(2);
    });

    it('reach the others when one student’s can’t be written: it is logged without what it says, and tried again', async () => {
      const [one, broken, other] = [
        await newStudent(LAW_MASTERS, 'instant'),
        await newStudent(LAW_MASTERS, 'instant'),
        await newStudent(LAW_MASTERS, 'instant'),
      ];
      const setAddress = (email: string) =>
        test.services.database.queries
          .update(schema.users)
          .set({ email })
          .where(eq(schema.users.id, broken.userId));
      await setAddress('smuggled@example.org\r\nBcc: everybody@example.org');
      await publish(mastersRecord(newId()));
      const lines: string[] = [];
      const logger = createLogger('info', { write: (line) => lines.push(line) });
      await mailNotices({ ...test.services, logger });
      for (const { userId } of [one, other]) expect(await mailsOf(userId)).toHaveLength(1);
      expect(await mailsOf(broken.userId)).toEqual([]);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain(broken.userId);
      expect(lines[0]).not.toContain('smuggled');

      await setAddress(broken.email);
      await mailNotices(test.services);
      expect(await mailsOf(broken.userId)).toEqual([]);
      await mailNotices(on('2026-11-22'));
      expect(await mailsOf(broken.userId)).toHaveLength(1);
    });

    it('follow a change of the choice for what waits already', async () => {
      const { token, userId } = await newStudent(LAW_MASTERS, 'weekly');
      await publish(mastersRecord(newId()));
      await test.call('PUT', '/notifications/settings', {
        token,
        body: { email: 'instant', deadlineReminders: true },
      });
      await mailNotices(test.services);
      expect(await mailsOf(userId)).toHaveLength(1);
    });
  });

  describe('the list', () => {
    it('is empty at first, then newest first with pages and the number of unread ones', async () => {
      const { token } = await newStudent();
      expect((await test.call('GET', '/notifications', { token })).body).toMatchObject({
        success: true,
        data: { notifications: [], unread: 0 },
        pagination: { totalItems: 0, totalPages: 0, currentPage: 1, hasPrevPage: false, hasNextPage: false },
      });
      const ids = [newId(), newId(), newId()];
      for (const id of ids) await publish(mastersRecord(id));
      const { body } = await test.call('GET', '/notifications?limit=2', { token });
      expect(body.data.notifications.map((notice: Notice) => notice.scholarshipId)).toEqual([ids[2], ids[1]]);
      expect(body.data.unread).toBe(3);
      expect(body.pagination).toMatchObject({ totalItems: 3, totalPages: 2, hasNextPage: true });
      const second = await test.call('GET', '/notifications?limit=2&page=2', { token });
      expect(second.body.data.notifications.map((notice: Notice) => notice.scholarshipId)).toEqual([ids[0]]);
      expect((await test.call('GET', '/notifications?limit=101', { token })).status).toBe(400);
    });

    it('forgets notices that are older than they are kept, and no other', async () => {
      const { token } = await newStudent();
      await publish(mastersRecord(newId()));
      const [notice] = await notices(token);
      const created = new Date(notice?.createdAt ?? '');
      const { queries } = test.services.database;
      await deleteNoticesBefore(queries, created);
      expect(await notices(token)).toHaveLength(1);
      await deleteNoticesBefore(queries, new Date(created.getTime() + 1));
      expect(await notices(token)).toHaveLength(0);
    });

    it('marks some or all as read, and only the student’s own', async () => {
      const one = await newStudent();
      const other = await newStudent();
      await publish(mastersRecord(newId()), mastersRecord(newId()));
      const [first, second] = await notices(one.token);
      const read = (token: string, body: object) => test.call('POST', '/notifications/read', { token, body });
      const unread = async (token: string) =>
        (await test.call('GET', '/notifications', { token })).body.data.unread;
      await read(other.token, { ids: [first?.id, second?.id] });
      expect(await unread(one.token)).toBe(2);
      await read(one.token, { ids: [first?.id, 'unknown'] });
      expect(await unread(one.token)).toBe(1);
      await read(one.token, { ids: [] });
      expect(await unread(one.token)).toBe(1);
      expect((await read(one.token, { all: true })).body.success).toBe(true);
      expect(await unread(one.token)).toBe(0);
      expect(await unread(other.token)).toBe(2);
      for (const body of [{}, { all: false }, { ids: 'x' }, { ids: [7] }])
        expect((await read(one.token, body)).status).toBe(400);
    });
  });

  describe('the settings', () => {
    it('are weekly with reminders until the student chooses, and then as chosen', async () => {
      const { token } = await test.signIn();
      const get = async () => (await test.call('GET', '/notifications/settings', { token })).body.data;
      expect(await get()).toEqual({ email: 'weekly', deadlineReminders: true });
      const body = { email: 'daily', deadlineReminders: false };
      expect((await test.call('PUT', '/notifications/settings', { token, body })).body).toEqual({
        success: true,
        data: body,
      });
      expect(await get()).toEqual(body);
      for (const wrong of [{}, { email: 'hourly', deadlineReminders: true }, { email: 'daily' }])
        expect((await test.call('PUT', '/notifications/settings', { token, body: wrong })).status).toBe(400);
    });
  });

  describe('the unsubscribe link', () => {
    const linkOf = async (userId: string) => {
      const header = (await mailsOf(userId))[0]?.headers['List-Unsubscribe'];
      return header?.replace(/^<https:\/\/laurel\.example\/api(.*)>$/, '$1') ?? '';
    };
    const mailed = async () => {
      const student = await newStudent(LAW_MASTERS, 'instant');
      await publish(mastersRecord(newId()));
      await mailNotices(test.services);
      return { ...student, link: await linkOf(student.userId) };
    };
    const settings = async (token: string) =>
      (await test.call('GET', '/notifications/settings', { token })).body.data;

    it('changes nothing when it is followed, and leads to the page that asks', async () => {
      const { token, link } = await mailed();
      const { status, headers } = await test.call('GET', link);
      expect(status).toBe(302);
      expect(headers.location).toMatch(/^\/unsubscribe\?token=[A-Za-z0-9_-]{44}$/);
      expect(await settings(token)).toMatchObject({ email: 'instant' });
    });

    it.each([
      ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      [
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
      ],
    ])(
      'stops the mails with one request of a mail program (%s), without signing in',
      async (type, payload) => {
        const { token, userId, link } = await mailed();
        for (const _ of [1, 2]) {
          const response = await test.app.inject({
            method: 'POST',
            url: `/api${link}`,
            headers: { 'content-type': type },
            payload,
          });
          expect(response.statusCode).toBe(200);
        }
        expect(await settings(token)).toEqual({ email: 'off', deadlineReminders: true });
        await publish(mastersRecord(newId()));
        await mailNotices(on('2026-12-31'));
        expect(await mailsOf(userId)).toHaveLength(1);
      },
    );

    it('belongs to one student only; an unknown one is 404', async () => {
      const one = await mailed();
      const other = await mailed();
      await test.call('POST', one.link);
      expect(await settings(other.token)).toMatchObject({ email: 'instant' });
      expect((await test.call('POST', `/notifications/unsubscribe/${'a'.repeat(44)}`)).status).toBe(404);
    });
  });

  it('the first load of a catalogue is no news', async () => {
    const fresh = await createTestApp(kind, inject('serverUrl'), {
      runJobs: false,
      records: [mastersRecord('first')],
    });
    expect(await oldestPendingChange(fresh.services.database.queries)).toBeUndefined();
    await fresh.close();
  });
});
