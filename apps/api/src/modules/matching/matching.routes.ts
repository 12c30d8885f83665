import { type MatchData, type MatchingJobResponse, matchingEndpoints } from '@laurel/contract';
import type { Student } from '@laurel/domain';
import { ENGINE_VERSION } from '@laurel/matching';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import {
  createKeptAnswers,
  sendWritten,
  type WrittenAnswer,
  writeAnswer,
} from '../../platform/http/kept-answers.ts';
import { ok, route } from '../../platform/http/route.ts';
import type { LanguageModel } from '../../platform/language-model/index.ts';
import type { Queue } from '../../platform/queue.ts';
import { wordMatches } from '../wording/index.ts';
import { findMatches } from './find-matches.ts';
import { findFreshKey, readResult } from './fresh-result.ts';
import { JOB_READABLE_MS } from './matching.jobs.ts';
import { countMatchResults, findJob, replaceMatchResult } from './matching.repository.ts';
import { findStudent, type MatchingContext, studentWith } from './matching-context.ts';
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
  const present = async (
    findWhose: () => Promise<Student | undefined>,
    ...given: Parameters<typeof presentMatches>
  ) => {
    const data = presentMatches(...given);
    return { ...data, matches: await wordMatches(context, data.matches, findWhose) };
  };
  const presentOf = (userId: string, ...given: Parameters<typeof presentMatches>) =>
    present(() => findStudent(context, userId), ...given);

  const kept = createKeptAnswers(() => clock.now().getTime());

  /**
   * The stored matches as an answer, if they are fresh: as they were written the last time, or anew. A model's words may
   * come in between, so with one nothing is kept.
   * @param around what stands around the matches
   */
  const writeFresh = async (
    name: string,
    userId: string,
    reply: FastifyReply,
    around: (data: MatchData) => object,
  ): Promise<WrittenAnswer | undefined> => {
    const fresh = await findFreshKey(context, userId);
    if (!fresh) return undefined;
    const key = `${name} ${userId}`;
    const version = `${fresh.key} ${fresh.generatedAt.toISOString()}`;
    const known = kept.find(key, version);
    if (known) return known;
    const stored = await readResult(context, userId);
    if (stored?.key !== fresh.key) return undefined;
    const written = writeAnswer(
      reply,
      around(await presentOf(userId, stored.data, stored.generatedAt, true)),
    );
    if (context.languageModel.model === undefined) kept.keep(key, version, written);
    return written;
  };

  route(app, matchingEndpoints.stored, async ({ user, request, reply }) => {
    const written = await writeFresh('stored', user.userId, reply, (data) =>
      ok({ data, cached: true, generatedAt: data.metadata.generatedAt }),
    );
    return written
      ? sendWritten(written, request, reply)
      : ok({ data: null, cached: false, generatedAt: null });
  });

  route(
    app,
    matchingEndpoints.start,
    async ({ user, request, reply }) => {
      const written = await writeFresh('start', user.userId, reply, (data) =>
        ok({ cached: true, data, message: 'Your matches are up to date.' }),
      );
      if (written) return sendWritten(written, request, reply);
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
      const data = await presentOf(user.userId, result.data, result.generatedAt, false);
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
        data: await present(async () => student, found, now, false),
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
    return result
      ? { ...answer, data: await presentOf(user.userId, result.data, result.generatedAt, false) }
      : answer;
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
