import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import {
  type FakeLanguageModel,
  startFakeLanguageModel,
} from '../apps/api/src/testing/fake-language-model.ts';
import { apiCall, createStudent, createStudentWithPreferences } from './api-student.ts';
import { gone, journey, shown } from './browser.ts';
import { copyDataFolder, type Product, startProduct } from './start-product.ts';

const ESSAY = `When the well in our village ran dry in 2019, I walked four kilometres with my sister every morning before school. \
I counted 212 households that did the same, and that winter I drew a map of every borehole for the county office.

I want to study public health so that a map like mine becomes a service.`;
/** Two places, so that at least one is free of the embedded items. */
const QUOTES = ['a map of every borehole for the county office', 'a map like mine becomes a service'];
const WISH = 'the reader would like to stand there with you';

let fake: FakeLanguageModel;
let folder: string;
let product: Product;
const start = () =>
  startProduct({
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: `${fake.url}/v1`,
    LLM_MODEL: 'small',
    SNAPSHOT_MINUTES: '0',
    DATA_DIR: folder,
  });
beforeAll(async () => {
  fake = await startFakeLanguageModel();
  folder = await copyDataFolder(inject('preparedFolder'));
  product = await start();
  // A start, on a machine that others use too.
}, 180_000);
afterAll(async () => {
  await product.stop();
  await fake.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  fake.calls.length = 0;
  fake.mode = 'held';
  fake.reply = () => ({
    feedback: QUOTES.map((quote) => ({
      category: 'Voice',
      suggestion: `“${quote}” makes the village visible; ${WISH}.`,
      quote,
      kind: 'question',
      question: '',
    })),
    rewrittenSections: [],
  });
});

describe('a deeper reading', () => {
  journey(
    'joins the feedback by itself when the model is slow',
    async ({ visit }) => {
      const student = await createStudentWithPreferences(product.url);
      const page = await visit('/dashboard?tab=tools', { student, url: product.url });
      await page.getByLabel('Your essay', { exact: true }).fill(ESSAY);
      await page.getByRole('button', { name: 'Submit for Critique' }).click();
      const underWay = page.getByText('A second, deeper reading is under way.');
      await shown(page.getByRole('heading', { name: 'Feedback', exact: true }), underWay);
      fake.release();
      await shown(
        page.getByText('A second, deeper reading by a language model has joined this feedback.'),
        page.getByText(WISH).first(),
        page.getByText('Deeper reading', { exact: true }).first(),
      );
      await gone(underWay);
    },
    // The seven seconds that an answer waits for the model, on a machine that others use too.
    240_000,
  );

  it('goes on after kill -9 in the middle of it', async () => {
    const { token, call } = await createStudent(product.url);
    // Asked again where a busy machine has an essay refused for the moment.
    const ask = async () => {
      while (fake.calls.length === 0)
        await call('POST', '/essays', { essayText: ESSAY }).catch(() => undefined);
    };
    const asked = ask();
    await expect.poll(() => fake.calls.length, { timeout: 100_000 }).toBeGreaterThan(0);
    await product.kill();
    await asked;
    fake.release();

    product = await start();
    const read = async (address: string) =>
      (await apiCall(product.url, 'GET', address, undefined, token)).body.data;
    const [{ id }] = await read('/essays');
    const feedback = async () => (await read(`/essays/${id}`)).feedback;
    await expect
      .poll(async () => (await feedback()).deeper, { timeout: 100_000, interval: 100 })
      .not.toBe('under_way');
    expect((await feedback()).deeper).toBe('added');
    expect(JSON.stringify((await feedback()).feedback)).toContain(WISH);
  }, 240_000);
});
