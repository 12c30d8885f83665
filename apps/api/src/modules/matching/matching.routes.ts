import { type MatchData, type MatchingJobResponse, matchingEndpoints } from '@laurel/contract';
import { ENGINE_VERSION } from '@laurel/matching';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import { createKeptAnswers, sendKept } from '../../platform/http/kept-answers.ts';
import { ok, route } from '../../platform/http/route.ts';
import type { LanguageModel } from '../../platform/language-model/index.ts';
import type { Queue } from '../../platform/queue.ts';
import { wordTips } from '../wording/index.ts';
import { findMatches } from './find-matches.ts';
import { findFreshKey, readResult } from './fresh-result.ts';
import { JOB_READABLE_MS } from './matching.jobs.ts';
import { countMatchResults, findJob, replaceMatchResult } from './matching.repository.ts';
import { type MatchingContext, studentWith } from './matching-context.ts';
import { presentMatches } from './present-matches.ts';
import { runMatching } from './run-matching.ts';
import { startMatching } from './start-matching.ts';

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

  const kept = createKeptAnswers(() => clock.now().getTime());

  /**
   * Answers with the stored matches, if they are fresh: as they were written the last time, or anew. A model's words may
   * come in between, so with one nothing is kept.
   * @param around what stands around the matches
   */
  const sendFresh = async <A>(
    name: string,
    { user, request, reply }: { user: { userId: string }; request: FastifyRequest; reply: FastifyReply },
    around: (data: MatchData) => A,
  ): Promise<A | FastifyReply | undefined> => {
    const fresh = await findFreshKey(context, user.userId);
    if (!fresh) return undefined;
    const key = `${name} ${user.userId}`;
    const version = `${fresh.key} ${fresh.generatedAt.toISOString()}`;
    const written = kept.find(key, version);
    if (written) return sendKept(written, request, reply);
    const stored = await readResult(context, user.userId);
    if (stored?.key !== fresh.key) return undefined;
    const answer = around(await present(stored.data, stored.generatedAt, true));
    if (context.languageModel.model !== undefined) return answer;
    return sendKept(kept.keep(key, version, reply, answer), request, reply);
  };

  route(app, matchingEndpoints.stored, async (input) => {
    const found = await sendFresh('stored', input, (data) =>
      ok({ data, cached: true, generatedAt: data.metadata.generatedAt }),
    );
    return found ?? ok({ data: null, cached: false, generatedAt: null });
  });

  route(
    app,
    matchingEndpoints.start,
    async (input) => {
      const found = await sendFresh('start', input, (data) =>
        ok({ cached: true, data, message: 'Your matches are up to date.' }),
      );
      if (found) return found;
      input.reply.status(202);
      return startMatching(context, input.user.userId);
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
    const result = await readResult(context, user.userId);
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
