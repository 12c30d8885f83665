import { schema } from '@laurel/db';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { newId } from '../../platform/new-id.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { recordFrom, scholarshipFixture } from '../../testing/scholarship-fixture.ts';
import { findEssay } from './essays.repository.ts';
import { MAX_ESSAYS, withCritique } from './submit-essay.ts';

const essayText = `When the well in our village ran dry in 2019, I walked four kilometres with my sister every morning before school. \
I counted 212 households that did the same. That winter I drew a map of every borehole and took it to the county office.

Now I want to study public health so that a map like mine becomes a service. At Moi Teaching Hospital I helped nurses record 90 cases of cholera.`;

const asking = (id: string, documents: string[], selection: string[]) => ({
  ...recordFrom({ id, title: id, lines: [] }),
  documents,
  selection,
});
const records = () => [
  ...scholarshipFixture(),
  asking('asks-leadership', ['CV', 'Essay'], ['Leadership']),
  asking('asks-leading', ['Personal statement'], ['Leadership potential']),
  asking('asks-service', ['Essay'], ['Service to the community']),
  asking('asks-nothing', ['Letter of motivation'], []),
  asking('asks-no-text', ['Income statements', 'Two references'], ['Leadership']),
];

describe.each(['embedded', 'server'] as const)('essays on the %s database', (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(kind, inject('serverUrl'), { records: records() });
    await test.services.spellChecker.start();
  });
  afterAll(() => test.close());

  const submit = (token: string, body: unknown, key?: string) =>
    test.call('POST', '/essays', { token, body, ...(key ? { headers: { 'idempotency-key': key } } : {}) });

  it('are stored and critiqued, and read again the same', async () => {
    const { token } = await test.signIn();
    const { status, body } = await submit(token, { essayText });
    expect(status).toBe(201);
    expect(body.data.essay).toMatchObject({
      essayText,
      id: expect.any(String),
      createdAt: expect.any(String),
    });
    expect(body.data.feedback.feedback.length).toBeGreaterThan(0);
    expect(body.data.feedback.feedback.length).toBeLessThanOrEqual(12);
    for (const item of body.data.feedback.feedback)
      expect(item).toMatchObject({ category: expect.any(String), suggestion: expect.any(String) });
    const again = await test.call('GET', `/essays/${body.data.essay.id}`, { token });
    expect(again.body.data).toEqual(body.data);
  });

  it('list all drafts of the same essay, the oldest first, and no other essay', async () => {
    const { token } = await test.signIn();
    const send = async (previousEssayId?: string) =>
      (await submit(token, { essayText, ...(previousEssayId ? { previousEssayId } : {}) })).body.data;
    const { essay: first, drafts } = await send();
    expect(drafts).toEqual([{ id: first.id, createdAt: first.createdAt }]);
    const { essay: other } = await send();
    const { essay: second } = await send(first.id);
    const { essay: third, drafts: ofThird } = await send(second.id);
    const idsOf = (list: { id: string }[]) => list.map(({ id }) => id);
    expect(idsOf(ofThird)).toEqual([first.id, second.id, third.id]);
    const draftsOf = async (id: string) =>
      idsOf((await test.call('GET', `/essays/${id}`, { token })).body.data.drafts);
    expect(await draftsOf(first.id)).toEqual([first.id, second.id, third.id]);
    expect(await draftsOf(other.id)).toEqual([other.id]);
    // What was written from a deleted draft stands alone with what was written from it too.
    const { essay: fourth } = await send(second.id);
    await test.call('DELETE', `/essays/${second.id}`, { token });
    expect(await draftsOf(first.id)).toEqual([first.id]);
    expect(await draftsOf(third.id)).toEqual([third.id, fourth.id]);
  });

  it('are offered for the saved scholarships that ask for about the same', async () => {
    const { token } = await test.signIn();
    const reuse = async () => (await test.call('GET', '/essays/reuse', { token })).body.data.groups;
    expect(await reuse()).toEqual([]);
    const records = ['asks-leadership', 'asks-leading', 'asks-nothing', 'asks-no-text'];
    for (const id of records) await test.call('POST', `/scholarships/${id}/save`, { token, body: {} });
    const before = await reuse();
    expect(
      before.map(({ scholarships, ...group }: { scholarships: { id: string }[] }) => ({
        ...group,
        ids: scholarships.map(({ id }) => id).toSorted(),
      })),
    ).toEqual([
      {
        kind: 'statement',
        basis: 'criteria',
        asks: [expect.stringMatching(/^Leadership/)],
        drafts: [],
        ids: ['asks-leadership', 'asks-leading'],
      },
      { kind: 'statement', basis: 'name', asks: [], drafts: [], ids: ['asks-nothing'] },
    ]);
    const led =
      'I led twelve volunteers in Kisumu. In March 2024 I organised three clinics and trained nine nurses.';
    const fitting = (await submit(token, { essayText: led })).body.data.essay.id;
    await submit(token, { essayText: 'Mangoes are sweet. The sky is blue over the lake.' });
    const [group, unknown] = await reuse();
    expect(group.drafts).toMatchObject([{ id: fitting, covered: 1, missing: [] }]);
    expect(unknown.drafts).toEqual([]);
    const forIt = await submit(token, {
      essayText: led,
      scholarshipId: 'asks-nothing',
      prompt: 'Why medicine?',
    });
    expect((await reuse()).find(({ basis }: { basis: string }) => basis === 'prompt')).toMatchObject({
      asks: ['Why medicine?'],
      scholarships: [{ id: 'asks-nothing' }],
    });
    await test.call('DELETE', `/essays/${forIt.body.data.essay.id}`, { token });
    const other = await test.signIn();
    expect((await test.call('GET', '/essays/reuse', { token: other.token })).body.data.groups).toEqual([]);
  });

  it('are read once for what the saved scholarships ask, and only then for something new', async () => {
    const { token } = await test.signIn();
    const fit = vi.spyOn(test.services.textEngine, 'fit');
    const reuse = async () => (await test.call('GET', '/essays/reuse', { token })).body.data.groups;
    const led = 'I led twelve volunteers in Kisumu. In March 2024 I organised three clinics.';
    await submit(token, { essayText: led });
    await test.call('POST', '/scholarships/asks-leadership/save', { token, body: {} });
    const first = await reuse();
    expect(first[0].drafts).toHaveLength(1);
    expect(fit.mock.calls).toEqual([[led, ['Leadership']]]);
    expect(await reuse()).toEqual(first);
    expect(fit).toHaveBeenCalledTimes(1);
    await test.call('POST', '/scholarships/asks-service/save', { token, body: {} });
    await reuse();
    expect(fit.mock.calls[1]).toEqual([led, ['Service to the community']]);
    fit.mockRestore();
  });

  it(`are kept up to ${MAX_ESSAYS}, and the next one is refused in kind words`, async () => {
    const { token, userId } = await test.signIn();
    const row = { userId, essayText, requestHash: '', createdAt: new Date() };
    const ids = Array.from({ length: MAX_ESSAYS - 1 }, (_, at) => `essay-${at}`);
    await test.services.database.queries.insert(schema.essays).values(ids.map((id) => ({ ...row, id })));
    expect((await submit(token, { essayText }, 'the last one')).status).toBe(201);
    const { status, body } = await submit(token, { essayText });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'limit_reached',
      message: expect.stringContaining('Please delete one'),
    });
    // What is stored already is given again.
    expect((await submit(token, { essayText }, 'the last one')).status).toBe(201);
    await test.call('DELETE', '/essays/essay-0', { token });
    const both = await Promise.all([submit(token, { essayText }), submit(token, { essayText })]);
    expect(both.map((answer) => answer.status).toSorted()).toEqual([201, 409]);
  });

  it('are critiqued once, however often they are sent meanwhile', async () => {
    const { token } = await test.signIn();
    const critique = vi.spyOn(test.services.textEngine, 'critique');
    const answers = await Promise.all([1, 2, 3].map(() => submit(token, { essayText }, 'impatient')));
    expect(new Set(answers.map(({ body }) => body.data.essay.id)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(critique).toHaveBeenCalledTimes(1);
    critique.mockRestore();
  });

  it('are kept while their critique is not ready, and get it from the one that goes on', async () => {
    const { token, userId } = await test.signIn();
    const { textEngine } = test.services;
    const { critique } = textEngine;
    const { promise: ready, resolve: letThrough } = Promise.withResolvers<void>();
    const slow = vi.spyOn(textEngine, 'critique').mockImplementation(async (input) => {
      await ready;
      return critique(input);
    });
    const row = { userId, id: newId(), essayText, requestHash: '', createdAt: new Date() };
    const { queries } = test.services.database;
    await queries.insert(schema.essays).values(row);
    const essay = await findEssay(queries, userId, row.id);
    if (!essay) throw new Error('the essay was stored');
    const tooLong = withCritique(
      { ...test.services, findStudent: async () => undefined, textEngine: { ...textEngine, answerMs: 1 } },
      essay,
    );
    await expect(tooLong).rejects.toMatchObject({ code: 'unavailable', retryAfter: 3 });
    letThrough();
    expect((await test.call('GET', `/essays/${row.id}`, { token })).status).toBe(200);
    expect(slow).toHaveBeenCalledTimes(1);
    slow.mockRestore();
  });

  it.each([
    ['nothing', ''],
    ['white space', '  \n\t '],
    ['tags without words', '<p> <br></p>'],
    ['space of no width', '\u00a0\u200b\ufeff'],
  ])('refuse %s in the specification’s words', async (_name, text) => {
    const { token } = await test.signIn();
    const { status, body } = await submit(token, { essayText: text });
    expect(status).toBe(400);
    expect(body.error).toBe('Please paste or write your essay.');
  });

  it('lose tags and keep comparisons', async () => {
    const { token } = await test.signIn();
    const { body } = await submit(token, {
      essayText: '<p>I scored <b>7</b> points; x < 5 and y > 3, said <i>Ada</i>.</p>',
    });
    expect(body.data.essay.essayText).toBe('I scored 7 points; x < 5 and y > 3, said Ada.');
  });

  it('take 20,000 characters and refuse 20,001', async () => {
    const { token } = await test.signIn();
    const long = 'I planted a tree. '.repeat(1200).slice(0, 20_000);
    expect((await submit(token, { essayText: long })).status).toBe(201);
    expect((await submit(token, { essayText: `${long}a` })).status).toBe(400);
  });

  it('are submitted once however often a key is sent, and a key serves one essay only', async () => {
    const { token } = await test.signIn();
    const answers = await Promise.all([1, 2, 3].map(() => submit(token, { essayText }, 'attempt-1')));
    expect(new Set(answers.map(({ body }) => body.data.essay.id)).size).toBe(1);
    expect((await submit(token, { essayText: `${essayText} More.` }, 'attempt-1')).status).toBe(422);
    expect((await test.call('GET', '/essays', { token })).body.pagination.totalItems).toBe(1);
    const other = await test.signIn();
    expect(
      (await submit(other.token, { essayText: 'Another student may use the same key.' }, 'attempt-1')).status,
    ).toBe(201);
  });

  it('are listed newest first, page by page', async () => {
    const { token } = await test.signIn();
    for (const number of [1, 2, 3]) await submit(token, { essayText: `Draft number ${number} of my essay.` });
    const { body } = await test.call('GET', '/essays?limit=2', { token });
    expect(body.data.map((essay: { essayText: string }) => essay.essayText)).toEqual([
      'Draft number 3 of my essay.',
      'Draft number 2 of my essay.',
    ]);
    expect(body.pagination).toMatchObject({ totalItems: 3, totalPages: 2, hasNextPage: true });
  });

  it('are nobody else’s to read, delete, or compare with', async () => {
    const owner = await test.signIn();
    const { id } = (await submit(owner.token, { essayText })).body.data.essay;
    const { token } = await test.signIn();
    expect((await test.call('GET', `/essays/${id}`, { token })).body.error).toBe('Essay not found');
    expect((await test.call('DELETE', `/essays/${id}`, { token })).status).toBe(404);
    expect((await submit(token, { essayText, previousEssayId: id })).status).toBe(400);
    expect((await test.call('DELETE', `/essays/${id}`, { token: owner.token })).status).toBe(200);
    expect((await test.call('GET', `/essays/${id}`, { token: owner.token })).status).toBe(404);
  });

  it('are compared with an earlier draft', async () => {
    const { token } = await test.signIn();
    const first = await submit(token, { essayText });
    const second = await submit(token, {
      essayText: essayText.replace('cholera', 'cholera in 2023'),
      previousEssayId: first.body.data.essay.id,
    });
    expect(second.body.data.feedback.comparison).toMatchObject({
      before: expect.any(Object),
      after: expect.any(Object),
    });
  });

  it.each([
    ['one word of 8,000 letters', 'a'.repeat(8000)],
    ['20,000 dashes', '-'.repeat(20_000)],
    [
      '5,000 unknown words',
      Array.from({ length: 3000 }, (_, n) => `zq${n.toString(36)}`)
        .join(' ')
        .slice(0, 19_999),
    ],
    ['another script', '私は公衆衛生を学びたいです。'.repeat(50)],
    ['emoji', '👩🏽‍🎓📚'.repeat(500)],
    ['NUL and lone surrogates', 'I \u0000 study \ud800 law \udfff today.'],
  ])('of %s are answered, and the next essay is unaffected', async (_name, text) => {
    const { token } = await test.signIn();
    const { status } = await submit(token, { essayText: text });
    expect(status).toBe(201);
    expect((await submit(token, { essayText })).status).toBe(201);
  });
});
