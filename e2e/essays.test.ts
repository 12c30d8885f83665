import { Readable } from 'node:stream';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { type ApiStudent, createStudentWithPreferences } from './api-student.ts';
import { atAddress, eventually, gone, journey, shown, toast } from './browser.ts';

const TOOLS = '/dashboard?tab=tools';
const ESSAYS = '**/api/essays';

const DRAFT = `When the well in our village ran dry in 2019, I walked four kilometres with my sister every morning before school. \
I counted 212 households that did the same, and that winter I drew a map of every borehole for the county office.

I apply for teh scholarship because I want to study public health so that a map like mine becomes a service. \
I am hardworking and passionate about helping people.`;
const MISTAKE = 'for teh scholarship';
const MENDED = 'for the scholarship';
const TEN_WORDS = 'When the well in our village ran dry in 2019,...';

const newStudent = () => createStudentWithPreferences(inject('products').embedded);
const submitted = async (student: ApiStudent, essayText = DRAFT): Promise<string> =>
  (await student.call('POST', '/essays', { essayText })).body.data.essay.id;

const field = (page: Page) => page.getByLabel('Your essay', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit for Critique' }).click();
const feedback = (page: Page) => page.getByRole('heading', { name: 'Feedback', exact: true });
const history = (page: Page) => page.getByRole('region', { name: 'Past essays' });

/** Writes the text into the open Tools tab and has it read. */
const getRead = async (page: Page, text: string) => {
  await field(page).fill(text);
  await submit(page);
  await shown(feedback(page));
};

describe('the tools tab', () => {
  journey('asks for an essay when there is none, white space included', async ({ visit }) => {
    const page = await visit(TOOLS, { student: await newStudent() });
    expect(await field(page).getAttribute('rows')).toBe('10');
    await field(page).fill('  \n ');
    await submit(page);
    await shown(page.getByText('Please paste or write your essay.'));
    await eventually(() =>
      field(page).evaluate((element) => element === element.ownerDocument.activeElement),
    ).toBe(true);
  });

  journey('attack: markup in an essay is taken out and nothing of it runs', async ({ visit }) => {
    // The browser tells that it keeps the handler from running, and that in a document where nothing runs anyway.
    const page = await visit(TOOLS, { student: await newStudent(), expects: [/inline event handler/] });
    const attack = '<img src="/x" onerror="document.title=1"><script>document.title=2</script>';
    await getRead(page, `${DRAFT} ${attack}<b>I scored < 5.</b>`);
    await history(page).getByRole('link', { name: TEN_WORDS }).click();
    await page.waitForURL(/\/essays\/[^/]+$/);
    await shown(page.getByText('I scored < 5.').first());
    expect(await page.title()).toContain('Laurel');
  });

  journey('counts words and keeps the draft through a reload', async ({ visit }) => {
    const page = await visit(TOOLS, { student: await newStudent() });
    await field(page).fill('One two, three.');
    await shown(page.getByText('3 words'));
    await page.reload();
    await eventually(() => field(page).inputValue()).toBe('One two, three.');
  });

  journey(
    'tells which saved scholarships one essay can serve, and says so when there are none',
    async ({ visit }) => {
      const student = await newStudent();
      const page = await visit(TOOLS, { student });
      const compare = page.getByRole('button', { name: 'Compare what they ask' });
      const reuse = page.getByRole('region', { name: 'One essay for several' });
      await compare.click();
      await shown(reuse.getByText(/^None of your saved scholarships names an essay or statement\./));
      const { body } = await student.call('GET', '/scholarships?q=essay&limit=100');
      for (const { id } of body.data.scholarships.slice(0, 40))
        await student.call('POST', `/scholarships/${id}/save`, { saved: true });
      const { groups } = (await student.call('GET', '/essays/reuse')).body.data;
      await page.reload();
      await compare.click();
      await shown(
        reuse.getByRole('heading', { level: 3 }).first(),
        reuse.getByRole('link', { name: groups[0].scholarships[0].title }).first(),
      );
      expect(await reuse.getByRole('heading', { level: 3 }).count()).toBe(groups.length);
    },
  );

  journey('shows the feedback and puts the essay into the history', async ({ visit }) => {
    const page = await visit(TOOLS, { student: await newStudent() });
    await getRead(page, DRAFT);
    await shown(
      toast(page, 'Success'),
      toast(page, 'Essay processed.'),
      page.getByRole('heading', { name: 'Suggestions' }),
      page.getByRole('heading', { name: 'The rubric, line by line' }),
      page.getByRole('heading', { level: 4, name: 'Specificity and evidence' }),
      history(page).getByRole('link', { name: TEN_WORDS }),
    );
    await history(page).getByRole('link', { name: TEN_WORDS }).click();
    await page.waitForURL(/\/essays\/[^/]+$/);
    await shown(page.getByRole('heading', { level: 1, name: 'Your essay' }), feedback(page));
  });

  journey(
    'puts an accepted repair into the text as the student’s own edit, and undoes it',
    async ({ visit }) => {
      const page = await visit(TOOLS, { student: await newStudent() });
      await getRead(page, DRAFT);
      const own = page.getByRole('meter', { name: 'Your own words' });
      expect(await own.getAttribute('value')).toBe('100');
      await page.getByRole('button', { name: 'Accept repair of section 1' }).click();
      await eventually(() => field(page).inputValue()).toBe(DRAFT.replace(MISTAKE, MENDED));
      expect(await own.getAttribute('value')).toBe('99');
      await page.getByRole('button', { name: 'Undo repair of section 1' }).click();
      await eventually(() => field(page).inputValue()).toBe(DRAFT);
      expect(await own.getAttribute('value')).toBe('100');
    },
  );

  journey('leads from an advice to its words and back', async ({ visit }) => {
    const page = await visit(TOOLS, { student: await newStudent() });
    await getRead(page, DRAFT);
    await page
      .getByRole('link', { name: /^Show in the text/ })
      .first()
      .click();
    const focused = page.locator(':focus');
    await eventually(() => focused.innerText()).toMatch(/see number\s+1/);
    await focused.press('Enter');
    await eventually(() => focused.innerText()).toMatch(/Number 1:/);
  });

  journey('checks the essay against the prompt, part by part, and its word limit', async ({ visit }) => {
    const page = await visit(TOOLS, { student: await newStudent() });
    await page
      .getByLabel('Prompt or question')
      .fill('In at most 50 words, explain why you apply and describe a time you failed.');
    await field(page).fill(DRAFT);
    await shown(page.getByText('of 50 words'), page.getByText('Over the word limit'));
    await submit(page);
    const parts = page.getByRole('heading', { name: 'The prompt, part by part' });
    await shown(parts);
    const list = parts.locator('xpath=ancestor::section[1]');
    await shown(list.getByText(/explain why you apply/), list.getByText(/describe a time you failed/));
  });

  journey('reads for a saved scholarship', async ({ visit }) => {
    const student = await newStudent();
    const { body } = await student.call('GET', '/scholarships?limit=1');
    const [{ id, title }] = body.data.scholarships;
    await student.call('POST', `/scholarships/${encodeURIComponent(id)}/save`, { saved: true });
    const page = await visit(TOOLS, { student });
    await page.getByLabel('For a saved scholarship').selectOption({ label: title });
    await getRead(page, DRAFT);
    await history(page).getByRole('link', { name: TEN_WORDS }).click();
    await shown(page.getByRole('link', { name: title }));
  });

  journey('tells a new draft from the earlier one', async ({ visit }) => {
    const student = await newStudent();
    const page = await visit(`/essays/${await submitted(student)}`, { student });
    await page.getByRole('button', { name: 'Write the next draft' }).click();
    await atAddress(page, TOOLS);
    await eventually(() => field(page).inputValue()).toBe(DRAFT);
    await field(page).fill(DRAFT.replace(MISTAKE, MENDED));
    await submit(page);
    const compared = page.getByRole('heading', { name: 'Compared with your earlier draft' });
    await shown(compared, page.getByRole('table', { name: 'The rubric before and now' }));
    await shown(page.getByText(/keeps \d+% of the words/));
  });

  journey(
    'loses nothing when the server can’t be reached, and stores once by another try',
    async ({ visit }) => {
      const student = await newStudent();
      const page = await visit(TOOLS, { student, expects: [/ERR_FAILED POST/] });
      await page.route(ESSAYS, (route) =>
        route.request().method() === 'POST' ? route.abort() : route.fallback(),
      );
      await field(page).fill(DRAFT);
      await submit(page);
      await shown(toast(page, 'Failed to process essay.'), page.getByText('Nothing you typed is lost.'));
      await page.unroute(ESSAYS);
      await submit(page);
      await shown(feedback(page));
      const { body } = await student.call('GET', '/essays');
      expect(body.pagination.totalItems).toBe(1);
    },
  );

  journey('answers a hostile text, and the next essay as ever', async ({ visit }) => {
    const page = await visit(TOOLS, { student: await newStudent() });
    await getRead(page, `I read ${'a'.repeat(8000)} and <5 more.`);
    await page.getByRole('button', { name: 'Start a new essay' }).click();
    await gone(feedback(page));
    await getRead(page, DRAFT);
    await shown(page.getByRole('button', { name: 'Accept repair of section 1' }));
  });

  journey('deletes an essay for good, after asking', async ({ visit }) => {
    const student = await newStudent();
    await submitted(student);
    const page = await visit(TOOLS, { student });
    const remove = page.getByRole('button', { name: `Delete essay: ${TEN_WORDS}` });
    await remove.click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await remove.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await gone(history(page).getByRole('link', { name: TEN_WORDS }));
    expect((await student.call('GET', '/essays')).body.data).toEqual([]);
  });
});

describe('the page of an essay', () => {
  journey('shows the essay with its date, suggestions and rewritten sections', async ({ visit }) => {
    const student = await newStudent();
    const page = await visit(`/essays/${await submitted(student)}`, { student });
    await shown(
      page.getByText(/^Submitted/),
      page.getByRole('heading', { name: 'Suggestions' }),
      page.getByRole('heading', { name: 'Rewritten sections' }),
      page.getByText('Original', { exact: true }).first(),
      page.getByText('Revised', { exact: true }).first(),
    );
    expect(await page.locator('time').first().getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  journey('says that there is none for an id that is another student’s', async ({ visit }) => {
    const id = await submitted(await newStudent());
    const page = await visit(`/essays/${id}`, { student: await newStudent(), expects: [/^404 GET/] });
    await shown(page.getByRole('heading', { name: 'Essay not found' }));
    await page.getByRole('link', { name: 'Back to your essays' }).click();
    await atAddress(page, TOOLS);
  });

  journey('says why it can’t be loaded, and loads by another try', async ({ visit }) => {
    const student = await newStudent();
    const one = '**/api/essays/*';
    const page = await visit(`/essays/${await submitted(student)}`, {
      student,
      expects: [/^403 GET/],
      prepare: (fresh) => fresh.route(one, (route) => route.fulfill({ status: 403, json: {} })),
    });
    await shown(page.getByText('Failed to load essay'));
    await page.unroute(one);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await shown(feedback(page));
  });

  journey('is kept as a Markdown file', async ({ visit }) => {
    const student = await newStudent();
    const page = await visit(`/essays/${await submitted(student)}`, { student });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as Markdown' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^essay-critique-\d{4}-\d\d-\d\d\.md$/);
    const text = await new Response(Readable.toWeb(await file.createReadStream()) as ReadableStream).text();
    expect(text).toContain('# Essay critique');
    expect(text).toContain('> When the well in our village ran dry');
  });
});
