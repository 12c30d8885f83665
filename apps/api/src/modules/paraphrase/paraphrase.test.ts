import { schema } from '@laurel/db';
import type { ScholarshipRecord } from '@laurel/domain';
import { recordTips } from '@laurel/matching';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createLanguageModel, type LanguageModel } from '../../platform/language-model/index.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import {
  type FakeCall,
  type FakeLanguageModel,
  startFakeLanguageModel,
} from '../../testing/fake-language-model.ts';
import { scholarshipFixture } from '../../testing/scholarship-fixture.ts';
import { until } from '../../testing/until.ts';
import { paraphraseKey } from './paraphrase-matches.ts';

const preferences = {
  educationLevel: 'masters',
  preferredCountries: ['Germany'],
  fieldsOfStudy: ['Public Health'],
  hasDisability: true,
  isFirstGeneration: true,
};

const sentencesIn = ({ said }: FakeCall): [id: string, text: string][] =>
  [...said.matchAll(/^(fact-\d+): (.+)$/gm)].map((match) => [match[1] ?? '', match[2] ?? '']);

/** Patterns of reasons end without a full stop. */
const isReason = (text: string) => !text.endsWith('.');

/** Says each sentence in other words that keep all of it. */
const obliging = (call: FakeCall) => ({
  sentences: sentencesIn(call).map(([factId, text]) => ({
    factId,
    text: isReason(text) ? `As ${text.charAt(0).toLowerCase()}${text.slice(1)}` : `Mind this: ${text}`,
  })),
});
const hostile = (call: FakeCall) => ({
  sentences: [
    ...sentencesIn(call).map(([factId, text]) => ({
      factId,
      text: isReason(text)
        ? `Not ${text} in Atlantis`
        : 'Send 500 dollars to www.x.example and you will win.',
    })),
    { factId: 'fact-99', text: 'Mind this: a fact that nobody gave.' },
  ],
});

// biome-ignore lint/suspicious/noExplicitAny: answers of the API, compared as they are
type Answer = any;
/** Everything but the words of reasons and tips, and the moments. */
const decided = (data: Answer) =>
  JSON.stringify({
    ...data,
    metadata: undefined,
    matches: data.matches.map((match: Answer) => ({
      ...match,
      matchReasons: match.matchReasons.length,
      applicationTips: match.applicationTips.length,
    })),
  });
const tipsOf = (data: Answer): string[] => data.matches.flatMap((match: Answer) => match.applicationTips);
const reasonsOf = (data: Answer): string[] => data.matches.flatMap((match: Answer) => match.matchReasons);
const ours = (worded: string): string =>
  worded.replace('Mind this: ', '').replace(/^As (.)/, (_, first: string) => first.toUpperCase());

