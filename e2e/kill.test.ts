import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  type FakeLanguageModel,
  replyOfReader,
  startFakeLanguageModel,
} from '../apps/api/src/testing/fake-language-model.ts';
import { apiCall, createStudent } from './api-student.ts';
import { copyDataFolder, type Product, startProduct } from './start-product.ts';

const preferences = {
  educationLevel: 'masters',
  preferredCountries: ['Germany'],
  fieldsOfStudy: ['Public Health'],
};

const ESSAY = `When the well in our village ran dry in 2019, I walked four kilometres with my sister every morning before school. \
I counted 212 households that did the same, and that winter I drew a map of every borehole for the county office.

I want to study public health so that a map like mine becomes a service.`;
/** Two places, so that at least one is free of the embedded items. */
const QUOTES = ['a map of every borehole for the county office', 'a map like mine becomes a service'];
/** Three attempts: on a machine that does too much one may be postponed by 20 s, the next by two minutes. */
const REVIEWED_MS = 200_000;
const WISH = 'the reader would like to stand there with you';

let model: FakeLanguageModel;
let folder: string;
let product: Product;
const start = (env: Record<string, string> = {}) =>
  startProduct({ DATA_DIR: folder, SNAPSHOT_MINUTES: '0', ...env });
const startWithModel = () =>
  start({ LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: `${model.url}/v1`, LLM_MODEL: 'small' });
beforeAll(async () => {
  model = await startFakeLanguageModel();
  folder = await copyDataFolder(inject('preparedFolder'));
  product = await start();
});
afterAll(async () => {
  await product.stop();
  await model.close();
  await rm(folder, { recursive: true, force: true });
});

describe('kill -9 during a matching job', () => {
  // At several moments: before the job is stored, while it waits, while it runs, after it has ended.
  it.each([1, 20, 100])(
    '%i ms after the start loses nothing: the job ends within 15 s of the next start',
    async (delay) => {
      const student = await createStudent(product.url);
      await student.call('POST', '/ai/preferences', preferences);
      const answer = student.call('POST', '/ai/matches/regenerate').catch(() => undefined);
      await pause(delay);
      await product.kill();
      const acknowledged = await answer;

      product = await start();
      const started = Date.now();
      const call = (method: string, address: string) =>
        apiCall(product.url, method, address, undefined, student.token);
      expect((await call('GET', '/ai/preferences')).body.data).toMatchObject(preferences);
      const jobId = acknowledged?.body.jobId ?? (await call('POST', '/ai/matches/async')).body.jobId;
      const ended = jobId === undefined ? 'completed' : await untilEnded(call, jobId);
      expect(['completed', 'failed']).toContain(ended);
      expect(Date.now() - started).toBeLessThan(15_000);
    },
    // A start and a recovery, beside whatever else the machine does.
    120_000,
  );
});

const untilEnded = async (
  call: (method: string, path: string) => ReturnType<typeof apiCall>,
  jobId: string,
): Promise<string> => {
  for (;;) {
    const { status, body } = await call('GET', `/ai/job/${jobId}/status`);
    if (status !== 200) return `answered ${status}`;
    if (body.status === 'completed' || body.status === 'failed') return body.status;
    await pause(100);
  }
};

describe('kill -9 during the deeper reading of an essay', () => {
  it('loses nothing: the next start goes on with it', async () => {
    await product.stop();
    product = await startWithModel();
    model.mode = 'held';
    const remarks = QUOTES.map((quote) => ({
      about: '',
      category: 'Voice',
      suggestion: `“${quote}” makes the village visible; ${WISH}.`,
      quote,
      kind: 'question',
      question: '',
    }));
    model.reply = replyOfReader({ verdict: { firstFix: null, remarks, vetoes: [] } });
    const { token, call } = await createStudent(product.url);
    // Asked again where a busy machine has an essay refused for the moment.
    const isAsked = () => model.calls.some(({ said }) => said.includes('borehole'));
    const ask = async () => {
      while (!isAsked())
        await call('POST', '/essays', { essayText: ESSAY, readByModel: true }).catch(() => undefined);
    };
    const asked = ask();
    await expect.poll(isAsked, { timeout: 100_000 }).toBe(true);
    await product.kill();
    await asked;
    model.release();

    product = await startWithModel();
    const read = async (address: string) =>
      (await apiCall(product.url, 'GET', address, undefined, token)).body.data;
    const [{ id }] = await read('/essays');
    const feedback = async () => (await read(`/essays/${id}`)).feedback;
    await expect
      .poll(async () => (await feedback()).deeper, { timeout: REVIEWED_MS, interval: 100 })
      .not.toBe('under_way');
    expect((await feedback()).deeper).toBe('added');
    expect(JSON.stringify((await feedback()).feedback)).toContain(WISH);
  }, 400_000);
});

describe('two processes on one data folder', () => {
  it('the second is refused and told who holds it', async () => {
    await expect(startProduct({ DATA_DIR: folder })).rejects.toThrow(
      `in use by process ${product.process.pid}`,
    );
    expect((await apiCall(product.url, 'GET', '/health')).status).toBe(200);
  });
});
