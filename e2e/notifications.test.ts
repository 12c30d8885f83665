import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServerDatabase } from '@laurel/db/testing';
import type { Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, inject, vi } from 'vitest';
import { expectAccessible, HEIGHT, withAxe } from './accessible.ts';
import { type ApiStudent, createStudentWithPreferences, type Json } from './api-student.ts';
import { atAddress, eventually, gone, journey, shown, toast } from './browser.ts';
import { type Product, runCommand, startProduct } from './start-product.ts';

const TODAY = '2026-11-21';
/** The product loads its catalogue twice before the first journey. */
const START_MS = 180_000;

/** Fits a student of public health in Germany. */
const listing = (id: string, change: Json = {}) => ({
  id,
  title: `Journey Grant ${id}`,
  provider: 'Journey Foundation',
  amount_text: '€900 a month',
  deadline_text: '15 March 2027',
  eligibility_text: 'For a master’s degree in public health. Open to students of all nationalities.',
  level: 'Masters',
  field: 'Public Health',
  host_country: 'Germany',
  location: 'Germany',
  link: `https://example.org/${id}`,
  ...change,
});

const bell = (page: Page) => page.getByRole('link', { name: /^Notifications(, \d+ unread)?$/ }).first();
const unreadOf = async (student: ApiStudent): Promise<number> =>
  (await student.call('GET', '/notifications')).body.data.unread;

