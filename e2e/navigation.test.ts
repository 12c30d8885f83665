import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { createStudent } from './api-student.ts';
import { atAddress, journey, shown } from './browser.ts';

const MOST_TABS = 80;

const embedded = () => inject('products').embedded;
const link = (page: Page | Locator, name: string) => page.getByRole('link', { name, exact: true });
const hasFocus = (target: Locator) => target.evaluate((element) => element.matches(':focus'));

/** Presses Tab until the control has the focus, as someone without a mouse does. */
const tabTo = async (page: Page, target: Locator) => {
  await target.waitFor();
  for (let count = 0; count < MOST_TABS; count++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  expect.unreachable(`${target} can’t be reached by Tab`);
};

describe('without a mouse', () => {
  journey('a student signs in, sets preferences and reaches the matches', async ({ visit }) => {
    const student = await createStudent(embedded());
    const page = await visit('/login');
    await tabTo(page, link(page, 'Skip to main content'));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByLabel('Email'));
    await page.keyboard.type(student.email);
    await tabTo(page, page.getByRole('textbox', { name: 'Password', exact: true }));
    await page.keyboard.type(student.password);
    await tabTo(page, page.getByRole('checkbox', { name: 'Remember me' }));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Sign In' }));
    await page.keyboard.press('Enter');
    await atAddress(page, '/dashboard');

    await tabTo(page, page.getByLabel('Education Level'));
    await page.keyboard.type('Master');
    expect(await page.getByLabel('Education Level').inputValue()).toBe('masters');
    await tabTo(page, page.getByRole('combobox', { name: 'Fields of Study' }));
    await page.keyboard.type('nurs');
    await shown(page.getByRole('listbox'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await shown(page.getByRole('button', { name: /^Remove .*nurs/i }));
    await tabTo(page, page.getByRole('combobox', { name: 'Preferred Countries' }));
    await page.keyboard.type('Germany');
    await page.keyboard.press('Escape');
    await tabTo(page, page.getByRole('button', { name: 'Add country' }));
    await page.keyboard.press('Space');
    await shown(page.getByRole('button', { name: 'Remove Germany' }));
    await tabTo(page, page.getByRole('radio', { name: 'Any' }));
    await page.keyboard.press('ArrowDown');
    expect(await page.getByRole('radio', { name: 'Partial' }).isChecked()).toBe(true);
    await tabTo(page, page.getByRole('checkbox', { name: /first-generation/ }));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: 'Save Preferences & Get Matches' }));
    await page.keyboard.press('Enter');
    await shown(page.getByRole('link', { name: /^View Details/ }).first());

    await tabTo(page, page.getByRole('tab', { name: 'AI Matches' }));
    await page.keyboard.press('ArrowRight');
    await shown(page.getByRole('heading', { name: 'No Saved Scholarships' }));
  });
});
