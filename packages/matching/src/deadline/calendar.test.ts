import { describe, expect, it } from 'vitest';
import { completedYears, daysBetween, isCalendarDate, nextMonth, nextYearly } from './calendar.ts';

describe('a calendar date', () => {
  it.each(['2026-11-21', '2028-02-29', '2026-12-31'])('%s exists', (date) => {
    expect(isCalendarDate(date)).toBe(true);
  });
  it.each(['2027-02-29', '2026-13-01', '2026-04-31', '2026-00-10', '--03-01', '2026-1-1', ''])(
    '%s does not exist',
    (date) => {
      expect(isCalendarDate(date)).toBe(false);
    },
  );
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

describe('days', () => {
  it('between two dates cross months and leap days', () => {
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(daysBetween('2027-02-28', '2027-03-01')).toBe(1);
    expect(daysBetween('2027-03-01', '2027-02-28')).toBe(-1);
  });
});
