import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { createMatchedStudent, createStudentWithPreferences } from './api-student.ts';
import { eventually, gone, journey, NOON, shown, startAtNoon, stopTime, styleOf, toast } from './browser.ts';
import {
  aMatch,
  answer,
  gone404,
  jobStarted,
  jobStatus,
  MATCHES,
  matchData,
  mockJob,
  REGENERATE,
  START,
  stored,
} from './match-answers.ts';

const POLL_MS = 3000;

const newStudent = () => createStudentWithPreferences(inject('products').embedded);
const matchedStudent = () => createMatchedStudent(inject('products').embedded);
const cardOf = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const percent = (page: Page) =>
  page.getByRole('progressbar', { name: 'Matching progress' }).getAttribute('aria-valuenow');

/** Opens the dashboard with one stored match, stops its clock and starts a job. */
const startJobInStoppedTime = async (page: Page) => {
  await shown(cardOf(page, 'Old'));
  await stopTime(page);
  await page.getByRole('button', { name: 'Regenerate' }).click();
};

describe('while matches are being made', () => {
  journey('the page says that it looks, then Initializing...', async ({ visit }) => {
    const looked = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const page = await visit('/dashboard', {
      student: await newStudent(),
      prepare: async (fresh) => {
        await fresh.route(MATCHES, async (route) => {
          await looked.promise;
          await route.fulfill({ json: stored(null) });
        });
        await fresh.route(START, async (route) => {
          await begun.promise;
          const data = matchData([aMatch('Hill')], { metadata: { cached: true, generatedAt: NOON } });
          await route.fulfill({ json: { success: true, cached: true, data, message: 'Up to date.' } });
        });
      },
    });
    await shown(page.getByText('Checking for your personalized scholarship matches...'));
    looked.resolve();
    await shown(heading(page, 'Finding Your Matches'), page.getByText('Initializing...'));
    expect(await percent(page)).toBe('0');
    begun.resolve();
    await shown(cardOf(page, 'Hill'), page.getByText('From Cache'));
  });

  journey('the job is asked every 3 seconds until it is completed, and no longer', async ({ visit }) => {
    let job = { started: 0, asked: 0 };
    const page = await visit('/dashboard', {
      student: await newStudent(),
      prepare: async (fresh) => {
        await startAtNoon(fresh);
        const statuses = [
          jobStatus('queued'),
          jobStatus('processing', { progress: 42, message: 'Checking the rules' }),
          // The matches alone: all that the page has to rely on.
          jobStatus('completed', { progress: 100, data: { matches: [aMatch('Hill'), aMatch('Lake')] } }),
        ];
        job = await mockJob(fresh, statuses, matchData([aMatch('Old')]));
      },
    });
    await startJobInStoppedTime(page);
    await shown(
      heading(page, 'Finding Your Matches'),
      page.getByText('This job is queued.'),
      page.getByText('You may close this tab; your results will be saved.'),
    );
    await page.clock.runFor(POLL_MS - 1);
    expect(job.asked).toBe(1);
    await page.clock.runFor(1);
    await shown(
      page.getByText('Checking the rules'),
      page.getByText('42%'),
      page.getByText('Estimated time: 2-3 minutes'),
    );
    expect(await percent(page)).toBe('42');
    expect(job.asked).toBe(2);
    await page.clock.runFor(POLL_MS);
    await shown(heading(page, 'Matches Ready!'), page.getByText('100%'));
    await shown(toast(page, 'Matches Ready!'), toast(page, 'Matches Regenerated'));
    await page.clock.runFor(POLL_MS / 2);
    await shown(cardOf(page, 'Hill'), cardOf(page, 'Lake'), page.getByText('Just now'));
    await shown(page.getByText('82%', { exact: true }));
    await page.clock.runFor(5 * POLL_MS);
    expect(job).toEqual({ started: 1, asked: 3 });
  });

  journey('a job that fails says why, and Try Again starts another', async ({ visit }) => {
    let job = { started: 0, asked: 0 };
    const page = await visit('/dashboard', {
      student: await newStudent(),
      prepare: async (fresh) => {
        const statuses = [
          jobStatus('failed', { error: 'The catalogue is being rebuilt.' }),
          jobStatus('failed'),
          jobStatus('completed', { data: matchData([aMatch('Hill')]) }),
        ];
        job = await mockJob(fresh, statuses);
      },
    });
    const failure = page.getByRole('main').getByRole('alert');
    await shown(
      failure.getByText('The catalogue is being rebuilt.'),
      toast(page, 'The catalogue is being rebuilt.'),
    );
    await failure.getByRole('button', { name: 'Try Again' }).click();
    await shown(
      failure.getByText('Matching process failed'),
      failure.getByText('Something went wrong. Please try again.'),
    );
    await failure.getByRole('button', { name: 'Try Again' }).click();
    await shown(toast(page, 'Matches Ready!'), cardOf(page, 'Hill'));
    expect(job).toEqual({ started: 3, asked: 3 });
  });

  journey('a job that the server no longer knows is not asked for again', async ({ visit }) => {
    let job = { started: 0, asked: 0 };
    const page = await visit('/dashboard', {
      student: await newStudent(),
      expects: [/^404 GET \/api\/ai\/job\/job-1\/status/],
      prepare: async (fresh) => {
        await startAtNoon(fresh);
        job = await mockJob(fresh, [jobStatus('queued'), gone404], matchData([aMatch('Old')]));
      },
    });
    await startJobInStoppedTime(page);
    await shown(page.getByText('This job is queued.'));
    await page.clock.runFor(POLL_MS);
    const failure = page.getByRole('main').getByRole('alert');
    await shown(failure.getByText('Request expired. Please try again.'), cardOf(page, 'Old'));
    await page.clock.runFor(5 * POLL_MS);
    expect(job).toEqual({ started: 1, asked: 2 });
    await shown(failure.getByRole('button', { name: 'Try Again' }));
  });

  journey('a reload goes on with the same job', async ({ visit }) => {
    let job = { started: 0, asked: 0 };
    const page = await visit('/dashboard', {
      student: await newStudent(),
      prepare: async (fresh) => {
        const completed = jobStatus('completed', { data: matchData([aMatch('Hill')]) });
        job = await mockJob(fresh, [jobStatus('processing', { progress: 10 }), completed]);
      },
    });
    await shown(page.getByText('10%'));
    await page.reload();
    await shown(cardOf(page, 'Hill'));
    expect(job.started).toBe(1);
  });

  journey('a start that is refused says why, else that it failed', async ({ visit }) => {
    const page = await visit('/dashboard', {
      student: await newStudent(),
      expects: [/^429 POST/, /^400 POST/, /ERR_FAILED POST/],
      prepare: async (fresh) => {
        await fresh.route(MATCHES, answer(stored(null)));
        await fresh.route(START, answer({ success: false, error: 'Too many attempts.' }, 429));
      },
    });
    const failure = page.getByRole('main').getByRole('alert');
    await shown(failure.getByText('Too many attempts.'));
    await page.route(START, answer({ success: false, error: 'Not before eight.' }));
    await failure.getByRole('button', { name: 'Try Again' }).click();
    await shown(failure.getByText('Not before eight.'));
    await page.route(START, answer({}, 400));
    await failure.getByRole('button', { name: 'Try Again' }).click();
    await shown(failure.getByText('Failed to start matching'));
    await page.route(START, (route) => route.abort());
    await failure.getByRole('button', { name: 'Try Again' }).click();
    await shown(failure.getByText('Failed to start matching'));
  });
});

