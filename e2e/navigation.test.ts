import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { createStudent } from './api-student.ts';
import { atAddress, gone, journey, shown, toast } from './browser.ts';

const PUBLIC_PAGES = [
  '/',
  '/how-it-works',
  '/about',
  '/terms',
  '/privacy',
  '/forgot-password',
  '/login',
  '/register',
];
const MOST_TABS = 80;

const embedded = () => inject('products').embedded;
const header = (page: Page) => page.getByRole('banner');
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

describe('the header', () => {
  journey('folds into a menu on a phone', async ({ visit }) => {
    const student = await createStudent(embedded());
    const page = await visit('/', { student, viewport: { width: 390, height: 844 } });
    const open = header(page).getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('navigation', { name: 'Main' });
    await open.click();
    await shown(menu);
    expect(await menu.getByRole('listitem').allInnerTexts()).toEqual([
      'Dashboard',
      'Browse',
      'How It Works',
      'About',
      'Profile',
      'Sign Out',
    ]);
    await page.keyboard.press('Escape');
    await gone(menu);
    expect(await hasFocus(open)).toBe(true);
    await open.click();
    await link(menu, 'About').click();
    await atAddress(page, '/about');
    await gone(menu);
    await open.click();
    await menu.getByRole('button', { name: 'Sign Out' }).click();
    await shown(toast(page, 'Logged out successfully'));
    await open.click();
    await shown(link(menu, 'Sign In'), link(menu, 'Get Started'));
  });
});

describe('the landing page', () => {
  journey('offers a visitor to start, or to learn more', async ({ visit }) => {
    const page = await visit('/');
    const features = [
      'AI-Powered Matching',
      'Personal Dashboard',
      'Smart Recommendations',
      'Secure & Private',
    ];
    for (const name of features) await shown(page.getByRole('heading', { name }));
    await link(page.getByRole('main'), 'Get Started Free').first().click();
    await atAddress(page, '/register');
    await page.goBack();
    await link(page.getByRole('main'), 'Learn More about Laurel').click();
    await atAddress(page, '/about');
  });

  journey('offers a student their dashboard and matches', async ({ visit }) => {
    const page = await visit('/', { student: await createStudent(embedded()) });
    await shown(link(page, 'Go to Dashboard'), link(page, 'View Your Matches'));
    expect(await link(page, 'Get Started Free').count()).toBe(0);
    await link(page, 'Go to Dashboard').click();
    await atAddress(page, '/dashboard');
  });

  journey('marks in the footer what is still to come', async ({ visit }) => {
    const page = await visit('/');
    const footer = page.getByRole('contentinfo');
    for (const name of ['Help Center', 'Support', 'FAQ']) {
      await shown(
        footer
          .getByRole('listitem')
          .filter({ hasText: name })
          .filter({ hasText: /coming soon/i }),
      );
    }
  });
});

describe('links and addresses', () => {
  journey('every link of a public page leads to a page or a place on it', async ({ visit }) => {
    const page = await visit('/');
    const addresses = new Set<string>();
    for (const path of PUBLIC_PAGES) {
      await page.goto(path);
      await shown(page.getByRole('heading', { level: 1 }));
      for (const each of await page.getByRole('link').all()) {
        const href = (await each.getAttribute('href')) ?? '';
        if (href.startsWith('#')) expect(await page.locator(href).count(), `${path}${href}`).toBe(1);
        else addresses.add(href);
      }
    }
    const elsewhere = [...addresses].filter((address) => !address.startsWith('/'));
    expect(elsewhere).toEqual([]);
    for (const address of addresses) {
      await page.goto(address);
      await shown(page.getByRole('heading', { level: 1 }));
      expect(await page.getByText('Oops! Page not found').count(), address).toBe(0);
    }
  });

  it.each(['GET', 'POST'])(
    'a call that the API does not know is answered as the API answers: %s',
    async (method) => {
      const response = await fetch(`${embedded()}/api/no/such/call`, { method, headers: { accept: '*/*' } });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ success: false, code: 'not_found' });
    },
  );
});

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
