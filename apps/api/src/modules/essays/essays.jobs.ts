import { deepenCritique } from '@laurel/critique';
import { z } from 'zod';
import type { ModelFailure } from '../../platform/language-model/index.ts';
import type { Logger } from '../../platform/logger.ts';
import { defineJob, type Queue } from '../../platform/queue.ts';
import { findAccount } from '../account/index.ts';
import { type CritiqueContext, critiqueInput } from './critique-essay.ts';
import { DEEPEN_JOB, type DeepeningContext, queueDeepening } from './deepening.ts';
import { readDeeper } from './deeper-reading.ts';
import {
  beginDeepening,
  type EssayRow,
  findEssay,
  listOpenDeepenings,
  updateDeepening,
} from './essays.repository.ts';
import { withCritique } from './submit-essay.ts';

type Context = CritiqueContext & DeepeningContext & { logger: Logger };

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
  const delay = reason === 'off' ? undefined : (again ?? RETRY_MS[essay.deepeningAttempts - 1]);
  const change =
    delay === undefined
      ? { deepening: 'failed' as const, deepeningAt: now }
      : { deepening: 'waiting' as const, deepeningAt: new Date(now.getTime() + delay) };
  return updateDeepening(database.queries, essay, change);
};

const deepen = async (context: Context, essay: EssayRow): Promise<void> => {
  const { database, clock, languageModel, modelBudgets, logger } = context;
  const account = await findAccount(database.queries, essay.userId);
  if (!account) return;
  const input = await critiqueInput(context, essay);
  const answer = await readDeeper(languageModel, input, account, modelBudgets.critiqueMs);
  if (!answer.ok) return postpone(context, essay, answer.reason);
  // The request that stored the essay has made the critique meanwhile, unless its process was killed.
  const stored = await findEssay(database.queries, essay.userId, essay.id);
  if (!stored) return;
  const { critique } = await withCritique(context, stored);
  const deeper = deepenCritique(input, critique, answer.value, languageModel.model ?? '');
  logger.debug({ added: deeper.added, refusals: deeper.refusals }, 'deeper reading');
  await updateDeepening(database.queries, essay, {
    deepening: deeper.added > 0 ? 'added' : 'nothing_added',
    deepeningAt: clock.now(),
    critique: deeper.critique,
  });
};

/** Begins a deeper reading that nobody else has begun and keeps a sign of life in its row meanwhile. */
const beginAndDeepen = async (context: Context, userId: string, essayId: string): Promise<void> => {
  const { database, clock, logger } = context;
  const now = clock.now();
  const essay = await beginDeepening(database.queries, userId, essayId, now, silentSince(now));
  if (!essay) return;
  const signOfLife = setInterval(() => {
    updateDeepening(database.queries, essay, { deepeningAt: clock.now() }).catch((error: unknown) =>
      logger.error({ err: error }, 'deeper reading'),
    );
  }, SIGN_OF_LIFE_MS);
  try {
    await deepen(context, essay);
  } catch (error) {
    await postpone(context, essay, 'unavailable');
    throw error;
  } finally {
    clearInterval(signOfLife);
  }
};

export const deepenCritiqueJob = (context: Context) =>
  defineJob({
    name: DEEPEN_JOB,
    data: z.object({ userId: z.string(), essayId: z.string() }),
    expireInSeconds: EXPIRE_SECONDS,
    retryLimit: 0,
    concurrency: 4,
    handle: ({ userId, essayId }) => beginAndDeepen(context, userId, essayId),
  });

/**
 * Queues deeper readings that are due: postponed ones, ones whose process was killed between storing and queueing, and
 * ones whose process was killed while it read.
 * @returns stops it
 */
export const sweepDeepenings = (context: Context, queue: Queue): (() => void) => {
  const sweep = async (): Promise<void> => {
    const now = context.clock.now();
    for (const { userId, id, attempts } of await listOpenDeepenings(
      context.database.queries,
      now,
      silentSince(now),
    )) {
      await queueDeepening(queue, { userId, id, deepeningAttempts: attempts });
    }
  };
  const timer = setInterval(
    () =>
      void sweep().catch((error: unknown) =>
        context.logger.error({ err: error }, 'sweeping deeper readings'),
      ),
    SWEEP_MS,
  );
  return () => clearInterval(timer);
};
