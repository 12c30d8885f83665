import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import {
  type ApiStudent,
  createMatchedStudent,
  createStudentWithPreferences,
  type Json,
} from './api-student.ts';
import { eventually, gone, journey, shown, toast } from './browser.ts';

const ESSAY = 'My mother sold mangoes at the gate of the school. I counted the coins every evening.';
const OFFLINE = /^You are offline; this is what was stored at /;

/** Whatever fails for want of a network is expected to. */
const WITHOUT_NETWORK = [/ERR_INTERNET_DISCONNECTED/];

const studentWithSaved = async () => {
  const student = await createStudentWithPreferences(inject('products').embedded);
  const { body } = await student.call('GET', '/scholarships?limit=1');
  const [scholarship] = body.data.scholarships as Json[];
  await student.call('POST', `/scholarships/${scholarship?.id}/save`, { saved: true });
  return { student, title: scholarship?.title as string };
};

/** What the browser keeps of the API's answers, by the names they are kept under. Runs in the page, so it is a text. */
const KEPT_NAMES = `new Promise((resolve) => {
  const opening = indexedDB.open('laurel');
  // Before anything was kept there is nothing, and nothing is to be made.
  opening.onerror = () => resolve([]);
  opening.onupgradeneeded = () => opening.transaction.abort();
  opening.onsuccess = () => {
    const keys = opening.result.transaction('answers').objectStore('answers').getAllKeys();
    keys.onsuccess = () => {
      opening.result.close();
      resolve(keys.result.map(String));
    };
  };
})`;
const CACHED_PATHS = `caches.keys()
  .then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys()))))
  .then((kept) => kept.flat().map(({ url }) => new URL(url).pathname))`;

const keptNames = (page: Page): Promise<string[]> => page.evaluate<string[]>(KEPT_NAMES);

const untilKept = async (page: Page, what = 'saved-list') => {
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await eventually(() => keptNames(page)).toContainEqual(expect.stringContaining(what));
};

const offline = (context: BrowserContext) => context.setOffline(true);

const signIn = async (page: Page, { email, password }: ApiStudent) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await shown(page.getByRole('heading', { name: /^Welcome back, / }));
};

describe('without network', () => {
  journey(
    'the matches last seen can be read; with it they are refreshed, made again, and tell what is not open',
    async ({ visit }) => {
      const { student, matches } = await createMatchedStudent(inject('products').embedded);
      const page = await visit('/dashboard', {
        student,
        serviceWorkers: 'allow',
        expects: [...WITHOUT_NETWORK, /The Laurel server does not answer yet/],
      });
      const first = page.getByRole('heading', { level: 3, name: matches[0]?.scholarship.title, exact: true });
      await shown(first);
      await untilKept(page, 'matches');
      await offline(page.context());
      await page.reload();
      const isOffline = page.getByRole('status').getByText(OFFLINE);
      await shown(first, isOffline, page.getByText('From Cache'));
      await page.context().setOffline(false);
      await gone(isOffline);

      await page.getByRole('button', { name: 'Refresh', exact: true }).click();
      await shown(
        toast(page, 'Matches Refreshed'),
        toast(page, 'Your scholarship matches have been updated.'),
      );
      await page.getByRole('button', { name: 'Regenerate' }).click();
      await shown(
        toast(page, 'Matches Regenerated'),
        toast(page, 'Fresh scholarship matches have been generated using AI.'),
        page.getByText('Just now'),
      );
      await gone(page.getByText('From Cache'));
      await shown(first);
      const toggle = page.getByRole('button', { name: 'Not eligible, and why' });
      await toggle.click();
      await shown(page.getByText(/^Near misses first\./), page.getByText(/Required: .+ Yours: .+/).first());
      expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    },
  );

  journey(
    'the saved list, its deadlines, essays and the draft can be read, out of no cache of the app itself, and not by the next student',
    async ({ visit }) => {
      const { student, title } = await studentWithSaved();
      await student.call('POST', '/essays', { essayText: ESSAY });
      const page = await visit('/dashboard?tab=tools', {
        student,
        serviceWorkers: 'allow',
        expects: [...WITHOUT_NETWORK, /The Laurel server does not answer yet/],
      });
      const draft = page.getByRole('textbox', { name: 'Your essay' });
      await draft.fill('A draft that nobody has seen.');
      await shown(page.getByRole('link', { name: /^My mother sold mangoes/ }));
      await page.getByRole('tab', { name: 'Saved' }).click();
      const card = page.getByRole('heading', { level: 3, name: title, exact: true });
      await shown(card);
      await untilKept(page);
      // No answer of the server is in the cache of the app itself.
      const cached = await page.evaluate<string[]>(CACHED_PATHS);
      expect(cached).toContain('/dashboard');
      expect(
        cached.filter((path) => path !== '/dashboard' && !/\.(js|css|woff2|svg|webmanifest)$/.test(path)),
      ).toEqual([]);
      await offline(page.context());
      await page.reload();
      await shown(card, page.getByRole('status').getByText(OFFLINE));
      await page.getByRole('tab', { name: 'Tools' }).click();
      await shown(page.getByRole('link', { name: /^My mother sold mangoes/ }));
      expect(await draft.inputValue()).toBe('A draft that nobody has seen.');
      await page.context().setOffline(false);
      await gone(page.getByRole('status').getByText(OFFLINE));

      const other = await createStudentWithPreferences(inject('products').embedded);
      await page.getByRole('button', { name: 'Account' }).click();
      await page.getByRole('menuitem', { name: 'Sign Out' }).click();
      await eventually(() => keptNames(page)).toEqual([]);
      await signIn(page, other);
      await page.goto('/dashboard?tab=saved');
      await shown(page.getByRole('heading', { name: 'No Saved Scholarships' }));
      await untilKept(page);
      await offline(page.context());
      await page.reload();
      await shown(
        page.getByRole('status').getByText(OFFLINE),
        page.getByRole('heading', { name: 'No Saved Scholarships' }),
      );
      expect((await keptNames(page)).every((name) => name.startsWith(other.user.id))).toBe(true);
    },
  );
});
