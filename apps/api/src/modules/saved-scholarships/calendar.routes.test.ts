import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApp, TEST_PASSWORD, type TestApp } from '../../testing/create-test-app.ts';
import { recordFrom, scholarshipFixture } from '../../testing/scholarship-fixture.ts';
import { storeRecords } from '../catalogue/index.ts';

const HOSTILE_TITLE = 'Comma, semi; back\\slash "quote"\r\nBEGIN:VEVENT\r\nSUMMARY:Forged\u0007 £ 日本語 😀';

const records = () => [
  ...scholarshipFixture(),
  recordFrom({
    id: 'announced-day',
    title: 'Announced Day',
    lines: [],
    deadline: { kind: 'date', dates: ['2027-01-15'], text: '15 January 2027', timeZone: 'Europe/Berlin' },
  }),
  recordFrom({
    id: 'month-only',
    title: 'Month Only',
    lines: [],
    deadline: { kind: 'month', dates: ['--04'], text: 'April' },
  }),
  recordFrom({
    id: 'hostile',
    title: HOSTILE_TITLE.repeat(3),
    organization: 'Evil\r\nEND:VCALENDAR',
    lines: [],
    deadline: { kind: 'date', dates: ['2027-02-01'], text: '1 February 2027' },
  }),
];

/** Parses as a strict reader does, after what such readers only forgive: line ends and line lengths. */
const eventsOf = (text: string) => {
  expect(text.endsWith('\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('prodid')).toBeTruthy();
  return calendar.getAllSubcomponents('vevent').map((event) => {
    expect(event.getFirstPropertyValue('dtstamp')).toBeTruthy();
    const { uid, summary, description, startDate, endDate } = new ICAL.Event(event);
    const reminders = event.getAllSubcomponents('valarm').map((alarm) => {
      expect(alarm.getFirstPropertyValue('action')).toBe('DISPLAY');
      return `${alarm.getFirstPropertyValue('trigger')} ${alarm.getFirstPropertyValue('description')}`;
    });
    return {
      reminders,
      uid,
      summary,
      description,
      start: String(startDate),
      end: String(endDate),
      allDay: startDate.isDate,
    };
  });
};

const deadlinesOf = (text: string) => eventsOf(text).filter(({ uid }) => uid.endsWith('.deadline@laurel'));

describe.each(['embedded', 'server'] as const)('the deadline calendar on the %s database', (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(kind, inject('serverUrl'), {
      records: records(),
      env: { PUBLIC_URL: 'https://laurel.example' },
    });
  });
  afterAll(() => test.close());

  const studentWith = async (...ids: string[]) => {
    const student = await test.signIn();
    for (const id of ids)
      await test.call('POST', `/scholarships/${id}/save`, { token: student.token, body: { saved: true } });
    return student;
  };
  const urlOf = async (token: string): Promise<string> =>
    (await test.call('GET', '/calendar', { token })).body.data.url;
  /** Without a token, as a calendar program asks. */
  const read = (url: string) => test.call('GET', url.replace('https://laurel.example/api', ''));

  it('is at an address that nobody guesses, of the configured origin, and the same each time', async () => {
    const { token } = await test.signIn();
    const both = await Promise.all([urlOf(token), urlOf(token)]);
    expect(both[0]).toMatch(/^https:\/\/laurel\.example\/api\/calendar\/[A-Za-z0-9_-]{43}\.ics$/);
    expect(both[1]).toBe(both[0]);
    expect(await urlOf(token)).toBe(both[0]);
    expect(await urlOf((await test.signIn()).token)).not.toBe(both[0]);
  });

  it('holds all-day events: an announced day, and an estimated one that says so', async () => {
    const { token } = await studentWith('announced-day', 'any-field-germany');
    const { status, headers, body } = await read(await urlOf(token));
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    const events = deadlinesOf(body).toSorted((a, b) => (a.start < b.start ? -1 : 1));
    expect(events).toMatchObject([
      {
        uid: 'announced-day.deadline@laurel',
        summary: 'Deadline: Announced Day',
        start: '2027-01-15',
        end: '2027-01-16',
        allDay: true,
      },
      {
        uid: 'any-field-germany.deadline@laurel',
        summary: 'Estimated deadline: Any Field in Germany',
        start: '2027-03-01',
        allDay: true,
      },
    ]);
    expect(events[0]?.description).toContain('Europe/Berlin');
    expect(events[0]?.description).toContain('https://laurel.example/scholarship/announced-day');
    expect(events[1]?.description).toContain('Expected from the rounds of other years');
  });

  it('plans back from the deadline what is not done yet, in events of their own that remind in the morning', async () => {
    const { token } = await studentWith('announced-day');
    const change = (body: object) => test.call('PATCH', '/scholarships/announced-day/save', { token, body });
    const events = async () => eventsOf((await read(await urlOf(token))).body);
    const shown = async () =>
      (await events()).map(({ start, summary, reminders }) => [start, summary, ...reminders]);
    expect(await shown()).toEqual([
      ['2027-01-15', 'Deadline: Announced Day'],
      ['2026-12-18', 'Latest safe start: Announced Day'],
      [
        '2026-12-18',
        'Ask your referees: Two references (Announced Day)',
        'PT9H Ask your referees: Two references',
      ],
      ['2027-01-08', 'Get ready: CV (Announced Day)', 'PT9H Get ready: CV'],
    ]);
    const before = await events();
    expect(new Set(before.map(({ uid }) => uid)).size).toBe(4);
    expect(before[0]?.description).toContain(
      'Latest safe start: 2026-12-18.\n2026-12-18: Ask your referees: Two references\n2027-01-08: Get ready: CV',
    );
    await change({ checklist: { 'document:Two references': true } });
    expect(await shown()).toEqual([
      ['2027-01-15', 'Deadline: Announced Day'],
      ['2027-01-08', 'Latest safe start: Announced Day'],
      ['2027-01-08', 'Get ready: CV (Announced Day)', 'PT9H Get ready: CV'],
    ]);
    await change({ applicationStatus: 'submitted' });
    const [only, ...others] = await events();
    expect(others).toEqual([]);
    expect(only?.description).not.toContain('Latest safe start');
  });

  it('holds the day and the steps that the student added, and says whose they are', async () => {
    const { token } = await studentWith('announced-day', 'rolling-france');
    const add = (id: string, plan: object) =>
      test.call('PATCH', `/scholarships/${id}/save`, { token, body: { plan } });
    const step = { id: 'a', label: 'Call the office', day: '2026-12-01', done: false };
    await add('announced-day', {
      deadline: '2027-01-20',
      steps: [step, { ...step, id: 'b', done: true }, { id: 'c', label: 'Think', done: false }],
    });
    await add('rolling-france', { steps: [step] });
    const events = eventsOf((await read(await urlOf(token))).body);
    expect(events.map(({ start, summary }) => [start, summary])).toEqual([
      ['2026-12-01', expect.stringContaining('Call the office')],
      ['2027-01-20', 'Deadline: Announced Day'],
      ['2026-12-01', 'Latest safe start: Announced Day'],
      ['2026-12-01', 'Call the office (Announced Day)'],
      ['2026-12-23', 'Ask your referees: Two references (Announced Day)'],
      ['2027-01-13', 'Get ready: CV (Announced Day)'],
    ]);
    expect(events[1]?.description).toContain('The day that you entered.');
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });

  it('moves the events with a deadline that moves: they keep their ids', async () => {
    const { token } = await studentWith('announced-day');
    const days = async () =>
      Object.fromEntries(
        eventsOf((await read(await urlOf(token))).body).map(({ uid, start }) => [uid, start]),
      );
    const before = await days();
    const moved = records().map((record) =>
      record.id === 'announced-day'
        ? { ...record, deadline: { ...record.deadline, dates: ['2027-01-16'] } }
        : record,
    );
    await storeRecords(test.services, moved);
    const after = await days();
    await storeRecords(test.services, records());
    expect(Object.keys(after)).toEqual(Object.keys(before));
    expect(Object.values(before)).toEqual(['2027-01-15', '2026-12-18', '2026-12-18', '2027-01-08']);
    expect(Object.values(after)).toEqual(['2027-01-16', '2026-12-19', '2026-12-19', '2027-01-09']);
  });

  it('makes up no day where none is known', async () => {
    const { token } = await studentWith('rolling-france');
    expect(eventsOf((await read(await urlOf(token))).body)).toEqual([]);
  });

  it('puts a deadline of which only the month is known on its first day, and says so', async () => {
    const { token } = await studentWith('month-only');
    const events = eventsOf((await read(await urlOf(token))).body);
    const deadline = events.find(({ uid }) => uid === 'month-only.deadline@laurel');
    expect(deadline?.summary).toMatch(/^Deadline from this day on: /);
    expect(deadline?.description).toContain('we don’t know the day');
    expect(events.some(({ summary }) => summary.startsWith('Look up this year’s date'))).toBe(true);
  });

  it('attack: a hostile title stays inside its event', async () => {
    const { token } = await studentWith('hostile');
    const events = eventsOf((await read(await urlOf(token))).body);
    expect(events.every(({ uid }) => uid.startsWith('hostile.'))).toBe(true);
    expect(events[0]?.summary).toBe(`Deadline: ${HOSTILE_TITLE.replaceAll(/[\p{Cc}]+/gu, ' ').repeat(3)}`);
    expect(events[0]?.description).toContain('Evil END:VCALENDAR');
  });

  it('stops at the old address when the secret is changed, whoever still has it', async () => {
    const { token } = await studentWith('announced-day');
    const old = await urlOf(token);
    const { status, body } = await test.call('POST', '/calendar/rotate', { token });
    expect(status).toBe(200);
    expect(body.data.url).not.toBe(old);
    expect(await urlOf(token)).toBe(body.data.url);
    expect((await read(old)).status).toBe(404);
    expect(deadlinesOf((await read(body.data.url)).body)).toHaveLength(1);
  });

  it('attack: stops at the old address when the password changes, and gives a new one when it is asked for', async () => {
    const { token } = await studentWith('announced-day');
    const old = await urlOf(token);
    const body = { currentPassword: TEST_PASSWORD, password: 'Another-horse-8' };
    expect((await test.call('PUT', '/users/password', { token, body })).status).toBe(200);
    expect((await read(old)).status).toBe(404);
    const now = await urlOf(token);
    expect(now).not.toBe(old);
    expect((await read(now)).status).toBe(200);
  });

  it('leaves one working address when two tabs change the secret at once', async () => {
    const { token } = await test.signIn();
    const answers = await Promise.all([1, 2].map(() => test.call('POST', '/calendar/rotate', { token })));
    const now = await urlOf(token);
    const statuses = await Promise.all(answers.map(async ({ body }) => (await read(body.data.url)).status));
    expect(answers.map(({ body }) => body.data.url)).toContain(now);
    expect(statuses.toSorted()).toEqual([200, 404]);
  });

  it('does not know a secret that was never given out, and takes no token for one', async () => {
    const { token } = await test.signIn();
    const { status, body } = await test.call('GET', `/calendar/${'a'.repeat(43)}.ics`, { token });
    expect(status).toBe(404);
    expect(body).toMatchObject({ success: false, code: 'not_found' });
  });

  it('leaves out what its source withdrew', async () => {
    const { token } = await studentWith('announced-day', 'any-field-germany');
    const left = records().filter(({ id }) => id !== 'announced-day');
    await storeRecords(test.services, left, { source: 'test', hash: 'without it' });
    const events = deadlinesOf((await read(await urlOf(token))).body);
    await storeRecords(test.services, records());
    expect(events.map(({ uid }) => uid)).toEqual(['any-field-germany.deadline@laurel']);
  });

  it('gives one deadline as a file, and none where no day is known', async () => {
    const { token } = await test.signIn();
    const { status, headers, body } = await test.call('GET', '/scholarships/hostile/deadline.ics', { token });
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe('attachment; filename="deadline.ics"');
    expect(deadlinesOf(body)).toHaveLength(1);
    expect((await test.call('GET', '/scholarships/rolling-france/deadline.ics', { token })).status).toBe(404);
    expect((await test.call('GET', '/scholarships/nobody/deadline.ics', { token })).status).toBe(404);
  });
});