describe('stored matches', () => {
  journey('that can’t be loaded are asked for four times, then wait for another try', async ({ visit }) => {
    let asked = 0;
    const page = await visit('/dashboard', {
      student: await newStudent(),
      expects: [/^500 GET \/api\/ai\/matches/],
      prepare: async (fresh) => {
        await startAtNoon(fresh);
        await fresh.route(MATCHES, (route) => {
          asked++;
          return route.fulfill({ status: 500, json: {} });
        });
      },
    });
    for (const [delay, count] of [
      [1000, 2],
      [2000, 3],
      [4000, 4],
    ] as const) {
      await eventually(() => asked).toBe(count - 1);
      await page.clock.fastForward(delay);
      await eventually(() => asked).toBe(count);
    }
    const failure = page.getByRole('main').getByRole('alert');
    await shown(failure.getByText('Failed to load scholarship matches. Please try again.'));
    await page.route(MATCHES, answer(stored(matchData([aMatch('Hill')]))));
    await failure.getByRole('button', { name: 'Try Again' }).click();
    await shown(cardOf(page, 'Hill'));
  });

  journey('may be none: Refresh Matches looks again', async ({ visit }) => {
    const page = await visit('/dashboard', {
      student: await newStudent(),
      prepare: async (fresh) => {
        await fresh.route(MATCHES, answer(stored(matchData([]))));
        await fresh.route(START, answer(jobStarted, 202));
        await fresh.route(
          '**/api/ai/job/job-1/status',
          answer(jobStatus('completed', { data: matchData([aMatch('Hill')]) })),
        );
      },
    });
    await shown(heading(page, 'No Matches Found'));
    await page.getByRole('button', { name: 'Refresh Matches' }).click();
    await shown(toast(page, 'Matches Refreshed'), cardOf(page, 'Hill'));
  });

  journey('are summed up, tipped, scored and shortened', async ({ visit }) => {
    const reasons = ['One reason', 'Second reason', 'Third reason', 'Fourth reason', 'Fifth reason'];
    const matches = [
      aMatch(
        'Eighty',
        { matchScore: 80, matchReasons: reasons, recommendationLevel: 'Highly Recommended' },
        {
          award: { kind: 'full', text: 'Tuition and living costs' },
        },
      ),
      aMatch('Seventy-nine', { matchScore: 79 }),
      aMatch('Ninety', { matchScore: 90 }),
    ];
    const page = await visit('/dashboard', {
      student: await newStudent(),
      prepare: (fresh) =>
        fresh.route(MATCHES, answer(stored(matchData(matches, { generalTips: ['Start early.'] })))),
    });
    const figure = (term: string) =>
      page.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd').innerText();
    await shown(cardOf(page, 'Eighty'), page.getByText('From Cache'), page.getByText('Nov 20, 2026'));
    expect(await figure('Total Matches')).toBe('3');
    expect(await figure('High Matches')).toBe('1');
    expect(await figure('Avg Match Score')).toBe('72%');
    await shown(heading(page, 'AI Recommendations'), page.getByText('Start early.'));

    const eighty = cardOf(page, 'Eighty');
    await shown(eighty.getByText('Full Funding').first(), eighty.getByText('Highly Recommended'));
    expect(await cardOf(page, 'Ninety').getByText('Full Funding').count()).toBe(0);
    await shown(eighty.getByText('Third reason'));
    expect(await eighty.getByText('Fourth reason').count()).toBe(0);
    await eighty.getByRole('button', { name: /^\+2 more/ }).click();
    await shown(eighty.getByText('Fourth reason'), eighty.getByText('Fifth reason'));

    const colour = (title: string, text: string) =>
      styleOf(cardOf(page, title).getByText(text), 'background-color');
    expect(await colour('Eighty', '80% Match')).toBe(await colour('Ninety', '90% Match'));
    expect(await colour('Seventy-nine', '79% Match')).not.toBe(await colour('Eighty', '80% Match'));
  });

  journey('count the days to their deadlines', async ({ visit }) => {
    const due = (deadline: string) => aMatch(`Due ${deadline}`, {}, { deadline });
    const days = [
      '2026-11-20',
      '2026-11-21',
      '2026-11-28',
      '2026-11-29',
      '2026-12-21',
      '2026-12-22',
      'Rolling',
    ];
    const page = await visit('/dashboard', {
      student: await newStudent(),
      timezoneId: 'UTC',
      prepare: async (fresh) => {
        await startAtNoon(fresh);
        await fresh.route(MATCHES, answer(stored(matchData(days.map(due)))));
      },
    });
    const expected = [
      'Expired',
      '0 days left',
      '7 days left',
      '8 days left',
      '30 days left',
      'Dec 22, 2026',
      'Rolling',
    ];
    for (const [index, text] of expected.entries()) {
      await shown(cardOf(page, `Due ${days[index]}`).getByText(text, { exact: true }));
    }
    const colour = (day: string, text: string) =>
      styleOf(cardOf(page, `Due ${day}`).getByText(text), 'color');
    expect(await colour('2026-11-28', '7 days left')).toBe(await colour('2026-11-20', 'Expired'));
    expect(await colour('2026-11-29', '8 days left')).not.toBe(await colour('2026-11-28', '7 days left'));
  });
});

