import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { createStudentWithPreferences } from './api-student.ts';
import { atAddress, eventually, gone, journey, shown, toast } from './browser.ts';

const TOOLS = '/dashboard?tab=tools';

const DRAFT = `When the well in our village ran dry in 2019, I walked four kilometres with my sister every morning before school. \
I counted 212 households that did the same, and that winter I drew a map of every borehole for the county office.

I apply for teh scholarship because I want to study public health so that a map like mine becomes a service. \
I am hardworking and passionate about helping people.`;
const MISTAKE = 'for teh scholarship';
const MENDED = 'for the scholarship';
const TEN_WORDS = 'When the well in our village ran dry in 2019,...';

const newStudent = () => createStudentWithPreferences(inject('products').embedded);

const field = (page: Page) => page.getByLabel('Your essay', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit for Critique' }).click();
const feedback = (page: Page) => page.getByRole('heading', { name: 'Feedback', exact: true });
const history = (page: Page) => page.getByRole('region', { name: 'Past essays' });

/** Writes the text into the open Tools tab and has it read. */
const getRead = async (page: Page, text: string) => {
  await field(page).fill(text);
  await submit(page);
  // The first essay of a process starts its spelling check.
  await feedback(page).waitFor({ timeout: 90_000 });
};

describe('the tools tab', () => {
  journey(
    'attack: markup in an essay is taken out and nothing of it runs; a hostile text is answered, and the next essay as ever',
    async ({ visit }) => {
      const page = await visit(TOOLS, { student: await newStudent() });
      const attack = '<img src="/x" onerror="document.title=1"><script>document.title=2</script>';
      await getRead(page, `${DRAFT} ${attack}<b>I scored < 5.</b>`);
      await history(page).getByRole('link', { name: TEN_WORDS }).click();
      await page.waitForURL(/\/essays\/[^/]+$/);
      await shown(page.getByText('I scored < 5.').first());
      expect(await page.title()).toContain('Laurel');
      await page.goto(TOOLS);
      await getRead(page, `I read ${'a'.repeat(8000)} and <5 more.`);
      await page.getByRole('button', { name: 'Start a new essay' }).click();
      await gone(feedback(page));
      await getRead(page, DRAFT);
      await shown(page.getByRole('button', { name: 'Accept repair of section 1' }));
    },
  );

  journey('an essay goes from its first feedback to the next draft', async ({ visit }) => {
    const page = await visit(TOOLS, { student: await newStudent() });
    await page
      .getByLabel('Prompt or question')
      .fill('In at most 50 words, explain why you apply and describe a time you failed.');
    await field(page).fill(DRAFT);
    await shown(page.getByText('of 50 words'), page.getByText('Over the word limit'));
    await submit(page);
    await shown(
      feedback(page),
      toast(page, 'Success'),
      toast(page, 'Essay processed.'),
      page.getByRole('heading', { name: 'Suggestions' }),
      page.getByRole('heading', { name: 'The rubric, line by line' }),
    );
    const parts = page.getByRole('heading', { name: 'The prompt, part by part' });
    const list = parts.locator('xpath=ancestor::section[1]');
    await shown(list.getByText(/explain why you apply/), list.getByText(/describe a time you failed/));

    const own = page.getByRole('meter', { name: 'Your own words' });
    expect(await own.getAttribute('value')).toBe('100');
    await page.getByRole('button', { name: 'Accept repair of section 1' }).click();
    await eventually(() => field(page).inputValue()).toBe(DRAFT.replace(MISTAKE, MENDED));
    expect(await own.getAttribute('value')).toBe('99');
    await page.getByRole('button', { name: 'Undo repair of section 1' }).click();
    await eventually(() => field(page).inputValue()).toBe(DRAFT);
    expect(await own.getAttribute('value')).toBe('100');

    await history(page).getByRole('link', { name: TEN_WORDS }).click();
    await page.waitForURL(/\/essays\/[^/]+$/);
    await shown(page.getByRole('heading', { level: 1, name: 'Your essay' }), feedback(page));
    await page.getByRole('button', { name: 'Write the next draft' }).click();
    await atAddress(page, TOOLS);
    await eventually(() => field(page).inputValue()).toBe(DRAFT);
    await field(page).fill(DRAFT.replace(MISTAKE, MENDED));
    await submit(page);
    const compared = page.getByRole('heading', { name: 'Compared with your earlier draft' });
    await shown(compared, page.getByRole('table', { name: 'The rubric before and now' }));
    await shown(page.getByText(/keeps \d+% of the words/));
  });
});
