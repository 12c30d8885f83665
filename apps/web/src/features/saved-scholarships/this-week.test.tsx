import { addDays } from '@laurel/domain';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { aSaved, withSaved } from '../../testing/samples.ts';
import { eventually } from '../../testing/screen-queries.ts';
import { sent } from '../../testing/server.ts';
import { changesOf, nextActions } from './next-actions.ts';

const TODAY = '2027-01-04';
const entry = (id: string, done = false) => ({
  id,
  kind: id.startsWith('step:') ? ('step' as const) : ('document' as const),
  label: id,
  done,
});
const READ = [entry('step:conditions', true), entry('step:submission')];
const dated = (day: string) => ({
  applicationDeadline: day,
  deadlineStatus: 'announced' as const,
  milestones: [],
});
const open = { checklist: READ };

const told = (...saved: Parameters<typeof nextActions>[0]) =>
  nextActions(saved, TODAY).map(({ saved: { scholarship }, label, day }) => [scholarship.title, label, day]);

describe('the three things to do next', () => {
  it('begin with the conditions, a week before the first step that takes time', () => {
    const milestones = [{ document: 'CV', label: 'Get ready: CV', day: '2027-01-15' }];
    expect(
      told(
        aSaved(
          'Hill',
          { checklist: [entry('step:conditions'), entry('document:CV'), entry('step:submission')] },
          {
            ...dated('2027-01-17'),
            documents: ['CV'],
            milestones,
            eligibilityRequirements: 'Citizens of Kenya.',
          },
        ),
      ),
    ).toEqual([
      ['Hill', 'Check that you meet: citizens of Kenya', '2027-01-08'],
      ['Hill', 'Get ready: CV', '2027-01-15'],
      ['Hill', 'Send your application', '2027-01-17'],
    ]);
  });

  it('stand in the order of their days', () => {
    const two = (at: string, later: string) => [
      { document: '', label: 'Look up', day: at },
      { document: 'CV', label: 'Get ready: CV', day: later },
    ];
    const lists = { checklist: [...READ, entry('document:CV')] };
    const listed = { ...dated('2027-01-17'), documents: ['CV'] };
    const days = told(
      aSaved('Hill', lists, { ...listed, milestones: two('2027-01-05', '2027-01-20') }),
      aSaved('River', lists, { ...listed, milestones: two('2027-01-08', '2027-01-16') }),
    ).map(([, , day]) => day);
    expect(days).toEqual([...days].sort());
  });

  it('stand one for each scholarship first, the soonest first, and of one day the higher priority', () => {
    expect(
      told(
        aSaved('Late', open, dated('2027-01-15')),
        aSaved('Low', { ...open, priority: 'low' }, dated('2027-01-10')),
        aSaved('High', { ...open, priority: 'high' }, dated('2027-01-10')),
        aSaved('Later', open, dated('2027-01-16')),
      ).map(([title]) => title),
    ).toEqual(['High', 'Low', 'Late']);
  });

  it('ask for the date where none is known, after what is dated, and make none up', () => {
    const unknown = { applicationDeadline: '', deadlineStatus: 'unknown' as const, milestones: [] };
    expect(told(aSaved('Vague', open, unknown), aSaved('Dated', open, dated('2027-01-12')))).toEqual([
      ['Dated', 'Send your application', '2027-01-12'],
      ['Vague', 'Find the closing date: we don’t know it', null],
    ]);
  });

  it('differ, and name the condition, the document and the date that they are about', () => {
    const checklist = [entry('step:conditions'), entry('document:CV'), entry('step:submission')];
    const milestones = [{ document: 'CV', label: 'Get ready: CV', day: '2027-01-15' }];
    const conditions = {
      eligibilityRequirements: 'For master’s study.\nCitizens of Kenya.',
      openConditions: ['Grade average of at least 3.5 on the 4.0 scale', 'Lives in Lagos State'],
    };
    const usual = { applicationDeadline: 'Usually in December', deadlineStatus: 'estimated' as const };
    expect(
      told(
        aSaved('Hill', { checklist }, { ...dated('2027-01-14'), ...conditions }),
        aSaved(
          'Lake',
          { checklist },
          { ...dated('2027-03-02'), ...conditions, documents: ['CV'], milestones },
        ),
        aSaved('Sea', { checklist }, { ...usual, ...conditions, milestones: [] }),
      ),
    ).toEqual([
      [
        'Hill',
        expect.stringMatching(
          /^Check that you meet: grade average of at least 3\.5 .*, and 1 more on its page$/,
        ),
        '2027-01-07',
      ],
      ['Lake', 'Get ready: CV', '2027-01-15'],
      ['Sea', 'Find this round’s closing date: usually in December', null],
    ]);
  });

  it('begin with referees who should have been asked, by the day on which the round closes', () => {
    const checklist = [entry('step:conditions'), entry('document:Letters'), entry('step:submission')];
    const letters = (day: string) => ({
      documents: ['Letters'],
      milestones: [{ document: 'Letters', label: 'Ask your referees: Letters', day }],
    });
    const fafsa = [{ document: 'FAFSA', label: 'File now, open since 1 October: FAFSA', day: TODAY }];
    expect(
      told(
        aSaved('Grant', { checklist }, { ...dated('2027-02-15'), documents: ['FAFSA'], milestones: fafsa }),
        aSaved('Far', { checklist }, { ...dated('2027-01-30'), ...letters('2027-01-02') }),
        aSaved('Near', { checklist }, { ...dated('2027-01-11'), ...letters('2026-12-14') }),
      ).map(([title, label]) => [title, label?.split(':')[0]]),
    ).toEqual([
      ['Near', 'Ask your referees'],
      ['Far', 'Ask your referees'],
      ['Grant', 'Check that you meet'],
    ]);
  });

  it('hold what is due after this week and the next only where fewer than three are due before', () => {
    const far = aSaved('Far', open, dated('2027-08-04'));
    const farther = aSaved('Farther', open, dated('2027-09-04'));
    const near = (name: string) => aSaved(name, open, dated('2027-01-10'));
    const names = (...saved: Parameters<typeof nextActions>[0]) => told(...saved).map(([title]) => title);
    expect(names(farther, near('Near'), far)).toEqual(['Near', 'Far', 'Farther']);
    expect(names(farther, far)).toEqual(['Far', 'Farther']);
    expect(names(far, near('One'), near('Two'), near('Three'))).toEqual(['One', 'Two', 'Three']);
  });

  it('are due on no day before the scholarship was saved', () => {
    const checklist = [entry('step:conditions'), entry('document:CV'), entry('step:submission')];
    const milestones = [{ document: 'CV', label: 'Get ready: CV', day: '2026-12-01' }];
    const days = nextActions(
      [
        aSaved(
          'Hill',
          { checklist, createdAt: '2027-01-04T08:00:00.000Z' },
          { ...dated('2027-01-08'), documents: ['CV'], milestones },
        ),
      ],
      TODAY,
    ).map(({ day, isFromBefore }) => [day, isFromBefore]);
    expect(days).toEqual([
      [TODAY, true],
      [TODAY, true],
      ['2027-01-08', undefined],
    ]);
  });

  it('say which day has to be found where only a window is known', () => {
    const window = {
      applicationDeadline: 'Usually in March',
      deadlineStatus: 'estimated' as const,
      deadlineWindow: { first: '2027-03-01', last: '2027-03-31' },
      milestones: [{ document: '', label: 'Look up this year’s date', day: '2027-01-11' }],
    };
    expect(told(aSaved('Hill', open, window))[0]).toEqual([
      'Hill',
      'Find this round’s closing date: usually in March',
      '2027-01-11',
    ]);
  });

  it('ask nobody to check what is known to be met', () => {
    const checklist = [entry('step:conditions')];
    const met = { eligibilityRequirements: 'Citizens of Kenya.', openConditions: [] };
    expect(told(aSaved('Hill', { checklist }, { ...dated('2027-01-17'), ...met }))[0]?.[1]).toBe(
      'Read the conditions on the official page: as far as you told us, you meet them',
    );
  });

  it('say of one that takes applications at any time that it can be sent', () => {
    const rolling = { applicationDeadline: '', deadlineStatus: 'rolling' as const, milestones: [] };
    expect(told(aSaved('Rolling', open, rolling))).toEqual([
      ['Rolling', 'Send your application: it is taken at any time', null],
    ]);
  });

  it.each([
    ['was sent', { ...open, applicationStatus: 'submitted' as const }, dated('2027-01-17')],
    ['was refused', { ...open, applicationStatus: 'rejected' as const }, dated('2027-01-17')],
    ['has closed', open, { ...dated('2026-03-01'), deadlineStatus: 'closed' as const }],
    ['is no longer listed', open, { ...dated('2027-01-17'), withdrawn: true }],
  ])('leave out what %s', (_why, part, scholarship) => {
    expect(told(aSaved('Gone', part, scholarship))).toEqual([]);
  });
});

