import { type Queries, schema } from '@laurel/db';
import type { CatalogueProposal } from '@laurel/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { newId } from '../../platform/new-id.ts';

const { catalogueProposals } = schema;
type NewProposal = Omit<CatalogueProposal, 'id' | 'state' | 'createdAt' | 'decidedBy' | 'decidedAt'>;

/** What somebody has looked at and rejected; the same finding of a later visit says nothing new. */
const rejectedAfters = async (queries: Queries, ids: string[]): Promise<Set<string>> => {
  const rows = await queries
    .select()
    .from(catalogueProposals)
    .where(and(inArray(catalogueProposals.scholarshipId, ids), eq(catalogueProposals.state, 'rejected')));
  return new Set(rows.map(keyOf));
};

const keyOf = ({ scholarshipId, source, fact, after }: NewProposal): string =>
  JSON.stringify([scholarshipId, source, fact, after]);

/** Files proposals as open; one that is open or was rejected with the same content is not filed again. @returns how many were new */
export const insertProposals = async (
  queries: Queries,
  proposals: readonly NewProposal[],
  now: Date,
): Promise<number> => {
  if (proposals.length === 0) return 0;
  const rejected = await rejectedAfters(
    queries,
    proposals.map(({ scholarshipId }) => scholarshipId),
  );
  const rows = proposals
    .filter((proposal) => !rejected.has(keyOf(proposal)))
    .map((proposal) => ({ ...proposal, id: newId(), state: 'open' as const, createdAt: now }));
  if (rows.length === 0) return 0;
  return (
    await queries
      .insert(catalogueProposals)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: catalogueProposals.id })
  ).length;
};

/** Oldest first; of one scholarship when its id is given. */
export const listProposals = (
  queries: Queries,
  { state, scholarshipId }: { state?: CatalogueProposal['state']; scholarshipId?: string } = {},
): Promise<CatalogueProposal[]> =>
  queries
    .select()
    .from(catalogueProposals)
    .where(
      and(
        state === undefined ? undefined : eq(catalogueProposals.state, state),
        scholarshipId === undefined ? undefined : eq(catalogueProposals.scholarshipId, scholarshipId),
      ),
    )
    .orderBy(asc(catalogueProposals.createdAt), asc(catalogueProposals.id));

export const findProposal = async (queries: Queries, id: string): Promise<CatalogueProposal | undefined> =>
  (await queries.select().from(catalogueProposals).where(eq(catalogueProposals.id, id)))[0];

/** @returns false when it is not open any more, so that two deciders never both succeed */
export const decideProposal = async (
  queries: Queries,
  id: string,
  { state, by, at }: { state: Exclude<CatalogueProposal['state'], 'open'>; by: string; at: Date },
): Promise<boolean> =>
  (
    await queries
      .update(catalogueProposals)
      .set({ state, decidedBy: by, decidedAt: at })
      .where(and(eq(catalogueProposals.id, id), eq(catalogueProposals.state, 'open')))
      .returning({ id: catalogueProposals.id })
  ).length > 0;
