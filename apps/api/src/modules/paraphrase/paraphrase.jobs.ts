import type { Database } from '@laurel/db';
import { recordTips } from '@laurel/matching';
import { z } from 'zod';
import { defineJob } from '../../platform/background/index.ts';
import type { Clock } from '../../platform/clock.ts';
import {
  FENCE_RULE,
  fence,
  type LanguageModel,
  type ModelBudgets,
  replySchema,
} from '../../platform/language-model/index.ts';
import type { CatalogueIndex } from '../catalogue/index.ts';
import { acceptParaphrase } from './accept-paraphrase.ts';
import { acceptReason } from './accept-reason.ts';
import { findParaphrases, insertParaphrases, type ParaphraseRow } from './paraphrase.repository.ts';
import { EVERY_RECORD, PARAPHRASE_JOB, paraphraseKey } from './paraphrase-matches.ts';

interface Context {
  database: Database;
  clock: Clock;
  catalogue: CatalogueIndex;
  languageModel: LanguageModel;
  modelBudgets: ModelBudgets;
}

/** Longer than the budgets of all calls of a job. */
const EXPIRE_SECONDS = 360;

const reply = replySchema(
  z.object({ sentences: z.array(z.object({ factId: z.string(), text: z.string() })) }),
);

const SYSTEM = `You word what students read about a scholarship: plain, warm, exact.
${FENCE_RULE}

The material is a list of sentences, each with the id of the fact that it states. \
Answer in "sentences" with each "factId" and a "text" that says the same in other words: one or two short sentences of about the same length, with a full stop where ours has one. \
Keep every number, name, document, quoted phrase and id in brackets as it is and in its place; add none. No promise, no praise, no link.`;

interface Sentences {
  /** The scholarship of the sentences; `EVERY_RECORD` for the patterns of reasons. */
  scholarshipId: string;
  sentences: readonly string[];
  accept: (ours: string, theirs: string) => string;
}

/**
 * Paraphrases the sentences that have no paraphrase yet. Nothing here is about a student. Replies with unknown ids are dropped. For a
 * refused paraphrase our sentence is stored, so that it is not requested again.
 * @returns false when the model gave no answer
 */
const wordSentences = async (
  { database, clock, languageModel, modelBudgets }: Context,
  { scholarshipId, sentences, accept }: Sentences,
): Promise<boolean> => {
  const { model } = languageModel;
  if (model === undefined) return true;
  const stored = new Set((await findParaphrases(database.queries, [scholarshipId])).map(({ key }) => key));
  const open = new Map(
    sentences
      .filter((text) => !stored.has(paraphraseKey(scholarshipId, text, model)))
      .map((text, index) => [`fact-${index + 1}`, text] as const),
  );
  if (open.size === 0) return true;
  const list = [...open].map(([id, text]) => `${id}: ${text}`).join('\n');
  const answer = await languageModel.generate({
    name: PARAPHRASE_JOB,
    system: SYSTEM,
    input: fence('SENTENCES', list),
    schema: reply,
    budgetMs: modelBudgets.paraphraseMs,
  });
  if (!answer.ok) return false;
  const said = new Map(answer.value.sentences.map(({ factId, text }) => [factId, text]));
  const rows = [...open].map(
    ([id, ours]): ParaphraseRow => ({
      scholarshipId,
      key: paraphraseKey(scholarshipId, ours, model),
      text: accept(ours, said.get(id) ?? ours),
      createdAt: clock.now(),
    }),
  );
  await insertParaphrases(database.queries, rows);
  return true;
};

export const paraphraseJob = (context: Context) =>
  defineJob({
    name: PARAPHRASE_JOB,
    data: z.object({ patterns: z.array(z.string()), scholarshipIds: z.array(z.string()) }),
    expireInSeconds: EXPIRE_SECONDS,
    retryLimit: 0,
    concurrency: 1,
    handle: async ({ patterns, scholarshipIds }) => {
      const { byId } = await context.catalogue.current();
      const ofRecords = scholarshipIds.map((id): Sentences => {
        const record = byId.get(id);
        const sentences = record ? recordTips(record).map(({ text }) => text) : [];
        return { scholarshipId: id, sentences, accept: acceptParaphrase };
      });
      const ofReasons = { scholarshipId: EVERY_RECORD, sentences: patterns, accept: acceptReason };
      // One after another, and none after a failure: the next reader queues the rest again.
      for (const each of [ofReasons, ...ofRecords]) if (!(await wordSentences(context, each))) return;
    },
  });
