import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type FakeLanguageModel,
  replyOfReader,
  startFakeLanguageModel,
} from '../apps/api/src/testing/fake-language-model.ts';
import { type Json, PUBLIC_HEALTH } from './api-student.ts';
import { type DeskToKill, openDesk } from './desk-to-kill.ts';
import { startProduct } from './start-product.ts';

/**
 * Milliseconds from the calls to the kill: before they are read, while their rows are written, while a matching runs, and when all was
 * answered. One of them in every test run, all with THOROUGH=1.
 */
const MOMENTS = process.env.THOROUGH === '1' ? [6, 1, 20, 25, 100] : [6];

const ESSAY = `When the well in our village ran dry in 2019, I walked four kilometres with my sister every morning before school. \
I counted 212 households that did the same, and that winter I drew a map of every borehole for the county office.

I want to study public health so that a map like mine becomes a service.`;
/** Two places, so that at least one is free of the embedded items. */
const QUOTES = ['a map of every borehole for the county office', 'a map like mine becomes a service'];
/** Three attempts: on a machine that does too much one may be postponed by 20 s, the next by two minutes. */
const REVIEWED_MS = 200_000;
const WISH = 'the reader would like to stand there with you';

const PATCH = { deadline: { kind: 'date', dates: ['2027-04-15'], text: 'Closes on 15 April 2027' } };
const ANSWER = { state: 'mended', answer: 'You were right: it closes on 15 April 2027.', patch: PATCH };
const WHOLE = { edited: true, shown: true, answered: true, told: true, audited: true };
const NOTHING = { edited: false, shown: false, answered: false, told: false, audited: false };

describe.each(['embedded', 'server'] as const)('kill -9 on the %s database', (kind) => {
  let model: FakeLanguageModel;
  let desk: DeskToKill;
  beforeAll(async () => {
    model = await startFakeLanguageModel();
    const remarks = QUOTES.map((quote) => ({
      about: '',
      category: 'Voice',
      suggestion: `“${quote}” makes the village visible; ${WISH}.`,
      quote,
      kind: 'question',
      question: '',
    }));
    model.reply = replyOfReader({ verdict: { firstFix: null, remarks, vetoes: [] } });
    const settings = {
      LLM_PROVIDER: 'openai-compatible',
      LLM_BASE_URL: `${model.url}/v1`,
      LLM_MODEL: 'small',
    };
    desk = await openDesk(kind, settings, 'few');
  }, 300_000);
  afterAll(async () => {
    await desk?.close();
    await model.close();
  });

  const ask = (method: string, address: string, body?: unknown) =>
    desk.call(desk.student.token, method, address, body);
  const read = async (address: string) => (await ask('GET', address)).body.data as Json;

  /** What there is of the answer to a report. */
  const kept = async (award: string, report: string) => {
    const held = (await desk.call(desk.token, 'GET', `/desk/scholarships/${award}`)).body.data as Json;
    const { scholarship } = await read(`/scholarships/${award}`);
    const { notifications } = await read('/notifications');
    return {
      edited: held.edits.length === 1,
      shown: scholarship.deadline === '2027-04-15',
      answered: scholarship.reports[0].state === 'mended',
      told: notifications.some((each: Json) => each.kind === 'report' && each.scholarshipId === award),
      audited: (await desk.text('/desk/audit?since=2000-01-01')).includes(`${report} ${award}`),
    };
  };

  /** Has an essay read until the model is asked, which does not answer. */
  const beginReading = async (): Promise<{ sent: Promise<unknown> }> => {
    const before = model.calls.length;
    const isAsked = () => model.calls.slice(before).some(({ said }) => said.includes('borehole'));
    model.mode = 'held';
    const send = async () => {
      // Asked again where a busy machine has an essay refused for the moment.
      while (!isAsked())
        await ask('POST', '/essays', { essayText: ESSAY, readByModel: true }).catch(() => undefined);
    };
    const sent = send();
    await expect.poll(isAsked, { timeout: 100_000 }).toBe(true);
    return { sent };
  };

  const untilEnded = async (jobId: string): Promise<string> => {
    for (;;) {
      const { status, body } = await ask('GET', `/ai/job/${jobId}/status`);
      if (status !== 200) return `answered ${status}`;
      if (body.status === 'completed' || body.status === 'failed') return body.status;
      await pause(100);
    }
  };

  it.each(MOMENTS)(
    '%i ms after an answer at the desk and a matching were asked for, while an essay is read, loses and halves nothing',
    async (delay) => {
      const award = String(desk.matches[MOMENTS.indexOf(delay)]?.scholarshipId);
      const wrong = { kind: 'wrong_fact', text: 'The page says that it closes on 15 April 2027.' };
      expect((await ask('POST', `/scholarships/${award}/reports`, wrong)).status).toBe(201);
      const report = String((await read(`/scholarships/${award}`)).scholarship.reports[0].id);
      expect(await kept(award, report)).toEqual(NOTHING);
      const preferences = { ...PUBLIC_HEALTH, gpa: 3 + MOMENTS.indexOf(delay) / 10 };
      expect((await ask('POST', '/ai/preferences', preferences)).status).toBe(200);
      const reading = await beginReading();

      const decide = () => desk.call(desk.token, 'POST', `/desk/reports/${report}/answer`, ANSWER);
      const decided = decide().catch(() => undefined);
      const matched = ask('POST', '/ai/matches/regenerate').catch(() => undefined);
      await pause(delay);
      await desk.kill();
      const acknowledged = (await decided)?.status === 200;
      const job = (await matched)?.body.jobId;
      await reading.sent;
      model.release();
      await desk.start();

      // A matching ends after the next start, or is asked for again.
      expect(await read('/ai/preferences')).toMatchObject(preferences);
      const jobId = job ?? (await ask('POST', '/ai/matches/async')).body.jobId;
      const ended = jobId === undefined ? 'completed' : await untilEnded(jobId);
      expect(['completed', 'failed']).toContain(ended);

      // The change, the answer to the student, the notice and the row of the audit log are all there or none of them.
      const left = await kept(award, report);
      expect(acknowledged ? [WHOLE] : [WHOLE, NOTHING]).toContainEqual(left);
      expect((await decide()).status).toBe(left.answered ? 409 : 200);
      expect(await kept(award, report)).toEqual(WHOLE);

      // The next start goes on with the reading.
      const { id } = (await read('/essays'))[0];
      const feedback = async () => (await read(`/essays/${id}`)).feedback as Json;
      await expect
        .poll(async () => (await feedback()).deeper, { timeout: REVIEWED_MS, interval: 100 })
        .not.toBe('under_way');
      expect((await feedback()).deeper).toBe('added');
      expect(JSON.stringify((await feedback()).feedback)).toContain(WISH);
    },
    600_000,
  );

  if (kind === 'embedded')
    it('a second process on the same data folder is refused and told who holds it', async () => {
      const second = startProduct({ DATA_DIR: String(desk.env.DATA_DIR) });
      await expect(second).rejects.toThrow(`in use by process ${desk.processId()}`);
      expect((await ask('GET', '/health')).status).toBe(200);
    });
});
