import { catalogueSheet, editsAsYaml, readSheet, type SheetChange } from '@laurel/catalogue';
import { deskEndpoints, QUEUE_KINDS, type SourceAct } from '@laurel/contract';
import type { ProgrammePatch } from '@laurel/domain';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import { pageOf } from '../../platform/http/paginate.ts';
import { ok, route } from '../../platform/http/route.ts';
import { findProposal, listLiveEdits, settleProposal, undoEdit } from '../catalogue/index.ts';
import { answerReport } from './answer-report.ts';
import { checkPatch } from './check-patch.ts';
import { actOnSource, presentSources } from './keep-sources.ts';
import { auditNameOf } from './keepers.repository.ts';
import {
  addAward,
  type DeskContext,
  type Keeper,
  layEdit,
  makeEdit,
  mergePatch,
  type Outcome,
  requireAward,
  requireRecord,
} from './make-edit.ts';
import { presentQueueItem, presentScholarshipAtDesk } from './present-desk.ts';
import { previewEdit } from './preview-edit.ts';
import { countQueue, listQueue } from './queue.repository.ts';
import { readAtDesk } from './read-at-desk.ts';

/**
 * Accepts a proposal, corrects it or rejects it, in one transaction.
 * @throws AppError not_found, invalid_request, conflict when it was decided before, or by whom it was made
 */
const decideProposal = async (
  { database, clock, twoPersons }: DeskContext,
  { userId, audit }: Keeper,
  id: string,
  {
    decision,
    patch,
  }: { decision: 'accepted' | 'corrected' | 'rejected'; patch?: ProgrammePatch | undefined },
): Promise<void> => {
  const proposal = await findProposal(database.queries, id);
  if (!proposal) throw new AppError('not_found', { message: 'No proposal has this id.' });
  if (decision === 'corrected' && !patch)
    throw new AppError('invalid_request', { message: 'Say what is right, or reject it.' });
  if (decision === 'accepted' && !proposal.patch)
    throw new AppError('invalid_request', {
      message: 'It says only that something is wrong: say what is right.',
    });
  if (patch) checkPatch(patch);
  await database.transaction(async (queries) => {
    const by = await auditNameOf(queries, userId);
    if (twoPersons && decision !== 'rejected' && proposal.where.by === by)
      throw new AppError('conflict', { message: 'Somebody else has to look at your own change.' });
    const edit = await settleProposal(queries, clock, id, {
      state: decision,
      by,
      ...(patch ? { patch } : {}),
    });
    if (edit === undefined)
      throw new AppError('conflict', { message: 'Somebody else has decided about this proposal meanwhile.' });
    await audit.write(queries, { target: `${id} ${proposal.scholarshipId}`, details: { decision, edit } });
  });
};

const SOURCE_ACTS_DONE: Record<SourceAct, string> = {
  pause: 'It is not imported until you resume it.',
  resume: 'It is imported by itself again.',
  run: 'It is imported within seconds.',
};

const OUTCOMES: Record<Outcome, string> = {
  done: 'Done. Students see it now.',
  waits: 'It waits until somebody else has looked at it.',
};
const told = (outcome: Outcome) => ok({ message: OUTCOMES[outcome], data: { outcome } });

/** Says of each change why it can't be made. */
const withProblem = (change: SheetChange): SheetChange => {
  if (change.problem !== undefined) return change;
  try {
    checkPatch(change.patch);
    return change;
  } catch (error) {
    if (error instanceof AppError) return { ...change, problem: error.message };
    throw error;
  }
};

const readTable = (csv: string, find: Parameters<typeof readSheet>[1]): SheetChange[] => {
  try {
    return readSheet(csv, find).map(withProblem);
  } catch (error) {
    throw new AppError('invalid_request', {
      message: error instanceof Error ? error.message : 'This is no table.',
    });
  }
};

