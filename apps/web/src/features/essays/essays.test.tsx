import { essay, feedback } from '@laurel/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../lib/api/api-types.ts';
import { downloads } from '../../testing/browser-gaps.ts';
import { pass, stopTime } from '../../testing/clock.ts';
import { openPage } from '../../testing/open-page.tsx';
import { type Part, sample } from '../../testing/sample.ts';
import { aSaved, pageFigures, withPreferences, withSaved } from '../../testing/samples.ts';
import { atAddress, eventually, toast } from '../../testing/screen-queries.ts';
import { answer, answerBy, answerFromElsewhere, breakOff, hold, refuse, sent } from '../../testing/server.ts';

const TOOLS = '/dashboard?tab=tools';
const DRAFT = `When the well in our village ran dry in 2019, I walked four kilometres every morning.

I apply for teh scholarship because I want to study public health. I am hardworking.`;
const MISTAKE = 'for teh scholarship';
const MENDED = 'for the scholarship';
const TEN_WORDS = 'When the well in our village ran dry in 2019,...';

const placeOf = (quote: string) => {
  const start = DRAFT.indexOf(quote);
  return { start, end: start + quote.length, quote };
};
const MISTAKE_AT = DRAFT.indexOf('teh');

const critique = (part: Part<typeof feedback> = {}) =>
  sample(feedback, {
    feedback: [
      {
        category: 'Specificity',
        suggestion: 'Say what came of it.',
        check: 'vague-claim',
        kind: 'point',
        severity: 'high',
        rubric: 'Specificity and evidence',
        location: placeOf('I am hardworking.'),
      },
    ],
    rewrittenSections: [
      {
        original: MISTAKE,
        revised: MENDED,
        location: placeOf(MISTAKE),
        changes: [{ start: MISTAKE_AT, end: MISTAKE_AT + 3, from: 'teh', to: 'the', reason: 'A slip.' }],
      },
    ],
    rubric: [
      {
        name: 'Specificity and evidence',
        weight: 30,
        level: 3,
        score: 60,
        reason: 'One number.',
        quotes: ['in 2019'],
      },
    ],
    overall: 60,
    stats: {
      words: 33,
      sentences: 3,
      paragraphs: 2,
      characters: DRAFT.length,
      averageSentenceLength: 11,
      readability: 60,
      specificSentences: 1,
    },
    language: 'en',
    mechanics: { available: true, dialect: 'en-US' },
    engine: { name: 'laurel', version: '1' },
    ...part,
  });
const submitted = (id: string, part: Part<typeof essay> = {}, critiqued: Part<typeof feedback> = {}) => ({
  success: true as const,
  data: { essay: sample(essay, { id, essayText: DRAFT, ...part }), feedback: critique(critiqued) },
});

/** The server keeps essays: those that are submitted, and those that it has already. */
const withEssays = (...ids: string[]) => {
  let kept = ids.map((id) => submitted(id));
  answerBy(
    'GET /essays',
    (): Answer<'GET /essays'> => ({
      success: true,
      data: kept.map(({ data }) => data.essay),
      pagination: pageFigures(kept.length),
    }),
  );
  answerBy('POST /essays', ({ body }): Answer<'POST /essays'> => {
    const { essayText } = body as { essayText: string };
    const made = submitted(`essay-${kept.length + 1}`, { essayText });
    kept = [made, ...kept];
    return made;
  });
  answerBy('GET /essays/{id}', ({ params }): Answer<'GET /essays/{id}'> => submitted(params.id ?? ''));
  answerBy('DELETE /essays/{id}', ({ params }) => {
    kept = kept.filter(({ data }) => data.essay.id !== params.id);
    return { success: true as const, message: '' };
  });
};

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Your essay/ });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const feedbackCard = () => screen.findByRole('heading', { name: 'Feedback' });
const history = async () => within(await screen.findByRole('region', { name: 'Past essays' }));

const openTools = async () => {
  withPreferences();
  const page = openPage(TOOLS);
  const submit = async (text: string) => {
    const area = await field();
    await page.user.clear(area);
    await page.user.click(area);
    await page.user.paste(text);
    await page.user.click(await button('Submit for Critique'));
  };
  await field();
  return { ...page, submit };
};

