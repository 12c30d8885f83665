import type { Queries } from '@laurel/db';
import type { ProgrammePatch } from '@laurel/domain';
import type { Clock } from '../../platform/clock.ts';
import { editScholarship } from './edit-catalogue.ts';
import { decideProposal, findProposal } from './proposals.repository.ts';

export interface Settlement {
  /** `corrected`: decided with another change than the one proposed. */
  state: 'accepted' | 'corrected' | 'rejected';
  by: string;
  /** Of a correction. */
  patch?: ProgrammePatch;
}

/**
 * Decides an open proposal and makes its change, in the transaction of `queries`.
 * @returns the id of the edit, `null` where nothing changes; undefined when no open proposal has the id
 * @throws Error in one line when an accepted proposal says only that something is wrong, or the change is no valid one
 */
export const settleProposal = async (
  queries: Queries,
  clock: Clock,
  id: string,
  { state, by, patch }: Settlement,
): Promise<string | null | undefined> => {
  const proposal = await findProposal(queries, id);
  if (!proposal || !(await decideProposal(queries, id, { state, by, at: clock.now() }))) return undefined;
  if (state === 'rejected') return null;
  const change = state === 'corrected' ? patch : proposal.patch;
  if (!change) throw new Error('It says only that something is wrong: say what is right, or reject it.');
  return editScholarship(queries, clock, {
    scholarshipId: proposal.scholarshipId,
    patch: change,
    author: by,
    audience: proposal.where.audience,
  });
};
