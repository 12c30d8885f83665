import { describe, expect, it } from 'vitest';
import { dayOf } from '../../lib/dates/calendar-day.ts';
import { displayDeadline } from './deadline-display.ts';
import { endInOwnZone, lastMinuteOf, usableZone, zoneInWords } from './time-zone.ts';

/** What a card says at a moment when the day counts by the calendar of `zone`. */
const at = (moment: string, zone: string, deadline = '2026-11-21') =>
  displayDeadline({ deadline, status: 'announced' }, dayOf(new Date(moment), zone), { locale: 'en-US' }).text;

describe('the last minute of a deadline', () => {
  it.each([
    // The first and the last place on earth where it is that day.
    ['Pacific/Kiritimati', '2026-11-21T09:59:59Z', '2026-11-21T10:00:00Z'],
    ['+14:00', '2026-11-21T09:59:59Z', '2026-11-21T10:00:00Z'],
    ['-12:00', '2026-11-22T11:59:59Z', '2026-11-22T12:00:00Z'],
    ['Etc/GMT+12', '2026-11-22T11:59:59Z', '2026-11-22T12:00:00Z'],
    ['UTC', '2026-11-21T23:59:59Z', '2026-11-22T00:00:00Z'],
  ])('in %s is open, the next is not', (zone, open, over) => {
    expect(at(open, zone)).toBe('0 days left');
    expect(at(over, zone)).toBe('Expired');
  });

  it.each([
    ['2026-12-06', '2026-11-28T09:59:59Z', '8 days left', '2026-11-28T10:00:00Z', '7 days left'],
    ['2026-12-22', '2026-11-21T09:59:59Z', 'Dec 22, 2026', '2026-11-21T10:00:00Z', '30 days left'],
  ])('%s: the words change at midnight in Kiribati', (deadline, before, first, after, second) => {
    expect(at(before, 'Pacific/Kiritimati', deadline)).toBe(first);
    expect(at(after, 'Pacific/Kiritimati', deadline)).toBe(second);
  });

  it('is one moment, whichever clock tells it', () => {
    expect(lastMinuteOf('2026-11-21', 'Pacific/Kiritimati').toISOString()).toBe('2026-11-21T09:59:00.000Z');
    expect(lastMinuteOf('2026-11-21', '-12:00').toISOString()).toBe('2026-11-22T11:59:00.000Z');
    // The night in which Berlin's clocks are changed, and the one before.
    expect(lastMinuteOf('2027-03-27', 'Europe/Berlin').toISOString()).toBe('2027-03-27T22:59:00.000Z');
    expect(lastMinuteOf('2027-03-28', 'Europe/Berlin').toISOString()).toBe('2027-03-28T21:59:00.000Z');
  });

  it('is told on the student’s own clock when it shows another time', () => {
    const told = (own: string) => endInOwnZone('2027-03-01', 'Europe/Berlin', { own, locale: 'en-GB' });
    expect(told('Africa/Nairobi')).toBe('2 Mar, 01:59');
    expect(told('America/New_York')).toBe('17:59');
    expect(told('Europe/Paris')).toBeNull();
  });
});

it.each([
  ['Europe/Berlin', 'CET'],
  ['America/New_York', 'EST'],
  ['+01:00', 'GMT+1'],
])('%s is called %s', (zone, name) => {
  expect(zoneInWords('2027-01-31', zone)).toBe(name);
});

describe('the zone of a record', () => {
  it.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['UTC+2', '+02:00'],
    ['GMT-05:30', '-05:30'],
    [' +0900 ', '+09:00'],
    ['Berlin time', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j is reckoned as %j', (zone, usable) => {
    expect(usableZone(zone)).toBe(usable);
  });
});