describe('a student with matches', () => {
  journey('refreshes them out of the store, and has them made again', async ({ visit }) => {
    const { student, matches } = await matchedStudent();
    const page = await visit('/dashboard', { student });
    await shown(page.getByText('From Cache'));
    await page.getByRole('button', { name: 'Refresh', exact: true }).click();
    await shown(toast(page, 'Matches Refreshed'), toast(page, 'Your scholarship matches have been updated.'));
    await page.getByRole('button', { name: 'Regenerate' }).click();
    await shown(
      toast(page, 'Matches Regenerated'),
      toast(page, 'Fresh scholarship matches have been generated using AI.'),
      page.getByText('Just now'),
    );
    await gone(page.getByText('From Cache'));
    await shown(heading(page, matches[0]?.scholarship.title));
  });

  journey('is told when they can’t be made again, and keeps what there was', async ({ visit }) => {
    const { student, matches } = await matchedStudent();
    const page = await visit('/dashboard', {
      student,
      expects: [/^503 POST/],
      prepare: (fresh) => fresh.route(REGENERATE, answer({}, 503)),
    });
    await page.getByRole('button', { name: 'Regenerate' }).click();
    await shown(
      toast(page, 'Error'),
      toast(page, 'Failed to regenerate matches. Please try again.'),
      cardOf(page, matches[0]?.scholarship.title),
    );
  });

  journey('sees what is not open to them, and which rule stands in the way', async ({ visit }) => {
    const { student } = await matchedStudent();
    const page = await visit('/dashboard', { student });
    const toggle = page.getByRole('button', { name: 'Not eligible, and why' });
    await toggle.click();
    await shown(page.getByText(/^Near misses first\./), page.getByText(/Required: .+ Yours: .+/).first());
    expect(await toggle.getAttribute('aria-expanded')).toBe('true');
  });

  journey('shares by the device’s own function where there is one', async ({ visit }) => {
    const { student, matches } = await matchedStudent();
    const page = await visit('/dashboard', {
      student,
      prepare: (fresh) =>
        fresh.addInitScript('navigator.share = async (data) => { window.shared = data.url; };'),
    });
    const [{ scholarshipId, scholarship }] = matches as [(typeof matches)[number]];
    await cardOf(page, scholarship.title)
      .getByRole('button', { name: /^Share/ })
      .click();
    await eventually(() => page.evaluate('window.shared')).toBe(
      `${inject('products').embedded}/scholarship/${encodeURIComponent(scholarshipId)}`,
    );
    expect(await toast(page, 'Link Copied').count()).toBe(0);
  });

  journey('sees three toasts at most, each for four seconds', async ({ visit }) => {
    const { student } = await matchedStudent();
    const page = await visit('/dashboard', { student, prepare: startAtNoon });
    const share = page.getByRole('button', { name: /^Share/ }).first();
    const copied = toast(page, 'Link Copied');
    await share.waitFor();
    await stopTime(page);
    for (let count = 0; count < 3; count++) await share.click();
    await eventually(() => copied.count()).toBe(3);
    const oldest = await copied.first().elementHandle();
    await share.click();
    await eventually(() => oldest?.evaluate((node) => node.isConnected)).toBe(false);
    expect(await copied.count()).toBe(3);
    await page.clock.runFor(3900);
    expect(await copied.count()).toBe(3);
    await page.clock.runFor(200);
    await eventually(() => copied.count()).toBe(0);
  });
});

