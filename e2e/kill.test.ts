import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  type FakeLanguageModel,
  replyOfReader,
  startFakeLanguageModel,
} from '../apps/api/src/testing/fake-language-model.ts';
import { apiCall, createMatchedStudent, createStudent, type Json } from './api-student.ts';
import { copyDataFolder, type Product, runCommand, startProduct } from './start-product.ts';

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

describe('kill -9 during a decision at the desk', () => {
  const PATCH = { deadline: { kind: 'date', dates: ['2027-04-15'], text: 'Closes on 15 April 2027' } };
  const ANSWER = { state: 'mended', answer: 'You were right: it closes on 15 April 2027.', patch: PATCH };

  // Before the call is read, while its rows are written, and when it was answered.
  it('leaves the change, the answer to the student, the notice and the row of the audit log all there or none of them', async () => {
    const { student, matches } = await createMatchedStudent(product.url);
    const awards = matches.slice(0, 3).map(({ scholarshipId }) => String(scholarshipId));
    const newcomer = await createStudent(product.url);
    for (const role of ['curator', 'operator'])
      await runCommand(['grant', newcomer.email, role], { DATA_DIR: folder, SNAPSHOT_MINUTES: '0' });
    const call = (token: string, method: string, address: string, body?: unknown) =>
      apiCall(product.url, method, address, body, token);
    const { email, password } = newcomer;
    const { token } = (await apiCall(product.url, 'POST', '/auth/login', { email, password })).body as {
      token: string;
    };
    const kept = async (award: string, report: string) => {
      const desk = (await call(token, 'GET', `/desk/scholarships/${award}`)).body.data as Json;
      const { scholarship } = (await call(student.token, 'GET', `/scholarships/${award}`)).body.data as Json;
      const { notifications } = (await call(student.token, 'GET', '/notifications')).body.data as Json;
      const audit = await fetch(`${product.url}/api/desk/audit?since=2000-01-01`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return {
        edited: desk.edits.length === 1,
        shown: scholarship.deadline === '2027-04-15',
        answered: scholarship.reports[0].state === 'mended',
        told: notifications.some((each: Json) => each.kind === 'report' && each.scholarshipId === award),
        audited: (await audit.text()).includes(`${report} ${award}`),
      };
    };
    const whole = { edited: true, shown: true, answered: true, told: true, audited: true };
    const nothing = { edited: false, shown: false, answered: false, told: false, audited: false };

    for (const [at, award] of awards.entries()) {
      const wrong = { kind: 'wrong_fact', text: 'The page says that it closes on 15 April 2027.' };
      expect((await student.call('POST', `/scholarships/${award}/reports`, wrong)).status).toBe(201);
      const seen = (await student.call('GET', `/scholarships/${award}`)).body.data as Json;
      const report = String(seen.scholarship.reports[0].id);
      expect(await kept(award, report)).toEqual(nothing);

      const decide = () => call(token, 'POST', `/desk/reports/${report}/answer`, ANSWER);
      const answer = decide().catch(() => undefined);
      await pause([1, 6, 25][at]);
      await product.kill();
      const acknowledged = (await answer)?.status === 200;
      product = await start();
      student.call = (method, address, body) => call(student.token, method, address, body);
      const left = await kept(award, report);
      expect(acknowledged ? [whole] : [whole, nothing]).toContainEqual(left);
      expect((await decide()).status).toBe(left.answered ? 409 : 200);
      expect(await kept(award, report)).toEqual(whole);
    }
  }, 300_000);
});

describe('two processes on one data folder', () => {
  it('the second is refused and told who holds it', async () => {
    await expect(startProduct({ DATA_DIR: folder })).rejects.toThrow(
      `in use by process ${product.process.pid}`,
    );
    expect((await apiCall(product.url, 'GET', '/health')).status).toBe(200);
  });
});
