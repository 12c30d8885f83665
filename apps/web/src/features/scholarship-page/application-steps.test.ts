import { describe, expect, it } from 'vitest';
import { displayDeadline } from '../scholarships/deadline-display.ts';
import { applicationSteps } from './application-steps.ts';

const deadline = (text: string, status?: 'estimated' | 'announced') =>
  displayDeadline({ deadline: text, status }, '2026-11-21', { timeZone: 'UTC' });
const steps = (part: Partial<Parameters<typeof applicationSteps>[0]> = {}) =>
  applicationSteps({
    detail: {
      documents: ['Motivation letter', 'Two references', 'Degree certificate'],
      selection: ['Leadership', 'Interview'],
    },
    organization: 'Foundation',
    site: 'example.org',
    deadline: deadline('2027-01-31', 'announced'),
    deadlineDay: 'Jan 31, 2027',
    openConditions: 0,
    ...part,
  });

describe('the application process', () => {
  it('always has the same six steps', () => {
    const titles = [
      'Check the conditions',
      'Gather your documents',
      'Ask for references',
      'Write your application',
      'Submit before the deadline',
      'Follow up',
    ];
    expect(steps().map(({ title }) => title)).toEqual(titles);
    expect(steps({ detail: null, site: null }).map(({ title }) => title)).toEqual(titles);
  });

  it('puts each document into the step it belongs to', () => {
    expect(steps().map(({ items }) => items)).toEqual([
      [],
      ['Degree certificate'],
      ['Two references'],
      ['Motivation letter'],
      [],
      [],
    ]);
  });

  it('says what the committee looks at, and where an interview follows', () => {
    expect(steps()[3]?.text).toContain('leadership.');
    expect(steps()[5]?.text).toContain('interview');
    expect(steps({ detail: { documents: [], selection: [] } })[5]?.text).not.toContain('interview');
  });

  it('sends to the official page for what the record does not say', () => {
    expect(steps({ detail: { documents: [], selection: [] } })[1]?.text).toContain('on example.org');
    expect(steps({ detail: null, site: null })[1]?.text).toContain('with Foundation');
    const unnamed = steps({ detail: null, site: null, organization: '' });
    expect(unnamed[1]?.text).toContain('with the organiser');
    expect(unnamed[3]?.text).toBe('Say in your own words why this award fits your plans.');
  });

  it('sends to the university that nominates, and not to the day of the award', () => {
    const text = steps({ nominator: 'university' })[4]?.text;
    expect(text).toContain('Your university nominates you');
    expect(text).not.toContain('Jan 31');
  });

  it('counts the open conditions', () => {
    expect(steps({ openConditions: 1 })[0]?.text).toContain('the condition that is still open above');
    expect(steps({ openConditions: 3 })[0]?.text).toContain('the 3 conditions that are still open');
  });
});

describe('the step of submitting', () => {
  const text = (part: Parameters<typeof steps>[0]) => steps(part)[4]?.text;

  it('names an announced day, and tells an estimated one as such', () => {
    expect(text({})).toContain('By Jan 31, 2027');
    expect(text({ deadline: deadline('2027-01-31', 'estimated') })).toContain('judging by the yearly cycle');
  });

  it('keeps a wording, and says when the round is over', () => {
    expect(text({ deadline: deadline('Rolling'), deadlineDay: null })).toContain('Deadline: Rolling.');
    expect(text({ deadline: deadline('2026-11-20') })).toContain('This round is over');
  });
});
