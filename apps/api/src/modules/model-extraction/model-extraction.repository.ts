import { type Queries, schema } from '@laurel/db';
import type { Proposal, ScholarshipRecord } from '@laurel/domain';
import { asc, count, eq, gte, sql } from 'drizzle-orm';

const { proposals } = schema;
export type ProposalsRow = typeof proposals.$inferInsert;

/** Id and key of every listing that has been read. */
export const listReadKeys = (queries: Queries): Promise<{ scholarshipId: string; key: string }[]> =>
  queries.select({ scholarshipId: proposals.scholarshipId, key: proposals.key }).from(proposals);

export const countReadSince = async (queries: Queries, since: Date): Promise<number> =>
  (await queries.select({ read: count() }).from(proposals).where(gte(proposals.createdAt, since)))[0]?.read ??
  0;

/** Replaces an earlier reading of the listing. */
export const upsertProposals = async (queries: Queries, row: ProposalsRow): Promise<void> => {
  const { scholarshipId: _, ...set } = row;
  await queries.insert(proposals).values(row).onConflictDoUpdate({ target: proposals.scholarshipId, set });
};

/** The proposals for a record whose quotes are still at the same place in its texts. */
export const findProposals = async (
  queries: Queries,
  { id, texts, parsedFully }: ScholarshipRecord,
): Promise<Proposal[]> => {
  if (parsedFully) return [];
  const [row] = await queries
    .select({ found: proposals.found })
    .from(proposals)
    .where(eq(proposals.scholarshipId, id));
  return (row?.found ?? []).filter(
    ({ evidence: { field, start, end, quote } }) => texts[field]?.slice(start, end) === quote,
  );
};

/** Every listing in which something was found, in the order of ids. */
export const listProposals = (
  queries: Queries,
): Promise<{ scholarshipId: string; found: Proposal[]; createdAt: Date }[]> =>
  queries
    .select({
      scholarshipId: proposals.scholarshipId,
      found: proposals.found,
      createdAt: proposals.createdAt,
    })
    .from(proposals)
    .where(sql`jsonb_array_length(${proposals.found}) > 0`)
    .orderBy(asc(sql`${proposals.scholarshipId} collate "C"`));
