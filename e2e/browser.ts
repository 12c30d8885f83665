import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Download,
  type Locator,
  type Page,
} from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import type { ApiStudent } from './api-student.ts';
import { storedSession } from './stored-session.ts';

/** How long a condition is waited for. Generous: it costs time only when a journey fails. */
const PATIENCE_MS = 30_000;

interface VisitOptions extends BrowserContextOptions {
  /** Signed in before the first page is opened. */
  student?: ApiStudent;
  /** Which product; the one on the embedded database when left out. */
  url?: string;
  /** What is expected to go wrong, e.g. /401 POST .*login/. Everything else that goes wrong fails the journey. */
  expects?: readonly RegExp[];
  /** Called before the first page is opened: routes, clocks. */
  prepare?: (page: Page) => Promise<unknown>;
}

/** Opens a path of the product in a browser profile of its own, watched until the journey ends. */
type Visit = (path: string, options?: VisitOptions) => Promise<Page>;

/** Collects what should never happen: console errors and warnings, exceptions, refused or foreign requests. */
const watch = (context: BrowserContext, url: string): string[] => {
  const problems: string[] = [];
  context.on('console', (message) => {
    // The browser's own line on a refused request comes a second time, as the response itself.
    if (message.text().startsWith('Failed to load resource')) return;
    if (message.text().startsWith('Service Worker registration blocked by Playwright')) return;
    if (message.type() === 'error' || message.type() === 'warning') {
      problems.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  context.on('weberror', (error) => problems.push(`exception: ${error.error().message}`));
  context.on('request', (request) => {
    const foreign = !request.url().startsWith(`${url}/`) && /^(https?|wss?):/.test(request.url());
    if (foreign) problems.push(`third party: ${request.url()}`);
  });
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400)
      problems.push(`${response.status()} ${response.request().method()} ${pathname}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left, or a query that is no longer wanted, cancels its requests.
    if (reason === 'net::ERR_ABORTED') return;
    problems.push(`${reason} ${request.method()} ${new URL(request.url()).pathname}`);
  });
  return problems;
};

/** What was on screen when a journey failed, in a folder that is never committed. */
const picture = async (context: BrowserContext, name: string) => {
  const [page] = context.pages();
  await page?.screenshot({ path: `test-results/${name.replace(/\W+/g, '-')}.png`, fullPage: true });
};

/** `test` with a browser: `visit` opens pages, and whatever goes wrong on them unexpectedly fails the test. */
export const journey = base.extend<{ browser: Browser; visit: Visit }>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures out of the pattern
    async ({}, use) => {
      const browser = await chromium.connect(inject('browserEndpoint'));
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
  visit: async ({ browser, task }, use) => {
    const visits: { context: BrowserContext; problems: string[]; expects: readonly RegExp[] }[] = [];
    await use(
      async (path, { student, url = inject('products').embedded, expects = [], prepare, ...rest } = {}) => {
        const context = await browser.newContext({
          baseURL: url,
          locale: 'en-US',
          reducedMotion: 'reduce',
          // What a page is made of comes from the server, unless a journey is about the lack of it.
          serviceWorkers: 'block',
          // A shell without windows has nobody to ask whether a page may write there.
          permissions: ['clipboard-write'],
          ...(student ? { storageState: storedSession(url, student) } : {}),
          ...rest,
        });
        context.setDefaultTimeout(PATIENCE_MS);
        visits.push({ context, problems: watch(context, url), expects });
        const page = await context.newPage();
        await prepare?.(page);
        await page.goto(path);
        return page;
      },
    );
    if (task.result?.state === 'fail')
      await Promise.all(visits.map(({ context }) => picture(context, task.name)));
    await Promise.all(visits.map(({ context }) => context.close()));
    for (const { problems, expects } of visits) {
      expect(problems.filter((problem) => !expects.some((pattern) => pattern.test(problem)))).toEqual([]);
      expect(expects.filter((pattern) => !problems.some((problem) => pattern.test(problem)))).toEqual([]);
    }
  },
});

/** Waits until all of them are on screen. */
export const shown = (...locators: Locator[]) => Promise.all(locators.map((locator) => locator.waitFor()));

/** Waits until none of them is on screen. */
export const gone = (...locators: Locator[]) =>
  Promise.all(locators.map((locator) => locator.waitFor({ state: 'hidden' })));

/** Waits until what is read meets the assertion that follows. */
export const eventually = <T>(read: () => T | Promise<T>, message?: string) =>
  expect.poll(read, { timeout: PATIENCE_MS, interval: 30, ...(message ? { message } : {}) });

/** Waits until the address is this one: path, query and fragment. */
export const atAddress = (page: Page, address: string) =>
  eventually(() => page.url().slice(new URL(page.url()).origin.length)).toBe(address);

/** The name of a control that says which scholarship it is about: 'Save: Chevening', 'Apply for Chevening'. */
export const about = (action: string, title: string) =>
  new RegExp(`^${RegExp.escape(action)}\\s*(:|for)\\s*${RegExp.escape(title)}`);

/** The toasts on screen. */
export const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' });

/** A line of a toast, word for word. */
export const toast = (page: Page, text: string): Locator => toasts(page).getByText(text, { exact: true });

/** A property of an element as the browser computed it. */
export const styleOf = (locator: Locator, property: string) =>
  locator.evaluate(
    (element, name) => element.ownerDocument.defaultView.getComputedStyle(element).getPropertyValue(name),
    property,
  );

/** By how many pixels the page is wider than the window. */
export const overflow = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');

/** The three keys under which a session is stored, as they are now. */
export const storedKeys = (page: Page) =>
  page.evaluate(() => ['authToken', 'refreshToken', 'userData'].map((key) => localStorage.getItem(key)));

/** What is in a file that the browser was given. */
export const textOf = async (download: Download): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};
