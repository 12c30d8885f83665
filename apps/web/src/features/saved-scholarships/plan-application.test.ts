import type { SavedScholarshipItem } from '@laurel/contract';
import { describe, expect, it } from 'vitest';
import { entriesByDay, weeksOf } from './month-grid.ts';
import { busyWeeks, monthsUntil, planAll, planApplication, shareOf, startText } from './plan-application.ts';

const TODAY = '2026-11-21';
const saved = (
  scholarship: Partial<SavedScholarshipItem['scholarship']>,
  more: Partial<SavedScholarshipItem> = {},
) =>
  ({
    id: 'saved-1',
    applicationStatus: 'not_started',
    scholarship: {
      title: 'One',
      applicationDeadline: '2027-03-01',
      deadlineStatus: 'announced',
      ...scholarship,
    },
    ...more,
  }) as SavedScholarshipItem;
const CV = { document: 'CV', label: 'Get ready: CV', day: '2027-02-22' };
const REFERENCES = { document: 'References', label: 'Ask your referees: References', day: '2027-02-01' };
const both = { documents: ['References', 'CV'], milestones: [REFERENCES, CV] };
const ticked = (id: string) => ({
  checklist: [{ id, kind: 'document' as const, label: 'ticked', done: true }],
});

describe('the plan of an application', () => {
  it('begins with the first thing that is left to do', () => {
    expect(planApplication(saved(both), TODAY)).toMatchObject({
      milestones: [REFERENCES, CV],
      safeStart: '2027-02-01',
    });
    expect(planApplication(saved(both, ticked('document:References')), TODAY)).toMatchObject({
      milestones: [CV],
      safeStart: '2027-02-22',
    });
    expect(planApplication(saved(both, ticked('step:documents')), TODAY)?.milestones).toHaveLength(2);
  });

  it('says when to begin, and on the day after that it is late', () => {
    const plan = planApplication(saved(both), TODAY);
    const told = (today: string) => plan && startText(plan, today);
    expect(told('2027-02-01')).toMatch(/^Latest safe start: /);
    expect(told('2027-02-02')).toMatch(/^Start now: the latest safe start was /);
  });

  it('has nothing due before the day of saving, and says that there is little time', () => {
    const late = planApplication(saved(both, { createdAt: '2027-02-10T09:00:00.000Z' }), '2027-02-12');
    expect(late).toMatchObject({
      milestones: [{ ...REFERENCES, day: '2027-02-10', isFromBefore: true }, CV],
      safeStart: '2027-02-10',
    });
    expect(late && startText(late, '2027-02-12')).toBe('Little time: begin today.');
  });

  it('counts from today where the clock that kept the saving was ahead', () => {
    const plan = planApplication(saved(both, { createdAt: '2027-02-03T01:00:00.000Z' }), '2027-02-02');
    expect(plan?.safeStart).toBe('2027-02-02');
  });

  it('tells nothing listed from everything done', () => {
    const told = (each: SavedScholarshipItem) => {
      const plan = planApplication(each, TODAY);
      return plan && startText(plan, TODAY);
    };
    expect(told(saved({}))).toContain('No documents are listed');
    expect(told(saved({ documents: ['CV'], milestones: [CV] }, ticked('document:CV')))).toContain('ticked');
  });

  it('says whether the deadline is estimated', () => {
    expect(planApplication(saved({ deadlineStatus: 'estimated' }), TODAY)?.estimated).toBe(true);
    expect(planApplication(saved({}), TODAY)?.estimated).toBe(false);
  });

  it('is there on the day of the deadline, and not on the day after', () => {
    expect(planApplication(saved({ applicationDeadline: TODAY }), TODAY)).not.toBeNull();
    expect(planApplication(saved({ applicationDeadline: '2026-11-20' }), TODAY)).toBeNull();
  });

  it('is made from the first day of a window, until its last day is over', () => {
    const month = {
      applicationDeadline: 'Usually in March',
      deadlineStatus: 'estimated' as const,
      deadlineWindow: { first: '2027-03-01', last: '2027-03-31' },
    };
    expect(planApplication(saved(month), '2027-03-31')).toMatchObject({
      deadline: '2027-03-01',
      estimated: true,
    });
    expect(planApplication(saved(month), '2027-04-01')).toBeNull();
  });

  it('is not made without a day, for a closed one, or for one that was sent', () => {
    expect(
      planApplication(saved({ applicationDeadline: 'Rolling', deadlineStatus: 'rolling' }), TODAY),
    ).toBeNull();
    expect(planApplication(saved({ deadlineStatus: 'closed' }), TODAY)).toBeNull();
    expect(planApplication(saved({}, { applicationStatus: 'submitted' }), TODAY)).toBeNull();
    expect(planApplication(saved({}, { applicationStatus: 'in_progress' }), TODAY)).not.toBeNull();
  });
});

describe('busy weeks', () => {
  const dated = (...days: string[]) =>
    planAll(
      days.map((applicationDeadline) => saved({ applicationDeadline, title: applicationDeadline })),
      TODAY,
    );
  const stepped = (count: number) =>
    planAll(
      ['One', 'Two'].map((title, index) =>
        saved({
          title,
          applicationDeadline: `2027-0${3 + index}-01`,
          documents: ['CV'],
          milestones: Array.from({ length: index === 0 ? 1 : count }, () => ({ ...CV, day: '2027-01-06' })),
        }),
      ),
      TODAY,
    );

  it('are those with two deadlines or more, which are named', () => {
    expect(busyWeeks(dated('2027-02-28', '2027-03-01'), TODAY)).toEqual([]);
    expect(busyWeeks(dated('2027-03-01', '2027-03-07'), TODAY)).toEqual([
      { week: '2027-03-01', deadlines: ['2027-03-01', '2027-03-07'], steps: [] },
    ]);
  });

  it('are those with five steps for several scholarships, and not with four', () => {
    expect(busyWeeks(stepped(3), TODAY)).toEqual([]);
    expect(busyWeeks(stepped(4), TODAY).map(({ week, steps }) => [week, steps.length])).toEqual([
      ['2027-01-04', 5],
    ]);
  });

  it('count no step whose day is over', () => {
    expect(busyWeeks(stepped(4), '2027-01-07')).toEqual([]);
  });
});

describe('a month', () => {
  it('is shown in whole weeks', () => {
    const weeks = weeksOf('2027-02-01');
    expect(weeks).toHaveLength(4);
    expect([weeks[0]?.[0], weeks[3]?.[6]]).toEqual(['2027-02-01', '2027-02-28']);
    expect(weeksOf('2026-11-01')).toHaveLength(6);
    expect(weeksOf('2026-11-01')[0]?.[0]).toBe('2026-10-26');
  });

  it('holds the deadlines, and what is to be done, on their days', () => {
    const byDay = entriesByDay(planAll([saved(both)], TODAY));
    expect([...byDay].map(([day, entries]) => [day, entries.map(({ steps }) => steps)])).toEqual([
      ['2027-03-01', [[]]],
      ['2027-02-01', [['Ask your referees: References']]],
      ['2027-02-22', [['Get ready: CV']]],
    ]);
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
