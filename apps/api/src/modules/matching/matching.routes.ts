import {
  type CatalogueQuestion,
  type MatchingJobResponse,
  matchingEndpoints,
  type StartMatchingResponse,
} from '@laurel/contract';
import type { ScholarshipRecord, Student } from '@laurel/domain';
import { ENGINE_VERSION } from '@laurel/matching';
import type { FastifyInstance } from 'fastify';
import { sendWritten } from '../../platform/http/answer-cache.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { ok, route } from '../../platform/http/route.ts';
import type { LanguageModel } from '../../platform/language-model/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { paraphraseMatches } from '../paraphrase/index.ts';
import { findMatches, runMatching } from './find-matches.ts';
import { createFreshAnswers } from './fresh-answers.ts';
import { readResult } from './fresh-result.ts';
import { JOB_READABLE_MS } from './matching.jobs.ts';
import {
  countMatchResults,
  findJob,
  type MatchingJobRow,
  replaceMatchResult,
} from './matching.repository.ts';
import { findStudent, requireStudent, studentWith } from './matching-context.ts';
import { presentMatches } from './present-matches.ts';
import { type StartContext, startMatching } from './start-matching.ts';
import { whatIf } from './what-if.ts';

/** The yes/no questions that the matched records ask, by label; counted once for each version of the catalogue. */
const catalogueQuestions = ({ matched }: Catalogue): CatalogueQuestion[] => {
  const known = counted.get(matched) ?? countQuestions(matched);
  counted.set(matched, known);
  return known;
};

const counted = new WeakMap<readonly ScholarshipRecord[], CatalogueQuestion[]>();

const countQuestions = (records: readonly ScholarshipRecord[]): CatalogueQuestion[] => {
  const questions = new Map<string, CatalogueQuestion>();
  for (const { criteria } of records) {
    const asked = new Map(criteria.flatMap((each) => (each.kind === 'claim' ? [[each.question, each]] : [])));
    for (const [id, { text, label, theme }] of asked) {
      const awards = (questions.get(id)?.awards ?? 0) + 1;
      questions.set(id, { id, question: text, label, theme, awards });
    }
  }
  return [...questions.values()].sort((a, b) => (a.label < b.label ? -1 : 1));
};

/** Matching costs processor time: this many runs a minute are more than a person asks for. */
const RUN_LIMIT = {
  max: 60,
  windowSeconds: 60,
};

/** A matching job without its matches. */
const presentJob = ({ status, message, progress, error }: MatchingJobRow): MatchingJobResponse => {
  const answer = { success: true as const, status, message, progress };
  if (status === 'completed') return answer;
  return status === 'failed'
    ? { ...answer, error: error ?? message }
    : { ...answer, estimatedTime: 'A few seconds' };
};

export const matchingRoutes = (
  app: FastifyInstance,
  base: StartContext & { languageModel: LanguageModel },
): void => {
  const context = { ...base, counters: { hits: 0, misses: 0 } };
  const { database, clock, catalogue } = context;
  const present = async (
    findWhose: () => Promise<Student | undefined>,
    ...given: Parameters<typeof presentMatches>
  ) => {
    const data = presentMatches(...given);
    return { ...data, matches: await paraphraseMatches(context, data.matches, findWhose) };
  };
  const presentOf = (userId: string, ...given: Parameters<typeof presentMatches>) =>
    present(() => findStudent(context, userId), ...given);

  const writeFresh = createFreshAnswers(context, presentOf);

  const start = async (userId: string): Promise<StartMatchingResponse> => {
    const { jobId, result } = await startMatching(context, userId);
    const answer = { success: true as const, cached: false, jobId };
    return result
      ? {
          ...answer,
          estimatedTime: 'Less than a second',
          message: 'Matches Ready!',
          data: await presentOf(userId, result.data, result.generatedAt, false),
        }
      : { ...answer, estimatedTime: 'A few seconds', message: 'Finding your scholarship matches.' };
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
      return start(user.userId);
    },
    RUN_LIMIT,
  );

  route(app, matchingEndpoints.regenerate, ({ user }) => start(user.userId), RUN_LIMIT);

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
      const found = await findMatches(await catalogue.seenBy(user.userId), student, clock.today());
      const now = clock.now();
      return ok({
        data: await present(async () => student, found, now, false),
        cached: false as const,
        generatedAt: now.toISOString(),
      });
    },
    RUN_LIMIT,
  );

  route(
    app,
    matchingEndpoints.whatIf,
    async ({ user, body }) => {
      const student = await requireStudent(context, user.userId);
      return ok({ data: await whatIf(await catalogue.seenBy(user.userId), student, body, clock.today()) });
    },
    RUN_LIMIT,
  );

  route(app, matchingEndpoints.job, async ({ user: { userId }, params }) => {
    const since = new Date(clock.now().getTime() - JOB_READABLE_MS);
    const job = await findJob(database.queries, userId, params.id, since);
    if (!job) throw new AppError('not_found', { message: 'Request expired. Please try again.' });
    const result = job.status === 'completed' ? await readResult(context, userId) : undefined;
    if (!result) return presentJob(job);
    const data = await presentOf(userId, result.data, result.generatedAt, false);
    return { ...presentJob(job), data };
  });

  route(app, matchingEndpoints.questions, async ({ user }) =>
    ok({ data: { questions: catalogueQuestions(await catalogue.seenBy(user.userId)) } }),
  );

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
