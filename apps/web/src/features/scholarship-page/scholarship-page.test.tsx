import type { VerdictData } from '@laurel/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import {
  aMatch,
  anExplainedMatch,
  aSaved,
  aScholarship,
  matchesOf,
  stored,
  withPreferences,
  withSaved,
} from '../../testing/samples.ts';
import { about, atAddress, eventually, toast } from '../../testing/screen-queries.ts';
import { answer, answered, answerFromElsewhere, breakOff, hold, refuse, sent } from '../../testing/server.ts';

const title1 = (name: string) => screen.findByRole('heading', { level: 1, name });
const section = (name: string) => screen.findByRole('region', { name });

const VERDICTS: VerdictData[] = [
  {
    criterionId: 'c-1',
    kind: 'citizenship',
    strength: 'hard',
    outcome: 'met',
    required: 'Citizens of Kenya',
    have: 'Citizen of Kenya',
    evidence: [],
  },
  {
    criterionId: 'c-2',
    kind: 'gpa',
    strength: 'hard',
    outcome: 'not_met',
    required: 'A GPA of 3.8',
    have: 'A GPA of 3.5',
    evidence: [{ field: 'eligibility', start: 0, end: 9, quote: 'GPA of at least 3.8' }],
  },
];
const EXPLAINED = anExplainedMatch('Hill', {
  criteria: VERDICTS.slice(0, 1),
  applicationTips: ['Write to the office first.'],
  eligibilityGaps: ['Your IELTS score is missing.'],
  recommendationLevel: 'Highly Recommended',
});
const RECORD = aScholarship('Hill', {
  eligibility: '- Open to all\n• Under 30',
  benefits: ['Full tuition'],
  documents: ['Transcript'],
});
const withRecord = (scholarship = RECORD, match: typeof EXPLAINED | null = EXPLAINED) => {
  withPreferences();
  answer('GET /scholarships/{id}', { success: true, data: { scholarship, match } });
};
const open = () => openPage('/scholarship/Hill');