describe('beside the matches', () => {
  journey(
    'a note explains a button after 0.7 s, the next one at once, and Escape closes it',
    async ({ visit }) => {
      const page = await visit('/dashboard', {
        student: await newStudent(),
        prepare: async (fresh) => {
          await startAtNoon(fresh);
          await fresh.route(MATCHES, answer(stored(matchData([aMatch('Hill')]))));
        },
      });
      await shown(cardOf(page, 'Hill'));
      await stopTime(page);
      const note = page.getByRole('tooltip');
      await page.getByRole('button', { name: 'Refresh' }).hover();
      await page.clock.runFor(699);
      expect(await note.count()).toBe(0);
      await page.clock.runFor(1);
      await shown(note.getByText('Stored ones are used while nothing has changed.'));
      await page.getByRole('button', { name: 'Regenerate' }).hover();
      await shown(note.getByText('Checks every scholarship anew, whatever is stored.'));
      await page.clock.runFor(200);
      expect(await note.count()).toBe(1);
      await page.keyboard.press('Escape');
      await gone(note);
      await page.mouse.move(0, 0);
      await page.clock.runFor(301);
      await page.getByRole('button', { name: 'Refresh' }).hover();
      await page.clock.runFor(699);
      expect(await note.count()).toBe(0);
    },
  );

  journey('stands what one step would change, and nothing where none would', async ({ visit }) => {
    const whatIf = [
      { change: 'language', what: 'an IELTS score of 6.5', opens: 3, settles: 12 },
      { change: 'gpa', what: 'a GPA that is 0.2 higher', opens: 1, settles: 0 },
    ];
    const student = await newStudent();
    const page = await visit('/dashboard', {
      student,
      prepare: (fresh) => fresh.route(MATCHES, answer(stored(matchData([aMatch('Hill')], { whatIf })))),
    });
    const steps = page.getByRole('region', { name: 'What one step would change' }).getByRole('listitem');
    await eventually(() => steps.allInnerTexts()).toEqual([
      'An IELTS score of 6.5 would open 3 more scholarships and settle the last open condition of 12 matches.',
      'A GPA that is 0.2 higher would open 1 more scholarship.',
    ]);
    await page.unrouteAll();
    await page.route(MATCHES, answer(stored(matchData([aMatch('Hill')]))));
    await page.reload();
    await shown(cardOf(page, 'Hill'));
    expect(await steps.count()).toBe(0);
  });

  journey('a scholarship that wants money for applying is marked, with its own words', async ({ visit }) => {
    const warnings = [{ kind: 'application-fee', quote: 'An application fee of $35 is due.' }];
    const page = await visit('/dashboard', {
      student: await newStudent(),
      prepare: (fresh) =>
        fresh.route(MATCHES, answer(stored(matchData([aMatch('Hill', {}, { warnings }), aMatch('Lake')])))),
    });
    await shown(cardOf(page, 'Hill').getByText('Speaks of an application fee'));
    expect(await cardOf(page, 'Lake').getByText('Speaks of an application fee').count()).toBe(0);
  });
});
