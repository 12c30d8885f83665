import { describe, expect, it } from 'vitest';
import { nextDeadline } from './next-deadline.ts';
import type { Deadline } from './scholarship.ts';

const TODAY = '2026-11-21';
const next = (kind: Deadline['kind'], ...dates: string[]) =>
  nextDeadline({ deadline: { kind, dates, text: 'as written' } }, TODAY);

describe('an announced date', () => {
  it('is announced up to its own day', () => {
    expect(next('date', '2026-11-21')).toEqual({
      status: 'announced',
      date: '2026-11-21',
      text: '21 November 2026',
    });
  });
  it('is closed from the day after, and keeps its date', () => {
    expect(next('date', '2026-11-20')).toEqual({
      status: 'closed',
      date: '2026-11-20',
      text: 'Closed on 20 November 2026',
    });
  });
  it('that does not exist is not known', () => {
    expect(next('date', '2027-02-30').status).toBe('unknown');
  });
});

describe('an award that has ended', () => {
  it('is closed without a day, whatever its deadline says', () => {
    const deadline = { kind: 'date' as const, dates: ['2027-01-15'], text: '15 January 2027' };
    expect(nextDeadline({ deadline }, TODAY).status).toBe('announced');
    expect(nextDeadline({ deadline, ended: {} }, TODAY)).toEqual({
      status: 'closed',
      text: 'No longer given',
    });
  });
});

describe('a yearly rule', () => {
  it('gives its next occurrence as an estimate', () => {
    expect(next('yearly', '--03-01')).toEqual({
      status: 'estimated',
      date: '2027-03-01',
      text: 'Around 1 March 2027, estimated from the yearly cycle',
    });
  });
  it('never closes', () => {
    expect(next('yearly', '--11-20')).toMatchObject({ status: 'estimated', date: '2027-11-20' });
  });
  it('of 29 February falls on the 28th in a common year', () => {
    expect(next('yearly', '--02-29')).toMatchObject({ date: '2027-02-28' });
  });
  it('with two days a year gives the sooner one', () => {
    expect(next('yearly', '--10-15', '--04-15')).toMatchObject({ date: '2027-04-15' });
  });
});

describe('a month alone', () => {
  it('never gets a day', () => {
    expect(next('month', '--03')).toEqual({
      status: 'estimated',
      span: { first: '2027-03-01', last: '2027-03-31' },
      text: 'Usually in March',
    });
  });
  it('that is the current one is this year', () => {
    expect(next('month', '--11').span).toEqual({ first: '2026-11-01', last: '2026-11-30' });
  });
});

describe('several dates', () => {
  it('give the next one', () => {
    expect(next('multiple', '2026-10-01', '2027-02-01', '2027-06-01')).toMatchObject({ date: '2027-02-01' });
  });
  it('close with the last one', () => {
    expect(next('multiple', '2026-05-01', '2026-10-01')).toMatchObject({
      status: 'closed',
      date: '2026-10-01',
    });
  });
  it('prefer the announcement where it falls on the estimate', () => {
    expect(next('multiple', '2027-03-01', '--03-01').status).toBe('announced');
  });
  it('go on with the yearly rule when the announced one has passed', () => {
    expect(next('multiple', '2026-03-01', '--03-01')).toMatchObject({
      status: 'estimated',
      date: '2027-03-01',
    });
  });
});

describe('months that differ by country', () => {
  const closing = (today: string, ...dates: string[]) =>
    nextDeadline({ deadline: { kind: 'multiple', dates, text: 'by country', byCountry: true } }, today);
  const AUTUMN = ['--09', '--10', '--11', '--12'];

  it.each([
    ['2026-07-01', AUTUMN, '2026-09-01', '2026-12-31', 'Between September and December'],
    ['2026-10-05', AUTUMN, '2026-10-01', '2026-12-31', 'Between September and December'],
    ['2026-11-25', AUTUMN, '2026-12-01', '2026-12-31', 'Between September and December'],
    ['2026-11-25', ['--12', '--01', '--02'], '2026-12-01', '2027-02-28', 'Between December and February'],
    ['2027-01-05', ['--12', '--01', '--02'], '2027-01-01', '2027-02-28', 'Between December and February'],
    ['2026-11-25', ['--03', '--09'], '2027-03-01', '2027-03-31', 'Usually in March'],
  ])('are told as their range on %s: %j', (today, dates, first, last, range) => {
    expect(closing(today, ...dates)).toEqual({
      status: 'estimated',
      span: { first, last },
      text: `${range}: each country has its own date`,
    });
  });
});

describe('no date', () => {
  it('is rolling when the award is', () => {
    expect(next('rolling')).toEqual({ status: 'rolling', text: 'Rolling' });
  });
  it('is open all the time when the award has no deadline', () => {
    expect(next('none')).toEqual({ status: 'rolling', text: 'No deadline' });
  });
  it('says that the date is not known to us when nobody says', () => {
    expect(next('unknown')).toEqual({
      status: 'unknown',
      text: 'Date not known to us: see the official page',
    });
    expect(next('yearly')).toEqual({
      status: 'unknown',
      text: 'Date not known to us: see the official page',
    });
  });
});

describe('the status', () => {
  it('of several dates is that of the one to come', () => {
    expect(next('multiple', '2026-03-01', '2027-03-01').status).toBe('announced');
    expect(next('multiple', '2025-03-01', '2026-03-01').status).toBe('closed');
    expect(next('multiple', '2026-03-01', '--09-01').status).toBe('estimated');
  });
  it('of an award that has ended is closed, even with a yearly rule', () => {
    const deadline = { kind: 'yearly' as const, dates: ['--03-01'], text: '' };
    expect(nextDeadline({ deadline, ended: {} }, TODAY).status).toBe('closed');
  });
});

describe('rounds that closed on different days', () => {
  const expected = (from: string, to: string, today: string) =>
    nextDeadline({ deadline: { kind: 'yearly', dates: [from], text: '', window: { from, to } } }, today);

  it('give the days between which the next one is expected to close', () => {
    expect(expected('--10-07', '--11-05', '2026-11-06')).toEqual({
      status: 'estimated',
      span: { first: '2027-10-07', last: '2027-11-05' },
      text: 'Expected between 7 October 2027 and 5 November 2027',
    });
  });

  it('stay in this year until the last of those days is over', () => {
    expect(expected('--10-07', '--11-05', '2026-11-05').span).toEqual({
      first: '2026-10-07',
      last: '2026-11-05',
    });
  });

  it('go over the turn of the year', () => {
    expect(expected('--12-20', '--01-10', '2026-11-22').span).toEqual({
      first: '2026-12-20',
      last: '2027-01-10',
    });
    expect(expected('--12-20', '--01-10', '2027-01-05').span).toEqual({
      first: '2026-12-20',
      last: '2027-01-10',
    });
  });
});
