import { describe, expect, it } from 'vitest';
import { isLastKnown, lastKnownFacts, lastKnownText, lifeOf, UNCONFIRMED_SINCE } from './life-cycle.ts';
import type { AgingFact } from './lists.ts';
import { nextDeadline } from './next-deadline.ts';
import { roundOf } from './round.ts';
import {
  conditionsPageDate,
  type Deadline,
  type PageEvidence,
  type ScholarshipRecord,
} from './scholarship.ts';

type Aged = Pick<ScholarshipRecord, 'deadline' | 'provenance' | 'award' | 'link' | 'ended'>;

const aged = (
  deadline: Partial<Deadline>,
  confirmed: ScholarshipRecord['provenance']['confirmed'] = {},
): Aged => ({
  deadline: { kind: 'yearly', dates: ['--03-31'], text: 'Usually 31 March', ...deadline },
  award: { kind: 'partial', text: 'A stipend' },
  link: 'https://fund.example/award',
  provenance: { source: 'laurel', confidence: 'high', method: 'publisher', confirmed },
});

const life = (fact: AgingFact, record: Aged, today: string) => lifeOf(record, fact, today);

describe('a fact', () => {
  it.each([
    ['award', '2027-11-20'],
    ['eligibility', '2027-11-20'],
    ['page', '2027-02-20'],
  ] as const)('of the kind %s is looked at again by %s', (fact, reviewBy) => {
    const record = aged({}, { award: '2026-11-20', eligibility: '2026-11-20', page: '2026-11-20' });
    expect(life(fact, record, reviewBy)).toEqual({
      confirmed: '2026-11-20',
      reviewBy,
      standing: 'confirmed',
    });
    expect(life(fact, record, '2027-12-20')?.standing).toBe('due');
    expect(life(fact, record, '2027-12-21')?.standing).toBe('last_known');
  });

  it('is unconfirmed where no page ever bore it out, and grows old all the same', () => {
    expect(life('award', aged({}), UNCONFIRMED_SINCE)).toEqual({
      reviewBy: '2027-11-23',
      standing: 'unconfirmed',
    });
    expect(life('award', aged({}), '2027-12-24')?.standing).toBe('last_known');
  });

  it('has no life where the record does not state it, or the award has ended', () => {
    expect(life('deadline', aged({ kind: 'unknown', dates: [] }), '2027-01-01')).toBeUndefined();
    expect(life('page', { ...aged({}), link: '' }, '2027-01-01')).toBeUndefined();
    expect(life('eligibility', { ...aged({}), ended: {} }, '2027-01-01')).toBeUndefined();
  });
});

describe('a deadline is looked at again', () => {
  const reviewBy = (deadline: Partial<Deadline>) => life('deadline', aged(deadline), '2026-11-20')?.reviewBy;

  it('the day after it has passed', () => {
    expect(reviewBy({ confirmed: '2026-11-20' })).toBe('2027-04-01');
    expect(reviewBy({ kind: 'date', dates: ['2027-01-15'], confirmed: '2026-11-20' })).toBe('2027-01-16');
    expect(reviewBy({ kind: 'month', dates: ['--02'], confirmed: '2026-11-20' })).toBe('2027-03-01');
  });
  it('after six months at the latest', () => {
    expect(reviewBy({ dates: ['--10-31'], confirmed: '2026-11-20' })).toBe('2027-05-20');
    expect(reviewBy({ kind: 'rolling', dates: [], confirmed: '2026-11-20' })).toBe('2027-05-20');
  });
});

describe('a rule that nothing has confirmed for 13 months', () => {
  it.each([
    [{}, 'Last known (November 2026): around 31 March'],
    [{ kind: 'month' as const, dates: ['--03'] }, 'Last known (November 2026): in March'],
    [{ window: { from: '--03-01', to: '--04-15' } }, 'Last known (November 2026): 1 March to 15 April'],
    [{ kind: 'rolling' as const, dates: [] }, 'Last known (November 2026): applications at any time'],
    [{ kind: 'none' as const, dates: [] }, 'Last known (November 2026): no deadline'],
  ])('gives no coming day: %j', (deadline, text) => {
    const record = aged({ ...deadline, confirmed: '2026-11-20' });
    expect(nextDeadline(record, '2027-12-20').status).not.toBe('last_known');
    expect(nextDeadline(record, '2027-12-21')).toEqual({ status: 'last_known', text });
    expect(roundOf(record, '2027-12-21')).toEqual({ state: 'unknown' });
  });

  it('never rolls on, however late it is', () => {
    expect(nextDeadline(aged({ confirmed: '2026-11-20' }), '2031-01-01').date).toBeUndefined();
    expect(nextDeadline(aged({}), '2031-01-01').text).toBe('Last known, never confirmed: around 31 March');
  });

  it('leaves an announced day alone: that passes', () => {
    const record = aged({ kind: 'date', dates: ['2030-03-01'] });
    expect(nextDeadline(record, '2030-02-01').status).toBe('announced');
    expect(lastKnownFacts(record, '2030-02-01')).toEqual(['award', 'eligibility']);
  });

  it('is told by its name', () => {
    const facts = lastKnownFacts(aged({ confirmed: '2027-12-01' }, { award: '2027-12-01' }), '2028-01-01');
    expect(lastKnownText(facts)).toBe('Last known, not confirmed for over a year: conditions');
    expect(isLastKnown('2027-12-01', '2028-01-01')).toBe(false);
  });
});

describe('the date of the page that the conditions were compared with', () => {
  const page = (pageDate: string | undefined, facts: string[], by: PageEvidence['by'] = 'organiser') => ({
    url: 'https://fund.example/award',
    ...(pageDate ? { pageDate } : {}),
    read: '2026-11-20',
    by,
    facts,
  });
  const dateOf = (...evidence: PageEvidence[]) =>
    conditionsPageDate({ basis: 'page', method: 'publisher', evidence });

  it.each([
    [
      'is that of the newest page for all of them',
      '2025-03',
      [page('2024', ['eligibility']), page('2025-03', ['eligibility'])],
    ],
    [
      'is that of the oldest page where each bears out some',
      '2019',
      [page('2019', ['eligibility:1']), page('2025', ['eligibility:2'])],
    ],
    [
      'is not known where such a page has no date',
      undefined,
      [page(undefined, ['eligibility']), page('2025', ['eligibility'])],
    ],
    ['is not that of a page on the sum', undefined, [page('2025', ['award'])]],
    ['is not that of a page that others wrote', undefined, [page('2025', ['eligibility'], 'reported')]],
  ])('%s', (_rule, expected, evidence) => {
    expect(dateOf(...evidence)).toBe(expected);
  });
});
