import { measureFreshness } from '@laurel/catalogue';
import { type ExplainedMatchResult, scholarshipsEndpoints } from '@laurel/contract';
import type { Database } from '@laurel/db';
import type { Proposal, ScholarshipRecord, Student } from '@laurel/domain';
import {
  compileStudent,
  evaluate,
  presentScholarship,
  type Standing,
  standingsOf,
  toExplainedMatch,
} from '@laurel/matching';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { pageOf } from '../../platform/http/paginate.ts';
import { ok, route } from '../../platform/http/route.ts';
import { newId } from '../../platform/new-id.ts';
import type { WordedMatch } from '../wording/index.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { presentDetail } from './present-detail.ts';
import { presentFreshness, type SourceState } from './present-freshness.ts';
import { rankByFit } from './rank-by-fit.ts';
import { insertReport } from './reports.repository.ts';
import { listHistory } from './scholarship-history.repository.ts';
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
  /** The sources that are imported by themselves. */
  listSources(): Promise<SourceState[]>;
  /** What a language model pointed at beyond what the record counts. */
  findProposals(record: ScholarshipRecord): Promise<Proposal[]>;
  /** The same matches of this student, some of their sentences in a language model's words. */
  wordMatches<T extends WordedMatch>(matches: T[], findStudent: () => Promise<Student>): Promise<T[]>;
}

const explainFor = (record: ScholarshipRecord, student: Student, today: string): ExplainedMatchResult => {
  const compiled = compileStudent(student, today);
  const evaluation = evaluate(record, compiled);
  return { ...toExplainedMatch(record, compiled, evaluation), eligible: evaluation.overall !== 'not_met' };
};

const standing = ({ score, overall }: Standing) => ({ matchScore: score, eligible: overall !== 'not_met' });

export const scholarshipsRoutes = (app: FastifyInstance, context: ScholarshipsContext): void => {
  const { database, clock, catalogue } = context;

  route(app, scholarshipsEndpoints.list, async ({ user, query }) => {
    const current = await catalogue.current();
    const columns = await current.search();
    const { total, slice, facets, without } = searchScholarships(columns, query, clock.today());
    const student = await context.findStudent(user.userId);
    const compiled = student && compileStudent(student, clock.today());
    const { page, limit, sort } = query;
    const [from, to] = [(page - 1) * limit, page * limit];
    const byFit = compiled && sort === 'fit' ? standingsOf(await current.columns(), compiled) : undefined;
    const items = byFit ? rankByFit(slice(0, total), byFit).slice(from, to) : slice(from, to);
    // Before anything else gets its turn, for the matching columns change in place.
    const standings = items.map(
      ({ record }) => compiled && standing(byFit?.(record) ?? evaluate(record, compiled)),
    );
    const saved = await context.savedAmong(
      user.userId,
      items.map(({ record }) => record.id),
    );
    const scholarships = items.map(({ record, deadline }, at) => ({
      ...presentScholarship(record, deadline),
      isSaved: saved.has(record.id),
      ...standings[at],
    }));
    return ok({ data: { scholarships, facets, without }, pagination: pageOf(total, page, limit) });
  });

  route(app, scholarshipsEndpoints.get, async ({ user, params }) => {
    const { byId } = await catalogue.current();
    // A withdrawn one stays readable for those who saved it.
    const record = byId.get(params.id) ?? (await findRecords(database.queries, [params.id]))[0];
    if (!record) throw new AppError('not_found', { message: 'Scholarship not found.' });
    const saved = await context.savedAmong(user.userId, [record.id]);
    const student = await context.findStudent(user.userId);
    const today = clock.today();
    const matches = student
      ? await context.wordMatches([explainFor(record, student, today)], async () => student)
      : [];
    const proposals = await context.findProposals(record);
    const scholarship = presentDetail(record, today, saved.has(record.id), proposals);
    return ok({ data: { scholarship, match: matches[0] ?? null } });
  });

  route(app, scholarshipsEndpoints.changes, async ({ params: { id }, query: { page, limit } }) => {
    if ((await findRecords(database.queries, [id])).length === 0)
      throw new AppError('not_found', { message: 'Scholarship not found.' });
    const offset = (page - 1) * limit;
    const { rows, total } = await listHistory(database.queries, id, { offset, limit });
    const changes = rows.map(({ version, source, kind, changes: parts, createdAt }) => ({
      version,
      at: createdAt.toISOString(),
      source,
      kind,
      changes: parts,
    }));
    return ok({ data: { changes }, pagination: pageOf(total, page, limit) });
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
    ok({
      data: presentFreshness(
        measureFreshness((await catalogue.current()).records, clock.today()),
        await context.listSources(),
      ),
    }),
  );
};
