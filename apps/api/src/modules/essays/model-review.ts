import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Queries } from '@laurel/db';
import { DAY_MS } from '@laurel/domain';
import type { Queue } from '../../platform/background/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { contentHash } from '../../platform/hash.ts';
import { countCall } from '../../platform/http/rate-limits.repository.ts';
import type { LanguageModel, ModelBudgets } from '../../platform/language-model/index.ts';
import { type EssayRow, findModelReview } from './essays.repository.ts';

export const MODEL_REVIEW_JOB = 'deepen-critique';
const LOOK_EVERY_MS = 50;

export interface ModelReviewContext {
  database: Database;
  clock: Clock;
  languageModel: LanguageModel;
  modelBudgets: ModelBudgets;
}

type ModelReviewState = Pick<
  EssayRow,
  'modelReview' | 'modelReviewAttempts' | 'modelReviewStep' | 'modelReviewAt'
>;

export const NO_MODEL_REVIEW: ModelReviewState = {
  modelReview: null,
  modelReviewAttempts: 0,
  modelReviewStep: 0,
  modelReviewAt: null,
};

/** A new essay's share in the row: waiting for a model review where a model is configured. */
export const newModelReview = (
  { languageModel }: Pick<ModelReviewContext, 'languageModel'>,
  now: Date,
): ModelReviewState =>
  languageModel.model === undefined
    ? NO_MODEL_REVIEW
    : { modelReview: 'waiting', modelReviewAttempts: 0, modelReviewStep: 0, modelReviewAt: now };

/** One attempt as a job. The attempt's number is part of the key, so that a lost job never blocks the next attempt. */
export const queuedReview = ({
  userId,
  id,
  modelReviewAttempts,
}: Pick<EssayRow, 'userId' | 'id' | 'modelReviewAttempts'>) => ({
  data: { userId, essayId: id },
  key: `${id}:${modelReviewAttempts}`,
});

export const queueModelReview = (
  queue: Queue,
  essay: Pick<EssayRow, 'userId' | 'id' | 'modelReviewAttempts'>,
): Promise<void> => {
  const { data, key } = queuedReview(essay);
  return queue.send(MODEL_REVIEW_JOB, data, key);
};

/** Waits until the first attempt has ended, wherever it runs, and no longer than the budget since the essay came. */
export const untilReviewed = async (
  { database, clock, modelBudgets }: ModelReviewContext,
  { userId, id, createdAt }: EssayRow,
): Promise<void> => {
  const until = createdAt.getTime() + modelBudgets.critiqueWaitMs;
  for (;;) {
    const progress = await findModelReview(database.queries, userId, id);
    const isFirst = progress?.modelReview === 'running' || progress?.modelReviewAttempts === 0;
    if (!progress || !isFirst || clock.now().getTime() >= until) return;
    await pause(LOOK_EVERY_MS);
  }
};

/** What a student is told of it; undefined when no model was asked. */
export const presentModelReview = ({
  modelReview,
  modelReviewStep,
}: Pick<EssayRow, 'modelReview' | 'modelReviewStep'>) => {
  if (modelReview === null) return {};
  if (modelReview === 'waiting') return { deeper: 'under_way' as const };
  if (modelReview !== 'running') return { deeper: modelReview };
  return {
    deeper: 'under_way' as const,
    ...(modelReviewStep > 0 ? { deeperStep: modelReviewStep } : {}),
  };
};

/** Counts a reading of this student's. @returns whether it is within the budget of the day */
export const takeModelReview = async (
  queries: Queries,
  { modelBudgets }: Pick<ModelReviewContext, 'modelBudgets'>,
  userId: string,
): Promise<boolean> => {
  const { calls } = await countCall(queries, contentHash(['model-review', userId]), DAY_MS);
  return calls <= modelBudgets.essaysPerDay;
};
