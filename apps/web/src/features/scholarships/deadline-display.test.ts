import { describe, expect, it } from 'vitest';
import { deadlineOrder, displayDeadline } from './deadline-display.ts';

const TODAY = '2026-11-21';
const show = (deadline: string, status?: Parameters<typeof displayDeadline>[0]['status']) =>
  displayDeadline({ deadline, status }, TODAY, { locale: 'en-US', timeZone: 'UTC' });

describe('a dated deadline', () => {
  it.each([
    ['2026-11-20', 'Expired', 'urgent'],
    ['2026-11-21', '0 days left', 'urgent'],
    ['2026-11-22', '1 days left', 'urgent'],
    ['2026-11-28', '7 days left', 'urgent'],
    ['2026-11-29', '8 days left', 'soon'],
    ['2026-12-21', '30 days left', 'soon'],
    ['2026-12-22', 'Dec 22, 2026', 'open'],
  ])('%s reads %s (%s)', (deadline, text, tone) => {
    expect(show(deadline, 'announced')).toMatchObject({ text, tone });
  });

  it('is past from the day after on', () => {
    expect(show('2026-11-21').expired).toBe(false);
    expect(show('2026-11-20').expired).toBe(true);
  });

  it('counts no days to a nomination, which others send', () => {
    const facts = { deadline: '2026-11-28', status: 'announced', nominator: 'university' } as const;
    expect(displayDeadline(facts, TODAY, { locale: 'en-US' })).toMatchObject({
      text: 'Nov 28, 2026',
      tone: 'open',
    });
  });

  it('says when it is estimated', () => {
    expect(show('2026-12-01', 'estimated').estimated).toBe(true);
    expect(show('2026-12-01', 'announced').estimated).toBe(false);
  });

  it.each([
    ['2026-11-23', 'Nov 23, 2026'],
    ['2026-12-18', 'Dec 18, 2026'],
  ])('is a plain date, not a countdown, when it is estimated: %s', (deadline, text) => {
    expect(show(deadline, 'estimated')).toMatchObject({ text, tone: 'open', estimated: true });
  });

  it('given as an instant counts by the student’s own calendar', () => {
    const at = (timeZone: string) =>
      displayDeadline({ deadline: '2026-11-28T22:00:00Z' }, TODAY, { timeZone }).text;
    expect(at('UTC')).toBe('7 days left');
    expect(at('Asia/Tokyo')).toBe('8 days left');
  });
});

describe('a deadline without a date', () => {
  it('keeps the record’s wording', () => {
    expect(show('Rolling', 'rolling')).toMatchObject({ text: 'Rolling', tone: 'open', day: null });
    expect(show('Usually in October', 'estimated')).toMatchObject({
      text: 'Usually in October',
      estimated: true,
    });
  });

  it('is shown as unknown when it is', () => {
    expect(show('Not announced', 'unknown')).toMatchObject({
      text: 'Date not known to us: see the official page',
      tone: 'unknown',
    });
    expect(show('')).toMatchObject({
      text: 'Date not known to us: see the official page',
      tone: 'unknown',
      expired: false,
    });
  });

  it('is expired in the record’s wording when the award is no longer given', () => {
    expect(show('No longer given', 'closed')).toMatchObject({
      text: 'No longer given',
      tone: 'urgent',
      day: null,
      expired: true,
    });
  });

  it('that the server closed at midnight UTC still runs where the day does', () => {
    expect(show('2026-11-21', 'closed')).toMatchObject({ text: '0 days left', expired: false });
    expect(show('2026-11-20', 'closed')).toMatchObject({ text: 'Expired', expired: true });
  });
});

it('puts dates first, soonest first, then wordings, then what is past', () => {
  const deadlines = ['Rolling', '2027-03-01', '2026-11-01', '2026-12-01'];
  const sorted = [...deadlines].sort((a, b) =>
    deadlineOrder({ deadline: a }, TODAY).localeCompare(deadlineOrder({ deadline: b }, TODAY)),
  );
  expect(sorted).toEqual(['2026-12-01', '2027-03-01', 'Rolling', '2026-11-01']);
});
