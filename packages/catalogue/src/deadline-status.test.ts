import type { DeadlineKind } from '@laurel/domain';
import { expect, test } from 'vitest';
import { deadlineStatus } from './deadline-status.ts';

const status = (kind: DeadlineKind, ...dates: string[]) =>
  deadlineStatus({ deadline: { kind, dates, text: '' } }, '2026-11-21');

test('an announced date is open on its day and closed on the next', () => {
  expect(status('date', '2026-11-21')).toBe('announced');
  expect(status('date', '2026-11-20')).toBe('closed');
});

test('a rule of the year is an estimate, never an announcement', () => {
  expect(status('yearly', '--03-01')).toBe('estimated');
  expect(status('month', '--03')).toBe('estimated');
});

test('of several dates the one to come counts', () => {
  expect(status('multiple', '2026-03-01', '2027-03-01')).toBe('announced');
  expect(status('multiple', '2025-03-01', '2026-03-01')).toBe('closed');
  expect(status('multiple', '2026-03-01', '--09-01')).toBe('estimated');
});

test('no date and no rule is unknown, and rolling stays rolling', () => {
  expect(status('unknown')).toBe('unknown');
  expect(status('rolling')).toBe('rolling');
  expect(status('none')).toBe('rolling');
});

test('an award that has ended is closed whatever its deadline', () => {
  const deadline = { kind: 'yearly' as const, dates: ['--03-01'], text: '' };
  expect(deadlineStatus({ deadline, ended: {} }, '2026-11-21')).toBe('closed');
});
