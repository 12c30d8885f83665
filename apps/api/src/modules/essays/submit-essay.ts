import { setTimeout as pause } from 'node:timers/promises';
import type { Queries } from '@laurel/db';
import { htmlToText } from '@laurel/text/html';
import type { Queue } from '../../platform/background/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { contentHash } from '../../platform/hash.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { newId } from '../../platform/new-id.ts';
import { findRecordFor } from '../saved-scholarships/index.ts';
import { type CritiqueContext, critiqueEssay } from './critique-essay.ts';
import {
  countEssays,
  type EssayRow,
  findEssay,
  findEssayByKey,
  insertEssay,
  oneEssayAtATime,
  refuseModelReview,
  storeCritique,
} from './essays.repository.ts';
import {
  type ModelReviewContext,
  NO_MODEL_REVIEW,
  newModelReview,
  queueModelReview,
  takeModelReview,
  untilReviewed,
} from './model-review.ts';

export interface EssaySubmission {
  essayText: string;
  prompt?: string | undefined;
  scholarshipId?: string | undefined;
  previousEssayId?: string | undefined;
  /** The student agrees that a language model reads this essay. */
  readByModel?: boolean | undefined;
}

export type CritiquedEssay = EssayRow & { critique: NonNullable<EssayRow['critique']> };
type Context = CritiqueContext & ModelReviewContext & { clock: Clock; queue: Queue };

/** Essays that a student can keep at a time; far beyond what anybody writes. */
export const MAX_ESSAYS = 300;

/** A letter or sign, not white space or a character that only formats. */
const VISIBLE = /[^\s\p{Cf}]/u;

const invalid = (field: string, message: string) =>
  new AppError('invalid_request', { message, details: [{ field, message }] });

/** The scholarship and the earlier draft that a submission names must be there, and the draft the student's own. */
const checkReferences = async (
  { database }: Context,
  userId: string,
  submission: EssaySubmission,
): Promise<void> => {
  const { scholarshipId, previousEssayId } = submission;
  if (scholarshipId && !(await findRecordFor(database.queries, userId, scholarshipId))) {
    throw invalid('scholarshipId', 'This scholarship does not exist.');
  }
  if (previousEssayId && !(await findEssay(database.queries, userId, previousEssayId))) {
    throw invalid('previousEssayId', 'This earlier draft does not exist.');
  }
};

/** The same idempotency key gives a stored essay again, whatever the number of essays. Call it inside the transaction that stores the next one. */
const checkRoom = async (queries: Queries, userId: string, key: string | undefined): Promise<void> => {
  await oneEssayAtATime(queries, userId);
  if ((await countEssays(queries, userId)) < MAX_ESSAYS) return;
  if (key !== undefined && (await findEssayByKey(queries, userId, key))) return;
  const message = `You have ${MAX_ESSAYS} essays here, as many as Laurel keeps for one student. Please delete one that you no longer need, then send this one again.`;
  throw new AppError('limit_reached', { message });
};

/** Nothing is sent without the student's consent, and a disclosure of danger is sent to nobody. */
const modelReviewOf = async (
  { textEngine, languageModel }: Context,
  essayText: string,
  agrees: boolean,
  now: Date,
) =>
  !agrees || languageModel.model === undefined || (await textEngine.disclosesDanger(essayText))
    ? NO_MODEL_REVIEW
    : newModelReview({ languageModel }, now);

/**
 * Stores an essay, then critiques it: an essay that was acknowledged is never lost. The same idempotency key with the
 * same request gives the stored essay again.
 * @throws AppError invalid_request, limit_reached, idempotency_mismatch
 */
export const submitEssay = async (
  context: Context,
  userId: string,
  submission: EssaySubmission,
  idempotencyKey: string | undefined,
): Promise<CritiquedEssay> => {
  const essayText = htmlToText(submission.essayText);
  if (!VISIBLE.test(essayText)) throw invalid('essayText', 'Please paste or write your essay.');
  await checkReferences(context, userId, submission);
  const now = context.clock.now();
  const row: EssayRow = {
    userId,
    id: newId(),
    essayText,
    prompt: htmlToText(submission.prompt ?? '') || null,
    scholarshipId: submission.scholarshipId ?? null,
    previousEssayId: submission.previousEssayId ?? null,
    critique: null,
    idempotencyKey: idempotencyKey ?? null,
    requestHash: contentHash(submission),
    createdAt: now,
    topicFit: null,
    ...(await modelReviewOf(context, essayText, submission.readByModel === true, now)),
  };
  const isStored = await context.database.transaction(async (queries) => {
    await checkRoom(queries, userId, idempotencyKey);
    if (!(await insertEssay(queries, row))) return false;
    if (row.modelReview === null || (await takeModelReview(queries, context, userId))) return true;
    row.modelReview = 'over_budget';
    await refuseModelReview(queries, userId, row.id);
    return true;
  });
  if (isStored) return critiqueAndReview(context, row);
  const stored = idempotencyKey && (await findEssayByKey(context.database.queries, userId, idempotencyKey));
  if (!stored || stored.requestHash !== row.requestHash) throw new AppError('idempotency_mismatch');
  return withCritique(context, stored);
};

/** Critiques in the making, by essay: whoever asks again meanwhile waits for the same one. */
const underWay = new Map<string, Promise<CritiquedEssay>>();

const critiqueAndStore = async (context: CritiqueContext, essay: EssayRow): Promise<CritiquedEssay> => {
  try {
    const critique = await critiqueEssay(context, essay);
    const stored = await storeCritique(context.database.queries, essay.userId, essay.id, critique);
    return { ...essay, ...stored, critique: stored?.critique ?? critique };
  } finally {
    underWay.delete(essay.id);
  }
};

const RETRY_AFTER_SECONDS = 3;

/**
 * The essay with its critique; one whose critique was cut short (a crash after storing it) gets it now.
 * @throws AppError unavailable while it isn't ready
 */
export const withCritique = async (context: CritiqueContext, essay: EssayRow): Promise<CritiquedEssay> => {
  if (essay.critique) return { ...essay, critique: essay.critique };
  const making = underWay.get(essay.id) ?? critiqueAndStore(context, essay);
  underWay.set(essay.id, making);
  const late = new AbortController();
  try {
    const notYet = pause(context.textEngine.answerMs, undefined, { signal: late.signal }).then(() => {
      throw new AppError('unavailable', { retryAfter: RETRY_AFTER_SECONDS });
    });
    return await Promise.race([making, notYet]);
  } finally {
    late.abort();
  }
};

/** The embedded critique, and the reviewed one where it comes in time. */
const critiqueAndReview = async (context: Context, essay: EssayRow): Promise<CritiquedEssay> => {
  if (essay.modelReview !== 'waiting') return withCritique(context, essay);
  const embedded = await withCritique(context, essay);
  await queueModelReview(context.queue, essay);
  await untilReviewed(context, essay);
  const stored = await findEssay(context.database.queries, essay.userId, essay.id);
  return { ...embedded, ...stored, critique: stored?.critique ?? embedded.critique };
};