describe.each(['embedded', 'server'] as const)('matches in a model’s words on the %s database', (kind) => {
  let fake: FakeLanguageModel;
  let test: TestApp;
  /** What the application under test asks now; words are kept for each model apart. */
  let asked: LanguageModel;
  const provider = (model: string) =>
    createLanguageModel(
      { provider: 'openai-compatible', baseUrl: `${fake.url}/v1`, apiKey: undefined, model },
      test.services,
    );
  beforeAll(async () => {
    fake = await startFakeLanguageModel();
    const languageModel: LanguageModel = {
      get model() {
        return asked.model;
      },
      generate: (request) => asked.generate(request),
      stop: () => asked.stop(),
    };
    test = await createTestApp(kind, inject('serverUrl'), { services: { languageModel } });
    asked = createLanguageModel(undefined, test.services);
  });
  afterAll(async () => {
    await test.close();
    await fake.close();
  });

  const newStudent = async () => {
    const { token } = await test.signIn();
    await test.call('POST', '/ai/preferences', { token, body: preferences });
    const run = async (): Promise<Answer> => (await test.call('POST', '/ai/matches', { token })).body.data;
    return { token, run };
  };
  /** The records among the matches of which some tip can be worded. */
  const wordable = async ({ matches }: Answer): Promise<ScholarshipRecord[]> => {
    const { byId } = await test.services.catalogue.current();
    return matches.flatMap(({ scholarshipId, applicationTips }: Answer) => {
      const record = byId.get(scholarshipId);
      return record && recordTips(record).some(({ text }) => applicationTips.includes(text)) ? [record] : [];
    });
  };
  /** Has the matches worded by this model until everything that can be worded has been asked for. */
  const wordedBy = async (model: string, run: () => Promise<Answer>): Promise<Answer> => {
    asked = provider(model);
    const keys = (await wordable(await run())).flatMap((record) =>
      recordTips(record).map(({ text }) => paraphraseKey(record.id, text, model)),
    );
    await until(async () => {
      const rows = await test.services.database.queries
        .select({ key: schema.paraphrases.key })
        .from(schema.paraphrases)
        .where(inArray(schema.paraphrases.key, keys));
      return rows.length === new Set(keys).size;
    });
    return run();
  };

  it('change nothing but words: outcomes, scores and order are the same with the provider on, off or hostile', async () => {
    const { run, token } = await newStudent();
    const plain = await run();
    expect(plain.matches.length).toBeGreaterThan(1);

    fake.reply = hostile;
    const misled = await wordedBy('hostile', run);
    expect(decided(misled)).toBe(decided(plain));
    expect(tipsOf(misled)).toEqual(tipsOf(plain));
    expect(reasonsOf(misled)).toEqual(reasonsOf(plain));

    fake.reply = obliging;
    const worded = await wordedBy('obliging', run);
    expect(decided(worded)).toBe(decided(plain));
    expect(tipsOf(worded)).not.toEqual(tipsOf(plain));
    expect(tipsOf(worded).map(ours)).toEqual(tipsOf(plain));
    expect(reasonsOf(worded)).not.toEqual(reasonsOf(plain));
    expect(reasonsOf(worded).map(ours)).toEqual(reasonsOf(plain));
    const [best] = worded.matches;
    const detail = await test.call('GET', `/scholarships/${best.scholarshipId}`, { token });
    expect(detail.body.data.match.applicationTips).toEqual(best.applicationTips);
    expect(detail.body.data.match.matchReasons).toEqual(best.matchReasons);

    asked = createLanguageModel(undefined, test.services);
    expect(tipsOf(await run())).toEqual(tipsOf(plain));
  });

  it('are asked for once for each record, whoever asks, and without a word about a student', async () => {
    fake.reply = obliging;
    fake.calls.length = 0;
    asked = createLanguageModel(undefined, test.services);
    const { run } = await newStudent();
    const records = await wordable(await run());
    await wordedBy('thrifty', run);
    await run();
    await (await newStudent()).run();
    // One more for the reasons of all of them.
    expect(fake.calls).toHaveLength(records.length + 1);
    const tips = new Set(
      scholarshipFixture().flatMap((record) => recordTips(record).map(({ text }) => text)),
    );
    for (const call of fake.calls) {
      for (const [, text] of sentencesIn(call))
        expect(isReason(text) ? /\[1\]/.test(text) : tips.has(text), text).toBe(true);
      const reasons = sentencesIn(call).filter(([, text]) => isReason(text));
      expect(JSON.stringify(reasons)).not.toMatch(/Germany|Public Health|Master|\d days/);
      expect(call.said).not.toMatch(/Amina|Otieno|disab|first.generation/i);
    }
  });

  it('never hold a match up: while a provider does not answer our words stand', async () => {
    fake.mode = 'held';
    fake.calls.length = 0;
    const { run } = await newStudent();
    asked = createLanguageModel(undefined, test.services);
    const plain = await run();
    asked = provider('slow');
    expect(tipsOf(await run())).toEqual(tipsOf(plain));
    await until(async () => fake.calls.length > 0);
    expect(tipsOf(await run())).toEqual(tipsOf(plain));
    fake.release();
  });
});
