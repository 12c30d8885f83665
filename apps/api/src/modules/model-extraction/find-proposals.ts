import type { Database } from '@laurel/db';
import type { Proposal, ScholarshipRecord } from '@laurel/domain';
import { findProposalsOf } from './model-extraction.repository.ts';

/** The proposals for a record whose quotes are still at the same place in its texts. */
export const findProposals = async (
  { queries }: Database,
  { id, texts, parsedFully }: ScholarshipRecord,
): Promise<Proposal[]> => {
  if (parsedFully) return [];
  const found = await findProposalsOf(queries, id);
  return found.filter(
    ({ evidence: { field, start, end, quote } }) => texts[field]?.slice(start, end) === quote,
  );
};
