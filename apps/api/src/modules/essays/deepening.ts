import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@laurel/db';
import type { Clock } from '../../platform/clock.ts';
import type { LanguageModel, ModelBudgets } from '../../platform/language-model/index.ts';
import type { Queue } from '../../platform/queue.ts';
import { type EssayRow, findDeepening } from './essays.repository.ts';

export const DEEPEN_JOB = 'deepen-critique';
const LOOK_EVERY_MS = 50;

export interface DeepeningContext {
  database: Database;
  clock: Clock;
  languageModel: LanguageModel;
  modelBudgets: ModelBudgets;
}

/** A new essay's share in the row: waiting for a deeper reading where a model is configured. */
export const newDeepening = (
  { languageModel }: Pick<DeepeningContext, 'languageModel'>,
  now: Date,
): Pick<EssayRow, 'deepening' | 'deepeningAttempts' | 'deepeningAt'> =>
  languageModel.model === undefined
    ? { deepening: null, deepeningAttempts: 0, deepeningAt: null }
    : { deepening: 'waiting', deepeningAttempts: 0, deepeningAt: now };

/** Queues an attempt; the attempt's number is in the key, so that a lost entry does not stand in the next one's way. */
export const queueDeepening = (
  queue: Queue,
  { userId, id, deepeningAttempts }: Pick<EssayRow, 'userId' | 'id' | 'deepeningAttempts'>,
): Promise<void> => queue.send(DEEPEN_JOB, { userId, essayId: id }, `${id}:${deepeningAttempts}`);

/** Waits until the first attempt has ended, wherever it runs, and no longer than the budget since the essay came. */
export const untilDeepened = async (
  { database, clock, modelBudgets }: DeepeningContext,
  { userId, id, createdAt }: EssayRow,
): Promise<void> => {
  const until = createdAt.getTime() + modelBudgets.critiqueWaitMs;
  for (;;) {
    const progress = await findDeepening(database.queries, userId, id);
    const isFirst = progress?.deepening === 'running' || progress?.deepeningAttempts === 0;
    if (!progress || !isFirst || clock.now().getTime() >= until) return;
    await pause(LOOK_EVERY_MS);
  }
};

/** What a student is told of it; undefined when no model was asked. */
export const presentDeepening = ({ deepening }: Pick<EssayRow, 'deepening'>) => {
  if (deepening === null) return {};
  return { deeper: deepening === 'waiting' || deepening === 'running' ? ('under_way' as const) : deepening };
};
