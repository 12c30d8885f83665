import type { Locator, Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible, withAxe } from './accessible.ts';
import { about, atAddress, eventually, journey, shown } from './browser.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const MOST_TAPS = 6;

const WITHOUT_NETWORK = [/ERR_INTERNET_DISCONNECTED/, /The Laurel server does not answer yet/];

const cards = (page: Page) => page.getByRole('main').getByRole('link', { name: /^View Details/ });
const heading = (page: Page) => page.getByRole('heading', { level: 2, name: 'What fits you' });

/** Types into the field once it has the focus, which a tap gives it only in the browser's own time, and picks an option by a tap. */
const typeAndPick = async (
  field: Locator,
  typed: string,
  option: string | RegExp,
  tap: (one: Locator) => Promise<void>,
) => {
  await eventually(() => field.evaluate((element) => element.matches(':focus'))).toBe(true);
  await field.page().keyboard.type(typed);
  // Of the list that opens, not of a choice of months elsewhere on the page.
  await tap(field.page().getByRole('listbox').getByRole('option', { name: option }).first());
};

/** All questions answered, from the landing page on. @returns the number of taps */
const answerAll = async (page: Page): Promise<number> => {
  let taps = 0;
  const tap = async (one: Locator) => {
    taps += 1;
    await one.tap();
  };
  await tap(page.getByRole('link', { name: 'Master’s' }));
  const field = page.getByRole('combobox', { name: 'What do you want to study?' });
  await tap(field);
  await typeAndPick(field, 'comp sci', /./, tap);
  await typeAndPick(page.getByRole('combobox', { name: 'Where are you from?' }), 'niger', 'Nigeria', tap);
  await tap(page.getByRole('button', { name: 'Anywhere' }));
  await tap(page.getByRole('button', { name: 'Not sure yet' }));
  await shown(heading(page));
  return taps;
};

describe('finding without an account', () => {
  journey(
    'leads from the landing page to five explained matches, no answer leaves the browser, and an account keeps what was answered and saved',
    async ({ visit }) => {
      const requests: Request[] = [];
      const page = await visit('/', {
        ...PHONE,
        prepare: (opened) => {
          opened.on('request', (request) => requests.push(request));
          return withAxe(opened);
        },
      });
      const start = Date.now();
      const taps = await answerAll(page);
      await eventually(() => cards(page).count()).toBeGreaterThanOrEqual(5);
      const ms = Date.now() - start;
      expect(taps, 'taps').toBeLessThanOrEqual(MOST_TAPS);
      // biome-ignore lint/suspicious/noConsole: the figure is what this journey is for
      console.info(`five matches after ${taps} taps and ${ms} ms`);
      for (const card of (
        await page
          .getByRole('listitem')
          .filter({ has: cards(page) })
          .all()
      ).slice(0, 5))
        expect(await card.getByRole('listitem').count(), 'facts and reasons of a card').toBeGreaterThan(2);

      // The question after the cards is answered on the device too.
      const rather = page.getByRole('button', { name: 'Rather not say' });
      if (await rather.isVisible()) await rather.tap();
      await page.waitForLoadState('networkidle');
      const sent = requests.map((request) => ({
        method: request.method(),
        body: request.postData(),
        ...(({ pathname, search }) => ({ pathname, search }))(new URL(request.url())),
      }));
      expect(sent.length).toBeGreaterThan(10);
      for (const { method, body, pathname, search } of sent) {
        expect([method, body, search], pathname).toEqual(['GET', null, '']);
        expect(pathname).toMatch(
          /^(?:\/|\/find|\/(?:assets|catalogue|media)\/[\w.-]+|\/[\w-]+\.(?:js|svg|ico|png|webmanifest)|\/api\/health)$/,
        );
      }
      await expectAccessible(page, 'the list of a guest');

      await page.setViewportSize(PHONE.viewport);
      const title = (await page.getByRole('heading', { level: 3 }).first().textContent()) ?? '';
      await page.getByRole('link', { name: about('View Details', title) }).tap();
      await page.waitForURL(/\/awards\/[\w-]+$/);
      await shown(page.getByRole('heading', { level: 1, name: title }));
      await page.goBack();
      await page.getByRole('button', { name: about('Save', title) }).tap();
      await page.getByRole('link', { name: 'Open a free account' }).tap();
      await page.getByLabel('First name').fill('Ada');
      await page.getByLabel('Last name').fill('Guest');
      await page.getByLabel('Email').fill(`guest-${Date.now()}@example.org`);
      await page.getByLabel('Password', { exact: true }).fill('Correct-horse-7');
      await page.getByLabel('Confirm password', { exact: true }).fill('Correct-horse-7');
      await page.getByRole('checkbox', { name: /Terms of Service/ }).check();
      await page.getByRole('button', { name: 'Create Account' }).tap();
      await atAddress(page, '/dashboard');
      await shown(page.getByRole('button', { name: about('Saved', title) }));
      expect(await page.evaluate(() => localStorage.getItem('guest-answers'))).toBeNull();
      await page.getByRole('tab', { name: 'Saved' }).tap();
      await shown(page.getByRole('heading', { name: title }));
    },
    120_000,
  );

  journey('works without network after the first visit', async ({ visit }) => {
    const page = await visit('/', { ...PHONE, serviceWorkers: 'allow', expects: WITHOUT_NETWORK });
    await answerAll(page);
    await shown(cards(page).first());
    await eventually(() =>
      page.evaluate<string[]>(
        'caches.open("find").then((cache) => cache.keys()).then((kept) => kept.map(({ url }) => new URL(url).pathname))',
      ),
    ).toEqual(
      // The names of fields, which the list does without, are loaded after it: a fact told later may need them.
      expect.arrayContaining([
        expect.stringMatching(/^\/catalogue\/(?!current)/),
        expect.stringMatching(/^\/assets\/field-names-/),
      ]),
    );
    await page.context().setOffline(true);
    await page.reload();
    await shown(heading(page), cards(page).first());
    await page.getByRole('button', { name: 'Change answers' }).tap();
    await page.getByText('PhD', { exact: true }).tap();
    await page.getByRole('button', { name: 'Show my list' }).tap();
    await shown(page.getByText(/PhD · Computer Science · from Nigeria/), cards(page).first());
  });
});