describe('the page of a scholarship', () => {
  it('is painted from the match that led to it, and completed by the server', async () => {
    withRecord();
    answer('GET /ai/matches', stored(matchesOf([aMatch('Hill', { recommendationLevel: 'Recommended' })])));
    const letThrough = hold('GET /scholarships/{id}');
    const { user } = openPage('/dashboard');
    await user.click(await screen.findByRole('link', { name: about('View Details', 'Hill') }));
    await title1('Hill');
    screen.getAllByText('Hill Valley Fund');
    screen.getByText('82% Match');
    screen.getByText('Recommended');
    within(await section('Why it matches')).getByText('Open to citizens of Kenya');
    expect(screen.queryByRole('table')).toBeNull();
    letThrough();
    await screen.findByRole('table');
  });

  it('opens by its address and again by a reload, with everything on it', async () => {
    withRecord();
    const { reload } = open();
    for (const isFirst of [true, false]) {
      await title1('Hill');
      await screen.findByText('82% Match');
      await section('About this scholarship');
      within(await section('Benefits')).getByText('Full tuition');
      await section('Where this comes from');
      const eligibility = within(await section('Eligibility'));
      eligibility.getByText('Open to all');
      eligibility.getByText('Under 30');
      const steps = within(await section('Application Process'));
      expect(steps.getAllByRole('heading', { level: 3 })).toHaveLength(6);
      within(await section('AI Application Tips')).getByText('Write to the office first.');
      within(await section('Eligibility Gaps')).getByText('Your IELTS score is missing.');
      if (isFirst) reload();
    }
    const terms = within(screen.getByRole('complementary')).getAllByRole('term');
    expect(terms.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Award Amount', 'Deadline', 'Location', 'Field of Study']),
    );
  });

  it('says how old the page is that the facts were compared with', async () => {
    const read = '2026-11-23';
    const page = { url: 'https://www.hillvalley.example/award', pageDate: '2017-11', read };
    withRecord({
      ...RECORD,
      provenance: {
        ...RECORD.provenance,
        checked: read,
        evidence: [{ ...page, by: 'organiser', facts: ['eligibility'] }],
      },
    });
    open();
    const origin = within(await section('Where this comes from'));
    origin.getByText(/^, the organiser’s page of November 2017, more than two years old, read /);
    origin.getByText('With a page of November 2017, more than two years old');
  });

  it('shows a verdict for each condition, with what is required and what the student has', async () => {
    withRecord(RECORD, { ...EXPLAINED, criteria: VERDICTS });
    open();
    const table = within(await screen.findByRole('table', { name: /Conditions of this scholarship/ }));
    const headers = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual(['Condition', 'Required', 'Yours', 'Verdict']);
    const rows = table.getAllByRole('row').slice(1);
    expect(rows).toHaveLength(VERDICTS.length);
    for (const [index, { required, have }] of VERDICTS.entries()) {
      within(rows[index] as HTMLElement).getByText(required);
      within(rows[index] as HTMLElement).getByText(have);
    }
    within(rows[1] as HTMLElement).getByText('GPA of at least 3.8');
  });

  it('leads out to the official page in a new tab that knows nothing of this one', async () => {
    withRecord();
    open();
    const apply = await screen.findByRole<HTMLAnchorElement>('link', { name: /^Apply Now/ });
    expect(apply.href).toBe('https://hillvalley.example/award');
    expect(apply.target).toBe('_blank');
    expect(apply.rel).toContain('noopener');
  });

  it('saves and removes with its own words', async () => {
    withSaved();
    withRecord();
    const { user } = open();
    await screen.findByRole('table');
    await answered();
    await user.click(screen.getByRole('button', { name: /^Save for Later/ }));
    await toast('This scholarship has been added to your saved list.');
    await user.click(await screen.findByRole('button', { name: /^Saved/, pressed: true }));
    await toast('This scholarship has been removed from your saved list.');
    await screen.findByRole('button', { name: /^Save for Later/, pressed: false });
  });

  it('stays saved when another tab has saved it meanwhile: it asks to save, not to change', async () => {
    withRecord();
    answer('POST /scholarships/{id}/save', {
      success: true,
      message: '',
      data: { isSaved: true, saved: aSaved('Hill') },
    });
    const { user } = open();
    await screen.findByRole('table');
    await answered();
    await user.click(screen.getByRole('button', { name: /^Save for Later/ }));
    await toast('Scholarship Saved');
    await screen.findByRole('button', { name: /^Saved/, pressed: true });
    expect(sent('POST /scholarships/{id}/save').map(({ body }) => body)).toEqual([
      { saved: true, restore: true },
    ]);
  });

  it('has the checklist of the saved list, and ticks it', async () => {
    const checklist = [{ id: 'step:follow-up', kind: 'step' as const, label: 'Follow up', done: false }];
    withSaved(aSaved('Hill', { checklist }));
    withRecord({ ...RECORD, isSaved: true });
    const { user } = open();
    const own = within(await section('Your application'));
    await user.click(await own.findByRole('checkbox', { name: 'Follow up' }));
    await eventually(() => own.getByRole('group').textContent).toContain(': 1 of 1 done');
    expect(sent('PATCH /scholarships/{id}/save').map(({ body }) => body)).toEqual([
      { checklist: { 'step:follow-up': true } },
    ]);
  });

  it('says plainly that a scholarship is not open to the student', async () => {
    withRecord(RECORD, { ...EXPLAINED, eligible: false, criteria: VERDICTS });
    open();
    await screen.findByText('Not eligible');
    screen.getByText('You are not eligible for this scholarship as things stand.');
    screen.getByText(/A GPA of 3\.8\. Yours: A GPA of 3\.5\./);
  });

  it('that is no longer given says so and leads to its successor, not to applying', async () => {
    withRecord(aScholarship('Hill', { ended: { since: '2024', successorId: 'Lake' } }));
    const { user } = open();
    await screen.findByText('This scholarship is no longer given.');
    await section('Where this comes from');
    expect(screen.queryByRole('link', { name: /^Apply Now/ })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Application Process' })).toBeNull();
    expect(screen.queryByText(/% Match/)).toBeNull();
    answer('GET /scholarships/{id}', {
      success: true,
      data: { scholarship: aScholarship('Lake'), match: null },
    });
    await user.click(screen.getByRole('link', { name: 'See its successor' }));
    await title1('Lake');
    await screen.findByRole('link', { name: /^Apply Now/ });
  });

  it('that nobody knows says so and leads back', async () => {
    withPreferences();
    refuse('GET /scholarships/{id}', 'not_found');
    const { user } = open();
    await title1('Scholarship Not Found');
    await user.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
    await atAddress('/dashboard');
    await screen.findByRole('tab', { name: 'AI Matches', selected: true });
  });

  it('shown to a student without preferences has no score, and says why', async () => {
    answer('GET /scholarships/{id}', { success: true, data: { scholarship: RECORD, match: null } });
    open();
    await title1('Hill');
    await screen.findByText(/There is no score yet\./);
    expect(screen.queryByText(/% Match/)).toBeNull();
    await eventually(() => document.title).toContain('Hill');
  });

  it('shows what the list holds when its record can’t be loaded, and loads it by another try', async () => {
    withRecord();
    answer('GET /ai/matches', stored(matchesOf([aMatch('Hill')])));
    answerFromElsewhere('GET /scholarships/{id}', 403);
    const { user } = openPage('/dashboard');
    await user.click(await screen.findByRole('link', { name: about('View Details', 'Hill') }));
    await screen.findByText('The full record could not be loaded. What you see is what your list holds.');
    await title1('Hill');
    withRecord();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByRole('table');
  });

  it.each([
    ['editorial', 0],
    ['listing', 1],
  ] as const)(
    'puts quotation marks round the words of a listing alone, not round ours: %s',
    async (basis, quotes) => {
      withRecord({ ...RECORD, basis }, anExplainedMatch('Hill', { criteria: VERDICTS }));
      open();
      await section('Condition by condition');
      const main = screen.getByRole('main');
      expect(main.querySelectorAll('q, blockquote')).toHaveLength(quotes);
      expect(main.textContent).not.toMatch(/in (?:its|their) own words/i);
    },
  );

  it('does not say of a choice that each of it must be met', async () => {
    const hard = { strength: 'hard' as const, alternative: 'either', evidence: [] };
    const criteria = [
      { id: 'c-1', kind: 'citizenship' as const, ...hard },
      { id: 'c-2', kind: 'gpa' as const, ...hard },
    ];
    withRecord({ ...RECORD, criteria }, anExplainedMatch('Hill', { criteria: VERDICTS }));
    open();
    await section('Condition by condition');
    expect(screen.getAllByText('One of these must be met')).toHaveLength(2);
    expect(screen.queryByText('Must be met')).toBeNull();
  });

  it.each([
    ['unknown', '2 conditions about you are not known yet'],
    ['met', 'we know of few conditions, and there may be others'],
  ] as const)(
    'says what the score is made of, and that it is no chance of winning: %s',
    async (outcome, words) => {
      withRecord(
        RECORD,
        anExplainedMatch('Hill', {
          criteria: VERDICTS.map((verdict) => ({ ...verdict, outcome })),
          eligibility: 'open',
          fit: 0.784,
          timing: 'opens_later',
        }),
      );
      open();
      await screen.findByText(
        `What the score says: ${words}; it fits 78% of what you asked for; the round opens later. It is no chance of winning.`,
      );
    },
  );

  it.each([
    ['15 March 2027', null],
    ['Around 15 March 2027, estimated from the yearly cycle', null],
    ['By noon of 15 March 2027', 'By noon of Mar 15, 2027'],
  ])('does not tell the day of the deadline twice, nor in two forms: %s', async (deadlineText, shown) => {
    withRecord({ ...RECORD, deadline: '2027-03-15', deadlineText }, anExplainedMatch('Hill'));
    open();
    await screen.findByText('Quick Info');
    expect(screen.queryByText(deadlineText)).toBeNull();
    if (shown) screen.getByText(shown);
  });

  it('tells a window of the deadline once', async () => {
    const window = 'Expected between 30 April 2027 and 15 June 2027';
    withRecord({ ...RECORD, deadline: window, deadlineText: window }, anExplainedMatch('Hill'));
    open();
    const facts = (await screen.findByText('Quick Info')).parentElement as HTMLElement;
    expect(within(facts).getAllByText(/Jun 15, 2027/)).toHaveLength(1);
  });

  it('does not call a round open whose day is only estimated', async () => {
    withRecord(
      { ...RECORD, deadlineStatus: 'estimated' },
      anExplainedMatch('Hill', { criteria: VERDICTS, eligibility: 'certain', fit: 1, timing: 'open' }),
    );
    open();
    await screen.findByText(/the round is probably open\. It is no chance of winning\.$/);
  });

  it('shows long words, many lines and a fee without losing anything', async () => {
    const lines = Array.from({ length: 40 }, (_, index) => `Line ${index} ${'x'.repeat(120)}`);
    withRecord(
      aScholarship('Hill', {
        eligibility: lines.join('\n'),
        warnings: [{ kind: 'application-fee', quote: 'An application fee of $35 is due.' }],
        deadline: '2020-01-01',
      }),
    );
    open();
    expect(within(await section('Eligibility')).getAllByRole('listitem')).toHaveLength(lines.length);
    screen.getByText('An application fee of $35 is due.');
    screen.getByText('The deadline has passed.');
  });

  it('a problem is reported, and lost by no failure', async () => {
    withRecord();
    breakOff('POST /scholarships/{id}/reports');
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Report a problem' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('What is wrong?'), 'It no longer exists');
    await user.type(dialog.getByLabelText(/^What should it say/), 'Their page says so.');
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    await dialog.findByText('What you wrote is still here. Please try again.');
    answer('POST /scholarships/{id}/reports', { success: true, message: '' });
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    await toast('We will look into it.');
    expect(sent('POST /scholarships/{id}/reports').at(-1)?.body).toEqual({
      kind: 'closed',
      text: 'Their page says so.',
    });
  });
});
