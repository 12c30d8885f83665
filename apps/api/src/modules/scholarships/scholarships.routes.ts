import { type ExplainedMatchResult, scholarshipsEndpoints } from '@laurel/contract';
import type { Database } from '@laurel/db';
import type { ScholarshipRecord, Student } from '@laurel/domain';
import { compileStudent, evaluate, presentScholarship, toExplainedMatch } from '@laurel/matching';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { paginate } from '../../platform/http/paginate.ts';
import { ok, route } from '../../platform/http/route.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { presentDetail } from './present-detail.ts';
import { findRecords } from './scholarships.repository.ts';
import { searchScholarships } from './search-scholarships.ts';

export interface ScholarshipsContext {
  database: Database;
  clock: Clock;
  catalogue: CatalogueIndex;
  /** The student's preferences and profile, or undefined before preferences exist. */
  findStudent(userId: string): Promise<Student | undefined>;
  /** Which of these scholarships the student has saved. */
  savedAmong(userId: string, scholarshipIds: string[]): Promise<Set<string>>;
}

const explainFor = (record: ScholarshipRecord, student: Student, today: string): ExplainedMatchResult => {
  const compiled = compileStudent(student, today);
  const evaluation = evaluate(record, compiled);
  return { ...toExplainedMatch(record, compiled, evaluation), eligible: evaluation.overall !== 'not_met' };
};

export const scholarshipsRoutes = (app: FastifyInstance, context: ScholarshipsContext): void => {
  const { database, clock, catalogue } = context;

  route(app, scholarshipsEndpoints.list, async ({ query }) => {
    const { records } = await catalogue.current();
    const { items, pagination } = paginate(
      searchScholarships(records, query, clock.today()),
      query.page,
      query.limit,
    );
    const scholarships = items.map(({ record, deadline }) => presentScholarship(record, deadline));
    return ok({ data: { scholarships }, pagination });
  });

  route(app, scholarshipsEndpoints.get, async ({ user, params }) => {
    const { byId } = await catalogue.current();
    // A withdrawn one stays readable for those who saved it.
    const record = byId.get(params.id) ?? (await findRecords(database.queries, [params.id]))[0];
    if (!record) throw new AppError('not_found', { message: 'Scholarship not found.' });
    const saved = await context.savedAmong(user.userId, [record.id]);
    const student = await context.findStudent(user.userId);
    const today = clock.today();
    const match = student ? explainFor(record, student, today) : null;
    return ok({ data: { scholarship: presentDetail(record, today, saved.has(record.id)), match } });
  });
};
