import { expect, test } from 'vitest';
import { addMonths, isCalendarDate, isYearlyDate, isYearlyMonth } from './calendar-date.ts';

test('a day exists or not', () => {
  expect(isCalendarDate('2028-02-29')).toBe(true);
  expect(isCalendarDate('2027-02-29')).toBe(false);
  expect(isCalendarDate('2027-2-9')).toBe(false);
});

test('a yearly day is one that every year has', () => {
  expect(isYearlyDate('--12-31')).toBe(true);
  expect(isYearlyDate('--02-29')).toBe(false);
  expect(isYearlyMonth('--12')).toBe(true);
  expect(isYearlyMonth('--00')).toBe(false);
});

test('months are counted by the calendar', () => {
  expect(addMonths('2026-11-21', 18)).toBe('2028-05-21');
  expect(addMonths('2026-08-31', 6)).toBe('2027-02-28');
});
