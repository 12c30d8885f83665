import { z } from 'zod';
import { defineJob, holdLease, retryDelayMs } from '../../platform/background/index.ts';
import type { ModelFailure } from '../../platform/language-model/index.ts';
import type { Logger } from '../../platform/logger.ts';
import { findAccount } from '../account/index.ts';
import { readWithModel } from './ask-model.ts';
import { type CritiqueContext, critiqueInput } from './critique-essay.ts';
import {
  beginModelReview,
  type EssayRow,
  listOpenModelReviews,
  updateModelReview,
} from './essays.repository.ts';
import { MODEL_REVIEW_JOB, type ModelReviewContext, queuedReview } from './model-review.ts';
import { withCritique } from './submit-essay.ts';

type Context = CritiqueContext & ModelReviewContext & { logger: Logger };

const MAX_ATTEMPTS = 3;
/** 20 s before the second attempt, two minutes before the third. */
const BACKOFF = { firstMs: 20_000, factor: 6, maxMs: 120_000 };
const LEASE_MS = 8_000;
const LOOK_EVERY_MS = 2_000;
const EXPIRE_SECONDS = 90;

/** Makes a review that failed due again, or gives it up: then the student keeps the embedded critique. */
const postpone = ({ database }: Context, essay: EssayRow, reason: ModelFailure): Promise<void> => {
  const { modelReviewAttempts: attempts } = essay;
  // This process is asked to stop: another one begins the review at once.
  if (reason === 'aborted')
    return updateModelReview(database.queries, essay, { modelReview: 'waiting', modelReviewStep: 0 });
  if (reason === 'off' || attempts >= MAX_ATTEMPTS)
    return updateModelReview(database.queries, essay, { modelReview: 'failed' });
  const delay = retryDelayMs(attempts, BACKOFF);
  return updateModelReview(database.queries, essay, { modelReview: 'waiting', modelReviewStep: 0 }, delay);
};

const review = async (context: Context, essay: EssayRow): Promise<void> => {
  const { database, languageModel, modelBudgets, logger } = context;
  const account = await findAccount(database.queries, essay.userId);
  if (!account) return;
  const input = await critiqueInput(context, essay);
  // The request that stored the essay has made it, unless its process was killed.
  const { critique } = await withCritique(context, essay);
  const answer = await readWithModel(languageModel, {
    input,
    brief: await context.textEngine.brief(input, critique),
    person: account,
    budgetMs: modelBudgets.critiqueMs,
    onStep: (modelReviewStep) => updateModelReview(database.queries, essay, { modelReviewStep }, LEASE_MS),
  });
  if (!answer.ok) return postpone(context, essay, answer.reason);
  const reviewed = await context.textEngine.review(input, critique, answer.value, languageModel.model ?? '');
  logger.debug({ added: reviewed.added, refusals: reviewed.refusals }, 'model review');
  await updateModelReview(database.queries, essay, {
    modelReview: reviewed.added > 0 ? 'added' : 'nothing_added',
    critique: reviewed.critique,
  });
};

/** Begins a model review that no other process has begun. */
const beginAndReview = async (context: Context, userId: string, essayId: string): Promise<void> => {
  const { database, logger } = context;
  const essay = await beginModelReview(database.queries, userId, essayId, LEASE_MS);
  if (!essay) return;
  const lease = {
    ms: LEASE_MS,
    renew: () => updateModelReview(database.queries, essay, {}, LEASE_MS),
    onError: (error: unknown) => logger.error({ err: error }, 'renewing the lease of a model review'),
  };
  try {
    await holdLease(lease, () => review(context, essay));
  } catch (error) {
    await postpone(context, essay, 'unavailable');
    throw error;
  }
};

/**
 * Reviews one essay with the language model. Due without a request: postponed reviews, and those whose process was killed,
 * between storing and queueing the essay or while it was reviewed.
 */
export const modelReviewJob = (context: Context) =>
  defineJob({
    name: MODEL_REVIEW_JOB,
    data: z.object({ userId: z.string(), essayId: z.string() }),
    expireInSeconds: EXPIRE_SECONDS,
    retryLimit: 0,
    concurrency: 4,
    wakeUp: {
      everyMs: LOOK_EVERY_MS,
      due: async () => (await listOpenModelReviews(context.database.queries)).map(queuedReview),
    },
    handle: ({ userId, essayId }) => beginAndReview(context, userId, essayId),
  });
