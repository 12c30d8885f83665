import { type FakeMode, startFakeLanguageModel } from '../../apps/api/src/testing/fake-language-model.ts';
import { createStudentWithPreferences } from '../../e2e/api-student.ts';
import { startProduct } from '../../e2e/start-product.ts';
import { call } from '../call.ts';
import { mustHold, type Scenario } from './scenario.ts';

const MODES: FakeMode[] = ['held', 'garbage', 'prose', 'wrong schema', 'huge', '429', '500'];
/** The 7 s that an answer waits for the model, and the critique itself. */
const ANSWER_MS = 10_000;

export const languageModel: Scenario = {
  name: 'language-model',
  holds:
    'whatever the language model does, essays are critiqued and matches come, and nobody waits longer than 10 s',
  run: async ({ folder, afterwards }) => {
    const figures: string[] = [];
    for (const mode of MODES) {
      const model = await startFakeLanguageModel();
      afterwards(model.close);
      model.mode = mode;
      const product = await startProduct({
        DATA_DIR: await folder(),
        LOG_LEVEL: 'error',
        LLM_PROVIDER: 'openai-compatible',
        LLM_BASE_URL: `${model.url}/v1`,
        LLM_MODEL: 'fake',
      });
      afterwards(() => product.stop());
      const { token } = await createStudentWithPreferences(product.url);
      const essay = { essayText: 'I counted 212 households. It taught me patience.' };
      const answers = await Promise.all([
        call(product.url, 'POST', '/essays', { token, body: essay }),
        call(product.url, 'POST', '/essays', { token, body: essay }),
        call(product.url, 'POST', '/ai/matches', { token }),
      ]);
      const statuses = answers.map((answer) => answer?.status);
      mustHold(statuses.join() === '201,201,200', `${mode}: ${statuses.join()}`);
      mustHold(Boolean(answers[0]?.body.data.feedback), `${mode}: no critique`);
      const slowest = Math.max(...answers.map((answer) => answer?.ms ?? 0));
      mustHold(slowest < ANSWER_MS, `${mode}: ${Math.round(slowest)} ms`);
      figures.push(`${mode} ${(slowest / 1000).toFixed(1)} s`);
      await product.stop();
    }
    return figures.join(', ');
  },
};
