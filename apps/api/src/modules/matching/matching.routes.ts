import { type MatchingJobResponse, matchingEndpoints } from '@laurel/contract';
import { ENGINE_VERSION } from '@laurel/matching';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import { ok, route } from '../../platform/http/route.ts';
import type { LanguageModel } from '../../platform/language-model/index.ts';
import type { Queue } from '../../platform/queue.ts';
import { wordTips } from '../wording/index.ts';
import { findMatches } from './find-matches.ts';
import { findFreshResult } from './fresh-result.ts';
import { JOB_READABLE_MS } from './matching.jobs.ts';
import { countMatchResults, findJob, findMatchResult, replaceMatchResult } from './matching.repository.ts';
import { type MatchingContext, studentWith } from './matching-context.ts';
import { runMatching } from './run-matching.ts';
import { startMatching } from './start-matching.ts';
import { presentMatches } from './stored-matches.ts';

/** Matching costs processor time: this many runs a minute are more than a person asks for. */
const RUN_LIMIT = {
  max: 60,
  windowSeconds: 60,
};

export const matchingRoutes = (
  app: FastifyInstance,
  base: MatchingContext & { queue: Queue; languageModel: LanguageModel },
): void => {
  const context = { ...base, counters: { hits: 0, misses: 0 } };
  const { database, clock, catalogue } = context;
  const present = async (...given: Parameters<typeof presentMatches>) => {
    const data = presentMatches(...given);
    return { ...data, matches: await wordTips(context, data.matches) };
  };

  route(app, matchingEndpoints.stored, async ({ user }) => {
    const stored = await findFreshResult(context, user.userId);
    if (!stored) return ok({ data: null, cached: false, generatedAt: null });
    const generatedAt = stored.generatedAt.toISOString();
    return ok({ data: await present(stored.data, stored.generatedAt, true), cached: true, generatedAt });
  });

  route(
    app,
    matchingEndpoints.start,
    async ({ user, reply }) => {
      const stored = await findFreshResult(context, user.userId);
      if (stored) {
        const data = await present(stored.data, stored.generatedAt, true);
        return ok({ cached: true, data, message: 'Your matches are up to date.' });
      }
      reply.status(202);
      return startMatching(context, user.userId);
    },
    RUN_LIMIT,
  );

  route(app, matchingEndpoints.regenerate, ({ user }) => startMatching(context, user.userId), RUN_LIMIT);

  route(
    app,
    matchingEndpoints.run,
    async ({ user }) => {
      const result = await runMatching(context, user.userId);
      await replaceMatchResult(database.queries, user.userId, result);
      const data = await present(result.data, result.generatedAt, false);
      return ok({ data, cached: false as const, generatedAt: result.generatedAt.toISOString() });
    },
    RUN_LIMIT,
  );

  route(
    app,
    matchingEndpoints.find,
    async ({ user, body }) => {
      const student = await studentWith(context, user.userId, body.preferences);
      const found = await findMatches(await catalogue.current(), student, clock.today());
      const now = clock.now();
      return ok({
        data: await present(found, now, false),
        cached: false as const,
        generatedAt: now.toISOString(),
      });
    },
    RUN_LIMIT,
  );

  route(app, matchingEndpoints.job, async ({ user, params }) => {
    const since = new Date(clock.now().getTime() - JOB_READABLE_MS);
    const job = await findJob(database.queries, user.userId, params.id, since);
    if (!job) throw new AppError('not_found', { message: 'Request expired. Please try again.' });
    const { status, message, progress } = job;
    const answer: MatchingJobResponse = { success: true, status, message, progress };
    if (status === 'failed') return { ...answer, error: job.error ?? message };
    if (status !== 'completed') return { ...answer, estimatedTime: 'A few seconds' };
    const result = await findMatchResult(database.queries, user.userId);
    return result ? { ...answer, data: await present(result.data, result.generatedAt, false) } : answer;
  });

  route(app, matchingEndpoints.cacheStats, async ({ user }) => {
    const { version } = await catalogue.current();
    const entries = await countMatchResults(database.queries, user.userId);
    return ok({
      data: {
        entries,
        ...context.counters,
        catalogueVersion: String(version),
        engineVersion: ENGINE_VERSION,
      },
    });
  });
};
