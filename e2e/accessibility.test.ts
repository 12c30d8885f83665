import { beforeAll, describe, expect, inject } from 'vitest';
import { expectAccessible, HEIGHT, violations, withAxe } from './accessible.ts';
import {
  type ApiStudent,
  createMatchedStudent,
  createStudent,
  createStudentWithPreferences,
  type Json,
} from './api-student.ts';
import { journey, shown, styleOf } from './browser.ts';

const embedded = () => inject('products').embedded;

const UNKNOWN_ROUTE = /Unknown route|^404 GET \/no-such-page$/;
const PUBLIC_PAGES = [
  '/',
  '/how-it-works',
  '/about',
  '/find',
  '/help',
  '/terms',
  '/privacy',
  '/forgot-password',
  '/no-such-page',
];
/** Those that show a student something else than a visitor, in the page or its header. */
const STUDENTS_TOO = ['/', '/how-it-works', '/find', '/no-such-page'];
/** With much on them, with some of it and with nothing found. */
const AWARD_PAGES = [
  '/awards/chevening-scholarships',
  '/awards',
  '/awards?q=xyzzy&country=Japan',
  '/awards/for/masters/in-germany',
];

let newcomer: ApiStudent;
let matched: { student: ApiStudent; matches: Json[] };
beforeAll(async () => {
  [newcomer, matched] = await Promise.all([createStudent(embedded()), createMatchedStudent(embedded())]);
});

describe('is accessible to everyone', () => {
  journey(
    'the public pages and award pages of a visitor, and a refused registration',
    async ({ visit }) => {
      const page = await visit('/', { prepare: withAxe, expects: [UNKNOWN_ROUTE] });
      for (const path of [...PUBLIC_PAGES, ...AWARD_PAGES, '/login?registered=true', '/register']) {
        await page.setViewportSize({ width: 1280, height: HEIGHT });
        await page.goto(path);
        await shown(page.getByRole('heading', { level: 1 }));
        await expectAccessible(page, `${path}, signed out`);
      }
      await page.getByRole('button', { name: 'Create Account' }).click();
      await shown(page.getByText('Email is required'));
      await expectAccessible(page, 'the refused registration');
    },
    300_000,
  );

  journey(
    'the public pages of a student, the first preferences, also refused, open lists and the profile',
    async ({ visit }) => {
      const page = await visit('/', { student: newcomer, prepare: withAxe, expects: [UNKNOWN_ROUTE] });
      for (const path of STUDENTS_TOO) {
        await page.setViewportSize({ width: 1280, height: HEIGHT });
        await page.goto(path);
        await shown(page.getByRole('heading', { level: 1 }), page.getByRole('button', { name: 'Account' }));
        await expectAccessible(page, `${path}, signed in`);
      }
      await page.goto('/dashboard');
      await shown(page.getByRole('heading', { name: 'Set Up Your Scholarship Preferences' }));
      await expectAccessible(page, 'the first preferences');
      await page.getByRole('button', { name: 'Save Preferences & Get Matches' }).click();
      await shown(page.getByRole('alert').getByText('Education level is required').first());
      await expectAccessible(page, 'the refused preferences');
      await page.getByRole('button', { name: 'Skip' }).click();
      await shown(page.getByRole('heading', { name: 'What do you want to study for?' }));
      await page.getByLabel('Education Level').selectOption('masters');
      await page.getByRole('button', { name: 'Next' }).click();
      await shown(page.getByText(/ matches, best first\.$/));
      await expectAccessible(page, 'a step of the set-up');
      await page.evaluate(() => sessionStorage.clear());

      await page.setViewportSize({ width: 1280, height: HEIGHT });
      await page.goto('/dashboard');
      await page.getByRole('combobox', { name: 'Preferred Countries' }).fill('an');
      await shown(page.getByRole('listbox'));
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Account' }).click();
      await shown(page.getByRole('menu'));
      expect(await violations(page)).toEqual([]);

      await page.goto('/profile');
      await shown(
        page
          .getByRole('form')
          .or(page.getByRole('button', { name: /save/i }))
          .first(),
      );
      await expectAccessible(page, 'the profile');
    },
    300_000,
  );

  journey(
    'the four tabs of the dashboard, and a scholarship, open or closed to the student, or unknown',
    { timeout: 300_000 },
    async ({ visit }) => {
      const { student, matches } = matched;
      // Notes without a place to break.
      const saving = { saved: true, notes: 'x'.repeat(90) };
      await student.call('POST', `/scholarships/${matches[0]?.scholarshipId}/save`, saving);
      const { notEligible } = (await student.call('GET', '/ai/matches')).body.data;
      const page = await visit('/dashboard', { student, prepare: withAxe, expects: [/^404 GET .*none$/] });
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

      await page.goto(`/scholarship/${matches[0]?.scholarshipId}`);
      await shown(page.getByRole('table'));
      await expectAccessible(page, 'a scholarship');
      await page.goto(`/scholarship/${notEligible[0].scholarshipId}`);
      await shown(page.getByRole('table'));
      await expectAccessible(page, 'a scholarship not open to the student');
      await page.goto('/scholarship/none');
      await shown(page.getByRole('heading', { name: 'Scholarship Not Found' }));
      await expectAccessible(page, 'an unknown scholarship');
    },
  );

  journey(
    'the views of the saved list, and the pages of mailed links',
    async ({ visit }) => {
      const student = await createStudentWithPreferences(embedded());
      const { body } = await student.call('GET', '/scholarships?sort=deadline&limit=2');
      for (const { id } of body.data.scholarships)
        await student.call('POST', `/scholarships/${id}/save`, { saved: true });
      const page = await visit('/dashboard?tab=saved', { student, prepare: withAxe });
      for (const name of ['List', 'Board', 'Timeline', 'Month', 'Calendar']) {
        await page.setViewportSize({ width: 1280, height: HEIGHT });
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
      }
      await page.goto('/unsubscribe?token=any');
      await shown(page.getByRole('button', { name: 'Stop all mails' }));
      await expectAccessible(page, 'the way to stop mails');
      await page.goto('/confirm-email?token=any');
      await shown(page.getByRole('button', { name: 'Confirm Email' }));
      await expectAccessible(page, 'the way to confirm an email');
      await page.goto('/undo-email-change?token=any');
      await shown(page.getByRole('form', { name: 'Keep your email' }));
      await expectAccessible(page, 'the way to keep an email');
    },
    300_000,
  );
});