describe('news of the catalogue', () => {
  let folder: string;
  let product: Product | undefined;
  let student: ApiStudent;
  let env: Record<string, string>;
  let database: Awaited<ReturnType<typeof createServerDatabase>> | undefined;
  let url: string;

  /** As an operator does while the product runs. */
  const importListings = async (...listings: Json[]) => {
    const file = path.join(folder, 'listings.json');
    await writeFile(file, JSON.stringify(listings));
    await runCommand(['import', file, '--source', 'journey'], env);
  };
  const allMails = async () => {
    const outbox = path.join(folder, 'outbox');
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
    return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(path.join(outbox, name)))));
  };
  const mails = async () => (await allMails()).filter(({ text }) => text?.includes('Journey Grant'));
  /** Follows the link that a new account is mailed: before, nothing else comes by mail. */
  const confirmEmail = async () => {
    const token = await vi.waitFor(
      async () =>
        (await allMails()).flatMap(
          ({ text }) => /confirm-email\?token=(\S+)/.exec(text ?? '')?.[1] ?? [],
        )[0] ?? expect.fail('no link was mailed'),
      { timeout: START_MS, interval: 100 },
    );
    const answer = await student.call('POST', '/auth/confirm-email', { token });
    expect(answer.status).toBe(200);
  };
  /** Unread notices about the listings of this file. */
  const news = async (): Promise<Json[]> =>
    (await student.call('GET', '/notifications?limit=100')).body.data.notifications.filter(
      ({ title, readAt }: Json) => title.includes('Journey Grant') && readAt === null,
    );
  const newsCount = async () => (await news()).length;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'laurel-news-'));
    database = await createServerDatabase(inject('databaseServer'));
    env = {
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      SESSION_SECRET: 'a secret for news, at least 32 letters',
      TODAY,
    };
    product = await startProduct(env);
    url = product.url;
    student = await createStudentWithPreferences(url);
    await confirmEmail();
    await student.call('PUT', '/notifications/settings', { email: 'instant', deadlineReminders: true });
    await importListings(listing('one'), listing('soon', { deadline_text: '28 November 2026' }));
  }, START_MS);
  afterAll(async () => {
    await product?.stop();
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  });

  journey('is counted on the bell, says why it fits, and is read by opening it', async ({ visit }) => {
    await eventually(newsCount).toBe(2);
    // What has been read is not mailed any more: the mail of the next journey must have been written before.
    await eventually(async () => (await mails()).length).toBe(1);
    const unread = await unreadOf(student);
    const page = await visit('/dashboard', { student, url, prepare: withAxe });
    await shown(page.getByRole('link', { name: `Notifications, ${unread} unread` }).first());
    await bell(page).click();
    await atAddress(page, '/notifications');
    await shown(
      page.getByRole('heading', { level: 1, name: 'Notifications' }),
      page.getByText(`${unread} unread`, { exact: true }),
      page.getByRole('heading', { level: 2, name: 'Journey Grant one' }),
    );
    await shown(page.getByText(/% match\. Funds Master's study in Public Health, your field\./).first());
    await expectAccessible(page, 'the notifications');
    await page.setViewportSize({ width: 1280, height: HEIGHT });
    await page.getByRole('link', { name: 'Journey Grant one', exact: true }).click();
    await shown(page.getByRole('heading', { level: 1, name: 'Journey Grant one' }));
    await eventually(newsCount).toBe(1);
    await shown(page.getByRole('link', { name: `Notifications, ${unread - 1} unread` }).first());
    await page.goBack();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await shown(page.getByText('All read', { exact: true }));
    await gone(page.getByRole('link', { name: /unread/ }).first());
    await eventually(() => unreadOf(student)).toBe(0);
  });

  journey(
    'comes by mail once, with the reasons, and a link that asks before it stops all mails',
    async ({ visit }) => {
      await eventually(async () => (await mails()).length).toBe(1);
      const [mail] = await mails();
      expect(mail?.subject).toMatch(
        /^\d+ (new scholarships that fit you|pieces of news about your scholarships)$/,
      );
      for (const body of [mail?.text, mail?.html]) expect(body).toContain('Public Health, your field.');
      const header = (key: string) => mail?.headers.find((each) => each.key === key)?.value;
      expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      const oneClick = header('list-unsubscribe')?.replace(/[<>\s]/g, '') ?? '';
      const settings = async () => (await student.call('GET', '/notifications/settings')).body.data.email;

      // Without a session, as from a mail on another device; following the link changes nothing.
      const page = await visit('/', { url });
      await page.goto(oneClick);
      await shown(page.getByRole('heading', { level: 1, name: 'Stop e-mails' }));
      expect(await settings()).toBe('instant');
      await page.getByRole('button', { name: 'Stop all mails' }).click();
      await shown(page.getByText('You will get no more mails about scholarships.'));
      expect(await settings()).toBe('off');
      // Used a second time, by a mail program.
      const again = await fetch(oneClick, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
      expect(again.status).toBe(200);
    },
  );

  journey(
    'reminds of a saved deadline within moments, and of what changed about it; the profile keeps the choices',
    async ({ visit }) => {
      const { body } = await student.call('GET', '/scholarships?q=Journey%20Grant%20soon');
      const id = encodeURIComponent(body.data.scholarships[0].id);
      await student.call('POST', '/notifications/read', { all: true });
      await student.call('POST', `/scholarships/${id}/save`, { saved: true });
      await eventually(newsCount).toBe(1);
      await importListings(listing('one'), listing('soon', { deadline_text: '5 December 2026' }));
      await eventually(newsCount).toBe(2);
      const page = await visit('/notifications', { student, url });
      await shown(
        page.getByRole('heading', { level: 2, name: 'Deadline in 7 days: Journey Grant soon' }),
        page.getByRole('heading', { level: 2, name: 'New deadline: Journey Grant soon' }),
        page.getByText('The deadline is now: 5 December 2026 (it was: 28 November 2026).'),
      );
      // All mail was stopped before.
      expect(await mails()).toHaveLength(1);

      await page.goto('/profile#notifications');
      // Clicked, not checked: what is shown follows the answer of the server.
      await page.getByRole('radio', { name: /^Daily/ }).click();
      await shown(toast(page, 'Settings saved'));
      await page.getByRole('checkbox', { name: 'Remind me of deadlines of saved scholarships' }).click();
      const stored = async () => (await student.call('GET', '/notifications/settings')).body.data;
      await eventually(stored).toEqual({ email: 'daily', deadlineReminders: false });
      await page.reload();
      await shown(page.getByRole('radio', { name: /^Daily/, checked: true }));
    },
  );
});
