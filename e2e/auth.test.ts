import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { createMatchedStudent, createStudentWithPreferences } from './api-student.ts';
import { about, atAddress, eventually, journey, shown, storedKeys, toast } from './browser.ts';

/** Calls under way would meet the end of the session: the page is complete first. */
const signOut = async (page: Page) => {
  await shown(page.getByRole('link', { name: /^View Details/ }).first());
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
};

const REFUSED = /^401 (GET|POST) \/api\/(ai|scholarships|notifications|users\/profile)/;

/** The answers to calls of the API that meet the pattern, as 'status method path', in all tabs of the page's profile. */
const recordAnswers = (page: Page, pattern: RegExp): string[] => {
  const answers: string[] = [];
  page.context().on('response', (response) => {
    const line = `${response.status()} ${response.request().method()} ${new URL(response.url()).pathname}`;
    if (pattern.test(line)) answers.push(line);
  });
  return answers;
};

const spoilToken = (page: Page) => page.evaluate(() => localStorage.setItem('authToken', 'run-out'));

describe('an access token that has run out', () => {
  journey(
    'is renewed once for all calls that meet it at the same time, and two tabs that meet it together both go on',
    async ({ visit }) => {
      const { student } = await createMatchedStudent(inject('products').embedded);
      const page = await visit('/dashboard', { student, expects: [REFUSED] });
      const saves = page.getByRole('button', { name: /^Save\b/ });
      await saves.nth(2).waitFor();
      const titles = await page.getByRole('listitem').getByRole('heading', { level: 3 }).allInnerTexts();
      const refused = recordAnswers(page, /^401 /);
      const refreshes = recordAnswers(page, /auth\/refresh/);
      // The new token is held back until all three calls have met the old one, and whatever else the page asked meanwhile.
      await page.route('**/api/auth/refresh', async (route) => {
        await eventually(() => refused.length).toBeGreaterThanOrEqual(3);
        await route.continue();
      });
      await spoilToken(page);
      for (const title of titles.slice(0, 3))
        await page
          .getByRole('button', { name: about('Save', title.replace(/\s+/g, ' ')) })
          .first()
          .click();
      await eventually(
        async () => (await student.call('GET', '/scholarships/saved/list')).body.pagination?.totalItems,
      ).toBe(3);
      expect(refreshes).toEqual(['200 POST /api/auth/refresh']);
      const [token, refreshToken] = await storedKeys(page);
      expect(token).not.toBe('run-out');
      expect(refreshToken).not.toBe(student.refreshToken);

      const second = await createStudentWithPreferences(inject('products').embedded);
      const first = await visit('/about', { student: second, expects: [REFUSED] });
      const beside = await first.context().newPage();
      await beside.goto('/about');
      const renewals = recordAnswers(first, /auth\/refresh/);
      await spoilToken(first);
      await Promise.all([first.goto('/dashboard?tab=saved'), beside.goto('/dashboard?tab=saved')]);
      await shown(first.getByText('No Saved Scholarships'), beside.getByText('No Saved Scholarships'));
      // A tab can read the old token for some milliseconds after the other has stored the new one: the browser hands
      // local storage from process to process without waiting. The server answers that second exchange too.
      expect(new Set(renewals)).toEqual(new Set(['200 POST /api/auth/refresh']));
      expect(renewals.length).toBeLessThanOrEqual(2);
      const kept = await storedKeys(first);
      expect(kept[0]).not.toBe('run-out');
      await eventually(() => storedKeys(beside)).toEqual(kept);
      await Promise.all([first.reload(), beside.reload()]);
      await shown(first.getByText('No Saved Scholarships'), beside.getByText('No Saved Scholarships'));
      expect(renewals.length).toBeLessThanOrEqual(2);
    },
  );
});

describe('signing out', () => {
  journey('reaches the other tabs, and ends the session on the server too', async ({ visit }) => {
    const { student } = await createMatchedStudent(inject('products').embedded);
    const page = await visit('/dashboard', { student });
    const other = await page.context().newPage();
    await other.goto('/dashboard?tab=saved');
    await shown(other.getByText('No Saved Scholarships'));
    await page.bringToFront();
    await signOut(page);
    await atAddress(page, '/');
    await atAddress(other, '/login');
    await shown(toast(page, 'Logged out successfully'));
    await eventually(async () => (await student.call('GET', '/ai/preferences')).status).toBe(401);
  });
});
