import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ModelSettings } from '../../config.ts';
import { type FakeLanguageModel, startFakeLanguageModel } from '../../testing/fake-language-model.ts';
import { until } from '../../testing/until.ts';
import type { Clock } from '../clock.ts';
import { createLogger } from '../logger.ts';
import { createMetrics } from '../metrics/index.ts';
import { createLanguageModel } from './create-language-model.ts';
import { MODEL_LIMITS, type ModelLimits } from './guard-model.ts';
import type { LanguageModel, ModelRequest } from './language-model.ts';
import { replySchema } from './reply-schema.ts';

const KEY = 'sk-a-key-that-stays-secret';
const ESSAY = 'I counted 212 households.';
const schema = z.object({ words: z.array(z.string()) });
const request: ModelRequest<z.infer<typeof schema>> = {
  name: 'count-words',
  system: 'Give the words.',
  input: ESSAY,
  schema,
  budgetMs: 20_000,
};
const good = { words: ['I', 'counted'] };

let fake: FakeLanguageModel;
let now = 0;
const clock: Clock = { now: () => new Date(now), today: () => '2026-11-21' };
const logged: string[] = [];
const logger = Object.assign(createLogger('silent'), {
  warn: (...parts: unknown[]) => logged.push(JSON.stringify(parts)),
  error: (...parts: unknown[]) => logged.push(JSON.stringify(parts)),
});
const metrics = createMetrics();
const LIMITS: ModelLimits = { ...MODEL_LIMITS, failures: 1000, retryMs: 0 };

const PROVIDERS = {
  'openai-compatible': () => ({
    provider: 'openai-compatible',
    baseUrl: `${fake.url}/v1`,
    apiKey: KEY,
    model: 'small',
  }),
  anthropic: () => ({
    provider: 'anthropic',
    baseUrl: `${fake.url}/v1`,
    apiKey: KEY,
    model: 'claude-sonnet-4-5',
  }),
  // Without an output format of its own: it is made to use a tool instead.
  'an older Anthropic model': () => ({
    provider: 'anthropic',
    baseUrl: `${fake.url}/v1`,
    apiKey: KEY,
    model: 'claude-3-haiku-20240307',
  }),
  ollama: () => ({ provider: 'ollama', baseUrl: fake.url, apiKey: undefined, model: 'llama3.2:3b' }),
} satisfies Record<string, () => ModelSettings>;
const PATHS = {
  'openai-compatible': '/v1/chat/completions',
  anthropic: '/v1/messages',
  'an older Anthropic model': '/v1/messages',
  ollama: '/v1/chat/completions',
};

// One for each test: a call that a test gave up may arrive after it.
beforeEach(async () => {
  fake = await startFakeLanguageModel();
  fake.reply = () => good;
  logged.length = 0;
});
afterEach(() => fake.close());

const providers = Object.keys(PROVIDERS) as (keyof typeof PROVIDERS)[];

describe('the schema of a reply', () => {
  it('is refused when its module is loaded if no model could be told of it', () => {
    expect(() => replySchema(z.object({ day: z.date() }))).toThrow(/[Dd]ate/);
    expect(replySchema(schema)).toBe(schema);
  });
});

