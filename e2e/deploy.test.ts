import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { createStudentWithPreferences } from './api-student.ts';
import { atAddress, eventually, journey, shown } from './browser.ts';
import { startDeployingProduct } from './deploying-product.ts';

const ACCOUNT_MENU = '**/assets/account-menu*.js';
/** What an older tab asks for in vain, and what the console says of it, in whatever order. */
const GONE = /^404 GET \/assets\/|could not be loaded yet|dynamically imported module/;
const OF_THE_NEW_BUILD = expect.stringMatching(/^\/assets-2\//);

const scriptsOf = (page: Page) =>
  page.evaluate<string[]>('[...document.scripts].map(({ src }) => new URL(src).pathname)');
const cachesOf = (page: Page) => page.evaluate<string[]>('caches.keys()');
const updateWorker = (page: Page) =>
  page.evaluate('navigator.serviceWorker.ready.then((registration) => registration.update()).then(() => 0)');

/** How often the page has been loaded from now on. */
const countLoads = (page: Page) => {
  let count = 0;
  page.on('domcontentloaded', () => {
    count += 1;
  });
  return () => count;
};

describe('a deploy while tabs are open', () => {
  journey(
    'the new build takes over with its first page, and the older tab finds its way',
    async ({ visit }) => {
      const student = await createStudentWithPreferences(inject('products').embedded);
      const product = await startDeployingProduct(inject('products').embedded);
      try {
        const older = await visit('/dashboard?tab=saved', {
          student,
          url: product.url,
          serviceWorkers: 'allow',
          expects: [GONE],
        });
        await older.evaluate('navigator.serviceWorker.ready.then(() => 0)');
        // The first page of all was there before its worker.
        await older.reload();
        await shown(older.getByRole('heading', { name: 'No Saved Scholarships' }));
        const [first] = await cachesOf(older);
        product.deploy();
        await updateWorker(older);
        await eventually(() => cachesOf(older)).toEqual([first, 'laurel-next']);

        const newer = await older.context().newPage();
        await newer.goto('/dashboard?tab=saved');
        await eventually(() => scriptsOf(newer)).toContainEqual(OF_THE_NEW_BUILD);
        // As at each page that is opened: a worker that could not fetch all its files is installed anew.
        await eventually(() => updateWorker(newer).then(() => cachesOf(newer))).toEqual(['laurel-next']);

        await older.getByRole('link', { name: 'Browse' }).first().click();
        await atAddress(older, '/scholarships');
        await eventually(() => scriptsOf(older)).toContainEqual(OF_THE_NEW_BUILD);
        // A browser goes on asking for small things; from now on nobody would answer.
        await older.context().close();
      } finally {
        await product.close();
      }
    },
  );

  journey(
    'what is fetched ahead in vain leaves the page as it is; what is needed and gone loads it anew, once, and then says so with a request id',
    async ({ visit }) => {
      const page = await visit('/notifications', {
        student: await createStudentWithPreferences(inject('products').embedded),
        expects: [
          /The account menu could not be loaded yet/,
          /A page broke, request id/,
          /dynamically imported module/,
        ],
        prepare: (opened) => opened.route(ACCOUNT_MENU, (route) => route.abort('aborted')),
      });
      const loads = countLoads(page);
      const account = page.getByRole('button', { name: 'Account' });
      await account.click();
      await eventually(loads).toBe(1);
      await account.click();
      await shown(
        page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
        page.getByText(/^Request id/),
      );
      expect(loads()).toBe(1);
    },
  );
});
