import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import {
  type ApiStudent,
  createMatchedStudent,
  createStudentWithPreferences,
  type Json,
} from './api-student.ts';
import { about, atAddress, eventually, gone, journey, shown, textOf, toast, toasts } from './browser.ts';

const LIST = '**/api/scholarships/saved/list*';
const SAVE = '**/api/scholarships/*/save';

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
const titleOf = (saved: Json | undefined): string => saved?.scholarship.title;
const cards = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 3 });
const card = (page: Page, title: string) => page.getByRole('heading', { level: 3, name: title, exact: true });

describe('the saved tab', () => {
  journey('leads to the matches when nothing is saved', async ({ visit }) => {
    const { student } = await createMatchedStudent(inject('products').embedded);
    const page = await visit('/dashboard?tab=saved', { student });
    await shown(page.getByRole('heading', { name: 'No Saved Scholarships' }));
    await page.getByRole('button', { name: 'Explore AI Matches' }).click();
    await atAddress(page, '/dashboard');
    await shown(page.getByRole('link', { name: /^View Details/ }).first());
  });

  journey('attack: markup in a title or in notes is text, and a script is no link', async ({ visit }) => {
    const { student } = await studentWithSaved(1);
    const markup = '<img src="/x" onerror="document.title=1">';
    const page = await visit('/dashboard?tab=saved', {
      student,
      prepare: (fresh) =>
        fresh.route(LIST, async (route) => {
          const response = await route.fetch();
          const json: Json = await response.json();
          const [saved] = json.data.savedScholarships;
          saved.notes = markup;
          Object.assign(saved.scholarship, {
            title: `Grant ${markup}`,
            applicationUrl: 'JaVaScript:alert(1)',
          });
          await route.fulfill({ response, json });
        }),
    });
    await shown(card(page, `Grant ${markup}`), page.getByText(markup, { exact: true }));
    expect(await page.locator('a[href*="script:" i]').count()).toBe(0);
    expect(await page.title()).toContain('Laurel');
  });

  journey('keeps a changed priority and application status', async ({ visit }) => {
    const { student, saved } = await studentWithSaved(1);
    const title = titleOf(saved[0]);
    const page = await visit('/dashboard?tab=saved', { student });
    const priority = page.getByRole('button', { name: `Priority of ${title}` });
    const status = page.getByRole('button', { name: `Application status of ${title}` });
    await shown(priority.getByText('No Priority'), status.getByText('Not Started'));
    await priority.click();
    await page.getByRole('menuitem', { name: 'High' }).click();
    await shown(priority.getByText('High'));
    await status.click();
    // What comes next stands first; the others correct a slip.
    const choices = async () =>
      (await page.getByRole('menuitem').allInnerTexts()).map((choice) => choice.split('\n')[0]);
    expect(await choices()).toEqual([
      'In Progress',
      'Not Started',
      'Submitted',
      'Accepted',
      'Rejected',
      'Waitlisted',
    ]);
    await page.getByRole('menuitem', { name: 'Waitlisted' }).click();
    await shown(status.getByText('Waitlisted'));
    await status.click();
    expect((await choices()).slice(0, 2)).toEqual(['Accepted', 'Rejected']);
    await page.keyboard.press('Escape');
    const stored = async () =>
      (await student.call('GET', '/scholarships/saved/list')).body.data.savedScholarships[0];
    await eventually(stored).toMatchObject({ priority: 'high', applicationStatus: 'waitlisted' });
    await page.reload();
    await shown(priority.getByText('High'), status.getByText('Waitlisted'));
  });

  journey('keeps notes, and what was typed when they can’t be saved', async ({ visit }) => {
    const { student, saved } = await studentWithSaved(1);
    const title = titleOf(saved[0]);
    const page = await visit('/dashboard?tab=saved', { student, expects: [/ERR_FAILED PATCH/] });
    await page.getByRole('button', { name: `Add notes: ${title}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Your notes' });
    const notes = dialog.getByRole('textbox', { name: 'Notes' });
    await notes.fill('Ask Dr. Mwangi before Friday.');
    await page.route(SAVE, (route) => route.abort());
    await dialog.getByRole('button', { name: 'Save notes' }).click();
    await shown(dialog.getByRole('alert'));
    expect(await notes.inputValue()).toBe('Ask Dr. Mwangi before Friday.');
    await page.unroute(SAVE);
    await dialog.getByRole('button', { name: 'Save notes' }).click();
    await gone(dialog);
    await page.reload();
    await shown(page.getByText('Ask Dr. Mwangi before Friday.'));
  });

  journey('puts a refused change back and says so', async ({ visit }) => {
    const { student, saved } = await studentWithSaved(1);
    const page = await visit('/dashboard?tab=saved', { student, expects: [/ERR_FAILED PATCH/] });
    const status = page.getByRole('button', { name: `Application status of ${titleOf(saved[0])}` });
    await page.route(SAVE, (route) => route.abort());
    await status.click();
    await page.getByRole('menuitem', { name: 'Submitted' }).click();
    await shown(toasts(page).getByRole('alert'), status.getByText('Not Started'));
  });

  journey('turns its pages; the first is asked for without a page', async ({ visit }) => {
    const { student, saved } = await studentWithSaved(25);
    const asked: string[] = [];
    const page = await visit('/dashboard?tab=saved', {
      student,
      prepare: async (fresh) =>
        fresh.on('request', (request) => {
          const { pathname, search } = new URL(request.url());
          if (pathname === '/api/scholarships/saved/list') asked.push(search);
        }),
    });
    await shown(page.getByText('Page 1 of 2'), card(page, titleOf(saved[0])));
    expect(asked[0]).toBe('');
    expect(await cards(page).count()).toBe(20);
    expect(await page.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Next' }).click();
    await shown(page.getByText('Page 2 of 2'), card(page, titleOf(saved[24])));
    await eventually(() => cards(page).count()).toBe(5);
    expect(asked.at(-1)).toBe('?page=2');
    expect(await page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Previous' }).click();
    await shown(page.getByText('Page 1 of 2'), card(page, titleOf(saved[0])));
  });

  journey('steps back when the last entry of the last page is removed', async ({ visit }) => {
    const { student, saved } = await studentWithSaved(21);
    const last = titleOf(saved[20]);
    const page = await visit('/dashboard?tab=saved', { student });
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: about('Remove', last) }).click();
    await shown(
      toast(page, 'Scholarship Removed'),
      toast(page, 'Scholarship removed from your saved list.'),
      page.getByText('Page 1 of 1'),
    );
    await gone(card(page, last));
    expect(await cards(page).count()).toBe(20);
  });

  journey('says when it can’t be loaded, and loads by another try', async ({ visit }) => {
    const { student, saved } = await studentWithSaved(1);
    const page = await visit('/dashboard?tab=saved', {
      student,
      expects: [/^403 GET/],
      prepare: (fresh) => fresh.route(LIST, (route) => route.fulfill({ status: 403, json: {} })),
    });
    await shown(page.getByRole('alert').getByText('Failed to load saved scholarships. Please try again.'));
    await page.unroute(LIST);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await shown(card(page, titleOf(saved[0])));
  });

  journey('leads out to the application in a new tab that knows nothing of this one', async ({ visit }) => {
    const { student, saved } = await studentWithSaved(1);
    const page = await visit('/dashboard?tab=saved', { student });
    const apply = page.getByRole('link', { name: about('Apply', titleOf(saved[0])) });
    expect(await apply.getAttribute('href')).toBe(new URL(saved[0]?.scholarship.applicationUrl).href);
    expect(await apply.getAttribute('target')).toBe('_blank');
    expect(await apply.getAttribute('rel')).toContain('noopener');
  });

  journey('opens a scholarship without a match with score 85 and why', async ({ visit }) => {
    const { student, saved } = await studentWithSaved(1);
    const id = encodeURIComponent(saved[0]?.scholarship.id);
    const page = await visit('/dashboard?tab=saved', { student });
    await page.route(`**/api/scholarships/${id}`, async (route) => {
      const response = await route.fetch();
      const { data, ...answer } = (await response.json()) as Json;
      await route.fulfill({ response, json: { ...answer, data: { ...data, match: null } } });
    });
    await page.getByRole('link', { name: about('View Details', titleOf(saved[0])) }).click();
    await shown(page.getByText('85% Match'), page.getByText('Previously saved by you'));
  });
});

describe('the views of the saved tab', () => {
  const view = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const statusOf = (page: Page, title: string) =>
    page.getByRole('button', { name: `Application status of ${title}` });

  journey('list and board show the same, and a changed status moves a card', async ({ visit }) => {
    const { student, saved } = await studentWithSaved(2);
    const [title, other] = saved.map(titleOf) as [string, string];
    const page = await visit('/dashboard?tab=saved', { student });
    await view(page, 'List').click();
    await shown(
      page.getByRole('rowheader').filter({ hasText: title }),
      page.getByRole('rowheader').filter({ hasText: other }),
    );
    await view(page, 'Board').click();
    const column = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });
    const cardIn = (name: string, of: string) =>
      column(name).getByRole('heading', { level: 4, name: of, exact: true });
    await shown(cardIn('Not Started', title));
    await statusOf(page, title).click();
    await page.getByRole('menuitem', { name: 'Submitted' }).click();
    await shown(cardIn('Submitted', title), cardIn('Not Started', other));
    await view(page, 'Cards').click();
    await page.getByText('History').click();
    await shown(page.getByRole('listitem').filter({ hasText: /^Submitted/ }));

    const filters = page.getByRole('search', { name: 'Filter saved scholarships' });
    await filters.getByRole('button', { name: /^Status/ }).click();
    await page.getByRole('menuitem', { name: 'Submitted' }).click();
    await gone(card(page, other));
    await shown(card(page, title));
  });

  journey('the printed list has no buttons, and every checklist is open', async ({ visit }) => {
    const { student, saved } = await studentWithSaved(1);
    const page = await visit('/dashboard?tab=saved', { student });
    await shown(card(page, titleOf(saved[0])));
    await page.evaluate('window.print = () => { window.printed = true }');
    await page.getByRole('button', { name: 'Print' }).click();
    expect(await page.evaluate('window.printed')).toBe(true);
    await page.emulateMedia({ media: 'print' });
    await gone(page.getByRole('button', { name: 'Print' }));
    await shown(
      card(page, titleOf(saved[0])),
      page.getByText(`Checklist: 0 of ${saved[0]?.checklist.length} done`),
      page.getByText('☐ Check the conditions'),
    );
  });

  journey('the timeline plans back from what each record asks for', async ({ visit }) => {
    const student = await createStudentWithPreferences(inject('products').embedded);
    const { body } = await student.call('GET', '/scholarships?sort=deadline&limit=100');
    const dated = body.data.scholarships.filter(({ deadline }: Json) => /^\d{4}-/.test(deadline));
    const details = await Promise.all(
      dated.map(
        async ({ id }: Json) => (await student.call('GET', `/scholarships/${id}`)).body.data.scholarship,
      ),
    );
    const record = details.find(({ documents }) => documents.length > 1);
    await student.call('POST', `/scholarships/${record.id}/save`, { saved: true });
    const page = await visit('/dashboard?tab=saved', { student });
    await view(page, 'Timeline').click();
    await shown(
      page.getByRole('heading', { level: 3, name: record.title, exact: true }),
      page.getByText(/^(Latest safe start: |Start now: the latest safe start was )/),
    );
    const [saved] = (await student.call('GET', '/scholarships/saved/list')).body.data.savedScholarships;
    const { milestones } = saved.scholarship;
    await page.getByText(`${milestones.length} steps`).click();
    const steps = page.getByRole('listitem').filter({ has: page.locator('time') });
    for (const { label } of milestones) await shown(steps.filter({ hasText: label }).first());
    await student.call('PATCH', `/scholarships/${record.id}/save`, {
      checklist: Object.fromEntries(record.documents.map((name: string) => [`document:${name}`, true])),
    });
    await page.reload();
    await view(page, 'Timeline').click();
    await shown(page.getByText('Every document is ticked on the checklist.'));
  });

  journey('the month shows deadlines and steps on their days, by keyboard too', async ({ visit }) => {
    const student = await createStudentWithPreferences(inject('products').embedded);
    const { body } = await student.call('GET', '/scholarships?sort=deadline&limit=100');
    const record = body.data.scholarships.filter(({ deadline }: Json) => /^\d{4}-/.test(deadline)).at(-1);
    const undated = body.data.scholarships.find(({ deadline }: Json) => !/^\d{4}-/.test(deadline));
    for (const id of [record.id, ...(undated ? [undated.id] : [])])
      await student.call('POST', `/scholarships/${id}/save`, { saved: true });
    const page = await visit('/dashboard?tab=saved', { student });
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
  });

  journey('a checklist is ticked at once, kept, and put back when the server refuses', async ({ visit }) => {
    const { student, saved } = await studentWithSaved(1);
    const title = titleOf(saved[0]);
    const total = saved[0]?.checklist.length;
    const page = await visit('/dashboard?tab=saved', { student, expects: [/ERR_FAILED PATCH/] });
    const progress = (done: number) => page.getByRole('group').getByText(`: ${done} of ${total} done`);
    await page
      .getByText(/^Checklist/)
      .first()
      .click();
    const steps = page.getByRole('list', { name: `Steps for ${title}` });
    await steps.getByRole('checkbox', { name: 'Check the conditions' }).click();
    await shown(progress(1));
    await eventually(
      async () =>
        (await student.call('GET', '/scholarships/saved/list')).body.data.savedScholarships[0].checklist[0],
    ).toMatchObject({ id: 'step:conditions', done: true });
    await page.route(SAVE, (route) => route.abort());
    await steps.getByRole('checkbox', { name: 'Follow up' }).click();
    await shown(toast(page, 'Failed to update the saved scholarship. Please try again.'), progress(1));
    await page.reload();
    await shown(progress(1));
    await view(page, 'List').click();
    await shown(page.getByRole('cell', { name: `1 of ${total} done` }));

    // The same list on the scholarship's own page.
    await page.unroute(SAVE);
    await page.getByRole('link', { name: title, exact: true }).click();
    const own = page.getByRole('region', { name: 'Your application' });
    const ownProgress = (done: number) => own.getByRole('group').getByText(`: ${done} of ${total} done`);
    await shown(ownProgress(1));
    await own.getByRole('checkbox', { name: 'Follow up' }).click();
    await shown(ownProgress(2));
    await page.goBack();
    await shown(page.getByRole('cell', { name: `2 of ${total} done` }));
  });

  journey('the export is a file with everything that is saved', async ({ visit }) => {
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
  });

  journey('an export that fails says so', async ({ visit }) => {
    const { student } = await studentWithSaved(1);
    const page = await visit('/dashboard?tab=saved', { student, expects: [/ERR_FAILED GET .*export/] });
    await page.route('**/export.csv', (route) => route.abort());
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await shown(toast(page, 'Failed to export the saved list. Please try again.'));
  });
});

describe('saving from the matches', () => {
  journey('shows at once what is wanted, and takes it back when the server refuses', async ({ visit }) => {
    const { student, matches } = await createMatchedStudent(inject('products').embedded);
    const title = matches[0]?.scholarship.title;
    const page = await visit('/dashboard', { student, expects: [/ERR_FAILED POST .*save/] });
    const failing = Promise.withResolvers<void>();
    await page.route(SAVE, async (route) => {
      await failing.promise;
      await route.abort();
    });
    await page.getByRole('button', { name: about('Save', title) }).click();
    await shown(page.getByRole('button', { name: about('Saved', title), pressed: true }));
    failing.resolve();
    await shown(
      toast(page, 'Failed to save scholarship. Please try again.'),
      page.getByRole('button', { name: about('Save', title), pressed: false }),
    );
  });

  journey('is undone by a second click, with a toast each', async ({ visit }) => {
    const { student, matches } = await createMatchedStudent(inject('products').embedded);
    const title = matches[0]?.scholarship.title;
    const page = await visit('/dashboard', { student });
    await page.getByRole('button', { name: about('Save', title) }).click();
    await shown(toast(page, 'Scholarship Saved'), toast(page, 'Scholarship added to your saved list.'));
    await page.getByRole('button', { name: about('Saved', title) }).click();
    await shown(
      toast(page, 'Scholarship Removed'),
      toast(page, 'Scholarship removed from your saved list.'),
      page.getByRole('button', { name: about('Save', title), pressed: false }),
    );
    expect((await student.call('GET', '/scholarships/saved/list')).body.pagination.totalItems).toBe(0);
  });
});
