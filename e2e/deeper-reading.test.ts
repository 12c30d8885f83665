import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import {
  type FakeLanguageModel,
  startFakeLanguageModel,
} from '../apps/api/src/testing/fake-language-model.ts';
import { apiCall, createStudent, createStudentWithPreferences } from './api-student.ts';
import { gone, journey, shown } from './browser.ts';
import { copyDataFolder, startProduct } from './start-product.ts';

const ESSAY = `When the well in our village ran dry in 2019, I walked four kilometres with my sister every morning before school. \
I counted 212 households that did the same, and that winter I drew a map of every borehole for the county office.

I want to study public health so that a map like mine becomes a service.`;
/** Two places, so that at least one is free of the embedded items. */
const QUOTES = ['a map of every borehole for the county office', 'a map like mine becomes a service'];
const WISH = 'the reader would like to stand there with you';

let fake: FakeLanguageModel;
beforeAll(async () => {
  fake = await startFakeLanguageModel();
});
afterAll(() => fake.close());
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
const env = () => ({
  LLM_PROVIDER: 'openai-compatible',
  LLM_BASE_URL: `${fake.url}/v1`,
  LLM_MODEL: 'small',
  SNAPSHOT_MINUTES: '0',
});

describe('a deeper reading', () => {
  journey(
    'joins the feedback by itself when the model is slow',
    async ({ visit }) => {
      const folder = await copyDataFolder(inject('preparedFolder'));
      const product = await startProduct({ ...env(), DATA_DIR: folder });
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
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    },
    // A start of the product and the seven seconds that an answer waits for the model.
    240_000,
  );

  it('goes on after kill -9 in the middle of it', async () => {
    const folder = await copyDataFolder(inject('preparedFolder'));
    const first = await startProduct({ ...env(), DATA_DIR: folder });
    const { token, call } = await createStudent(first.url);
    const answer = call('POST', '/essays', { essayText: ESSAY }).catch(() => undefined);
    while (fake.calls.length === 0) await pause(20);
    await first.kill();
    await answer;
    fake.release();

    const second = await startProduct({ ...env(), DATA_DIR: folder });
    const read = async (address: string) =>
      (await apiCall(second.url, 'GET', address, undefined, token)).body.data;
    const [{ id }] = await read('/essays');
    while ((await read(`/essays/${id}`)).feedback.deeper === 'under_way') await pause(100);
    const { feedback } = await read(`/essays/${id}`);
    expect(feedback.deeper).toBe('added');
    expect(JSON.stringify(feedback.feedback)).toContain(WISH);
    await second.stop();
    await rm(folder, { recursive: true, force: true });
  }, 240_000);
});
