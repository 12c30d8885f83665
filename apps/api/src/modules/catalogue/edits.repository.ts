import { type Queries, schema } from '@laurel/db';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';

const { catalogueEdits, scholarships } = schema;
export type EditRow = typeof catalogueEdits.$inferSelect;
export type NewEdit = Omit<EditRow, 'undoneAt' | 'audience'> & { audience?: string | null };
const BATCH = 500;

const liveEdits = (queries: Queries, isForAll: boolean, ids?: readonly string[]): Promise<EditRow[]> =>
  queries
    .select()
    .from(catalogueEdits)
    .where(
      and(
        isNull(catalogueEdits.undoneAt),
        (isForAll ? isNull : isNotNull)(catalogueEdits.audience),
        ids === undefined ? undefined : inArray(catalogueEdits.scholarshipId, [...ids]),
      ),
    )
    .orderBy(asc(catalogueEdits.since), asc(catalogueEdits.id));

/** The edits that count for everybody, in the order in which they are applied; of all scholarships when no ids are given. */
export const listLiveEdits = (queries: Queries, ids?: readonly string[]): Promise<EditRow[]> =>
  liveEdits(queries, true, ids);

/** The edits that count for a group alone. */
export const listGroupEdits = (queries: Queries, ids?: readonly string[]): Promise<EditRow[]> =>
  liveEdits(queries, false, ids);

/** Every edit of a scholarship, undone ones included, oldest first. */
export const listEditsOf = (queries: Queries, scholarshipId: string): Promise<EditRow[]> =>
  queries
    .select()
    .from(catalogueEdits)
    .where(eq(catalogueEdits.scholarshipId, scholarshipId))
    .orderBy(asc(catalogueEdits.since), asc(catalogueEdits.id));

export const insertEdits = async (queries: Queries, edits: readonly NewEdit[]): Promise<void> => {
  for (let at = 0; at < edits.length; at += BATCH)
    await queries.insert(catalogueEdits).values(edits.slice(at, at + BATCH));
};

/** @returns the scholarship of the edit; undefined when there is none, or it was undone before */
export const markUndone = async (queries: Queries, id: string, now: Date): Promise<string | undefined> =>
  (
    await queries
      .update(catalogueEdits)
      .set({ undoneAt: now })
      .where(and(eq(catalogueEdits.id, id), isNull(catalogueEdits.undoneAt)))
      .returning({ scholarshipId: catalogueEdits.scholarshipId })
  )[0]?.scholarshipId;

/** Withdraws records that existed by edits alone and have none any more. */
export const withdrawRecords = async (queries: Queries, ids: readonly string[], now: Date): Promise<void> => {
  if (ids.length === 0) return;
  await queries
    .update(scholarships)
    .set({ withdrawnAt: now })
    .where(and(inArray(scholarships.id, [...ids]), isNull(scholarships.withdrawnAt)));
};

/** Ids of the records that exist by edits alone. */
export const listIdsByEditsAlone = async (queries: Queries): Promise<string[]> =>
  (
    await queries
      .select({ id: scholarships.id })
      .from(scholarships)
      .where(sql`${scholarships.byEditsAlone} and ${scholarships.withdrawnAt} is null`)
  ).map(({ id }) => id);
