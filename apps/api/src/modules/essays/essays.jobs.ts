import { applyModelReview } from '@laurel/critique';
import { z } from 'zod';
import type { ModelFailure } from '../../platform/language-model/index.ts';
import type { Logger } from '../../platform/logger.ts';
import { defineJob, type Queue } from '../../platform/queue.ts';
import { findAccount } from '../account/index.ts';
import { askModel } from './ask-model.ts';
import { type CritiqueContext, critiqueInput } from './critique-essay.ts';
import {
  beginModelReview,
  type EssayRow,
  findEssay,
  listOpenModelReviews,
  updateModelReview,
} from './essays.repository.ts';
import { MODEL_REVIEW_JOB, type ModelReviewContext, queueModelReview } from './model-review.ts';
import { withCritique } from './submit-essay.ts';

type Context = CritiqueContext & ModelReviewContext & { logger: Logger };

/** Wait before the second and the third attempt; after that the embedded critique stands alone. */
const RETRY_MS = [20_000, 120_000];
const SIGN_OF_LIFE_MS = 2_000;
/** Without a sign of life for so long, its process counts as gone. */
const SILENT_MS = 8_000;
const SWEEP_MS = 2_000;
const EXPIRE_SECONDS = 90;

const silentSince = (now: Date) => new Date(now.getTime() - SILENT_MS);

const postpone = ({ clock, database }: Context, essay: EssayRow, reason: ModelFailure): Promise<void> => {
  const now = clock.now();
  // Taken back because this process ends: the next one begins it at once.
  const again = reason === 'aborted' ? 0 : undefined;
  const delay = reason === 'off' ? undefined : (again ?? RETRY_MS[essay.modelReviewAttempts - 1]);
  const change =
    delay === undefined
      ? { modelReview: 'failed' as const, modelReviewAt: now }
      : { modelReview: 'waiting' as const, modelReviewAt: new Date(now.getTime() + delay) };
  return updateModelReview(database.queries, essay, change);
};

const review = async (context: Context, essay: EssayRow): Promise<void> => {
  const { database, clock, languageModel, modelBudgets, logger } = context;
  const account = await findAccount(database.queries, essay.userId);
  if (!account) return;
  const input = await critiqueInput(context, essay);
  const answer = await askModel(languageModel, input, account, modelBudgets.critiqueMs);
  if (!answer.ok) return postpone(context, essay, answer.reason);
  // The request that stored the essay has made the critique meanwhile, unless its process was killed.
  const stored = await findEssay(database.queries, essay.userId, essay.id);
  if (!stored) return;
  const { critique } = await withCritique(context, stored);
  const reviewed = applyModelReview(input, critique, answer.value, languageModel.model ?? '');
  logger.debug({ added: reviewed.added, refusals: reviewed.refusals }, 'model review');
  await updateModelReview(database.queries, essay, {
    modelReview: reviewed.added > 0 ? 'added' : 'nothing_added',
    modelReviewAt: clock.now(),
    critique: reviewed.critique,
  });
};

/** Begins a model review that nobody else has begun and keeps a sign of life in its row meanwhile. */
const beginAndReview = async (context: Context, userId: string, essayId: string): Promise<void> => {
  const { database, clock, logger } = context;
  const now = clock.now();
  const essay = await beginModelReview(database.queries, userId, essayId, now, silentSince(now));
  if (!essay) return;
  const signOfLife = setInterval(() => {
    updateModelReview(database.queries, essay, { modelReviewAt: clock.now() }).catch((error: unknown) =>
      logger.error({ err: error }, 'model review'),
    );
  }, SIGN_OF_LIFE_MS);
  try {
    await review(context, essay);
  } catch (error) {
    await postpone(context, essay, 'unavailable');
    throw error;
  } finally {
    clearInterval(signOfLife);
  }
};

export const modelReviewJob = (context: Context) =>
  defineJob({
    name: MODEL_REVIEW_JOB,
    data: z.object({ userId: z.string(), essayId: z.string() }),
    expireInSeconds: EXPIRE_SECONDS,
    retryLimit: 0,
    concurrency: 4,
    handle: ({ userId, essayId }) => beginAndReview(context, userId, essayId),
  });

/**
 * Queues model reviews that are due: postponed ones, ones whose process was killed between storing and queueing, and
 * ones whose process was killed while it read.
 * @returns stops it
 */
export const sweepModelReviews = (context: Context, queue: Queue): (() => void) => {
  const sweep = async (): Promise<void> => {
    const now = context.clock.now();
    for (const { userId, id, attempts } of await listOpenModelReviews(
      context.database.queries,
      now,
      silentSince(now),
    )) {
      await queueModelReview(queue, { userId, id, modelReviewAttempts: attempts });
    }
  };
  const timer = setInterval(
    () =>
      void sweep().catch((error: unknown) => context.logger.error({ err: error }, 'sweeping model reviews')),
    SWEEP_MS,
  );
  return () => clearInterval(timer);
};
