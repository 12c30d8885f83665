import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import {
  type ApiStudent,
  createMatchedStudent,
  createStudent,
  createStudentWithPreferences,
  type Json,
} from './api-student.ts';
import { eventually, journey, overflow, shown, styleOf } from './browser.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
const HEIGHT = 900;
const NARROWEST = 320;

const embedded = () => inject('products').embedded;

/** In the dark only the colours differ from the page that has just been examined by every rule. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Each rule that is broken, with the elements that break it and what is wrong with them. */
const violations = async (page: Page, rules?: string[]): Promise<string[]> => {
  const runOnly = rules ? { type: 'rule' as const, values: rules } : { type: 'tag' as const, values: WCAG };
  // Its source, more than a megabyte, would be read by the page anew at each examination.
  const isThere = await page.evaluate('typeof axe !== "undefined"');
  // Legacy mode works within the page; the other one opens a second page each time.
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: 'null' } : {}) }).setLegacyMode();
  const results = await axe.options({ runOnly, resultTypes: ['violations'], preload: false }).analyze();
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target}: ${failureSummary}`),
  );
};

/** Until what a change of the window or of its colours sets in motion is over. */
const settled = (page: Page) =>
  page.evaluate('Promise.allSettled(document.getAnimations().map((animation) => animation.finished))');

/** Light and dark, on a phone and on a desk: no rule of WCAG 2.2 AA is broken; and nothing scrolls sideways at 320 px. */
const expectAccessible = async (page: Page, what: string) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      const found = await violations(page, colorScheme === 'dark' ? COLOUR_RULES : undefined);
      expect(found, `${what}, ${colorScheme}, ${width} px`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: NARROWEST, height: HEIGHT });
  // Waited for: a header that has just been narrowed may take a frame to fold.
  await eventually(() => overflow(page), `${what}: pixels too wide at ${NARROWEST} px`).toBe(0);
};

const NOT_FOUND = { '/no-such-page': [/Unknown route/] } as Record<string, RegExp[]>;
const PUBLIC_PAGES = [
  '/',
  '/how-it-works',
  '/about',
  '/terms',
  '/privacy',
  '/forgot-password',
  '/no-such-page',
];

let newcomer: ApiStudent;
let matched: { student: ApiStudent; matches: Json[] };
beforeAll(async () => {
  [newcomer, matched] = await Promise.all([createStudent(embedded()), createMatchedStudent(embedded())]);
});

describe('is accessible to everyone', () => {
  journey.for([...PUBLIC_PAGES, '/login?registered=true', '/register'])(
    '%s, signed out',
    async (path, { visit }) => {
      const page = await visit(path, { expects: NOT_FOUND[path] ?? [] });
      await shown(page.getByRole('heading', { level: 1 }));
      await expectAccessible(page, path);
    },
  );

  journey.for(PUBLIC_PAGES)('%s, signed in', async (path, { visit }) => {
    const page = await visit(path, {
      student: newcomer,
      expects: NOT_FOUND[path] ?? [],
    });
    await shown(page.getByRole('heading', { level: 1 }), page.getByRole('button', { name: 'Account' }));
    await expectAccessible(page, path);
  });

  journey('forms that show what is wrong', async ({ visit }) => {
    const page = await visit('/register');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await shown(page.getByText('Email is required'));
    await expectAccessible(page, 'the refused registration');
  });

  journey('the first preferences, also refused', async ({ visit }) => {
    const page = await visit('/dashboard', { student: newcomer });
    await shown(page.getByRole('heading', { name: 'Set Up Your Scholarship Preferences' }));
    await expectAccessible(page, 'the first preferences');
    await page.getByRole('button', { name: 'Save Preferences & Get Matches' }).click();
    await shown(page.getByRole('alert').getByText('Education level is required').first());
    await expectAccessible(page, 'the refused preferences');
  });

  journey('the four tabs of the dashboard', async ({ visit }) => {
    const { student, matches } = matched;
    // Notes without a place to break.
    const saving = { saved: true, notes: 'x'.repeat(90) };
    await student.call('POST', `/scholarships/${matches[0]?.scholarshipId}/save`, saving);
    const page = await visit('/dashboard', { student });
    await page.emulateMedia({ forcedColors: 'active' });
    const underline = (name: string) => styleOf(page.getByRole('tab', { name }), 'border-bottom-color');
    expect(await underline('AI Matches')).not.toBe(await underline('Saved'));
    await page.emulateMedia({ forcedColors: 'none' });
    await page.getByRole('button', { name: 'Not eligible, and why' }).click();
    await expectAccessible(page, 'the matches');
    await page.getByRole('tab', { name: 'Saved' }).click();
    await shown(page.getByRole('heading', { level: 2, name: 'Saved Scholarships', exact: true }));
    await page.getByText('Checklist').first().click();
    await expectAccessible(page, 'the saved scholarships');
    await page.getByRole('tab', { name: 'Preferences' }).click();
    await shown(page.getByRole('heading', { name: 'Update Your Preferences' }));
    await expectAccessible(page, 'the preferences');
    await page.getByRole('tab', { name: 'Tools' }).click();
    await page.getByRole('button', { name: 'Compare what they ask' }).click();
    const reuse = page.getByRole('region', { name: 'One essay for several' });
    // Whether the match asks for a text is up to the catalogue.
    await shown(
      reuse
        .getByRole('listitem')
        .or(reuse.getByText(/^None of your saved/))
        .first(),
    );
    await expectAccessible(page, 'the tools');
  });

  journey.for(['List', 'Board', 'Timeline', 'Month', 'Calendar'])(
    'the saved list: %s',
    async (name, { visit }) => {
      const student = await createStudentWithPreferences(embedded());
      const { body } = await student.call('GET', '/scholarships?sort=deadline&limit=2');
      for (const { id } of body.data.scholarships)
        await student.call('POST', `/scholarships/${id}/save`, { saved: true });
      const page = await visit('/dashboard?tab=saved', { student });
      await page.getByRole('button', { name, exact: true }).click();
      if (name === 'Calendar') {
        await page.getByLabel('Calendar address').waitFor();
        await page.getByRole('button', { name: 'Make a new address' }).click();
      } else if (name === 'Month') {
        await shown(page.getByRole('table'));
      } else {
        await shown(page.getByRole('link', { name: body.data.scholarships[0].title, exact: true }));
      }
      await expectAccessible(page, `the saved list: ${name}`);
    },
  );

  journey('notifications, and the way to stop mails', async ({ visit }) => {
    const notices = ['new_match', 'deadline', 'changed', 'closed'].map((kind, index) => ({
      id: kind,
      kind,
      title: `A notice about ${kind}`,
      body: 'What happened, and why it is told.',
      scholarshipId: kind,
      createdAt: '2026-11-20T12:00:00.000Z',
      readAt: index % 2 ? '2026-11-20T13:00:00.000Z' : null,
    }));
    const pagination = {
      totalItems: 24,
      totalPages: 2,
      currentPage: 1,
      hasPrevPage: false,
      hasNextPage: true,
    };
    const list = { success: true, data: { notifications: notices, unread: 12 }, pagination };
    const page = await visit('/notifications', {
      student: newcomer,
      prepare: (fresh) => fresh.route('**/api/notifications*', (route) => route.fulfill({ json: list })),
    });
    await shown(
      page.getByText('12 unread', { exact: true }),
      page.getByRole('link', { name: 'Notifications, 12 unread' }),
    );
    await expectAccessible(page, 'the notifications');
    await page.goto('/unsubscribe?token=any');
    await shown(page.getByRole('button', { name: 'Stop all mails' }));
    await expectAccessible(page, 'the way to stop mails');
    await page.goto('/confirm-email?token=any');
    await shown(page.getByRole('button', { name: 'Confirm Email' }));
    await expectAccessible(page, 'the way to confirm an email');
    await page.goto('/undo-email-change?token=any');
    await shown(page.getByRole('form', { name: 'Keep your email' }));
    await expectAccessible(page, 'the way to keep an email');
  });

  journey('open menus and type-ahead lists', async ({ visit }) => {
    const page = await visit('/dashboard', { student: newcomer });
    await page.getByRole('combobox', { name: 'Preferred Countries' }).fill('an');
    await shown(page.getByRole('listbox'));
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Account' }).click();
    await shown(page.getByRole('menu'));
    expect(await violations(page)).toEqual([]);
  });

  journey('a scholarship, open or closed to the student, or unknown', async ({ visit }) => {
    const { student, matches } = matched;
    const { notEligible } = (await student.call('GET', '/ai/matches')).body.data;
    const page = await visit(`/scholarship/${matches[0]?.scholarshipId}`, {
      student,
      expects: [/^404 GET .*none$/],
    });
    await shown(page.getByRole('table'));
    await expectAccessible(page, 'a scholarship');
    await page.goto(`/scholarship/${notEligible[0].scholarshipId}`);
    await shown(page.getByRole('table'));
    await expectAccessible(page, 'a scholarship not open to the student');
    await page.goto('/scholarship/none');
    await shown(page.getByRole('heading', { name: 'Scholarship Not Found' }));
    await expectAccessible(page, 'an unknown scholarship');
  });

  journey('the profile', async ({ visit }) => {
    const page = await visit('/profile', { student: newcomer });
    await shown(
      page
        .getByRole('form')
        .or(page.getByRole('button', { name: /save/i }))
        .first(),
    );
    await expectAccessible(page, 'the profile');
  });
});
