import { describe, expect, it } from 'vitest';
import { dayInWords, dayOf, readDay } from './calendar-day.ts';

describe('the day of a moment', () => {
  const moment = new Date('2026-11-21T23:30:00Z');

  it('is the day on the calendar of the place', () => {
    expect(dayOf(moment, 'UTC')).toBe('2026-11-21');
    expect(dayOf(moment, 'Africa/Nairobi')).toBe('2026-11-22');
    expect(dayOf(moment, 'America/Los_Angeles')).toBe('2026-11-21');
  });

  it('changes at midnight there, not at midnight elsewhere', () => {
    expect(dayOf(new Date('2026-11-22T07:59:59Z'), 'America/Los_Angeles')).toBe('2026-11-21');
    expect(dayOf(new Date('2026-11-22T08:00:00Z'), 'America/Los_Angeles')).toBe('2026-11-22');
  });
});

describe('reading a day', () => {
  it('takes calendar days as they are, in every time zone', () => {
    expect(readDay('2027-03-01', 'Pacific/Kiritimati')).toBe('2027-03-01');
    expect(readDay('2027-03-01', 'Pacific/Pago_Pago')).toBe('2027-03-01');
  });

  it('takes the day of an instant where the student is', () => {
    expect(readDay('2027-03-01T23:59:59Z', 'UTC')).toBe('2027-03-01');
    expect(readDay('2027-03-01T23:59:59Z', 'Asia/Tokyo')).toBe('2027-03-02');
  });

  it.each(['Rolling', '', 'March 1', '2027-02-30', '2027-13-01', '01/03/2027'])(
    'finds none in %j',
    (text) => {
      expect(readDay(text)).toBeNull();
    },
  );
});

it('writes a day in the reader’s own order', () => {
  expect(dayInWords('2027-03-01', 'en-US')).toBe('Mar 1, 2027');
  expect(dayInWords('2027-03-01', 'en-GB')).toBe('1 Mar 2027');
});