/** Everything a curator may do. */
export const deskRoutes = (app: FastifyInstance, context: DeskContext): void => {
  const { database, clock, catalogue } = context;

  route(app, deskEndpoints.queue, async ({ query: { kind, q, page, limit } }) => {
    const counted = await countQueue(database.queries, q);
    const numberOf = (wanted: string) => counted.find((each) => each.kind === wanted)?.number ?? 0;
    const counts = {
      report: numberOf('report'),
      proposal: numberOf('proposal'),
      held: numberOf('held'),
      link: numberOf('link'),
    };
    const total = QUEUE_KINDS.reduce((sum, each) => sum + (kind && kind !== each ? 0 : counts[each]), 0);
    const rows = await listQueue(database.queries, { kind, words: q, offset: (page - 1) * limit, limit });
    return ok({
      data: { items: rows.map(presentQueueItem), counts },
      pagination: pageOf(total, page, limit),
    });
  });

  route(app, deskEndpoints.scholarship, async ({ user, params }) => {
    const { record, audience } = await requireAward(context, params.id);
    const isWithdrawn = audience === undefined && !(await catalogue.current()).byId.has(record.id);
    const around = await readAtDesk(database.queries, record.id, user.userId);
    return ok({
      data: presentScholarshipAtDesk({ record, audience, isWithdrawn, today: clock.today(), ...around }),
    });
  });

  route(app, deskEndpoints.preview, async ({ params, body }) => {
    const record = await requireRecord(context, params.id);
    const patch: ProgrammePatch = body.patch;
    checkPatch(patch);
    return ok({ data: previewEdit(record, patch, clock.today()) });
  });

  route(app, deskEndpoints.edit, async ({ user, params, body, audit }) =>
    told(await makeEdit(context, { ...user, audit }, params.id, body)),
  );

  route(app, deskEndpoints.add, async ({ user, body, audit }) => {
    await addAward(context, { ...user, audit }, body);
    return told('done');
  });

  route(app, deskEndpoints.undo, async ({ params, audit }) => {
    await database.transaction(async (queries) => {
      if (!(await undoEdit(queries, clock, params.id)))
        throw new AppError('not_found', { message: 'No edit that counts has this id.' });
      await audit.write(queries);
    });
    return ok({ message: 'The edit was taken back.' });
  });

  route(app, deskEndpoints.merge, async ({ user, params, body, audit }) => {
    const into = await requireAward(context, body.into);
    if (into.record.id === params.id)
      throw new AppError('invalid_request', { message: 'An award can’t be merged into itself.' });
    const { audience } = await requireAward(context, params.id);
    // Others would be told the name of an award that is not theirs to see.
    if (into.audience !== undefined && into.audience !== audience)
      throw new AppError('invalid_request', {
        message: `Only the group ${into.audience} sees that award.`,
      });
    return told(await makeEdit(context, { ...user, audit }, params.id, { patch: mergePatch(into.record) }));
  });

  route(app, deskEndpoints.answerReport, async ({ user, params, body, audit }) =>
    told(await answerReport(context, { ...user, audit }, params.id, body)),
  );

  route(app, deskEndpoints.decideProposal, async ({ user, params, body, audit }) => {
    await decideProposal(context, { ...user, audit }, params.id, body);
    return ok({ message: body.decision === 'rejected' ? 'It was rejected.' : OUTCOMES.done });
  });

  route(app, deskEndpoints.sources, async () => ok({ data: { sources: await presentSources(context) } }));

  route(app, deskEndpoints.actOnSource, async ({ params, body, audit }) => {
    await actOnSource(context, { audit }, params.id, body.act);
    return ok({ message: SOURCE_ACTS_DONE[body.act] });
  });

  route(app, deskEndpoints.exportEdits, async ({ reply }) => {
    reply.header('content-disposition', `attachment; filename="laurel-edits-${clock.today()}.yaml"`);
    const edits = await listLiveEdits(database.queries);
    return editsAsYaml(edits.filter(({ layer }) => layer === 'edit'));
  });

  route(app, deskEndpoints.exportSheet, async ({ reply }) => {
    reply.header('content-disposition', `attachment; filename="laurel-catalogue-${clock.today()}.csv"`);
    return catalogueSheet((await catalogue.current()).records);
  });

  route(app, deskEndpoints.importSheet, async ({ user, body, audit }) => {
    const { byId } = await catalogue.current();
    const changes = readTable(body.csv, (id) => byId.get(id));
    const isApplied = body.apply && changes.every(({ problem }) => problem === undefined);
    if (isApplied)
      await database.transaction(async (queries) => {
        for (const { scholarshipId, patch } of changes)
          await layEdit(queries, context, user.userId, {
            scholarshipId,
            record: byId.get(scholarshipId),
            patch,
          });
        await audit.write(queries, { details: { changes: changes.length } });
      });
    return ok({ data: { applied: isApplied, changes } });
  });
};
