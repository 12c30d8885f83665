import { describe, expect, it } from 'vitest';
import { recordFrom } from '../../testing/scholarship-fixture.ts';
import { deadlineNotices, nearDeadline, reminderDue } from './deadline-notice.ts';

const TODAY = '2026-11-21';
const record = (dates: string[], kind: 'date' | 'yearly' | 'month' = 'date') =>
  recordFrom({ id: 'one', title: 'One', lines: [], deadline: { kind, dates, text: dates[0] ?? '' } });
const noticeOf = (day: string, savedOn = TODAY, deadlineReminders = true) => {
  const near = nearDeadline(record([day], day.startsWith('--') ? 'yearly' : 'date'), TODAY);
  return (near && deadlineNotices(near, { savedOn, deadlineReminders })[0]) ?? null;
};

describe('a reminder', () => {
  it.each([
    ['2026-12-22', 31, null],
    ['2026-12-21', 30, 30],
    ['2026-12-20', 29, null],
    ['2026-11-29', 8, null],
    ['2026-11-28', 7, 7],
    ['2026-11-27', 6, null],
    ['2026-11-23', 2, null],
    ['2026-11-22', 1, 1],
    ['2026-11-21', 0, null],
    ['2026-11-20', -1, null],
  ])('of a deadline on %s, %i days away and saved today, is due: %s', (date, daysLeft, days) => {
    expect(reminderDue({ date, daysLeft }, TODAY)).toBe(days);
  });

  it('that fell due while nothing ran is made up for, the latest of several', () => {
    expect(reminderDue({ date: '2026-12-20', daysLeft: 29 }, '2026-11-20')).toBe(30);
    expect(reminderDue({ date: '2026-11-26', daysLeft: 5 }, '2026-10-01')).toBe(7);
    expect(reminderDue({ date: '2026-11-21', daysLeft: 0 }, '2026-10-01')).toBe(1);
  });

  it('is not made up for when its day was over before the scholarship was saved', () => {
    expect(reminderDue({ date: '2026-12-20', daysLeft: 29 }, '2026-11-21')).toBeNull();
    expect(reminderDue({ date: '2026-11-26', daysLeft: 5 }, '2026-11-20')).toBeNull();
  });

  it('says whether the day is announced or estimated', () => {
    expect(noticeOf('2026-11-28')).toMatchObject({
      kind: 'deadline',
      title: 'Deadline in 7 days: One',
      body: 'The deadline is 28 November 2026, as announced.',
    });
    expect(noticeOf('--11-28')).toMatchObject({
      title: 'Estimated deadline in 7 days: One',
      body: expect.stringContaining('expected from the rounds of other years'),
    });
    expect(noticeOf('2026-11-22')?.title).toBe('Deadline tomorrow: One');
  });

  it('is made only where it is wanted, and only where a day or a window is known', () => {
    expect(noticeOf('2026-11-28', TODAY, false)).toBeNull();
    expect(nearDeadline(record([], 'yearly'), TODAY)).toBeUndefined();
  });

  it('of a month asks to look up the day, before its first day', () => {
    const near = nearDeadline(record(['--12'], 'month'), TODAY);
    expect(near).toMatchObject({ date: '2026-12-01', daysLeft: 10 });
    expect(near && deadlineNotices(near, { savedOn: '2026-11-01', deadlineReminders: true })).toMatchObject([
      {
        title: 'Look up the deadline: One',
        body: expect.stringContaining('between 1 December 2026 and 31 December 2026'),
      },
    ]);
  });

  const opening = (closes: string) =>
    recordFrom({
      id: 'one',
      title: 'One',
      lines: [],
      deadline: {
        kind: 'yearly',
        dates: [`-${closes.slice(4)}`],
        text: '',
        cycles: [{ opens: '2025-11-18', closes, url: 'https://example.org' }],
      },
    });

  it('says once that a round has probably opened, to those who saved it before', () => {
    const near = nearDeadline(opening('2026-03-01'), TODAY);
    const noticesFor = (savedOn: string, deadlineReminders = true) =>
      near && deadlineNotices(near, { savedOn, deadlineReminders });
    expect(noticesFor('2026-11-17')).toMatchObject([{ title: 'Probably open again: One' }]);
    expect(noticesFor('2026-11-18')).toEqual([]);
    expect(noticesFor('2026-11-17', false)).toEqual([]);
    expect(nearDeadline(opening('2026-03-01'), '2026-11-26')).toBeUndefined();
  });

  it('is made beside the news that a short round has opened', () => {
    const near = nearDeadline(opening('2025-11-28'), TODAY);
    const notices = near && deadlineNotices(near, { savedOn: '2026-10-01', deadlineReminders: true });
    expect(notices?.map(({ title }) => title)).toEqual([
      'Probably open again: One',
      'Estimated deadline in 7 days: One',
    ]);
  });

  it('is another one when the deadline moves', () => {
    expect(noticeOf('2026-11-28')?.key).not.toBe(noticeOf('2026-12-21')?.key);
  });
});

describe('a deadline that has passed', () => {
  it('is told for a week to those who had saved it before', () => {
    expect(noticeOf('2026-11-20', '2026-11-20')).toMatchObject({ kind: 'closed', title: 'Closed: One' });
    expect(noticeOf('2026-11-14', '2026-11-01')).not.toBeNull();
    expect(noticeOf('2026-11-13', '2026-11-01')).toBeNull();
  });

  it('is no news to those who saved it afterwards', () => {
    expect(noticeOf('2026-11-20', '2026-11-21')).toBeNull();
  });
});
