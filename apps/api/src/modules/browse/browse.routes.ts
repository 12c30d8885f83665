import { emptySource, measureFreshness } from '@laurel/catalogue';
import {
  type ExplainedMatchResult,
  type Freshness,
  type ScholarshipDetail,
  type SentReport,
  scholarshipsEndpoints,
} from '@laurel/contract';
import type { Database } from '@laurel/db';
import {
  isOwnScholarshipId,
  type OwnListing,
  type Proposal,
  type ScholarshipRecord,
  type Student,
} from '@laurel/domain';
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
import { type CatalogueIndex, listHistory } from '../catalogue/index.ts';
import type { ParaphrasedMatch } from '../paraphrase/index.ts';
import { presentDetail } from './present-detail.ts';
import { insertReport, listSentReports, type ReportRow } from './reports.repository.ts';
import type { ScholarshipsQuery } from './scholarship-filters.ts';
import { searchColumns } from './search-columns.ts';
import { type Found, searchScholarships } from './search-scholarships.ts';

/** State of a source's imports. */
interface SourceState {
  name: string;
  lastOkAt: Date | null;
  lastErrorAt: Date | null;
  dueAt: Date;
}

/** The counts by source. Scheduled sources carry the state of their imports; those without a record come last. */
const presentFreshness = (
  counted: ReturnType<typeof measureFreshness>,
  states: readonly SourceState[],
): Freshness => {
  const known = new Set(counted.sources.map(({ source }) => source));
  const others = states.filter(({ name }) => !known.has(name)).map(({ name }) => emptySource(name));
  const byName = new Map(states.map((state) => [state.name, state]));
  const sources = [...counted.sources, ...others].map((source) => {
    const state = byName.get(source.source);
    return state ? { ...source, imports: presentState(state) } : source;
  });
  return { ...counted, sources };
};

const presentState = ({ lastOkAt, lastErrorAt, dueAt }: SourceState) => ({
  lastOkAt: lastOkAt?.toISOString() ?? null,
  lastErrorAt: lastErrorAt?.toISOString() ?? null,
  dueAt: dueAt.toISOString(),
});

/** What the routes need, including functions of other modules. */
interface BrowseContext {
  database: Database;
  clock: Clock;
  catalogue: CatalogueIndex;
  /** The student's preferences and profile, or undefined before preferences exist. */
  findStudent(userId: string): Promise<Student | undefined>;
  /** Which of these scholarships the student has saved. */
  savedAmong(userId: string, scholarshipIds: string[]): Promise<Set<string>>;
  /** A scholarship that the student added. */
  findOwn(
    userId: string,
    id: string,
  ): Promise<{ record: ScholarshipRecord; listing: OwnListing } | undefined>;
  /** A scholarship as the student may see it, a withdrawn one included. */
  findRecordFor(userId: string, id: string): Promise<ScholarshipRecord | undefined>;
  /** The sources that the worker imports on a schedule. */
  listSources(): Promise<SourceState[]>;
  /** What model extraction found beside the record; it counts for nothing. */
  findProposals(record: ScholarshipRecord): Promise<Proposal[]>;
  /** The same matches with paraphrased sentences. */
  paraphraseMatches<T extends ParaphrasedMatch>(
    matches: T[],
    findStudent: () => Promise<Student>,
  ): Promise<T[]>;
}

type DetailProposals = NonNullable<ScholarshipDetail['proposals']>;

/** Best fit first, not eligible last; equal ones keep their order. */
const rankByFit = (found: readonly Found[], standingOf: (record: ScholarshipRecord) => Standing): Found[] =>
  found
    .map((each) => {
      const { overall, score } = standingOf(each.record);
      return { each, score: overall === 'not_met' ? score - 100 : score };
    })
    .sort((a, b) => b.score - a.score)
    .map(({ each }) => each);

const standing = ({ score, overall }: Standing) => ({ matchScore: score, eligible: overall !== 'not_met' });

