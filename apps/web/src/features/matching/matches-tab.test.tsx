import type { MatchData, MatchingJobResponse, VerdictData } from '@laurel/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { NOON, pass, stopTime } from '../../testing/clock.ts';
import { openPage } from '../../testing/open-page.tsx';
import {
  aMatch,
  anExplainedMatch,
  JOB_STARTED,
  jobStatus,
  matchesOf,
  stored,
  withMatches,
  withPreferences,
} from '../../testing/samples.ts';
import { card, eventually, toast, toasts } from '../../testing/screen-queries.ts';
import {
  answer,
  answerBy,
  answered,
  answerFromElsewhere,
  breakOff,
  hold,
  refuse,
  sent,
} from '../../testing/server.ts';

const POLL_MS = 3000;

const heading = (name: string) => screen.findByRole('heading', { name });
const percent = () =>
  screen.getByRole('progressbar', { name: 'Matching progress' }).getAttribute('aria-valuenow');
const failure = async () => within(await screen.findByRole('main')).findByRole('alert');
const tryAgain = async () => within(await failure()).getByRole('button', { name: 'Try Again' });

/** A start gives a job whose statuses come one after another, of which the last one stays. */
const withJob = (statuses: readonly MatchingJobResponse[], before: MatchData | null = null) => {
  withPreferences();
  answer('GET /ai/matches', stored(before));
  answer('POST /ai/matches/async', JOB_STARTED);
  answer('POST /ai/matches/regenerate', JOB_STARTED);
  let asked = 0;
  answerBy(
    'GET /ai/job/{id}/status',
    () => statuses[Math.min(asked++, statuses.length - 1)] ?? jobStatus('failed'),
  );
};
const started = () => sent('POST /ai/matches/async').length + sent('POST /ai/matches/regenerate').length;
const asked = () => sent('GET /ai/job/{id}/status').length;

describe('a card', () => {
  const withCards = (...matches: MatchData['matches']) => {
    withPreferences();
    answer('GET /ai/matches', stored(matchesOf(matches)));
  };
  const lines = async (title: string) =>
    within(await card(title))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('tells the date of the page that its conditions were compared with', async () => {
    const old = aMatch('Hill', {}, { basis: 'page', pageDate: '2017-11' });
    withCards(old, aMatch('Lake', {}, { basis: 'page' }));
    openPage('/dashboard');
    expect(await lines('Hill')).toContain(
      'How we know: Conditions compared with an official page of November 2017, more than two years old',
    );
    expect(await lines('Lake')).toContain('How we know: Conditions compared with an official page');
  });

  it('names the first condition that is not known beside the reasons', async () => {
    withCards(
      aMatch('Hill', { open: ['open to women', 'a student full-time'] }),
      aMatch('Lake', { open: [] }),
    );
    openPage('/dashboard');
    await screen.findByText('Not known yet: open to women, and 1 more');
    expect(screen.getAllByText(/^Not known yet/)).toHaveLength(1);
  });

  it('does not give as a reason what stands above as the award', async () => {
    const full = aMatch(
      'Hill',
      {
        matchReasons: [
          'Full funding, as you asked',
          'For women',
          'Deadline around 5 December 2026, estimated from the yearly cycle',
        ],
      },
      { award: { kind: 'full', text: 'All costs' } },
    );
    const sum = aMatch(
      'Lake',
      { matchReasons: ['Award: €934 a month', 'Open to all'] },
      { amount: '€934 a month', award: { kind: 'amount', text: '€934 a month' } },
    );
    withCards(full, sum);
    openPage('/dashboard');
    expect((await lines('Hill')).filter((line) => /fund|women/i.test(line ?? ''))).toEqual(['For women']);
    expect((await lines('Lake')).filter((line) => /934|Open/.test(line ?? ''))).toEqual(['Open to all']);
  });
});

