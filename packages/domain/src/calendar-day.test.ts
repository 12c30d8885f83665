import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  completedYears,
  dayInEnglish,
  daysBetween,
  firstOfMonth,
  isCalendarDay,
  isYearlyDay,
  isYearlyMonth,
  mondayOf,
  nextMonth,
  nextYearly,
  startOfDay,
  utcDay,
} from './calendar-day.ts';

describe('a calendar day', () => {
  it.each(['2026-11-21', '2028-02-29', '2000-02-29', '2026-12-31', '2026-04-30'])('%s exists', (date) => {
    expect(isCalendarDay(date)).toBe(true);
  });
  it.each([
    '2027-02-29',
    '2100-02-29',
    '2026-13-01',
    '2026-04-31',
    '2026-00-10',
    '2026-01-00',
    '2027-2-9',
    '--03-01',
    '2026-1-1',
    '',
  ])('%s does not exist', (date) => {
    expect(isCalendarDay(date)).toBe(false);
  });
});

describe('the next yearly day', () => {
  it('is today when today is the day', () => {
    expect(nextYearly('--11-21', '2026-11-21')).toBe('2026-11-21');
  });
  it('is next year when the day was yesterday', () => {
    expect(nextYearly('--11-20', '2026-11-21')).toBe('2027-11-20');
  });
  it('of 29 February is the 28th in a common year', () => {
    expect(nextYearly('--02-29', '2026-11-21')).toBe('2027-02-28');
  });
  it('of 29 February is the 29th in a leap year', () => {
    expect(nextYearly('--02-29', '2027-11-21')).toBe('2028-02-29');
  });
  it('of 29 February has passed on 1 March of a common year', () => {
    expect(nextYearly('--02-29', '2027-03-01')).toBe('2028-02-29');
  });
  it.each(['--02-30', '--13-01', '--00-01', '--01-00', '2027-01-01'])('%s is no rule', (rule) => {
    expect(nextYearly(rule, '2026-11-21')).toBeUndefined();
  });
});

describe('the next month', () => {
  it('is the current one until it ends', () => {
    expect(nextMonth(11, '2026-11-30')).toEqual({ first: '2026-11-01', last: '2026-11-30' });
  });
  it('is next year once it has ended', () => {
    expect(nextMonth(11, '2026-12-01')).toEqual({ first: '2027-11-01', last: '2027-11-30' });
  });
});

describe('completed years', () => {
  it('count the birthday itself', () => {
    expect(completedYears('2001-05-17', '2026-05-17')).toBe(25);
  });
  it('do not count the day before', () => {
    expect(completedYears('2001-05-17', '2026-05-16')).toBe(24);
  });
});

describe('a rule of every year', () => {
  it('names a day that every year has', () => {
    expect([isYearlyDay('--12-31'), isYearlyDay('--02-28'), isYearlyDay('--02-29')]).toEqual([
      true,
      true,
      false,
    ]);
  });
  it('names a month that exists', () => {
    expect([isYearlyMonth('--01'), isYearlyMonth('--12')]).toEqual([true, true]);
    expect([isYearlyMonth('--00'), isYearlyMonth('--13'), isYearlyMonth('--1')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('days', () => {
  it('between two dates cross months and leap days', () => {
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(daysBetween('2027-02-28', '2027-03-01')).toBe(1);
    expect(daysBetween('2027-03-01', '2027-02-28')).toBe(-1);
  });
  it('are counted over the change of clocks and over leap days', () => {
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2026-11-21', '2026-11-20')).toBe(-1);
    expect(daysBetween('2026-11-21', '2026-11-21')).toBe(0);
  });
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-03-01', -1, '2027-02-28'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2026-11-21', 0, '2026-11-21'],
    ['2026-11-21', 365, '2027-11-21'],
  ])('from %s by %i reach %s', (day, days, reached) => {
    expect(addDays(day, days)).toBe(reached);
  });
});

describe('months', () => {
  it.each([
    ['2026-11-21', 18, '2028-05-21'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2027-01-31', -1, '2026-12-31'],
    ['2027-03-31', -1, '2027-02-28'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('from %s by %i reach %s', (day, months, reached) => {
    expect(addMonths(day, months)).toBe(reached);
  });
  it('begin on their first day', () => {
    expect(firstOfMonth('2026-11-30')).toBe('2026-11-01');
    expect(firstOfMonth('2026-11-30', 2)).toBe('2027-01-01');
    expect(firstOfMonth('2027-01-01', -1)).toBe('2026-12-01');
  });
});

it('a week begins on Monday', () => {
  expect([mondayOf('2027-03-01'), mondayOf('2027-03-07'), mondayOf('2027-02-28')]).toEqual([
    '2027-03-01',
    '2027-03-01',
    '2027-02-22',
  ]);
});

it('a moment is on the day that UTC has then, from midnight on', () => {
  expect(utcDay(new Date('2026-11-21T23:59:59.999Z'))).toBe('2026-11-21');
  expect(utcDay(new Date('2026-11-22T00:00:00Z'))).toBe('2026-11-22');
  expect(startOfDay('2026-11-22').toISOString()).toBe('2026-11-22T00:00:00.000Z');
});

it('a day is written in English without a nought before it', () => {
  expect([dayInEnglish('2027-03-01'), dayInEnglish('2026-12-31')]).toEqual([
    '1 March 2027',
    '31 December 2026',
  ]);
});