/** One page of a search, each scholarship with the student's score once preferences exist. */
const listScholarships = async (
  { clock, catalogue, findStudent, savedAmong }: BrowseContext,
  userId: string,
  query: ScholarshipsQuery,
) => {
  const current = await catalogue.seenBy(userId);
  const columns = await searchColumns(current);
  const { total, slice, facets, without, hidden, missed } = searchScholarships(columns, query, clock.today());
  const student = await findStudent(userId);
  const compiled = student && compileStudent(student, clock.today());
  const { page, limit, sort } = query;
  const [from, to] = [(page - 1) * limit, page * limit];
  const byFit = compiled && sort === 'fit' ? standingsOf(await current.columns(), compiled) : undefined;
  const items = byFit ? rankByFit(slice(0, total), byFit).slice(from, to) : slice(from, to);
  // No await may come before this, because the matching columns change in place.
  const standings = items.map(
    ({ record }) => compiled && standing(byFit?.(record) ?? evaluate(record, compiled)),
  );
  const saved = await savedAmong(
    userId,
    items.map(({ record }) => record.id),
  );
  const scholarships = items.map(({ record }, at) => ({
    ...presentScholarship(record, clock.today()),
    isSaved: saved.has(record.id),
    ...standings[at],
  }));
  return { total, scholarships, facets, without, hidden, missed };
};

/** A student's own reports about a scholarship; the key is absent without one. */
const presentReports = (rows: readonly ReportRow[]): { reports?: SentReport[] } =>
  rows.length === 0
    ? {}
    : {
        reports: rows.map(({ id, kind, text, state, answer, createdAt, answeredAt }) => ({
          id,
          kind: kind as SentReport['kind'],
          text,
          state,
          createdAt: createdAt.toISOString(),
          ...(answer === null ? {} : { answer }),
          ...(answeredAt ? { answeredAt: answeredAt.toISOString() } : {}),
        })),
      };

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

  const getOwn = async (userId: string, id: string) => {
    const own = await context.findOwn(userId, id);
    if (!own) throw new AppError('not_found', { message: 'Scholarship not found.' });
    const student = await context.findStudent(userId);
    const today = clock.today();
    const isSaved = (await context.savedAmong(userId, [id])).has(id);
    const scholarship = { ...presentDetail(own.record, today), own: { ...own.listing }, isSaved };
    return ok({ data: { scholarship, match: student ? explainFor(own.record, student, today) : null } });
  };

  route(app, scholarshipsEndpoints.get, async ({ user, params }) => {
    if (isOwnScholarshipId(params.id)) return getOwn(user.userId, params.id);
    const { byId } = await catalogue.seenBy(user.userId);
    // A withdrawn record stays readable for students who saved it.
    const record = byId.get(params.id) ?? (await context.findRecordFor(user.userId, params.id));
    if (!record) throw new AppError('not_found', { message: 'Scholarship not found.' });
    const saved = await context.savedAmong(user.userId, [record.id]);
    const student = await context.findStudent(user.userId);
    const today = clock.today();
    const matches = student
      ? await context.paraphraseMatches([explainFor(record, student, today)], async () => student)
      : [];
    const proposals = await context.findProposals(record);
    const scholarship = {
      ...presentDetail(record, today),
      ...(proposals.length === 0 ? {} : { proposals: proposals as unknown as DetailProposals }),
      ...presentReports(await listSentReports(database.queries, user.userId, record.id)),
      isSaved: saved.has(record.id),
    };
    return ok({ data: { scholarship, match: matches[0] ?? null } });
  });

  route(app, scholarshipsEndpoints.changes, async ({ user, params: { id }, query: { page, limit } }) => {
    if (isOwnScholarshipId(id) || !(await context.findRecordFor(user.userId, id)))
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
    async ({ user, params, body }) => {
      const { byId } = await catalogue.seenBy(user.userId);
      if (!byId.has(params.id)) throw new AppError('not_found', { message: 'Scholarship not found.' });
      const report = { id: newId(), scholarshipId: params.id, ...body, createdAt: clock.now() };
      await database.transaction((queries) => insertReport(queries, report, user.userId));
      return ok({ message: 'Thank you. We will look into it, and tell you here what became of it.' });
    },
    REPORT_LIMIT,
  );

  let measured: { version: number; today: string; counted: ReturnType<typeof measureFreshness> } | undefined;
  /** Anybody may ask, and only a new version of the catalogue or a new day changes it. */
  const freshness = async () => {
    const { version, records } = await catalogue.current();
    const today = clock.today();
    if (measured?.version !== version || measured.today !== today)
      measured = { version, today, counted: measureFreshness(records, today) };
    return measured.counted;
  };

  route(app, scholarshipsEndpoints.freshness, async () =>
    ok({ data: presentFreshness(await freshness(), await context.listSources()) }),
  );
};
