import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { createMatchedStudent, createStudent } from './api-student.ts';
import { journey, shown } from './browser.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
const HEIGHT = 900;
const NARROWEST = 320;

const embedded = () => inject('products').embedded;

const OPTIONS = {
  runOnly: { type: 'tag' as const, values: WCAG },
  resultTypes: ['violations' as const],
  preload: false,
};

/** Each rule that is broken, with the elements that break it and what is wrong with them. */
const violations = async (page: Page): Promise<string[]> => {
  // Legacy mode works within the page; the other one opens a second page each time.
  const results = await new AxeBuilder({ page }).options(OPTIONS).setLegacyMode().analyze();
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target}: ${failureSummary}`),
  );
};

const overflow = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');

/** Until what a change of the window or of its colours sets in motion is over. */
const settled = (page: Page) =>
  page.evaluate('Promise.allSettled(document.getAnimations().map((animation) => animation.finished))');

/** Light and dark, on a phone and on a desk: no rule of WCAG 2.2 AA is broken; and nothing scrolls sideways at 320 px. */
const expectAccessible = async (page: Page, what: string) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [390, 1280]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: HEIGHT });
      await settled(page);
      expect(await violations(page), `${what}, ${colorScheme}, ${width} px`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: NARROWEST, height: HEIGHT });
  expect(await overflow(page), `${what}: pixels too wide at ${NARROWEST} px`).toBe(0);
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
      student: await createStudent(embedded()),
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
    const page = await visit('/dashboard', { student: await createStudent(embedded()) });
    await shown(page.getByRole('heading', { name: 'Set Up Your Scholarship Preferences' }));
    await expectAccessible(page, 'the first preferences');
    await page.getByRole('button', { name: 'Save Preferences & Get Matches' }).click();
    await shown(page.getByRole('alert').getByText('Education level is required').first());
    await expectAccessible(page, 'the refused preferences');
  });

  journey('the four tabs of the dashboard', async ({ visit }) => {
    const { student, matches } = await createMatchedStudent(embedded());
    await student.call('POST', `/scholarships/${matches[0]?.scholarshipId}/save`, { saved: true });
    const page = await visit('/dashboard', { student });
    await page.getByRole('button', { name: 'Not eligible, and why' }).click();
    await expectAccessible(page, 'the matches');
    await page.getByRole('tab', { name: 'Saved' }).click();
    await shown(page.getByRole('heading', { level: 3 }));
    await expectAccessible(page, 'the saved scholarships');
    await page.getByRole('tab', { name: 'Preferences' }).click();
    await shown(page.getByRole('heading', { name: 'Update Your Preferences' }));
    await expectAccessible(page, 'the preferences');
    await page.getByRole('tab', { name: 'Tools' }).click();
    await shown(page.getByRole('tab', { name: 'Tools', selected: true }));
    await expectAccessible(page, 'the tools');
  });

  journey('open menus and type-ahead lists', async ({ visit }) => {
    const page = await visit('/dashboard', { student: await createStudent(embedded()) });
    await page.getByRole('combobox', { name: 'Preferred Countries' }).fill('an');
    await shown(page.getByRole('listbox'));
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Account' }).click();
    await shown(page.getByRole('menu'));
    expect(await violations(page)).toEqual([]);
  });

  journey('a scholarship, open or closed to the student, or unknown', async ({ visit }) => {
    const { student, matches } = await createMatchedStudent(embedded());
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
    const page = await visit('/profile', { student: await createStudent(embedded()) });
    await shown(
      page
        .getByRole('form')
        .or(page.getByRole('button', { name: /save/i }))
        .first(),
    );
    await expectAccessible(page, 'the profile');
  });
});
