import type { SavedScholarshipItem } from '@laurel/contract';
import { describe, expect, it } from 'vitest';
import { crowdedWeeks, monthsUntil, planApplication, shareOf, weekOf } from './plan-milestones.ts';

const TODAY = '2026-11-21';
const saved = (
  scholarship: Partial<SavedScholarshipItem['scholarship']>,
  applicationStatus: SavedScholarshipItem['applicationStatus'] = 'not_started',
) =>
  ({
    id: 'saved-1',
    applicationStatus,
    scholarship: { applicationDeadline: '2027-03-01', deadlineStatus: 'announced', ...scholarship },
  }) as SavedScholarshipItem;
const planOf = (documents: string[]) => planApplication(saved({ documents }), TODAY);

describe('the plan of an application', () => {
  it('counts back from the deadline what the record’s documents take', () => {
    const plan = planOf([
      'CV',
      'Two letters of recommendation',
      'Transcript of records',
      'Motivation letter',
      'IELTS 6.5',
    ]);
    expect(plan?.milestones).toEqual([
      { label: 'Take the language test: IELTS 6.5', day: '2027-01-18' },
      { label: 'Ask your referees: Two letters of recommendation', day: '2027-02-01' },
      { label: 'Order: Transcript of records', day: '2027-02-08' },
      { label: 'Have a draft: Motivation letter', day: '2027-02-15' },
      { label: 'Get ready: CV', day: '2027-02-22' },
    ]);
    expect(plan?.safeStart).toBe('2027-01-18');
  });

  it('makes nothing up where the record lists no documents', () => {
    expect(planOf([])).toMatchObject({ milestones: [], safeStart: null });
  });

  it('says whether the deadline is estimated', () => {
    expect(planApplication(saved({ deadlineStatus: 'estimated' }), TODAY)?.estimated).toBe(true);
    expect(planApplication(saved({}), TODAY)?.estimated).toBe(false);
  });

  it('is there on the day of the deadline, and not on the day after', () => {
    expect(planApplication(saved({ applicationDeadline: TODAY }), TODAY)).not.toBeNull();
    expect(planApplication(saved({ applicationDeadline: '2026-11-20' }), TODAY)).toBeNull();
  });

  it('is not made without a day, for a closed one, or for one that was sent', () => {
    expect(
      planApplication(saved({ applicationDeadline: 'Rolling', deadlineStatus: 'rolling' }), TODAY),
    ).toBeNull();
    expect(planApplication(saved({ deadlineStatus: 'closed' }), TODAY)).toBeNull();
    expect(planApplication(saved({}, 'submitted'), TODAY)).toBeNull();
    expect(planApplication(saved({}, 'in_progress'), TODAY)).not.toBeNull();
  });
});

describe('crowded weeks', () => {
  const plans = (...days: string[]) =>
    days.flatMap((applicationDeadline) => planApplication(saved({ applicationDeadline }), TODAY) ?? []);

  it('begin on Monday and end on Sunday', () => {
    expect([weekOf('2027-03-01'), weekOf('2027-03-07'), weekOf('2027-02-28')]).toEqual([
      '2027-03-01',
      '2027-03-01',
      '2027-02-22',
    ]);
  });

  it('are those with two deadlines or more', () => {
    expect(crowdedWeeks(plans('2027-02-28', '2027-03-01'))).toEqual([]);
    expect(crowdedWeeks(plans('2027-03-01', '2027-03-07')).map(({ week }) => week)).toEqual(['2027-03-01']);
  });
});

describe('the time scale', () => {
  it('runs from this month to the month of the last deadline, a year at most', () => {
    expect(monthsUntil(TODAY, ['2027-01-01'])).toEqual(['2026-11-01', '2026-12-01', '2027-01-01']);
    expect(monthsUntil(TODAY, ['2029-01-01'])).toHaveLength(12);
    expect(monthsUntil(TODAY, [])).toEqual(['2026-11-01']);
  });

  it('places a day by its share, never outside', () => {
    expect(shareOf('2026-11-06', '2026-11-01', '2026-11-11')).toBe(0.5);
    expect(shareOf('2026-10-01', '2026-11-01', '2026-11-11')).toBe(0);
    expect(shareOf('2027-10-01', '2026-11-01', '2026-11-11')).toBe(1);
  });
});