describe('what "Done" changes', () => {
  const [send] = nextActions([aSaved('Hill', open, dated('2027-03-01'))], TODAY);

  it('is the tick and, when the application was sent, its status; undo brings both back', () => {
    expect(send && changesOf(send)).toEqual({
      done: { checklist: { 'step:submission': true }, applicationStatus: 'submitted' },
      undo: { checklist: { 'step:submission': false }, applicationStatus: 'not_started' },
    });
  });

  it('is nothing for one step of several for the same document', () => {
    const milestones = [
      { document: 'Essay', label: 'First draft: Essay', day: '2027-02-08' },
      { document: 'Essay', label: 'Last draft: Essay', day: '2027-02-22' },
    ];
    const [draft] = nextActions(
      [
        aSaved(
          'Hill',
          { checklist: [...READ, entry('document:Essay')] },
          { ...dated('2027-03-01'), milestones },
        ),
      ],
      TODAY,
    );
    expect(draft?.label).toBe('First draft: Essay');
    expect(draft && changesOf(draft)).toBeNull();
  });
});

describe('"This week" in the saved tab', () => {
  const soon = {
    applicationDeadline: addDays(new Date().toISOString().slice(0, 'YYYY-MM-DD'.length), 5),
    deadlineStatus: 'announced' as const,
    milestones: [],
  };
  const week = async () => within(await screen.findByRole('region', { name: 'This week' }));

  it('ticks what is done, keeps the focus, and takes it back', async () => {
    withSaved(aSaved('Hill', open, soon), aSaved('River', open, soon));
    const { user } = openPage('/dashboard?tab=saved');
    const actions = await week();
    expect(actions.getAllByRole('listitem')).toHaveLength(2);
    await user.click(actions.getByRole('button', { name: 'Done: Send your application, Hill' }));
    await eventually(() => actions.getAllByRole('listitem').length).toBe(1);
    expect(document.activeElement).toBe(actions.getByRole('heading', { name: 'This week' }));
    await user.click(actions.getByRole('button', { name: 'Undo' }));
    await eventually(() => actions.getAllByRole('listitem').length).toBe(2);
    expect(sent('PATCH /scholarships/{id}/save').map(({ body }) => body)).toEqual([
      { checklist: { 'step:submission': true }, applicationStatus: 'submitted' },
      { checklist: { 'step:submission': false }, applicationStatus: 'not_started' },
    ]);
  });

  it('calls nothing late that had to be done before the scholarship was saved', async () => {
    const milestones = [{ document: 'CV', label: 'Get ready: CV', day: '2001-02-01' }];
    const checklist = { checklist: [...READ, entry('document:CV')] };
    const applicationDeadline = addDays(new Date().toISOString().slice(0, 'YYYY-MM-DD'.length), 10);
    const listed = { ...soon, applicationDeadline, documents: ['CV'], milestones };
    withSaved(
      aSaved('Hill', { ...checklist, createdAt: '2001-02-02T09:00:00.000Z' }, listed),
      aSaved('River', { ...checklist, createdAt: '2001-01-02T09:00:00.000Z' }, listed),
    );
    openPage('/dashboard?tab=saved');
    const actions = await week();
    actions.getByText('Little time: begin today, for Hill');
    actions.getByText('Was due Feb 1, 2001, for River');
  });

  it('hurries nobody whose round closes months from now', async () => {
    const milestones = [{ document: 'FAFSA', label: 'File: FAFSA', day: '2001-02-01' }];
    const checklist = { checklist: [...READ, entry('document:FAFSA')] };
    withSaved(
      aSaved(
        'Hill',
        { ...checklist, createdAt: '2001-02-02T09:00:00.000Z' },
        { ...soon, applicationDeadline: '2999-03-01', documents: ['FAFSA'], milestones },
      ),
    );
    openPage('/dashboard?tab=saved');
    (await week()).getByText('Best done now, for Hill');
  });

  it('says when nothing is due yet, and what will be next', async () => {
    withSaved(aSaved('Hill', open, { ...soon, applicationDeadline: '2999-03-01' }));
    openPage('/dashboard?tab=saved');
    (await week()).getByText('Nothing is due this week or the next. What comes next:');
    (await week()).getByText('By Mar 1, 2999, for Hill');
  });

  it('sets what comes later apart from what is due', async () => {
    const later = { ...soon, applicationDeadline: '2999-03-01' };
    withSaved(aSaved('Hill', open, later), aSaved('River', open, soon));
    openPage('/dashboard?tab=saved');
    const lists = (await week()).getAllByRole('list').map(({ textContent }) => textContent);
    expect(lists).toEqual([expect.stringContaining('River'), expect.stringContaining('Hill')]);
    (await week()).getByText('After that:');
  });

  it('is not there when nothing is left to do', async () => {
    withSaved(aSaved('Hill', { ...open, applicationStatus: 'accepted' }, soon));
    openPage('/dashboard?tab=saved');
    await screen.findByRole('heading', { name: 'Hill' });
    expect(screen.queryByRole('region', { name: 'This week' })).toBeNull();
  });
});
