import ICAL from 'ical.js';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { createStudentWithPreferences, type Json } from './api-student.ts';
import { about, eventually, journey, shown, textOf, toast } from './browser.ts';

/** A student who has saved scholarships of the shipped catalogue whose deadline is a day. */
const studentWithDeadlines = async (count: number) => {
  const student = await createStudentWithPreferences(inject('products').embedded);
  const { body } = await student.call('GET', '/scholarships?sort=deadline&limit=100');
  const dated: Json[] = body.data.scholarships
    .filter(({ deadline }: Json) => /^\d{4}-/.test(deadline))
    .slice(-count);
  for (const { id } of dated) {
    await student.call('POST', `/scholarships/${encodeURIComponent(id)}/save`, { saved: true });
  }
  return { student, dated };
};

/** What a calendar program gets at the address: it knows nothing but the address. */
const readFeed = async (address: string) => {
  const response = await fetch(address);
  const events =
    response.status === 200
      ? new ICAL.Component(ICAL.parse(await response.text())).getAllSubcomponents('vevent')
      : [];
  return { status: response.status, events: events.map((event) => new ICAL.Event(event)) };
};

const openDialog = async (page: Page) => {
  await page.getByRole('button', { name: 'Calendar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Deadlines in your calendar' });
  await dialog.getByLabel('Calendar address').waitFor();
  return dialog;
};
const addressIn = (page: Page) => page.getByLabel('Calendar address').inputValue();

describe('the calendar of deadlines', () => {
  journey(
    'is found by any calendar at the address that the dialog shows, until a new one is made, of which another tab learns; one deadline is a file',
    async ({ visit }) => {
      const { student, dated } = await studentWithDeadlines(2);
      const page = await visit('/dashboard?tab=saved', { student });
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: about('Add to calendar', dated[0]?.title) }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('deadline.ics');
      const calendar = new ICAL.Component(ICAL.parse(await textOf(download)));
      const [event] = calendar.getAllSubcomponents('vevent');
      expect(event && String(new ICAL.Event(event).startDate)).toBe(dated[0]?.deadline);
      await openDialog(page);
      const { status, events } = await readFeed(await addressIn(page));
      expect(status).toBe(200);
      const deadlines = events.filter(({ uid }) => uid.endsWith('.deadline@laurel'));
      expect(deadlines.map(({ uid }) => uid).toSorted()).toEqual(
        dated.map(({ id }) => `${id}.deadline@laurel`).toSorted(),
      );
      // A day for each step that the saved list plans back from the deadline, and one for the latest safe start.
      const list = (await student.call('GET', '/scholarships/saved/list')).body.data
        .savedScholarships as Json[];
      for (const { scholarship } of list) {
        const days = scholarship.milestones.map(({ day }: Json) => day);
        const planned = events.filter(
          ({ uid }) => uid.startsWith(`${scholarship.id}.`) && !uid.endsWith('.deadline@laurel'),
        );
        expect(planned.map(({ startDate }) => String(startDate))).toEqual([...days.slice(0, 1), ...days]);
      }
      for (const { startDate, summary, uid } of deadlines) {
        const saved = dated.find(({ id }) => uid === `${id}.deadline@laurel`);
        expect(String(startDate)).toBe(saved?.deadline);
        expect(summary.startsWith('Estimated deadline: ')).toBe(saved?.deadlineStatus === 'estimated');
      }

      const other = await page.context().newPage();
      await other.goto('/dashboard?tab=saved');
      await openDialog(other);
      const old = await addressIn(page);
      expect(await addressIn(other)).toBe(old);
      await page.getByRole('button', { name: 'Make a new address' }).click();
      await shown(page.getByText('The old address will stop working at once.'));
      expect((await readFeed(old)).status).toBe(200);
      await page.getByRole('button', { name: 'Replace the address' }).click();
      await shown(toast(page, 'New calendar address'));
      await eventually(() => addressIn(page)).not.toBe(old);
      expect((await readFeed(old)).status).toBe(404);
      expect((await readFeed(await addressIn(page))).status).toBe(200);
      await other.getByRole('button', { name: 'Close', exact: true }).click();
      await openDialog(other);
      await eventually(() => addressIn(other)).toBe(await addressIn(page));
    },
  );
});
