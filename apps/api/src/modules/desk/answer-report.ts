import type { Queries } from '@laurel/db';
import type { ProgrammePatch, ReportState } from '@laurel/domain';
import { AppError } from '../../platform/http/app-error.ts';
import { notifyOfAnswer } from '../notifications/index.ts';
import { checkPatch } from './check-patch.ts';
import { closeReport, findReport, findSender, type ReportRow } from './desk-reports.repository.ts';
import { type DeskContext, type Keeper, layEdit, type Outcome, requireAward } from './make-edit.ts';

export interface ReportAnswer {
  state: Exclude<ReportState, 'open'>;
  /** A sentence to the student who reported it. */
  answer: string;
  /** The mending itself. */
  patch?: ProgrammePatch | undefined;
}

/** Tells the student who sent a report what became of it; nobody when the account is gone. */
const tellSender = async (
  queries: Queries,
  { clock }: DeskContext,
  report: ReportRow,
  { title, answer }: { title: string; answer: string },
): Promise<void> => {
  const sender = await findSender(queries, report.id);
  if (!sender) return;
  const { id: reportId, scholarshipId } = report;
  await notifyOfAnswer({ queries, clock }, { ...sender, reportId, scholarshipId, title, answer });
};

/**
 * Answers a report, mends the record when a change comes with it, and tells the student: all of it in one transaction. Where two persons are asked
 * for, a change waits and the report stays open until it is accepted.
 * @throws AppError not_found, invalid_request, conflict when it was answered before
 */
export const answerReport = async (
  context: DeskContext,
  { userId, audit }: Keeper,
  id: string,
  { state, answer, patch }: ReportAnswer,
): Promise<Outcome> => {
  const { database, clock } = context;
  const report = await findReport(database.queries, id);
  if (!report) throw new AppError('not_found', { message: 'No report has this id.' });
  if (patch && state !== 'mended')
    throw new AppError('invalid_request', { message: 'Only what is mended comes with a change.' });
  if (patch) checkPatch(patch);
  const { record, audience } = await requireAward(context, report.scholarshipId);
  const { scholarshipId } = report;
  return database.transaction(async (queries) => {
    const edit =
      patch && (await layEdit(queries, context, userId, { scholarshipId, record, patch, audience }));
    if (edit?.outcome === 'waits') {
      await audit.write(queries, {
        target: `${id} ${scholarshipId}`,
        details: { ...edit.trace, outcome: 'waits' },
      });
      return 'waits';
    }
    if (!(await closeReport(queries, id, { state, answer, at: clock.now() })))
      throw new AppError('conflict', { message: 'Somebody else has answered this report meanwhile.' });
    await tellSender(queries, context, report, { title: record.title, answer });
    await audit.write(queries, { target: `${id} ${scholarshipId}`, details: { ...edit?.trace, state } });
    return 'done';
  });
};
