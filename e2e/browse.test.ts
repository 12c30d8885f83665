import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { createStudent, createStudentWithPreferences } from './api-student.ts';
import { about, atAddress, eventually, gone, journey, overflow, shown, toast } from './browser.ts';

const BROWSE = '/scholarships';
const embedded = () => inject('products').embedded;
const newStudent = () => createStudentWithPreferences(embedded());

const count = (page: Page) => page.getByText(/^[\d,]+ scholarships?$/);
const countOf = async (page: Page) => Number((await count(page).innerText()).replace(/\D/g, ''));
const titles = (page: Page) => page.getByRole('heading', { level: 3 });

describe('browsing the catalogue', () => {
  journey('is linked from the header and shows what fits best first', async ({ visit }) => {
    const page = await visit('/dashboard?tab=preferences', { student: await newStudent() });
    await page.getByRole('link', { name: 'Browse', exact: true }).click();
    await atAddress(page, BROWSE);
    await shown(page.getByRole('heading', { level: 1, name: 'Browse scholarships' }), count(page));
    const scores = await page.getByText(/^\d+% Match$/).allInnerTexts();
    const numbers = scores.map((text) => Number.parseInt(text, 10));
    expect(numbers.length).toBe(20);
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
  });

  journey('finds while one types, mistakes forgiven, and keeps it in the address', async ({ visit }) => {
    const page = await visit(BROWSE, { student: await newStudent() });
    await shown(titles(page).first());
    await page.getByLabel('Search', { exact: true }).fill('chevning');
    await shown(page.getByRole('heading', { level: 3, name: 'Chevening Scholarships' }));
    await atAddress(page, `${BROWSE}?q=chevning`);
    await page.reload();
    await shown(page.getByRole('heading', { level: 3, name: 'Chevening Scholarships' }));
    expect(await page.getByLabel('Search', { exact: true }).inputValue()).toBe('chevning');
  });

  journey('says with each choice how many it leaves', async ({ visit }) => {
    const page = await visit(BROWSE, { student: await newStudent() });
    const level = page.getByLabel('Level', { exact: true });
    const option = level.locator('option', { hasText: /^PhD/ });
    await option.waitFor({ state: 'attached' });
    const announced = Number((await option.innerText()).replace(/\D/g, ''));
    await level.selectOption('phd');
    await eventually(() => countOf(page)).toBe(announced);
    await page.goBack();
    await eventually(() => level.inputValue()).toBe('');
  });

  journey('names the filter that removed most when nothing is left, and removes it', async ({ visit }) => {
    const page = await visit(`${BROWSE}?q=chevening&country=Japan`, { student: await newStudent() });
    await shown(
      page.getByRole('heading', { name: 'No scholarship fits all of this' }),
      page.getByText('“Country of study” removed most: without it there is 1.'),
    );
    await page.getByRole('button', { name: 'Remove “Country of study”' }).click();
    await shown(page.getByRole('heading', { level: 3, name: 'Chevening Scholarships' }));
    await atAddress(page, `${BROWSE}?q=chevening`);
  });

  journey('turns pages, and goes back to the first when the filter changes', async ({ visit }) => {
    const page = await visit(BROWSE, { student: await newStudent() });
    await page.getByRole('button', { name: 'Next' }).click();
    await atAddress(page, `${BROWSE}?page=2`);
    await shown(page.getByText(/^Page 2 of/));
    await page.getByLabel('Funding', { exact: true }).selectOption('full');
    await atAddress(page, `${BROWSE}?funding=full`);
  });

  journey('works without preferences, without scores', async ({ visit }) => {
    const page = await visit(BROWSE, { student: await createStudent(embedded()) });
    await shown(titles(page).first());
    expect(await page.getByText(/% Match$/).count()).toBe(0);
  });

  journey('saves from the list', async ({ visit }) => {
    const student = await newStudent();
    const page = await visit(BROWSE, { student });
    await page.getByRole('button', { name: /^Save/ }).first().click();
    await shown(
      toast(page, 'Scholarship Saved'),
      page.getByRole('button', { name: /^Saved/, pressed: true }).first(),
    );
    await eventually(
      async () => (await student.call('GET', '/scholarships/saved/list')).body.pagination.totalItems,
    ).toBe(1);
  });

  journey('says when it can’t be loaded, and loads by another try', async ({ visit }) => {
    const list = /\/api\/scholarships\?/;
    const page = await visit(BROWSE, {
      student: await newStudent(),
      expects: [/^403 GET/],
      prepare: (fresh) => fresh.route(list, (route) => route.fulfill({ status: 403, json: {} })),
    });
    await shown(page.getByRole('alert').getByText('Failed to load scholarships. Please try again.'));
    await page.unroute(list);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await shown(titles(page).first());
  });
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

  journey('says what to do when nothing is picked', async ({ visit }) => {
    const page = await visit('/compare', { student: await newStudent() });
    await shown(page.getByRole('heading', { name: 'Nothing to compare yet' }));
    await page.getByRole('link', { name: 'Browse scholarships' }).first().click();
    await atAddress(page, BROWSE);
  });
});

describe('what students can tell and see of the catalogue', () => {
  journey(
    'a problem is reported from the page of a scholarship, and lost by no failure',
    async ({ visit }) => {
      const student = await newStudent();
      const { body } = await student.call('GET', '/scholarships?limit=1');
      const reports = '**/api/scholarships/*/reports';
      const page = await visit(`/scholarship/${encodeURIComponent(body.data.scholarships[0].id)}`, {
        student,
        expects: [/ERR_FAILED POST/],
      });
      await page.route(reports, (route) => route.abort());
      await page.getByRole('button', { name: 'Report a problem' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('What is wrong?').selectOption({ label: 'It no longer exists' });
      await dialog.getByLabel(/^What should it say/).fill('Their page says so.');
      await dialog.getByRole('button', { name: 'Send report' }).click();
      await shown(dialog.getByText('What you wrote is still here. Please try again.'));
      await page.unroute(reports);
      await dialog.getByRole('button', { name: 'Send report' }).click();
      await shown(toast(page, 'We will look into it.'));
    },
  );

  journey('the freshness page counts for everyone', async ({ visit }) => {
    const page = await visit('/freshness');
    await shown(
      page.getByRole('heading', { level: 1, name: 'How fresh the catalogue is' }),
      page.getByText(/^[\d,]+ scholarships of [\d,]+ organizations, counted on/),
      page.getByRole('heading', { level: 3, name: 'Laurel’s catalogue' }),
    );
  });
});