describe.each(providers)('the language model through %s', (provider) => {
  let model: LanguageModel;
  const open = (limits: Partial<ModelLimits> = {}) =>
    createLanguageModel(PROVIDERS[provider](), { clock, logger, metrics }, { ...LIMITS, ...limits });
  beforeEach(() => {
    model = open();
  });
  afterEach(() => model.stop());

  it('answers with what the schema asks for', async () => {
    expect(await model.generate(request)).toEqual({ ok: true, value: good });
    expect(fake.calls).toHaveLength(1);
    expect(fake.calls[0]?.path).toBe(PATHS[provider]);
    expect(fake.calls[0]?.said).toContain(ESSAY);
    expect(JSON.stringify(fake.calls[0]?.body)).toContain('"words"');
  });

  it('fills in what a reply leaves out, and asks for it without a default, which strict servers refuse', async () => {
    const lenient = z.object({ words: z.array(z.string()), note: z.string().catch('') });
    expect(await model.generate({ ...request, schema: lenient })).toEqual({
      ok: true,
      value: { ...good, note: '' },
    });
    expect(JSON.stringify(fake.calls[0]?.body)).toContain('"note"');
    expect(JSON.stringify(fake.calls[0]?.body)).not.toMatch(/\\*"default\\*"/);
  });

  it('takes a schema with a transform, and asks for what the transform takes', async () => {
    const counted = z.object({ words: z.array(z.string()).transform((words) => words.length) });
    expect(await model.generate({ ...request, schema: counted })).toEqual({ ok: true, value: { words: 2 } });
    expect(JSON.stringify(fake.calls[0]?.body)).toContain('"words"');
  });

  it('logs the status of a refusal, and of a mistake of ours its kind and place, never a text', async () => {
    fake.mode = '401';
    await model.generate(request);
    expect(logged.join()).toContain('"status":401');
    const dated = z.object({ day: z.date() });
    expect(await model.generate({ ...request, schema: dated })).toEqual({ ok: false, reason: 'unavailable' });
    expect(logged.join()).toMatch(/"kind":"Error","at":\["at [^"]*\.[tj]s:\d+:\d+\)?"/);
    expect(logged.join()).not.toContain(ESSAY);
    expect(logged.join()).not.toContain(KEY);
  });

  it('reads an answer that is thought aloud and fenced', async () => {
    fake.mode = 'thinking aloud';
    expect(await model.generate(request)).toEqual({ ok: true, value: good });
  });

  it.each([
    ['garbage', 'bad_reply'],
    ['prose', 'bad_reply'],
    ['wrong schema', 'bad_reply'],
    ['huge', 'too_large'],
    ['401', 'refused'],
  ] as const)('asks once and has no answer when the reply is %s', async (mode, reason) => {
    fake.mode = mode;
    expect(await model.generate(request)).toEqual({ ok: false, reason });
    expect(fake.calls).toHaveLength(1);
  });

  it.each([
    ['429', 'limited'],
    ['500', 'unavailable'],
  ] as const)('asks once more after %s, and no more', async (mode, reason) => {
    fake.script = [mode];
    expect(await model.generate(request)).toEqual({ ok: true, value: good });
    expect(fake.calls).toHaveLength(2);
    fake.mode = mode;
    expect(await model.generate(request)).toEqual({ ok: false, reason });
    expect(fake.calls).toHaveLength(4);
  });

  it('follows no redirect with the key', async () => {
    fake.mode = 'redirect';
    expect(await model.generate(request)).toEqual({ ok: false, reason: 'unavailable' });
  });

  it('gives up at the end of the budget and hangs up', async () => {
    fake.mode = 'held';
    expect(await model.generate({ ...request, budgetMs: 60 })).toEqual({ ok: false, reason: 'late' });
    await until(() => fake.open === 0);
  });

  it('is taken back by its caller and at the end of the process', async () => {
    fake.mode = 'held';
    const caller = new AbortController();
    const first = model.generate({ ...request, signal: caller.signal });
    const second = model.generate(request);
    await until(() => fake.calls.length === 2);
    caller.abort();
    expect(await first).toEqual({ ok: false, reason: 'aborted' });
    model.stop();
    expect(await second).toEqual({ ok: false, reason: 'aborted' });
    expect(await model.generate(request)).toEqual({ ok: false, reason: 'aborted' });
  });

  it('lets so many calls out at once, others wait in line, and the rest are told', async () => {
    model.stop();
    model = open({ parallel: 2, waiting: 1 });
    fake.mode = 'held';
    const calls = [1, 2, 3].map(() => model.generate(request));
    expect(await model.generate(request)).toEqual({ ok: false, reason: 'busy' });
    await until(() => fake.calls.length === 2);
    fake.release();
    expect((await Promise.all(calls)).every(({ ok }) => ok)).toBe(true);
    expect(fake.calls).toHaveLength(3);
  });

  it('leaves a failing provider alone, probes it once after the pause, and returns to it', async () => {
    model.stop();
    model = open({ failures: 2, pauseMs: 1000 });
    fake.mode = 'prose';
    await model.generate(request);
    await model.generate(request);
    expect(await model.generate(request)).toEqual({ ok: false, reason: 'paused' });
    now += 999;
    expect(await model.generate(request)).toEqual({ ok: false, reason: 'paused' });
    now += 1;
    expect(await model.generate(request)).toEqual({ ok: false, reason: 'bad_reply' });
    expect(await model.generate(request)).toEqual({ ok: false, reason: 'paused' });
    expect(fake.calls).toHaveLength(3);
    now += 1000;
    fake.mode = 'held';
    const probe = model.generate(request);
    expect(await model.generate(request)).toEqual({ ok: false, reason: 'paused' });
    await until(() => fake.calls.length === 4);
    fake.release();
    expect((await probe).ok).toBe(true);
    expect((await model.generate(request)).ok).toBe(true);
  });

  it('logs why there was no answer, and neither the texts nor the key', async () => {
    for (const mode of ['garbage', 'prose', '401', '429', '500'] as const) {
      fake.mode = mode;
      await model.generate(request);
    }
    expect(logged).toHaveLength(5);
    expect(logged.join()).toContain('count-words');
    expect(logged.join()).not.toMatch(/212|sk-a-key|127\.0\.0\.1/);
  });
});

describe('without a provider', () => {
  it('there is no answer and no call', async () => {
    const model = createLanguageModel(undefined, { clock, logger, metrics });
    expect(await model.generate(request)).toEqual({ ok: false, reason: 'off' });
    expect(model.model).toBeUndefined();
  });
});
