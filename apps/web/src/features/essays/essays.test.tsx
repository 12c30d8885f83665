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

  /** With time stopped. */
  const submitToBusyServer = async () => {
    withEssays();
    refuse('POST /essays', 'unavailable', { retryAfter: 3 });
    const { user } = await openTools();
    await user.click(await field());
    await user.paste(DRAFT);
    stopTime();
    await user.click(await button('Submit for Critique'));
  };

  it('waits for a busy server, says so, and shows the critique when it comes', async () => {
    await submitToBusyServer();
    await eventually(() => sent('POST /essays').length).toBe(1);
    await pass(6000);
    await screen.findByText('Laurel is busy, so this takes longer.');
    expect((await field()).value).toBe(DRAFT);
    withEssays();
    await pass(10_000);
    await feedbackCard();
    expect(screen.queryByText('Laurel is busy, so this takes longer.')).toBeNull();
    expect(new Set(sent('POST /essays').map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  it('says that the server is too busy once it was asked often enough, and keeps what was typed', async () => {
    await submitToBusyServer();
    await eventually(async () => {
      await pass(1000);
      return screen.queryByText(/^Laurel is too busy to read your essay now\./);
    }).not.toBeNull();
    expect(sent('POST /essays')).toHaveLength(13);
    expect((await field()).value).toBe(DRAFT);
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

  const remark = (name: RegExp) => screen.findByRole('button', { name });
  const described = (element: HTMLElement) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ');
  const TWO_REMARKS = {
    feedback: [
      {
        category: 'Prompt fit',
        suggestion: 'I could not find one part.',
        check: 'prompt-parts',
        kind: 'point' as const,
        severity: 'medium' as const,
        part: 'why this country',
      },
      {
        category: 'Specificity',
        suggestion: 'Say what came of it.',
        check: 'vague-claim',
        kind: 'point' as const,
        severity: 'high' as const,
        location: placeOf('hardworking'),
      },
      {
        category: 'Opening',
        suggestion: 'Keep this.',
        check: 'praise',
        kind: 'praise' as const,
        severity: 'low' as const,
        location: placeOf('in 2019'),
      },
    ],
  };

  it('has each remark at its sentence, which is a button described by it', async () => {
    answer('GET /essays/{id}', submitted('essay-1', {}, TWO_REMARKS));
    const { user } = openPage('/essays/essay-1');
    const weak = await remark(/^I am hardworking\./);
    expect(described(weak)).toMatch(/Specificity.*Say what came of it\./);
    expect(described(await remark(/^When the well/))).toMatch(/Keep this\./);
    // On a narrow screen the first remark is open, and the others are a line each.
    expect(weak.getAttribute('aria-expanded')).toBe('true');
    await user.click(weak);
    expect(weak.getAttribute('aria-expanded')).toBe('false');
    await user.keyboard(' ');
    expect(weak.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Enter}');
    expect(weak.getAttribute('aria-expanded')).toBe('false');
    // The remark without a sentence names its part of the prompt.
    const list = within(
      screen.getByRole('heading', { name: 'Suggestions' }).closest('section') as HTMLElement,
    );
    list.getByText('I could not find one part.');
    list.getByText('why this country');
    list.getByText('1 suggestion stands below, at the sentence it is about.');
  });

  it('shows a folded remark as one line on a narrow screen, which opens it and leaves the focus at its sentence', async () => {
    answer('GET /essays/{id}', submitted('essay-1', {}, TWO_REMARKS));
    const { user } = openPage('/essays/essay-1');
    const weak = await remark(/^I am hardworking\./);
    const lines = () => screen.queryAllByRole('button', { hidden: true, name: '' });
    const line = lines().find(({ textContent }) => textContent?.includes('Keep this.'));
    expect(line?.textContent).toMatch(/Opening: Keep this\./);
    expect(lines().some(({ textContent }) => textContent?.includes('Say what came of it.'))).toBe(false);
    await user.click(line as HTMLElement);
    const well = await remark(/^When the well/);
    expect(well.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(well);
    expect(weak.getAttribute('aria-expanded')).toBe('false');
    expect(lines().some(({ textContent }) => textContent?.includes('Say what came of it.'))).toBe(true);
  });

  it('leads from remark to remark in the order of the text, and announces each', async () => {
    answer('GET /essays/{id}', submitted('essay-1', {}, TWO_REMARKS));
    const { user } = openPage('/essays/essay-1');
    const next = await button('Next remark');
    const text = within(next.parentElement as HTMLElement);
    expect(text.getByRole('status').textContent).toBe('2 remarks in your text');
    expect((await button('Previous remark')) as HTMLButtonElement).toHaveProperty('disabled', true);
    await user.click(next);
    expect(text.getByRole('status').textContent).toBe('Remark 1 of 2: Opening. Keep this.');
    expect((await remark(/^When the well/)).getAttribute('aria-expanded')).toBe('true');
    await user.click(next);
    expect(text.getByRole('status').textContent).toMatch(/^Remark 2 of 2: Specificity/);
    expect((await remark(/^When the well/)).getAttribute('aria-expanded')).toBe('false');
    expect(next).toHaveProperty('disabled', true);
    await user.click(await button('Previous remark'));
    expect(text.getByRole('status').textContent).toMatch(/^Remark 1 of 2/);
  });

  it('says what to fix first above everything else, and at its sentence too', async () => {
    const firstFix = {
      category: 'Another award',
      suggestion: 'You write to another fund.',
      check: 'other-scholarship',
      kind: 'point' as const,
      severity: 'high' as const,
      location: placeOf('I apply for teh scholarship'),
    };
    answer('GET /essays/{id}', submitted('essay-1', {}, { firstFix, feedback: [] }));
    openPage('/essays/essay-1');
    expect(described(await remark(/^I apply for teh scholarship/))).toMatch(/You write to another fund\./);
    expect(screen.getAllByText('Fix this first')).toHaveLength(2);
    screen.getByText(/^No suggestion that we are sure of\./);
  });

  it('has no overall number, and no score of any kind', async () => {
    withEssays('essay-1');
    openPage('/essays/essay-1');
    await feedbackCard();
    expect(screen.getByRole('main').textContent).not.toMatch(/of 100|\b60\b|score/i);
  });

  it('lists the parts of the prompt: covered with the sentence, not found, or not judged', async () => {
    const promptParts = [
      { part: 'a time you led', from: 'prompt' as const, covered: 'yes' as const, quote: 'I walked.' },
      { part: 'why this country', from: 'prompt' as const, covered: 'no' as const },
      { part: 'what you read', from: 'prompt' as const, covered: 'no' as const, judged: false },
      { part: 'Leadership', from: 'selection' as const, covered: 'no' as const },
    ];
    answer('GET /essays/{id}', submitted('essay-1', {}, { promptParts }));
    openPage('/essays/essay-1');
    const heading = await screen.findByRole('heading', { name: 'The prompt, part by part' });
    const rows = within(heading.closest('section') as HTMLElement).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'a time you ledCovered“I walked.”',
      'why this countryI could not find itWhich sentence answers this?',
      'what you readNot judgedI could not tell. Which sentence answers this?',
      'Leadership (what the scholarship looks for)Not judgedShow it somewhere in your application. It need not be in this essay.',
    ]);
  });

  it('tells what changed since an earlier draft: the remarks that are gone and new, and the words', async () => {
    const drafts = ['essay-1', 'essay-2', 'essay-3'].map((id) => ({
      id,
      createdAt: '2026-11-20T12:00:00.000Z',
    }));
    const texts: Record<string, string> = {
      'essay-1': 'I am hardworking. I help people.',
      'essay-2': 'I counted wells. I help people.',
      'essay-3': 'I counted 212 wells. I help people.',
    };
    const said = (quote: string, suggestion: string) => ({
      category: 'Specificity',
      suggestion,
      check: 'vague-claim',
      kind: 'point' as const,
      severity: 'medium' as const,
      location: { start: 0, end: quote.length, quote },
    });
    const remarks: Record<string, ReturnType<typeof said>[]> = {
      'essay-1': [said('I am hardworking.', 'Show it.'), said('I help people.', 'Which people?')],
      'essay-3': [said('I help people.', 'Which people?'), said('I counted 212 wells.', 'When?')],
    };
    answerBy('GET /essays/{id}', ({ params: { id = '' } }): Answer<'GET /essays/{id}'> => {
      const { data, success } = submitted(
        id,
        { essayText: texts[id], ...(id === 'essay-3' ? { previousEssayId: 'essay-2' } : {}) },
        { feedback: remarks[id] ?? [] },
      );
      return { success, data: { ...data, drafts } };
    });
    const { user } = openPage('/essays/essay-3');
    const heading = await screen.findByRole('heading', { name: 'Compared with your earlier draft' });
    const section = within(heading.closest('section') as HTMLElement);
    section.getByText(/^Draft 3.*\(shown here\)$/);
    expect(section.getAllByRole('link').map(({ textContent }) => textContent?.slice(0, 7))).toEqual([
      'Draft 1',
      'Draft 2',
    ]);
    const picker = section.getByLabelText<HTMLSelectElement>('Compare this draft with');
    expect(picker.value).toBe('essay-2');
    await eventually(() => section.queryByText('What changed in the text')).not.toBeNull();
    const ofElement = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
    expect(ofElement('ins')).toContain('New: 212 ');
    await user.selectOptions(picker, 'essay-1');
    await eventually(() => ofElement('del')).toContainEqual('Taken out: hardworking');
    const lists = section
      .getAllByRole('heading', { level: 4 })
      .map(({ parentElement }) => parentElement?.textContent);
    expect(lists).toEqual(['Fixed1Show it.', 'New in this draft1When?', 'Still open1Which people?']);
  });

  it('is complete when the answer lists no drafts', async () => {
    withEssays('essay-1');
    openPage('/essays/essay-1');
    await feedbackCard();
    expect(screen.queryByRole('heading', { name: /draft/i, level: 3 })).toBeNull();
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
