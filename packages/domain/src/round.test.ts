import { describe, expect, it } from 'vitest';
import { roundOf } from './round.ts';
import type { Deadline } from './scholarship.ts';

const TODAY = '2026-11-22';
const deadline = (kind: Deadline['kind'], dates: string[], more: Partial<Deadline> = {}): Deadline => ({
  kind,
  dates,
  text: 'as written',
  ...more,
});
const round = (kind: Deadline['kind'], dates: string[], more: Partial<Deadline> = {}, today = TODAY) =>
  roundOf({ deadline: deadline(kind, dates, more) }, today);

describe('a yearly round', () => {
  it('that closes within four months is open', () => {
    expect(round('yearly', ['--03-22'])).toMatchObject({ state: 'open', closes: { first: '2027-03-22' } });
  });
  it('that closes later opens later', () => {
    expect(round('yearly', ['--03-23']).state).toBe('opens_later');
  });
  it('has probably closed while its end is nearer than the next beginning', () => {
    expect(round('yearly', ['--11-20'])).toEqual({
      state: 'probably_closed',
      closes: { first: '2027-11-20', last: '2027-11-20' },
    });
    expect(round('yearly', ['--07-23']).state).toBe('probably_closed');
    expect(round('yearly', ['--07-22']).state).toBe('opens_later');
  });
});

describe('a month', () => {
  it('may be open until its last day, and has probably closed on the next', () => {
    const november = { first: '2026-11-01', last: '2026-11-30' };
    for (const today of ['2026-11-15', '2026-11-23', '2026-11-30']) {
      expect(round('month', ['--11'], {}, today)).toEqual({ state: 'open', closes: november });
    }
    expect(round('month', ['--11'], {}, '2026-12-01')).toEqual({
      state: 'probably_closed',
      closes: { first: '2027-11-01', last: '2027-11-30' },
    });
  });
  it('of several gives way in its second half to the next one that is open by now', () => {
    const january = { state: 'open', closes: { first: '2027-01-01', last: '2027-01-31' } };
    const closes = (today: string) => round('multiple', ['--11', '--01'], {}, today);
    expect(closes('2026-11-15').closes?.last).toBe('2026-11-30');
    expect(closes('2026-11-16')).toEqual(january);
    expect(closes('2026-12-01')).toEqual(january);
    expect(round('multiple', ['--02', '--08', '--11'], {}, '2026-11-23')).toEqual({
      state: 'open',
      closes: { first: '2027-02-01', last: '2027-02-28' },
    });
  });
  it('of several stays while the next one opens later', () => {
    expect(round('multiple', ['--05', '--11'])).toEqual({
      state: 'open',
      closes: { first: '2026-11-01', last: '2026-11-30' },
    });
  });
  it('comes before a day of a later round', () => {
    const closes = (today: string) => round('multiple', ['--01-15', '--11'], {}, today).closes;
    expect(closes('2026-11-10')).toEqual({ first: '2026-11-01', last: '2026-11-30' });
    expect(closes('2026-11-23')).toEqual({ first: '2027-01-15', last: '2027-01-15' });
  });
});

describe('a window of days', () => {
  it('may be open until its last day', () => {
    const window = { from: '--10-20', to: '--11-25' };
    expect(round('yearly', ['--10-20'], { window }, '2026-11-25')).toMatchObject({ state: 'open' });
    expect(round('yearly', ['--10-20'], { window }, '2026-11-26')).toMatchObject({
      state: 'probably_closed',
      closes: { first: '2027-10-20', last: '2027-11-25' },
    });
  });
});

describe('a round whose opening day is known', () => {
  const cycles = [{ opens: '2025-08-05', closes: '2025-10-07', url: 'https://example.org' }];
  it('opens on that day of the year in which it closes', () => {
    expect(round('yearly', ['--10-07'], { cycles }, '2026-07-01')).toEqual({
      state: 'opens_later',
      opens: '2026-08-05',
      closes: { first: '2026-10-07', last: '2026-10-07' },
    });
    expect(round('yearly', ['--10-07'], { cycles }, '2026-08-05').state).toBe('open');
    expect(round('yearly', ['--10-07'], { cycles })).toMatchObject({
      state: 'probably_closed',
      opens: '2027-08-05',
    });
  });
  it('is open though one before it has closed', () => {
    const cycles = [{ opens: '2026-05-31', url: '' }];
    expect(round('multiple', ['--11', '--12'], { cycles }, '2026-12-01')).toEqual({
      state: 'open',
      opens: '2026-05-31',
      closes: { first: '2026-12-01', last: '2026-12-31' },
    });
  });
  it('is not known from one that opened more than five years before it closes', () => {
    const cycles = [{ opens: '2022-08-05', closes: '2022-10-07', url: 'https://example.org' }];
    expect(round('yearly', ['--10-07'], { cycles }, '2026-09-01')).toHaveProperty('opens', '2026-08-05');
    expect(round('yearly', ['--10-07'], { cycles }, '2027-11-01')).not.toHaveProperty('opens');
  });

  it('may open in the year before it closes', () => {
    const overNewYear = [{ opens: '2024-12-01', closes: '2025-01-31', url: 'https://example.org' }];
    expect(round('yearly', ['--01-31'], { cycles: overNewYear })).toMatchObject({
      state: 'opens_later',
      opens: '2026-12-01',
    });
  });

  it('that lies in the month in which it closes is not the one of the year before', () => {
    const cycles = [{ opens: '2026-09-15', url: 'https://example.org' }];
    expect(round('yearly', ['--09'], { cycles })).toMatchObject({
      state: 'probably_closed',
      opens: '2027-09-15',
    });
    expect(round('yearly', ['--09'], { cycles }, '2026-09-10')).toMatchObject({
      state: 'opens_later',
      opens: '2026-09-15',
    });
  });
});

describe('an announced date', () => {
  it('is open however far off, unless its opening day is still to come', () => {
    expect(round('date', ['2027-10-01']).state).toBe('open');
    const cycles = [{ opens: '2027-08-01', url: 'https://example.org' }];
    expect(round('date', ['2027-10-01'], { cycles })).toMatchObject({
      state: 'opens_later',
      opens: '2027-08-01',
    });
  });
  it('that has passed is closed', () => {
    expect(round('date', ['2026-11-21']).state).toBe('closed');
  });
});

describe('an award without a day', () => {
  it('is open when it takes applications at any time, else not known', () => {
    expect(round('rolling', []).state).toBe('open');
    expect(round('unknown', []).state).toBe('unknown');
  });
  it('that is no longer given is closed', () => {
    expect(roundOf({ deadline: deadline('rolling', []), ended: {} }, TODAY).state).toBe('closed');
  });
});
