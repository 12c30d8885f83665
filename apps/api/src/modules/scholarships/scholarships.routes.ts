import { type ExplainedMatchResult, scholarshipsEndpoints } from '@laurel/contract';
import type { Database } from '@laurel/db';
import type { ScholarshipRecord, Student } from '@laurel/domain';
import {
  type CompiledStudent,
  compileStudent,
  evaluate,
  presentScholarship,
  toExplainedMatch,
} from '@laurel/matching';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { paginate } from '../../platform/http/paginate.ts';
import { ok, route } from '../../platform/http/route.ts';
import { newId } from '../../platform/new-id.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { measureFreshness } from './measure-freshness.ts';
import { presentDetail } from './present-detail.ts';
import { rankByFit } from './rank-by-fit.ts';
import { insertReport } from './reports.repository.ts';
import { findRecords } from './scholarships.repository.ts';
import { searchScholarships } from './search-scholarships.ts';

/** Nobody finds more mistakes than this in an hour. */
const REPORT_LIMIT = { max: 30, windowSeconds: 3600 };

export interface ScholarshipsContext {
  database: Database;
  clock: Clock;
  catalogue: CatalogueIndex;
  /** The student's preferences and profile, or undefined before preferences exist. */
  findStudent(userId: string): Promise<Student | undefined>;
  /** Which of these scholarships the student has saved. */
  savedAmong(userId: string, scholarshipIds: string[]): Promise<Set<string>>;
  /** The same matches, some of their tips in a language model's words. */
  wordTips<T extends { scholarshipId: string; applicationTips: string[] }>(matches: T[]): Promise<T[]>;
}

const explainFor = (record: ScholarshipRecord, student: Student, today: string): ExplainedMatchResult => {
  const compiled = compileStudent(student, today);
  const evaluation = evaluate(record, compiled);
  return { ...toExplainedMatch(record, compiled, evaluation), eligible: evaluation.overall !== 'not_met' };
};

const standing = (record: ScholarshipRecord, student: CompiledStudent) => {
  const { score, overall } = evaluate(record, student);
  return { matchScore: score, eligible: overall !== 'not_met' };
};

export const scholarshipsRoutes = (app: FastifyInstance, context: ScholarshipsContext): void => {
  const { database, clock, catalogue } = context;

  route(app, scholarshipsEndpoints.list, async ({ user, query }) => {
    const { records, texts } = await catalogue.current();
    const { found, facets, without } = searchScholarships(records, texts(), query, clock.today());
    const student = await context.findStudent(user.userId);
    const compiled = student && compileStudent(student, clock.today());
    const ordered = compiled && query.sort === 'fit' ? await rankByFit(found, compiled) : found;
    const { items, pagination } = paginate(ordered, query.page, query.limit);
    const saved = await context.savedAmong(
      user.userId,
      items.map(({ record }) => record.id),
    );
    const scholarships = items.map(({ record, deadline }) => ({
      ...presentScholarship(record, deadline),
      isSaved: saved.has(record.id),
      ...(compiled ? standing(record, compiled) : {}),
    }));
    return ok({ data: { scholarships, facets, without }, pagination });
  });

  route(app, scholarshipsEndpoints.get, async ({ user, params }) => {
    const { byId } = await catalogue.current();
    // A withdrawn one stays readable for those who saved it.
    const record = byId.get(params.id) ?? (await findRecords(database.queries, [params.id]))[0];
    if (!record) throw new AppError('not_found', { message: 'Scholarship not found.' });
    const saved = await context.savedAmong(user.userId, [record.id]);
    const student = await context.findStudent(user.userId);
    const today = clock.today();
    const matches = student ? await context.wordTips([explainFor(record, student, today)]) : [];
    const scholarship = presentDetail(record, today, saved.has(record.id));
    return ok({ data: { scholarship, match: matches[0] ?? null } });
  });

  route(
    app,
    scholarshipsEndpoints.report,
    async ({ params, body }) => {
      const { byId } = await catalogue.current();
      if (!byId.has(params.id)) throw new AppError('not_found', { message: 'Scholarship not found.' });
      await insertReport(database.queries, {
        id: newId(),
        scholarshipId: params.id,
        ...body,
        createdAt: clock.now(),
      });
      return ok({ message: 'Thank you. We will look into it.' });
    },
    REPORT_LIMIT,
  );

  route(app, scholarshipsEndpoints.freshness, async () =>
    ok({ data: measureFreshness((await catalogue.current()).records, clock.today()) }),
  );
};
