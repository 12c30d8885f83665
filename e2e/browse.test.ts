import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { createStudentWithPreferences } from './api-student.ts';
import { about, atAddress, eventually, gone, journey, overflow, shown } from './browser.ts';

const BROWSE = '/scholarships';
const embedded = () => inject('products').embedded;
const newStudent = () => createStudentWithPreferences(embedded());

const count = (page: Page) => page.getByText(/^[\d,]+ scholarships?$/);
const countOf = async (page: Page) => Number((await count(page).innerText()).replace(/\D/g, ''));
const titles = (page: Page) => page.getByRole('heading', { level: 3 });

describe('browsing the catalogue', () => {
  journey(
    'shows what fits best first, finds words with mistakes, counts ahead and names what removed most',
    async ({ visit }) => {
      const page = await visit('/dashboard?tab=preferences', { student: await newStudent() });
      await page.getByRole('link', { name: 'Browse', exact: true }).click();
      await atAddress(page, BROWSE);
      await shown(page.getByRole('heading', { level: 1, name: 'Browse scholarships' }), count(page));
      const scores = await page.getByText(/^\d+% Match$/).allInnerTexts();
      const numbers = scores.map((text) => Number.parseInt(text, 10));
      expect(numbers.length).toBe(20);
      expect(numbers).toEqual([...numbers].sort((a, b) => b - a));

      const level = page.getByLabel('Level', { exact: true });
      const option = level.locator('option', { hasText: /^PhD/ });
      await option.waitFor({ state: 'attached' });
      const announced = Number((await option.innerText()).replace(/\D/g, ''));
      await level.selectOption('phd');
      await eventually(() => countOf(page)).toBe(announced);
      await page.goBack();
      await eventually(() => level.inputValue()).toBe('');

      await shown(titles(page).first());
      await page.getByLabel('Search', { exact: true }).fill('chevning');
      await shown(page.getByRole('heading', { level: 3, name: 'Chevening Scholarships' }));
      await atAddress(page, `${BROWSE}?q=chevning`);
      await page.reload();
      await shown(page.getByRole('heading', { level: 3, name: 'Chevening Scholarships' }));
      expect(await page.getByLabel('Search', { exact: true }).inputValue()).toBe('chevning');

      await page.goto(`${BROWSE}?q=chevening&country=Japan`);
      await shown(
        page.getByRole('heading', { name: 'No scholarship fits all of this' }),
        page.getByText('“Country of study” removed most: without it there is 1.'),
      );
      await page.getByRole('button', { name: 'Remove “Country of study”' }).click();
      await shown(page.getByRole('heading', { level: 3, name: 'Chevening Scholarships' }));
      await atAddress(page, `${BROWSE}?q=chevening`);
    },
  );
});

describe('comparing scholarships', () => {
  journey('puts up to four side by side and lets each go', async ({ visit }) => {
    const page = await visit(BROWSE, { student: await newStudent() });
    const boxes = page.getByRole('checkbox', { name: /^Compare/ });
    await boxes.first().waitFor();
    for (const index of [0, 1, 2, 3]) await boxes.nth(index).check();
    expect(await boxes.nth(4).isDisabled()).toBe(true);
    const names = await titles(page).allInnerTexts();
    await page.getByRole('link', { name: 'Compare 4' }).click();
    await atAddress(page, '/compare');
    const table = page.getByRole('table');
    await shown(
      table.getByRole('rowheader', { name: 'Deadline' }),
      table.getByRole('rowheader', { name: 'Conditions' }),
    );
    for (const name of names.slice(0, 4)) await shown(table.getByRole('link', { name, exact: true }));
    await page.reload();
    await page.getByRole('button', { name: about('Remove', names[0] as string) }).click();
    await gone(table.getByRole('link', { name: names[0] as string, exact: true }));
    await shown(table.getByRole('link', { name: names[1] as string, exact: true }));
    // The table scrolls on a phone, the page does not.
    await page.setViewportSize({ width: 390, height: 844 });
    await eventually(() => overflow(page)).toBe(0);
  });
});
