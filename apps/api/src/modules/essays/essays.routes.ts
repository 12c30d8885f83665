import { essaysEndpoints } from '@laurel/contract';
import type { Queries } from '@laurel/db';
import type { FastifyInstance } from 'fastify';
import type { Queue } from '../../platform/background/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { pageOf } from '../../platform/http/paginate.ts';
import { ok, route } from '../../platform/http/route.ts';
import type { WorkerSpellChecker } from '../../platform/spell-check/index.ts';
import type { CritiqueContext } from './critique-essay.ts';
import { deleteEssay, type EssayRow, findEssay, listEssays, listLineage } from './essays.repository.ts';
import { findReuse } from './find-reuse.ts';
import { type ModelReviewContext, presentModelReview } from './model-review.ts';
import { type CritiquedEssay, submitEssay, withCritique } from './submit-essay.ts';

/**
 * All drafts of an essay, oldest first, itself among them: those it was written from, those written from it, and so on. Drafts written from
 * one that was deleted since still belong together.
 */
const findDrafts = async (
  queries: Queries,
  { userId, id, previousEssayId }: Pick<EssayRow, 'userId' | 'id' | 'previousEssayId'>,
): Promise<{ id: string; createdAt: string }[]> => {
  const rows = await listLineage(queries, userId);
  const known = new Set([id, ...(previousEssayId ? [previousEssayId] : [])]);
  const relatives = (row: (typeof rows)[number]) =>
    [row.id, row.previousEssayId].filter((each): each is string => each !== null);
  // Each round reaches one step further; a student keeps 300 essays at most.
  for (let before = 0; before < known.size; ) {
    before = known.size;
    for (const row of rows) {
      const near = relatives(row);
      if (near.some((each) => known.has(each))) for (const each of near) known.add(each);
    }
  }
  return rows
    .filter((row) => known.has(row.id))
    .map(({ id: draft, createdAt }) => ({ id: draft, createdAt: createdAt.toISOString() }));
};

type Shown = Pick<
  EssayRow,
  'id' | 'essayText' | 'createdAt' | 'prompt' | 'scholarshipId' | 'previousEssayId'
>;

const presentEssay = ({ id, essayText, createdAt, prompt, scholarshipId, previousEssayId }: Shown) => ({
  id,
  essayText,
  createdAt: createdAt.toISOString(),
  ...(prompt ? { prompt } : {}),
  ...(scholarshipId ? { scholarshipId } : {}),
  ...(previousEssayId ? { previousEssayId } : {}),
});

/** A critique costs processor time; nobody writes thirty drafts in ten minutes. */
const SUBMIT_LIMIT = {
  max: 30,
  windowSeconds: 600,
};

/** It reads every recent draft for every group. */
const REUSE_LIMIT = { max: 120, windowSeconds: 600 };

const notFound = () => new AppError('not_found', { message: 'Essay not found' });
const present = async (queries: Queries, { critique, ...essay }: CritiquedEssay) =>
  ok({
    data: {
      essay: presentEssay({ ...essay }),
      feedback: { ...critique, ...presentModelReview(essay) },
      drafts: await findDrafts(queries, essay),
    },
  });

export const essaysRoutes = (
  app: FastifyInstance,
  context: CritiqueContext &
    ModelReviewContext & { clock: Clock; queue: Queue; spellChecker: Pick<WorkerSpellChecker, 'wake'> },
): void => {
  const { queries } = context.database;

  route(
    app,
    essaysEndpoints.submit,
    async ({ user, body, request }) => {
      // One who sends a first essay without having looked at the list is not judged by a checker that is still cold.
      context.spellChecker.wake();
      const key = request.headers['idempotency-key'] as string | undefined;
      return present(queries, await submitEssay(context, user.userId, body, key));
    },
    SUBMIT_LIMIT,
  );

  route(
    app,
    essaysEndpoints.reuse,
    async ({ user }) => ok({ data: { groups: await findReuse(context, user.userId) } }),
    REUSE_LIMIT,
  );

  route(app, essaysEndpoints.list, async ({ user, query: { page, limit } }) => {
    // Who looks at their essays may soon send one, and the worker takes a few seconds to start.
    context.spellChecker.wake();
    const { rows, total } = await listEssays(queries, user.userId, page, limit);
    return ok({ data: rows.map(presentEssay), pagination: pageOf(total, page, limit) });
  });

  route(app, essaysEndpoints.get, async ({ user, params }) => {
    const essay = await findEssay(queries, user.userId, params.id);
    if (!essay) throw notFound();
    return present(queries, await withCritique(context, essay));
  });

  route(app, essaysEndpoints.remove, async ({ user, params }) => {
    if (!(await deleteEssay(queries, user.userId, params.id))) throw notFound();
    return ok({ message: 'The essay was deleted.' });
  });
};
