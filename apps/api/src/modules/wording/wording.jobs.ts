import type { Database } from '@laurel/db';
import { recordTips } from '@laurel/matching';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import {
  FENCE_RULE,
  fence,
  type LanguageModel,
  type ModelBudgets,
} from '../../platform/language-model/index.ts';
import { defineJob } from '../../platform/queue.ts';
import type { CatalogueIndex } from '../scholarships/index.ts';
import { acceptWording } from './accept-wording.ts';
import { WORDING_JOB, wordingKey } from './word-tips.ts';
import { findWordings, insertWordings, type WordingRow } from './wording.repository.ts';

interface Context {
  database: Database;
  clock: Clock;
  catalogue: CatalogueIndex;
  languageModel: LanguageModel;
  modelBudgets: ModelBudgets;
}

/** Longer than the budgets of all records of a job. */
const EXPIRE_SECONDS = 330;

const reply = z.object({ sentences: z.array(z.object({ factId: z.string(), text: z.string() })) });

const SYSTEM = `You word advice for students who apply for a scholarship: plain, warm, exact.
${FENCE_RULE}

The material is a list of sentences, each with the id of the fact that it states. Answer in "sentences" with each "factId" and a "text" that says the same in other words: one or two short sentences of about the same length. Keep every number, name, document and quoted phrase as it is; add none. No promise, no praise, no link.`;

/**
 * Words the tips of one record that rest on the record alone. Nothing about any student is known here. A sentence whose id
 * is not ours is dropped; one whose words are refused is stored in ours, so that it is not asked for again.
 * @returns false when the model gave no answer
 */
const wordRecord = async (context: Context, scholarshipId: string): Promise<boolean> => {
  const { database, clock, catalogue, languageModel, modelBudgets } = context;
  const record = (await catalogue.current()).byId.get(scholarshipId);
  const { model } = languageModel;
  if (!record || model === undefined) return true;
  const stored = new Set((await findWordings(database.queries, [scholarshipId])).map(({ key }) => key));
  const open = new Map(
    recordTips(record)
      .filter(({ text }) => !stored.has(wordingKey(scholarshipId, text, model)))
      .map(({ text }, index) => [`fact-${index + 1}`, text] as const),
  );
  if (open.size === 0) return true;
  const list = [...open].map(([id, text]) => `${id}: ${text}`).join('\n');
  const answer = await languageModel.generate({
    name: 'word-tips',
    system: SYSTEM,
    input: fence('SENTENCES', list),
    schema: reply,
    budgetMs: modelBudgets.wordingMs,
  });
  if (!answer.ok) return false;
  const said = new Map(answer.value.sentences.map(({ factId, text }) => [factId, text]));
  const rows = [...open].map(
    ([id, ours]): WordingRow => ({
      scholarshipId,
      key: wordingKey(scholarshipId, ours, model),
      text: acceptWording(ours, said.get(id) ?? ours),
      createdAt: clock.now(),
    }),
  );
  await insertWordings(database.queries, rows);
  return true;
};

export const wordTipsJob = (context: Context) =>
  defineJob({
    name: WORDING_JOB,
    data: z.object({ scholarshipIds: z.array(z.string()) }),
    expireInSeconds: EXPIRE_SECONDS,
    retryLimit: 0,
    concurrency: 1,
    handle: async ({ scholarshipIds }) => {
      // One after another, and no further once the provider fails: whoever reads them next asks again.
      for (const id of scholarshipIds) if (!(await wordRecord(context, id))) return;
    },
  });