describe('while matches are being made', () => {
  it('the page says that it looks, then Initializing...', async () => {
    withPreferences();
    answer('GET /ai/matches', stored(null));
    const letLookingEnd = hold('GET /ai/matches');
    const data = matchesOf([aMatch('Hill')], { metadata: { cached: true, generatedAt: NOON } });
    answer('POST /ai/matches/async', { success: true, cached: true, data, message: 'Up to date.' });
    const letBegin = hold('POST /ai/matches/async');
    openPage('/dashboard');
    await screen.findByText('Checking for your personalized scholarship matches...');
    letLookingEnd();
    await heading('Finding Your Matches');
    await screen.findByText('Initializing...');
    expect(percent()).toBe('0');
    letBegin();
    await card('Hill');
    await screen.findByText('From Cache');
  });

  it('the job is asked every 3 seconds until it is completed, and no longer', async () => {
    stopTime();
    withJob(
      [jobStatus('queued'), jobStatus('processing', { progress: 42, message: 'Checking the rules' })],
      matchesOf([aMatch('Old')]),
    );
    const { user } = openPage('/dashboard');
    await card('Old');
    await user.click(screen.getByRole('button', { name: 'Regenerate' }));
    await heading('Finding Your Matches');
    await screen.findByText('This job is queued.');
    await screen.findByText('You may close this tab; your results will be saved.');
    await pass(POLL_MS - 1);
    expect(asked()).toBe(1);
    await pass(1);
    await screen.findByText('Checking the rules');
    await screen.findByText('42%');
    await screen.findByText('Estimated time: 2-3 minutes');
    expect(percent()).toBe('42');
    expect(asked()).toBe(2);
    // The matches alone: all that the page has to rely on.
    answerFromElsewhere('GET /ai/job/{id}/status', 200, {
      success: true,
      status: 'completed',
      progress: 100,
      data: { matches: [aMatch('Hill'), aMatch('Lake')] },
    });
    await pass(POLL_MS);
    await heading('Matches Ready!');
    await screen.findByText('100%');
    await toast('Matches Ready!');
    await toast('Matches Regenerated');
    await pass(POLL_MS / 2);
    await card('Hill');
    await card('Lake');
    await screen.findByText('Just now');
    await screen.findByText('82%');
    await pass(5 * POLL_MS);
    expect([started(), asked()]).toEqual([1, 3]);
  });

  it('a job that fails says why, and Try Again starts another', async () => {
    withJob([
      jobStatus('failed', { error: 'The catalogue is being rebuilt.' }),
      jobStatus('failed'),
      jobStatus('completed', { data: matchesOf([aMatch('Hill')]) }),
    ]);
    const { user } = openPage('/dashboard');
    within(await failure()).getByText('The catalogue is being rebuilt.');
    await toast('The catalogue is being rebuilt.');
    await user.click(await tryAgain());
    await within(screen.getByRole('main')).findByText('Matching process failed');
    within(await failure()).getByText('Something went wrong. Please try again.');
    await user.click(await tryAgain());
    await toast('Matches Ready!');
    await card('Hill');
    expect([started(), asked()]).toEqual([3, 3]);
  });

  it('a job that the server no longer knows is not asked for again', async () => {
    stopTime();
    withJob([jobStatus('queued')], matchesOf([aMatch('Old')]));
    const { user } = openPage('/dashboard');
    await card('Old');
    await user.click(screen.getByRole('button', { name: 'Regenerate' }));
    await screen.findByText('This job is queued.');
    refuse('GET /ai/job/{id}/status', 'not_found');
    await pass(POLL_MS);
    within(await failure()).getByText('Request expired. Please try again.');
    await card('Old');
    await pass(5 * POLL_MS);
    expect([started(), asked()]).toEqual([1, 2]);
    await tryAgain();
  });

  it('a job that has failed is not asked for again', async () => {
    stopTime();
    withJob([jobStatus('failed'), jobStatus('completed')]);
    openPage('/dashboard');
    await failure();
    await pass(5 * POLL_MS);
    await answered();
    expect([started(), asked()]).toEqual([1, 1]);
  });

  it('a question that got no answer is asked again in its turn', async () => {
    stopTime();
    withJob([jobStatus('completed', { data: matchesOf([aMatch('Hill')]) })]);
    breakOff('GET /ai/job/{id}/status');
    openPage('/dashboard');
    await heading('Finding Your Matches');
    await eventually(asked).toBe(1);
    answer('GET /ai/job/{id}/status', jobStatus('completed', { data: matchesOf([aMatch('Hill')]) }));
    await pass(POLL_MS);
    await heading('Matches Ready!');
    expect([started(), asked()]).toEqual([1, 2]);
  });

  it('a job is not asked for once its page was left', async () => {
    stopTime();
    withJob([jobStatus('queued')]);
    const { user } = openPage('/dashboard');
    await screen.findByText('This job is queued.');
    await user.click(screen.getByRole('tab', { name: 'Tools' }));
    await eventually(() => screen.queryByText('This job is queued.')).toBeNull();
    await pass(5 * POLL_MS);
    await answered();
    expect([started(), asked()]).toEqual([1, 1]);
  });

  it('matches that come with the answer to the start are shown at once, and no job is asked for', async () => {
    stopTime();
    withPreferences();
    answer('GET /ai/matches', stored(null));
    answer('POST /ai/matches/async', { ...JOB_STARTED, data: matchesOf([aMatch('Hill')]) });
    openPage('/dashboard');
    await heading('Matches Ready!');
    await toast('Matches Ready!');
    await pass(POLL_MS);
    await card('Hill');
    expect([started(), asked()]).toEqual([1, 0]);
  });

  it('a reload goes on with the same job', async () => {
    withJob([
      jobStatus('processing', { progress: 10 }),
      jobStatus('completed', { data: matchesOf([aMatch('Hill')]) }),
    ]);
    const { reload } = openPage('/dashboard');
    await screen.findByText('10%');
    reload();
    await card('Hill');
    expect(started()).toBe(1);
  });

  it('a start that is refused says why, else that it failed', async () => {
    withPreferences();
    answer('GET /ai/matches', stored(null));
    answerFromElsewhere('POST /ai/matches/async', 429, { success: false, error: 'Too many attempts.' });
    const { user } = openPage('/dashboard');
    const says = async (text: string) =>
      expect.poll(async () => (await failure()).textContent).toContain(text);
    await says('Too many attempts.');
    answerFromElsewhere('POST /ai/matches/async', 200, { success: false, error: 'Not before eight.' });
    await user.click(await tryAgain());
    await says('Not before eight.');
    answerFromElsewhere('POST /ai/matches/async', 400);
    await user.click(await tryAgain());
    await says('Failed to start matching');
    breakOff('POST /ai/matches/async');
    const before = await failure();
    await user.click(await tryAgain());
    await eventually(() => before.isConnected).toBe(false);
    await says('Failed to start matching');
  });
});

