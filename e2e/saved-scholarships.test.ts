import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { type ApiStudent, createStudentWithPreferences, type Json } from './api-student.ts';
import { eventually, gone, journey, shown, textOf } from './browser.ts';

/** Saves the first `count` scholarships of the catalogue. @returns them, newest first */
const saveSome = async (student: ApiStudent, count: number): Promise<Json[]> => {
  const { body } = await student.call('GET', `/scholarships?limit=${count}`);
  for (const { id } of body.data.scholarships) {
    await student.call('POST', `/scholarships/${encodeURIComponent(id)}/save`, { saved: true });
  }
  const saved = await student.call('GET', `/scholarships/saved/list?limit=${count}`);
  return saved.body.data.savedScholarships;
};

const studentWithSaved = async (count: number) => {
  const student = await createStudentWithPreferences(inject('products').embedded);
  return { student, saved: await saveSome(student, count) };
};
const card = (page: Page, title: string) => page.getByRole('heading', { level: 3, name: title, exact: true });
const titleOf = (saved: Json | undefined): string => saved?.scholarship.title;

describe('a saved scholarship', () => {
  journey('priority, status, notes and ticks are kept, and are the same on every page', async ({ visit }) => {
    const { student, saved } = await studentWithSaved(1);
    const title = titleOf(saved[0]);
    const total = saved[0]?.checklist.length;
    const page = await visit('/dashboard?tab=saved', { student });
    const priority = page.getByRole('button', { name: `Priority of ${title}` });
    const status = page.getByRole('button', { name: `Application status of ${title}` });
    await priority.click();
    await page.getByRole('menuitem', { name: 'High' }).click();
    await shown(priority.getByText('High'));
    await status.click();
    await page.getByRole('menuitem', { name: 'Waitlisted' }).click();
    await shown(status.getByText('Waitlisted'));
    await page.getByRole('button', { name: `Add notes: ${title}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Your notes' });
    await dialog.getByRole('textbox', { name: 'Notes' }).fill('Ask Dr. Mwangi before Friday.');
    await dialog.getByRole('button', { name: 'Save notes' }).click();
    await gone(dialog);
    await page
      .getByText(/^Checklist/)
      .first()
      .click();
    await page.getByRole('checkbox', { name: 'Check the conditions' }).click();
    const stored = async () =>
      (await student.call('GET', '/scholarships/saved/list')).body.data.savedScholarships[0];
    await eventually(stored).toMatchObject({
      priority: 'high',
      applicationStatus: 'waitlisted',
      notes: 'Ask Dr. Mwangi before Friday.',
    });
    await eventually(async () => (await stored()).checklist[0]).toMatchObject({
      id: 'step:conditions',
      done: true,
    });
    await page.reload();
    await shown(
      priority.getByText('High'),
      status.getByText('Waitlisted'),
      page.getByText('Ask Dr. Mwangi before Friday.'),
      page.getByRole('group').getByText(`: 1 of ${total} done`),
    );
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await shown(page.getByRole('cell', { name: `1 of ${total} done` }));

    // The same list on the scholarship's own page.
    await page.getByRole('link', { name: title, exact: true }).click();
    const own = page.getByRole('region', { name: 'Your application' });
    const ownProgress = (done: number) => own.getByRole('group').getByText(`: ${done} of ${total} done`);
    await shown(ownProgress(1));
    await own.getByRole('checkbox', { name: 'Follow up' }).click();
    await shown(ownProgress(2));
    await page.goBack();
    await shown(page.getByRole('cell', { name: `2 of ${total} done` }));
  });
});

describe('the views of the saved tab', () => {
  const view = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  journey(
    'the saved list leaves the page as a file, and on paper without buttons and with open checklists',
    async ({ visit }) => {
      const { student, saved } = await studentWithSaved(2);
      const id = encodeURIComponent(saved[0]?.scholarship.id);
      await student.call('PATCH', `/scholarships/${id}/save`, { notes: '=1+1' });
      const page = await visit('/dashboard?tab=saved', { student });
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export CSV' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^saved-scholarships-\d{4}-\d{2}-\d{2}\.csv$/);
      const csv = await textOf(download);
      expect(csv.startsWith('\uFEFFTitle,')).toBe(true);
      expect(csv).toContain(",'=1+1,");
      for (const each of saved) expect(csv).toContain(each.scholarship.id);

      await shown(card(page, titleOf(saved[0])));
      await page.evaluate('window.print = () => { window.printed = true }');
      await page.getByRole('button', { name: 'Print' }).click();
      expect(await page.evaluate('window.printed')).toBe(true);
      await page.emulateMedia({ media: 'print' });
      await gone(page.getByRole('button', { name: 'Print' }));
      await shown(
        card(page, titleOf(saved[0])),
        page.getByText(`Checklist: 0 of ${saved[0]?.checklist.length} done`).first(),
        page.getByText('☐ Check the conditions').first(),
      );
    },
  );

  journey(
    'the timeline plans back from what each record asks for, and the month shows deadlines and steps on their days, by keyboard too',
    async ({ visit }) => {
      const student = await createStudentWithPreferences(inject('products').embedded);
      const { body } = await student.call('GET', '/scholarships?sort=deadline&limit=100');
      const dated = body.data.scholarships.filter(({ deadline }: Json) => /^\d{4}-/.test(deadline));
      const details = await Promise.all(
        dated.map(
          async ({ id }: Json) => (await student.call('GET', `/scholarships/${id}`)).body.data.scholarship,
        ),
      );
      const record = details.findLast(({ documents }) => documents.length > 1);
      const undated = body.data.scholarships.find(
        ({ deadline, deadlineWindow }: Json) => !/^\d{4}-/.test(deadline) && !deadlineWindow,
      );
      for (const id of [record.id, ...(undated ? [undated.id] : [])])
        await student.call('POST', `/scholarships/${id}/save`, { saved: true });
      const page = await visit('/dashboard?tab=saved', { student });
      await view(page, 'Timeline').click();
      await shown(
        page.getByRole('heading', { level: 3, name: record.title, exact: true }),
        page.getByText(
          /^(Latest safe start: |Start now: the latest safe start was |Little time: begin today\.)/,
        ),
      );
      const list: Json[] = (await student.call('GET', '/scholarships/saved/list')).body.data
        .savedScholarships;
      const milestones: Json[] = list.find(({ scholarship }) => scholarship.id === record.id)?.scholarship
        .milestones;
      await page.getByText(`${milestones.length} steps`).click();
      const steps = page.getByRole('listitem').filter({ has: page.locator('time') });
      for (const { label } of milestones) await shown(steps.filter({ hasText: label }).first());
      await student.call('PATCH', `/scholarships/${record.id}/save`, {
        checklist: Object.fromEntries(record.documents.map((name: string) => [`document:${name}`, true])),
      });
      await page.reload();
      await view(page, 'Timeline').click();
      await shown(page.getByText('Every document is ticked on the checklist.'));

      await view(page, 'Month').click();
      const month = (day: string) =>
        new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
          new Date(day),
        );
      const heading = (day: string) => page.getByRole('heading', { level: 3, name: month(day) });
      const today = await page.evaluate(() => new Intl.DateTimeFormat('en-CA').format());
      await shown(heading(today), page.locator('[aria-current=date]').first());
      const next = page.getByRole('button', { name: 'Next month' });
      await next.focus();
      const [year, first] = today.split('-').map(Number) as [number, number];
      const [toYear, to] = record.deadline.split('-').map(Number) as [number, number];
      for (let turns = (toYear - year) * 12 + to - first; turns > 0; turns--)
        await page.keyboard.press('Enter');
      await shown(
        heading(record.deadline),
        page
          .getByRole('cell')
          .filter({ has: page.locator(`time[datetime="${record.deadline}"]`) })
          .getByRole('link', { name: /deadline$/i }),
      );
      if (undated) await shown(page.getByText('Not shown here: 1 without a known day.'));
      await page.setViewportSize({ width: 360, height: 740 });
      await gone(page.getByRole('table'));
      await shown(
        page
          .getByRole('listitem')
          .getByRole('link', { name: /deadline$/i })
          .first(),
      );
      await page.getByRole('button', { name: 'This month' }).click();
      await shown(heading(today));
    },
  );
});
