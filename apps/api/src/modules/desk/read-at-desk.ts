import type { Queries } from '@laurel/db';
import { listEditsOf, listProposals } from '../catalogue/index.ts';
import { listReportsAbout } from './desk-reports.repository.ts';
import { auditNameOf, keepersByAuditName } from './keepers.repository.ts';
import { findPageCheck } from './page-checks.repository.ts';
import { findReach } from './reach.repository.ts';

/** All that the desk knows about a scholarship beside its record. */
export const readAtDesk = async (queries: Queries, scholarshipId: string, userId: string) => {
  const edits = await listEditsOf(queries, scholarshipId);
  const names = await keepersByAuditName(
    queries,
    edits.map(({ author }) => author),
  );
  return {
    reach: await findReach(queries, scholarshipId),
    reports: await listReportsAbout(queries, scholarshipId),
    proposals: await listProposals(queries, { state: 'open', scholarshipId }),
    edits: edits.filter(({ layer }) => layer === 'edit'),
    check: await findPageCheck(queries, scholarshipId),
    names,
    self: await auditNameOf(queries, userId),
  };
};

export type AroundRecord = Awaited<ReturnType<typeof readAtDesk>>;
