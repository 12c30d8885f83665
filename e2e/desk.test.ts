import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { expectAccessible, HEIGHT, withAxe } from './accessible.ts';
import { type ApiStudent, createKeeper, createMatchedStudent, type Json } from './api-student.ts';
import { atAddress, eventually, journey, shown, toast } from './browser.ts';
import { dataPlace } from './data-place.ts';
import { type Product, startProduct } from './start-product.ts';

/** Starts, and loads its catalogue. */
const START_MS = 180_000;
const CLICKS = 6;
const DAY = '2027-04-15';

describe.each(['embedded', 'server'] as const)('a wrong deadline, on the %s database', (kind) => {
  let drop: () => Promise<void>;
  let product: Product | undefined;
  let url: string;
  let student: ApiStudent;
  let award: Json;
  let curator: ApiStudent;

  beforeAll(async () => {
    const place = await dataPlace(kind);
    drop = place.drop;
    const env = { ...place.env, TODAY: '2026-11-21', SNAPSHOT_MINUTES: '0' };
    product = await startProduct(env);
    url = product.url;
    const matched = await createMatchedStudent(url);
    student = matched.student;
    award = matched.matches.find(({ scholarship }) => scholarship.deadlineStatus !== 'announced') as Json;
    await student.call('POST', `/scholarships/${award.scholarshipId}/save`, { saved: true });
    const wrong = { kind: 'wrong_fact', text: 'The page says that it closes on 15 April 2027.' };
    await student.call('POST', `/scholarships/${award.scholarshipId}/reports`, wrong);
    curator = await createKeeper(url, env);
  }, START_MS);
  afterAll(async () => {
    await product?.stop();
    await drop?.();
  });

  journey(
    'is mended at the desk in six clicks, and who reported it sees it, matches and calendar included, without a restart',
    async ({ visit }) => {
      const title = String(award.scholarship.title);
      const calendar = String((await student.call('GET', '/calendar')).body.data.url);
      const page = await visit('/dashboard', { student: curator, url, prepare: withAxe });
      await page.setViewportSize({ width: 1280, height: HEIGHT });
      await shown(page.getByRole('button', { name: 'Account' }));

      let clicks = 0;
      const press = async (what: Locator) => {
        clicks += 1;
        await what.click();
      };
      const began = Date.now();
      await press(page.getByRole('button', { name: 'Account' }));
      await press(page.getByRole('menuitem', { name: 'Desk' }));
      await press(page.getByRole('link', { name: title, exact: true }));
      const day = page.getByLabel(/^Day/);
      await press(day);
      await day.fill(DAY);
      await shown(page.getByText(/^It changes for|^Nothing changes for them/));
      await press(page.getByRole('button', { name: 'Change it and answer' }));
      await shown(toast(page, 'Done. Students see it now.'));
      expect(clicks).toBeLessThanOrEqual(CLICKS);
      // biome-ignore lint/suspicious/noConsole: the figure is what this journey is for
      console.info(`mended in ${clicks} clicks and ${Date.now() - began} ms`);

      const matches = (await student.call('POST', '/ai/matches')).body.data.matches as Json[];
      const match = matches.find(({ scholarshipId }) => scholarshipId === award.scholarshipId);
      expect(match?.scholarship).toMatchObject({ deadline: DAY, deadlineStatus: 'announced' });
      const feed = await fetch(`${url}${new URL(calendar).pathname}`);
      expect(await feed.text()).toContain(DAY.replaceAll('-', ''));

      const theirs = await visit('/notifications', { student, url });
      await shown(theirs.getByText('You were right. It is put right now, thank you.'));
      await theirs.getByRole('link', { name: title }).first().click();
      await shown(
        theirs.getByRole('heading', { level: 2, name: 'What You Reported' }),
        theirs.getByText('Put right', { exact: true }),
      );
    },
  );

  // The pages are the same on both.
  if (kind === 'server') return;

  journey('lies on a desk that everybody can use', async ({ visit }) => {
    await student.call('POST', `/scholarships/${award.scholarshipId}/reports`, {
      kind: 'other',
      text: `A word without an end: ${'x'.repeat(400)}`,
    });
    const page = await visit('/desk', { student: curator, url, prepare: withAxe });
    await shown(page.getByText(/A word without an end/));
    await expectAccessible(page, 'the desk');
    await page.setViewportSize({ width: 1280, height: HEIGHT });
    await page.getByRole('link', { name: String(award.scholarship.title), exact: true }).focus();
    await page.keyboard.press('Enter');
    await atAddress(page, `/desk/awards/${award.scholarshipId}`);
    const groups = page.locator('summary');
    await shown(groups.first());
    for (const group of (await groups.all()).slice(1)) await group.click();
    await page.getByLabel('Award in words').fill('Something else entirely');
    await shown(page.getByRole('heading', { name: 'Tried on twelve students' }), page.getByRole('table'));
    await expectAccessible(page, 'an award at the desk');
    await eventually(() => page.getByRole('button', { name: 'Take it back' }).count()).toBe(1);

    await page.setViewportSize({ width: 1280, height: HEIGHT });
    await page.goto('/desk/house');
    await page.getByLabel('The whole address').fill(student.email);
    await page.keyboard.press('Enter');
    await shown(
      page.getByRole('button', { name: 'Erase' }),
      page.getByText('Everybody may open an account.'),
    );
    await expectAccessible(page, 'the house');
  });

  journey('is no address at all for whoever was not granted it', async ({ visit }) => {
    const page = await visit('/desk', { student, url, expects: [/Unknown route/] });
    await shown(page.getByText('Oops! Page not found'));
    const loaded = await page.evaluate<string[]>(
      "performance.getEntriesByType('resource').map(({ name }) => name)",
    );
    expect(loaded.filter((name) => /\/desk(?!-route)[^/]*\.js/.test(name))).toEqual([]);
  });
});
