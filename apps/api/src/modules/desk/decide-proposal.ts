import type { ProgrammePatch } from '@laurel/domain';
import { AppError } from '../../platform/http/app-error.ts';
import { findProposal, settleProposal } from '../catalogue/index.ts';
import { checkPatch } from './check-patch.ts';
import { auditNameOf } from './keepers.repository.ts';
import type { DeskContext, Keeper } from './make-edit.ts';

/**
 * Accepts a proposal, corrects it or rejects it, in one transaction.
 * @throws AppError not_found, invalid_request, conflict when it was decided before, or by whom it was made
 */
export const decideProposal = async (
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
