import { measureFreshness } from '@laurel/catalogue';
import { type ExplainedMatchResult, scholarshipsEndpoints } from '@laurel/contract';
import type { ScholarshipRecord, Student } from '@laurel/domain';
import { compileStudent, evaluate, toExplainedMatch } from '@laurel/matching';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import { pageOf } from '../../platform/http/paginate.ts';
import { ok, route } from '../../platform/http/route.ts';
import { newId } from '../../platform/new-id.ts';
import { findRecords, listHistory } from '../catalogue/index.ts';
import type { BrowseContext } from './browse-context.ts';
import { listScholarships } from './list-scholarships.ts';
import { presentDetail } from './present-detail.ts';
import { presentFreshness } from './present-freshness.ts';
import { insertReport } from './reports.repository.ts';

/** More reports in an hour are abuse. */
const REPORT_LIMIT = { max: 30, windowSeconds: 3600 };

const explainFor = (record: ScholarshipRecord, student: Student, today: string): ExplainedMatchResult => {
  const compiled = compileStudent(student, today);
  const evaluation = evaluate(record, compiled);
  return { ...toExplainedMatch(record, compiled, evaluation), eligible: evaluation.overall !== 'not_met' };
};

export const browseRoutes = (app: FastifyInstance, context: BrowseContext): void => {
  const { database, clock, catalogue } = context;

  route(app, scholarshipsEndpoints.list, async ({ user, query }) => {
    const { total, ...data } = await listScholarships(context, user.userId, query);
    return ok({ data, pagination: pageOf(total, query.page, query.limit) });
  });

  route(app, scholarshipsEndpoints.get, async ({ user, params }) => {
    const { byId } = await catalogue.current();
    // A withdrawn record stays readable for students who saved it.
    const record = byId.get(params.id) ?? (await findRecords(database.queries, [params.id]))[0];
    if (!record) throw new AppError('not_found', { message: 'Scholarship not found.' });
    const saved = await context.savedAmong(user.userId, [record.id]);
    const student = await context.findStudent(user.userId);
    const today = clock.today();
    const matches = student
      ? await context.paraphraseMatches([explainFor(record, student, today)], async () => student)
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
