import { describe, expect, inject } from 'vitest';
import { atAddress, eventually, journey, shown } from './browser.ts';

const embedded = () => inject('products').embedded;
const SHARED = '/awards/chevening-scholarships';

describe('a link that was shared', () => {
  journey(
    'leads a visitor without JavaScript to the facts, to the list and to its next page',
    async ({ visit }) => {
      const page = await visit(SHARED, {
        javaScriptEnabled: false,
        // Where scripts are off the browser calls each script that it leaves out refused.
        expects: [/^csp GET \/assets\/.*\.js$/],
      });
      await shown(
        page.getByRole('heading', { level: 1, name: 'Chevening Scholarships' }),
        page.getByRole('heading', { level: 2, name: 'Who may apply' }),
        page.getByText("For a one-year master's degree.", { exact: true }),
        page.getByRole('link', { name: 'Would I get this?' }),
      );
      await page.getByLabel('Breadcrumbs').getByRole('link', { name: 'Awards' }).click();
      await atAddress(page, '/awards');
      const first = await page.getByRole('heading', { level: 2 }).first().innerText();
      await page.getByRole('link', { name: 'Next' }).click();
      await atAddress(page, '/awards?page=2');
      expect(await page.getByRole('heading', { level: 2 }).first().innerText()).not.toBe(first);
      await page.getByLabel('Search', { exact: true }).fill('chevening');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('link', { name: 'Chevening Scholarships' }).click();
      await atAddress(page, SHARED);
      await page.getByRole('link', { name: /^Master’s awards in the United Kingdom/ }).click();
      await shown(page.getByRole('heading', { level: 1, name: 'Master’s awards in the United Kingdom' }));
      await page.getByRole('link', { name: 'Next' }).click();
      await shown(page.getByText(/^Page 2 of/));
    },
  );

  journey(
    'has a menu, a theme and a button for passing it on, and leads to signing in and back',
    async ({ visit }) => {
      const page = await visit(SHARED, {
        viewport: { width: 390, height: 844 },
        colorScheme: 'light',
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      await page.getByRole('button', { name: 'Switch to dark theme' }).click();
      await shown(page.getByRole('button', { name: 'Switch to light theme' }));
      await page.getByRole('button', { name: 'Open menu' }).click();
      await shown(page.locator('#mobile-menu').getByRole('link', { name: 'Sign In' }));
      await page.keyboard.press('Escape');
      await eventually(() => page.locator('#mobile-menu').isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Share' }).click();
      await shown(page.getByText('Link copied.'));
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe(`${embedded()}${SHARED}`);
      await page.getByRole('link', { name: 'sign in to save it' }).click();
      await atAddress(page, '/login');
    },
  );
});