describe('the tools tab', () => {
  it('asks for an essay when there is none, white space included', async () => {
    withEssays();
    const { submit } = await openTools();
    expect((await field()).rows).toBe(10);
    await submit('  \n ');
    await screen.findByText('Please paste or write your essay.');
    expect(document.activeElement).toBe(await field());
    expect(sent('POST /essays')).toEqual([]);
  });

  it('takes markup out of an essay before it is sent, and trims it', async () => {
    withEssays();
    const { submit } = await openTools();
    await submit(
      '  <img src="/x" onerror="document.title=1"><b>I scored < 5.</b>\n<script>document.title=2</script>',
    );
    await feedbackCard();
    expect(sent('POST /essays')[0]?.body).toMatchObject({ essayText: 'I scored < 5.' });
    expect(document.title).toContain('Laurel');
  });

  it('counts words and keeps the draft through a reload', async () => {
    withEssays();
    const { user, reload } = await openTools();
    await user.type(await field(), 'One two, three.');
    await eventually(() => document.getElementById('essay-words')?.textContent).toBe('3 words');
    reload();
    await eventually(async () => (await field()).value).toBe('One two, three.');
  });

  it('shows the feedback and puts the essay into the history', async () => {
    withEssays();
    const letThrough = hold('POST /essays');
    const { user, submit } = await openTools();
    await submit(DRAFT);
    await button('Reading your essay...');
    letThrough();
    await feedbackCard();
    await toast('Success');
    await toast('Essay processed.');
    await screen.findByRole('heading', { name: 'Suggestions' });
    await screen.findByRole('heading', { name: 'The rubric, line by line' });
    await screen.findByRole('heading', { level: 4, name: 'Specificity and evidence' });
    await user.click(await (await history()).findByRole('link', { name: TEN_WORDS }));
    await atAddress('/essays/essay-1');
    await screen.findByRole('heading', { level: 1, name: 'Your essay' });
    await feedbackCard();
  });

  it('puts an accepted repair into the text as the student’s own edit, and undoes it', async () => {
    withEssays();
    const { user, submit } = await openTools();
    await submit(DRAFT);
    await user.click(await button(/^Accept repair\s*of section 1/));
    await eventually(async () => (await field()).value).toBe(DRAFT.replace(MISTAKE, MENDED));
    await user.click(await button(/^Undo repair\s*of section 1/));
    await eventually(async () => (await field()).value).toBe(DRAFT);
  });

  it('is joined by a deeper reading by itself when the model is slow', async () => {
    withEssays();
    answerBy('POST /essays', () => submitted('essay-1', {}, { deeper: 'under_way' }));
    answerBy('GET /essays/{id}', () => submitted('essay-1', {}, { deeper: 'under_way' }));
    stopTime();
    const { submit } = await openTools();
    await submit(DRAFT);
    await feedbackCard();
    const underWay = () => screen.queryByText(/^A second, deeper reading is under way\./);
    expect(underWay()).not.toBeNull();
    const wish = {
      category: 'Voice',
      suggestion: 'The reader would like to stand there with you.',
      check: 'deeper-reading',
      kind: 'question' as const,
      severity: 'low' as const,
      location: placeOf('I walked four kilometres every morning'),
    };
    answerBy('GET /essays/{id}', () => submitted('essay-1', {}, { deeper: 'added', feedback: [wish] }));
    await pass(3000);
    await screen.findByText('A second, deeper reading by a language model has joined this feedback.');
    screen.getAllByText('The reader would like to stand there with you.');
    screen.getAllByText('Deeper reading');
    expect(underWay()).toBeNull();
  });

  it('leads from an advice to its words and back', async () => {
    withEssays();
    const { user, submit } = await openTools();
    await submit(DRAFT);
    await user.click((await screen.findAllByRole('link', { name: /^Show in the text/ }))[0] as HTMLElement);
    await eventually(() => document.activeElement?.textContent).toMatch(/see number\s*1/);
    await user.keyboard('{Enter}');
    await eventually(() => document.activeElement?.textContent).toMatch(/Number 1:/);
  });

  it('counts against the word limit of the prompt, and sends the prompt', async () => {
    withEssays();
    const { user, submit } = await openTools();
    const prompt = 'In at most 50 words, explain why you apply.';
    await user.type(screen.getByLabelText(/^Prompt or question/), prompt);
    await user.click(await field());
    await user.paste('word '.repeat(50));
    await eventually(() => document.getElementById('essay-words')?.textContent).toBe('50 of 50 words');
    expect(screen.queryByText('Over the word limit')).toBeNull();
    await user.paste('more');
    await screen.findByText('Over the word limit');
    answer(
      'POST /essays',
      submitted(
        'essay-1',
        {},
        { promptParts: [{ part: 'explain why you apply', from: 'prompt', covered: 'yes' }] },
      ),
    );
    await submit(DRAFT);
    const parts = await screen.findByRole('heading', { name: 'The prompt, part by part' });
    within(parts.closest('section') as HTMLElement).getByText(/explain why you apply/);
    expect(sent('POST /essays')[0]?.body).toMatchObject({ prompt });
  });

  it('reads for a saved scholarship', async () => {
    withSaved(aSaved('Hill'));
    withEssays();
    const { user, submit } = await openTools();
    await user.selectOptions(
      screen.getByLabelText(/^For a saved scholarship/),
      await screen.findByRole('option', { name: 'Hill' }),
    );
    await submit(DRAFT);
    await feedbackCard();
    expect(sent('POST /essays')[0]?.body).toMatchObject({ scholarshipId: 'Hill' });
  });

  it('tells which saved scholarships one essay can serve, and says so when there are none', async () => {
    withEssays();
    const { user, reload } = await openTools();
    await user.click(await button('Compare what they ask'));
    const reuse = async () => within(await screen.findByRole('region', { name: 'One essay for several' }));
    await (await reuse()).findByText(/^None of your saved scholarships names an essay or statement\./);
    const group = {
      kind: 'statement' as const,
      basis: 'name' as const,
      asks: [],
      scholarships: ['Hill', 'Lake'].map((title) => ({ id: title, title, document: 'Essay' })),
      drafts: [],
    };
    answer('GET /essays/reuse', { success: true, data: { groups: [group] } });
    reload();
    await user.click(await button('Compare what they ask'));
    await (await reuse()).findByRole('link', { name: 'Hill' });
    expect((await reuse()).getAllByRole('heading', { level: 3 })).toHaveLength(1);
  });

  it('loses nothing when the server can’t be reached, and sends the same key by another try', async () => {
    withEssays();
    breakOff('POST /essays');
    const { user, submit } = await openTools();
    await submit(DRAFT);
    await toast('Failed to process essay.');
    await screen.findByText(/^Nothing you typed is lost\./);
    expect((await field()).value).toBe(DRAFT);
    withEssays();
    await user.click(await button('Submit for Critique'));
    await feedbackCard();
    const keys = sent('POST /essays').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it('says what the server says of an essay that it refuses', async () => {
    withEssays();
    refuse('POST /essays', 'invalid_request', {
      details: [{ field: 'essayText', message: 'Your essay can have at most 20,000 characters' }],
    });
    const { submit } = await openTools();
    await submit(DRAFT);
    await screen.findByText('Your essay can have at most 20,000 characters');
  });

  it('starts a new essay, and asks first when something was not sent', async () => {
    withEssays();
    const { user, submit } = await openTools();
    await submit(DRAFT);
    await feedbackCard();
    await user.click(await button('Start a new essay'));
    await eventually(() => screen.queryByRole('heading', { name: 'Feedback' })).toBeNull();
    expect((await field()).value).toBe('');
    await user.type(await field(), 'Something new.');
    await user.click(await button('Start a new essay'));
    await user.click(await button('Keep writing'));
    expect((await field()).value).toBe('Something new.');
    await user.click(await button('Start a new essay'));
    await user.click(await button('Discard and start anew'));
    await eventually(async () => (await field()).value).toBe('');
  });

  it('deletes an essay for good, after asking', async () => {
    withEssays('essay-1');
    const { user } = await openTools();
    const remove = () => button(`Delete essay: ${TEN_WORDS}`);
    await user.click(await remove());
    await user.click(await button('Keep it'));
    expect(sent('DELETE /essays/{id}')).toEqual([]);
    await user.click(await remove());
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await toast('Essay deleted');
    await (await history()).findByRole('heading', { name: 'No essays yet' });
    expect(sent('DELETE /essays/{id}').map(({ params }) => params)).toEqual([{ id: 'essay-1' }]);
  });

  it('shows that the history is loading, and that it can’t be loaded', async () => {
    answerFromElsewhere('GET /essays', 403);
    const letThrough = hold('GET /essays');
    const { user } = await openTools();
    await (await history()).findByText('Loading your essays…');
    letThrough();
    await (await history()).findByText('Failed to load your essays. Please try again.');
    withEssays('essay-1');
    await user.click((await history()).getByRole('button', { name: 'Try Again' }));
    await (await history()).findByRole('link', { name: TEN_WORDS });
  });
});

describe('the page of an essay', () => {
  it('shows the essay with its date, suggestions and rewritten sections', async () => {
    withEssays('essay-1');
    openPage('/essays/essay-1');
    await screen.findByText(/^Submitted/);
    screen.getByRole('heading', { name: 'Suggestions' });
    screen.getByRole('heading', { name: 'Rewritten sections' });
    screen.getAllByText('Original');
    screen.getAllByText('Revised');
    expect(document.querySelector('time')?.dateTime).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  it('shows that it waits', async () => {
    withEssays('essay-1');
    const letThrough = hold('GET /essays/{id}');
    openPage('/essays/essay-1');
    await screen.findByText('Loading your essay…');
    letThrough();
    await feedbackCard();
  });

  it('says that there is none for an id that is another student’s', async () => {
    withPreferences();
    withEssays();
    refuse('GET /essays/{id}', 'not_found');
    const { user } = openPage('/essays/another');
    await screen.findByRole('heading', { name: 'Essay not found' });
    await user.click(screen.getByRole('link', { name: 'Back to your essays' }));
    await atAddress(TOOLS);
  });

  it('says why it can’t be loaded, and loads by another try', async () => {
    answerFromElsewhere('GET /essays/{id}', 403);
    const { user } = openPage('/essays/essay-1');
    await screen.findByText('Failed to load essay');
    withEssays('essay-1');
    await user.click(await button('Try Again'));
    await feedbackCard();
  });

  it('leads to the next draft, which is compared with this one', async () => {
    withPreferences();
    withEssays('essay-1');
    const { user } = openPage('/essays/essay-1');
    await user.click(await button('Write the next draft'));
    await atAddress(TOOLS);
    await eventually(async () => (await field()).value).toBe(DRAFT);
    const scores = { overall: 60, rubric: [] };
    answer(
      'POST /essays',
      submitted(
        'essay-2',
        { previousEssayId: 'essay-1' },
        {
          comparison: {
            fixed: ['A slip'],
            broken: [],
            left: [],
            before: scores,
            after: scores,
            wordsKept: 0.97,
          },
        },
      ),
    );
    await user.type(await field(), ' More.');
    await user.click(await button('Submit for Critique'));
    await screen.findByRole('heading', { name: 'Compared with your earlier draft' });
    await screen.findByRole('table', { name: 'The rubric before and now' });
    await screen.findByText(/keeps \d+% of the words/);
    expect(sent('POST /essays')[0]?.body).toMatchObject({ previousEssayId: 'essay-1' });
  });

  it('is kept as a Markdown file', async () => {
    withEssays('essay-1');
    const { user } = openPage('/essays/essay-1');
    await user.click(await button('Download as Markdown'));
    expect(downloads[0]?.name).toMatch(/^essay-critique-\d{4}-\d\d-\d\d\.md$/);
    const text = await downloads[0]?.text();
    expect(text).toContain('# Essay critique');
    expect(text).toContain('> When the well in our village ran dry');
  });
});