describe('stored matches', () => {
  it('that can’t be loaded are asked for four times, then wait for another try', async () => {
    stopTime();
    withPreferences();
    answerFromElsewhere('GET /ai/matches', 500);
    const { user } = openPage('/dashboard');
    const tries = () => sent('GET /ai/matches').map(({ at }) => at);
    while (tries().length < 4) {
      await pass(100);
      await answered();
    }
    const gaps = tries()
      .slice(1)
      .map((at, index) => at - (tries()[index] ?? 0));
    expect(gaps.map((gap) => Math.floor(gap / 1000))).toEqual([1, 2, 4]);
    within(await failure()).getByText('Failed to load scholarship matches. Please try again.');
    answer('GET /ai/matches', stored(matchesOf([aMatch('Hill')])));
    await user.click(await tryAgain());
    await card('Hill');
  });

  it('may be none: Refresh Matches looks again', async () => {
    withJob([jobStatus('completed', { data: matchesOf([aMatch('Hill')]) })], matchesOf([]));
    const { user } = openPage('/dashboard');
    await heading('No Matches Found');
    await user.click(screen.getByRole('button', { name: 'Refresh Matches' }));
    await toast('Matches Refreshed');
    await card('Hill');
  });

  it('are summed up, tipped, scored and shortened', async () => {
    const reasons = ['One reason', 'Second reason', 'Third reason', 'Fourth reason', 'Fifth reason'];
    const matches = [
      aMatch(
        'Eighty',
        { matchScore: 80, matchReasons: reasons, recommendationLevel: 'Highly Recommended' },
        { award: { kind: 'full', text: 'Tuition and living costs' } },
      ),
      aMatch('Seventy-nine', { matchScore: 79 }),
      aMatch('Ninety', { matchScore: 90 }),
    ];
    withPreferences();
    answer(
      'GET /ai/matches',
      stored(matchesOf(matches, { generalTips: ['Start early, by 7 December 2026.'] })),
    );
    const { user } = openPage('/dashboard');
    const eighty = within(await card('Eighty'));
    const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
    screen.getByText('From Cache');
    screen.getByText('Nov 20, 2026', { exact: false });
    expect(figure('Total Matches')).toBe('3');
    expect(figure('High Matches')).toBe('1');
    expect(figure('Avg Match Score')).toBe('72%');
    await heading('AI Recommendations');
    screen.getByText('Start early, by Dec 7, 2026.');

    eighty.getAllByText('Full Funding');
    eighty.getByText('Highly Recommended');
    expect(within(await card('Ninety')).queryByText('Full Funding')).toBeNull();
    eighty.getByText('Third reason');
    expect(eighty.queryByText('Fourth reason')).toBeNull();
    await user.click(eighty.getByRole('button', { name: /^\+2 more/ }));
    eighty.getByText('Fourth reason');
    eighty.getByText('Fifth reason');

    const look = async (title: string, text: string) => within(await card(title)).getByText(text).className;
    expect(await look('Eighty', '80% Match')).toBe(await look('Ninety', '90% Match'));
    expect(await look('Seventy-nine', '79% Match')).not.toBe(await look('Eighty', '80% Match'));
  });

  it('stand first: three cards, then figures and tips, then the others', async () => {
    const titles = ['One', 'Two', 'Three', 'Four'];
    withPreferences();
    const matches = titles.map((title, at) => aMatch(title, { matchScore: 90 - at }));
    answer('GET /ai/matches', stored(matchesOf(matches, { generalTips: ['Start early.'] })));
    openPage('/dashboard');
    await card('Four');
    const tip = await screen.findByText('Start early.');
    const before = titles.filter(
      (title) =>
        screen.getByRole('heading', { level: 3, name: title }).compareDocumentPosition(tip) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(before).toEqual(['One', 'Two', 'Three']);
    const figure = screen.getByText('Total Matches');
    expect(
      screen.getByRole('heading', { level: 3, name: 'Three' }).compareDocumentPosition(figure) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  });

  it('count the days to their deadlines', async () => {
    stopTime();
    const expected = {
      '2026-11-20': 'Expired',
      '2026-11-21': '0 days left',
      '2026-11-28': '7 days left',
      '2026-11-29': '8 days left',
      '2026-12-21': '30 days left',
      '2026-12-22': 'Dec 22, 2026',
      Rolling: 'Rolling',
    };
    withPreferences();
    const matches = Object.keys(expected).map((deadline) => aMatch(`Due ${deadline}`, {}, { deadline }));
    answer('GET /ai/matches', stored(matchesOf(matches)));
    openPage('/dashboard');
    for (const [day, text] of Object.entries(expected)) within(await card(`Due ${day}`)).getByText(text);
    const look = async (day: string, text: string) =>
      within(await card(`Due ${day}`))
        .getByText(text)
        .closest('[class]')?.className;
    expect(await look('2026-11-28', '7 days left')).toBe(await look('2026-11-20', 'Expired'));
    expect(await look('2026-11-29', '8 days left')).not.toBe(await look('2026-11-28', '7 days left'));
  });
});

describe('a student with matches', () => {
  it('is told when they can’t be made again, and keeps what there was', async () => {
    withMatches('Hill');
    refuse('POST /ai/matches/regenerate', 'unavailable');
    const { user } = openPage('/dashboard');
    await card('Hill');
    await user.click(screen.getByRole('button', { name: 'Regenerate' }));
    await toast('Error');
    await toast('Failed to regenerate matches. Please try again.');
    await card('Hill');
  });

  it('refreshes them out of the store, and has them made again', async () => {
    withJob([jobStatus('completed', { data: matchesOf([aMatch('Lake')]) })], matchesOf([aMatch('Hill')]));
    const data = matchesOf([aMatch('Hill')], { metadata: { cached: true, generatedAt: NOON } });
    answer('POST /ai/matches/async', { success: true, cached: true, data, message: 'Up to date.' });
    const { user } = openPage('/dashboard');
    await card('Hill');
    screen.getByText('From Cache');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await toast('Matches Refreshed');
    await toast('Your scholarship matches have been updated.');
    await user.click(screen.getByRole('button', { name: 'Regenerate' }));
    await toast('Matches Regenerated');
    await toast('Fresh scholarship matches have been generated using AI.');
    await card('Lake');
    await screen.findByText('Just now');
    expect(screen.queryByText('From Cache')).toBeNull();
  });

  it('sees what is not open to them, and which rule stands in the way', async () => {
    withPreferences();
    const criterion = {
      criterionId: 'c-1',
      kind: 'citizenship',
      strength: 'hard',
      outcome: 'not_met',
      required: 'Citizens of Ghana',
      have: 'Citizen of Kenya',
      evidence: [],
    } satisfies VerdictData;
    const notEligible = [anExplainedMatch('Closed Hill', { eligible: false, criteria: [criterion] })];
    answer('GET /ai/matches', stored(matchesOf([aMatch('Hill')], { notEligible })));
    const { user } = openPage('/dashboard');
    const toggle = await screen.findByRole('button', { name: 'Not eligible, and why' });
    await user.click(toggle);
    await screen.findByText(/^Near misses first\./);
    screen.getByText(/Required: .+ Yours: .+/);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
  });

  it('reads once what all matches share', async () => {
    withPreferences();
    const data = matchesOf([aMatch('Hill'), aMatch('Lake')], { sharedReasons: ['Funds Master’s study'] });
    answer('GET /ai/matches', stored(data));
    openPage('/dashboard');
    await screen.findByText('Nearly all of these: Funds Master’s study.');
  });

  it('sees what is over for now in a group of its own, and is reminded by one tap', async () => {
    withPreferences();
    const over = aMatch('Late Hill', {
      timing: 'probably_closed',
      round: { text: 'This round has probably closed; the next one closes around Oct 7, 2027.' },
    });
    const late = aMatch('Later Hill', {
      timing: 'too_late',
      round: { text: 'Too late for a start in 2027-08.' },
    });
    const nextRound = [over, late];
    answer('GET /ai/matches', stored(matchesOf([aMatch('Hill')], { nextRound, nextRoundTotal: 40 })));
    refuse('POST /scholarships/{id}/save', 'unavailable');
    const { user } = openPage('/dashboard');
    const group = within(await screen.findByRole('region', { name: 'Next round' }));
    group.getByText(/^40 scholarships would fit you/);
    group.getByText(/next one closes around Oct 7, 2027/);
    expect(group.getAllByText('Too late for your start')).toHaveLength(1);
    await user.click(group.getByRole('button', { name: 'Remind me: Late Hill' }));
    await eventually(() => sent('POST /scholarships/{id}/save').length).toBe(1);
  });

  it('shares by the device’s own function where there is one', async () => {
    withMatches('Hill');
    const shared: ShareData[] = [];
    const share = async (data: ShareData) => void shared.push(data);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
    const { user } = openPage('/dashboard');
    await user.click(within(await card('Hill')).getByRole('button', { name: /^Share/ }));
    await eventually(() => shared.map(({ url }) => url)).toEqual([`${location.origin}/awards/Hill`]);
    expect(toasts().queryByText('Link Copied')).toBeNull();
  });

  it('sees three toasts at most, each for four seconds', async () => {
    stopTime();
    withMatches('Hill');
    const { user } = openPage('/dashboard');
    const share = within(await card('Hill')).getByRole('button', { name: /^Share/ });
    const copied = () => toasts().queryAllByText('Link Copied');
    for (let count = 1; count <= 3; count++) {
      await user.click(share);
      await eventually(copied).toHaveLength(count);
    }
    const [oldest] = copied();
    await user.click(share);
    await eventually(() => oldest?.isConnected).toBe(false);
    expect(copied()).toHaveLength(3);
    await pass(3900);
    expect(copied()).toHaveLength(3);
    await pass(200);
    await eventually(copied).toHaveLength(0);
  });
});

describe('beside the matches', () => {
  it('notes explain the buttons', async () => {
    withMatches('Hill');
    const { user } = openPage('/dashboard');
    await card('Hill');
    const note = async () => (await screen.findByRole('tooltip')).textContent;
    await user.hover(screen.getByRole('button', { name: 'Refresh' }));
    expect(await note()).toContain('Stored ones are used while nothing has changed.');
    await user.unhover(screen.getByRole('button', { name: 'Refresh' }));
    await eventually(() => screen.queryByRole('tooltip')).toBeNull();
    await user.hover(screen.getByRole('button', { name: 'Regenerate' }));
    expect(await note()).toBe('Checks every scholarship anew, whatever is stored.');
  });

  it('stands what one step would change, and nothing where none would', async () => {
    withPreferences();
    const whatIf = [
      { change: 'language_test' as const, what: 'an IELTS score of 6.5', opens: 3, settles: 12 },
      { change: 'gpa' as const, what: 'a GPA that is 0.2 higher', opens: 1, settles: 0 },
    ];
    answer('GET /ai/matches', stored(matchesOf([aMatch('Hill')], { whatIf })));
    openPage('/dashboard');
    const steps = await screen.findByRole('region', { name: 'What one step would change' });
    expect(
      within(steps)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'An IELTS score of 6.5 would open 3 more scholarships and settle the last open condition of 12 matches.',
      'A GPA that is 0.2 higher would open 1 more scholarship.',
    ]);
  });

  it('nothing stands where no step would change anything', async () => {
    withMatches('Hill');
    openPage('/dashboard');
    await card('Hill');
    expect(screen.queryByRole('region', { name: 'What one step would change' })).toBeNull();
  });

  it('a scholarship that wants money for applying is marked, with its own words', async () => {
    withPreferences();
    const warnings = [{ kind: 'application-fee' as const, quote: 'An application fee of $35 is due.' }];
    answer('GET /ai/matches', stored(matchesOf([aMatch('Hill', {}, { warnings }), aMatch('Lake')])));
    openPage('/dashboard');
    within(await card('Hill')).getByText('Speaks of an application fee');
    expect(within(await card('Lake')).queryByText('Speaks of an application fee')).toBeNull();
  });
});

describe('awards of one family', () => {
  const family = { id: 'full-need', name: 'US colleges that meet full need' };
  const colleges = ['Amherst', 'Brown', 'Yale'].map((title, at) =>
    aMatch(title, { matchScore: 90 - at, row: 2, family }),
  );
  const shown = [...colleges, aMatch('Texas Grant', { matchScore: 88, row: 1 })];
  const show = () => {
    withPreferences();
    answer('GET /ai/matches', stored(matchesOf(shown)));
    return openPage('/dashboard');
  };
  const titles = async () => {
    await card('Texas Grant');
    return screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  };

  it('stand in one row with their number, where the engine put it', async () => {
    show();
    expect(await titles()).toEqual(['Texas Grant', '3 US colleges that meet full need']);
    screen.getByText('90 to 88% Match');
    screen.getByText('Amherst; Brown; Yale');
  });

  it('are compared when the row is unfolded from the keyboard, and each can be opened and saved', async () => {
    const { user } = show();
    await card('Texas Grant');
    const compare = screen.getByRole('button', { name: 'Compare: 3 US colleges that meet full need' });
    expect(screen.queryByRole('link', { name: 'Brown' })).toBeNull();
    compare.focus();
    await user.keyboard('{Enter}');
    expect(compare.getAttribute('aria-expanded')).toBe('true');
    screen.getByRole('link', { name: 'Brown' });
    screen.getByRole('button', { name: 'Save: Brown' });
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('link', { name: 'Brown' })).toBeNull();
  });

  it('stand one by one for somebody who searches or sorts otherwise', async () => {
    const { user } = show();
    await card('Texas Grant');
    await user.type(screen.getByRole('searchbox', { name: 'Search matches' }), 'brown');
    await card('Brown');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Brown',
    ]);
  });
});
