import { describe, expect, it } from 'vitest';
import { documentsFor, planMilestones } from './plan-milestones.ts';

const announced = { status: 'announced', date: '2027-03-01' } as const;
const plan = (...documents: string[]) =>
  planMilestones(documents, announced).map(({ day, label }) => [day, label]);

describe('the milestones of an application', () => {
  it('are counted back from the deadline by what each document takes', () => {
    expect(
      plan('CV', 'Two references', 'Transcript of records', 'Letter of motivation', 'IELTS 6.5'),
    ).toEqual([
      ['2027-01-11', 'Book the test: IELTS 6.5'],
      ['2027-02-01', 'Ask your referees: Two references'],
      ['2027-02-08', 'Order: Transcript of records'],
      ['2027-02-08', 'First draft: Letter of motivation'],
      ['2027-02-08', 'Take the test: IELTS 6.5'],
      ['2027-02-22', 'Get ready: CV'],
      ['2027-02-22', 'Last draft, read by somebody else: Letter of motivation'],
    ]);
  });

  it.each([
    ['Duolingo 120', '2027-02-19'],
    ['TOEFL iBT', '2027-02-12'],
    ['German language certificate', '2027-02-01'],
    ['DELE B2', '2026-12-24'],
  ])('wait for the result of %s as long as it takes', (test, day) => {
    expect(plan(test)[1]).toEqual([day, `Take the test: ${test}`]);
  });

  it.each([
    ['Letter of the host', 'Ask for: '],
    ['Application for admission', 'Fill in: '],
    ['Letter of admission', 'Order: '],
    ['Income statements', 'Order: '],
    ['Statement of results', 'Order: '],
    ['Statement of purpose', 'First draft: '],
    ['Research plan', 'First draft: '],
    ['An act of kindness', 'Get ready: '],
  ])('take %s for what it is', (document, start) => {
    expect(plan(document)[0]?.[1]).toBe(`${start}${document}`);
  });

  it('hold a document that is named twice once', () => {
    expect(plan('CV', 'CV')).toHaveLength(1);
  });

  it('are planned for an estimated day too, and for none that is not known or has passed', () => {
    expect(planMilestones(['CV'], { status: 'estimated', date: '2027-03-01' })).toHaveLength(1);
    expect(planMilestones(['CV'], { status: 'estimated' })).toEqual([]);
    expect(planMilestones(['CV'], { status: 'rolling' })).toEqual([]);
    expect(planMilestones(['CV'], { status: 'unknown' })).toEqual([]);
    expect(planMilestones(['CV'], { status: 'closed', date: '2026-03-01' })).toEqual([]);
  });

  it('are counted from the first day of a window, and the day itself is looked up first', () => {
    const span = { first: '2027-03-01', last: '2027-03-31' };
    expect(
      planMilestones(['CV'], { status: 'estimated', span }).map(({ day, label }) => [day, label]),
    ).toEqual([
      ['2027-01-04', 'Look up this year’s date on the official page'],
      ['2027-02-22', 'Get ready: CV'],
    ]);
    expect(planMilestones([], { status: 'estimated', span })).toHaveLength(1);
  });

  it('tell of the FAFSA that it opens, and once it is open to file it now', () => {
    const told = (today: string) =>
      planMilestones(['FAFSA'], announced, { today }).map(({ day, label }) => [day, label]);
    expect(told('2026-09-30')).toEqual([['2026-10-01', 'File as soon as it opens on 1 October: FAFSA']]);
    expect(told('2026-11-24')).toEqual([['2026-11-24', 'File now, open since 1 October: FAFSA']]);
  });

  it('leave out what only a doctorate asks for', () => {
    const documents = ['CV', 'Research proposal for doctorates', 'Synopsis for a PhD'];
    expect(documentsFor(documents, 'masters')).toEqual(['CV']);
    expect(documentsFor(documents, 'phd')).toEqual(documents);
    expect(documentsFor(documents, undefined)).toEqual(documents);
  });

  it('begin with the date of whoever nominates, and are counted back from weeks before the award’s own', () => {
    expect(
      planMilestones(['CV'], announced, { nominator: 'university' }).map(({ day, label }) => [day, label]),
    ).toEqual([
      ['2026-12-07', 'Ask your university for its own date: it nominates'],
      ['2027-01-25', 'Get ready: CV'],
    ]);
  });

  it('make nothing up where the record names no documents', () => {
    expect(planMilestones([], announced)).toEqual([]);
  });
});
