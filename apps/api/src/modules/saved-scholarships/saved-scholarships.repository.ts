import { type Queries, schema } from '@laurel/db';
import type { ApplicationStatus, Priority, ScholarshipRecord } from '@laurel/domain';
import { and, count, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { type StoredRecord, seenByGroup } from '../catalogue/index.ts';

const { ownScholarships, removedScholarships, savedScholarships, scholarships, users } = schema;
export type SavedRow = typeof savedScholarships.$inferSelect;

const one = (userId: string, scholarshipId: string) =>
  and(eq(savedScholarships.userId, userId), eq(savedScholarships.scholarshipId, scholarshipId));

export const findSaved = async (
  queries: Queries,
  userId: string,
  scholarshipId: string,
): Promise<SavedRow | undefined> =>
  (await queries.select().from(savedScholarships).where(one(userId, scholarshipId)).limit(1))[0];

/** Locks the row, so that concurrent changes run one after another. */
export const lockSaved = async (
  queries: Queries,
  userId: string,
  scholarshipId: string,
): Promise<SavedRow | undefined> =>
  (
    await queries.select().from(savedScholarships).where(one(userId, scholarshipId)).limit(1).for('update')
  )[0];

/** Makes the student's other saves wait until this transaction ends, so that what was counted stays true. */
export const oneSaveAtATime = async (queries: Queries, userId: string): Promise<void> => {
  await queries.execute(sql`select 1 from ${users} where ${users.id} = ${userId} for no key update`);
};

/** @returns the row as it is after two clients tried to add it at once */
export const insertSaved = async (
  queries: Queries,
  row: typeof savedScholarships.$inferInsert,
): Promise<SavedRow | undefined> => {
  await queries.insert(savedScholarships).values(row).onConflictDoNothing();
  return findSaved(queries, row.userId, row.scholarshipId);
};

export const deleteSaved = async (queries: Queries, userId: string, scholarshipId: string): Promise<void> => {
  await queries.delete(savedScholarships).where(one(userId, scholarshipId));
};

const removedOne = (userId: string, scholarshipId: string) =>
  and(eq(removedScholarships.userId, userId), eq(removedScholarships.scholarshipId, scholarshipId));

/** Keeps what was written on a removed one; what is older than `keptSince` is erased. */
export const keepRemoved = async (
  queries: Queries,
  row: typeof removedScholarships.$inferInsert,
  keptSince: Date,
): Promise<void> => {
  await queries.delete(removedScholarships).where(lt(removedScholarships.removedAt, keptSince));
  const { tracking, removedAt } = row;
  await queries
    .insert(removedScholarships)
    .values(row)
    .onConflictDoUpdate({
      target: [removedScholarships.userId, removedScholarships.scholarshipId],
      set: { tracking, removedAt },
    });
};

/** @returns what was written on it, when it was removed since `keptSince`; it is not kept any longer */
export const takeRemoved = async (
  queries: Queries,
  userId: string,
  scholarshipId: string,
  keptSince: Date,
) => {
  const [row] = await queries
    .delete(removedScholarships)
    .where(removedOne(userId, scholarshipId))
    .returning({ tracking: removedScholarships.tracking, removedAt: removedScholarships.removedAt });
  return row && row.removedAt >= keptSince ? row.tracking : undefined;
};

export const updateSaved = async (
  queries: Queries,
  userId: string,
  scholarshipId: string,
  change: Partial<
    Pick<
      SavedRow,
      'notes' | 'priority' | 'applicationStatus' | 'statusHistory' | 'checklistDone' | 'ownPlan' | 'updatedAt'
    >
  >,
): Promise<SavedRow | undefined> =>
  (await queries.update(savedScholarships).set(change).where(one(userId, scholarshipId)).returning())[0];

/** Changes the ticks of all saved scholarships of a student. Call it while the student's saves wait for each other. */
export const tickAll = async (
  queries: Queries,
  userId: string,
  { removed, added }: { removed: string[]; added: string[] },
  now: Date,
): Promise<void> => {
  const { checklistDone } = savedScholarships;
  await queries
    .update(savedScholarships)
    .set({
      checklistDone: sql`(${checklistDone} - array(select jsonb_array_elements_text(${JSON.stringify(removed)}::jsonb))) || ${JSON.stringify(added)}::jsonb`,
      updatedAt: now,
    })
    .where(eq(savedScholarships.userId, userId));
};

/** What one of the student's saved scholarships has ticked: each of them holds the ticks of all kinds. */
export const anyTicks = async (queries: Queries, userId: string): Promise<string[] | undefined> =>
  (
    await queries
      .select({ done: savedScholarships.checklistDone })
      .from(savedScholarships)
      .where(eq(savedScholarships.userId, userId))
      .limit(1)
  )[0]?.done;

export interface SavedFilter {
  status?: ApplicationStatus | undefined;
  priority?: Priority | undefined;
}

/** A saved scholarship with its record, withdrawn ones included. */
export interface SavedWithRecord {
  row: SavedRow;
  stored: StoredRecord;
}

const savedBy = (userId: string, { status, priority }: SavedFilter) =>
  and(
    eq(savedScholarships.userId, userId),
    status ? eq(savedScholarships.applicationStatus, status) : undefined,
    priority ? eq(savedScholarships.priority, priority) : undefined,
    isShown,
  );

const byId = sql`${savedScholarships.id} collate "C"`;
const ORDERS = {
  newest: [desc(savedScholarships.createdAt), byId],
  priority: [
    sql`array_position(array['high', 'medium', 'low', 'none'], ${savedScholarships.priority})`,
    byId,
  ],
};

const ofTheirGroup = <T>(column: 'record' | 'updated_at' | 'withdrawn_at') =>
  seenByGroup<T>(column, savedScholarships.userId, savedScholarships.scholarshipId);

/** As the student's group sees it; null where it sees what everybody does. */
export const groupRecord = ofTheirGroup<ScholarshipRecord>('record');
/** Of the student's group, of the catalogue, or what the student added. */
export const savedRecord = sql<ScholarshipRecord>`coalesce(${groupRecord}, ${scholarships.record}, ${ownScholarships.record})`;
/** Whoever has left a group no longer sees its awards. */
const isShown = sql`${savedRecord} is not null`;
const updatedAt =
  sql`coalesce(${ofTheirGroup('updated_at')}, ${scholarships.updatedAt}, ${ownScholarships.updatedAt})`.mapWith(
    scholarships.updatedAt,
  );
const withdrawnAt =
  sql<Date | null>`coalesce(${ofTheirGroup('withdrawn_at')}, ${scholarships.withdrawnAt})`.mapWith(
    scholarships.withdrawnAt,
  );
export const inCatalogue = eq(scholarships.id, savedScholarships.scholarshipId);
export const ofTheirOwn = and(
  eq(ownScholarships.userId, savedScholarships.userId),
  eq(ownScholarships.id, savedScholarships.scholarshipId),
);

const selected = {
  row: savedScholarships,
  // No bare column of a table that may have no row: all of `stored` would be null with it.
  stored: {
    record: savedRecord,
    updatedAt,
    withdrawnAt,
  },
};

/** One page of a student's saved scholarships. */
export const listSavedPage = (
  queries: Queries,
  userId: string,
  {
    sort,
    offset,
    limit,
    ...filter
  }: SavedFilter & { sort: keyof typeof ORDERS; offset: number; limit: number },
): Promise<SavedWithRecord[]> =>
  queries
    .select(selected)
    .from(savedScholarships)
    .leftJoin(scholarships, inCatalogue)
    .leftJoin(ownScholarships, ofTheirOwn)
    .where(savedBy(userId, filter))
    .orderBy(...ORDERS[sort])
    .limit(limit)
    .offset(offset);

/** A student's saved scholarships that come after one of them, the newest first. @param after undefined: from the first one on */
export const listSavedAfter = (
  queries: Queries,
  userId: string,
  after: Pick<SavedRow, 'createdAt' | 'id'> | undefined,
  limit: number,
): Promise<SavedWithRecord[]> =>
  queries
    .select(selected)
    .from(savedScholarships)
    .leftJoin(scholarships, inCatalogue)
    .leftJoin(ownScholarships, ofTheirOwn)
    .where(
      and(
        eq(savedScholarships.userId, userId),
        isShown,
        after &&
          or(
            lt(savedScholarships.createdAt, after.createdAt),
            and(eq(savedScholarships.createdAt, after.createdAt), sql`${byId} > ${after.id} collate "C"`),
          ),
      ),
    )
    .orderBy(...ORDERS.newest)
    .limit(limit);

/** The saved scholarships with these ids, in no order. */
export const listSavedAmong = (
  queries: Queries,
  userId: string,
  scholarshipIds: string[],
): Promise<SavedWithRecord[]> =>
  queries
    .select(selected)
    .from(savedScholarships)
    .leftJoin(scholarships, inCatalogue)
    .leftJoin(ownScholarships, ofTheirOwn)
    .where(
      and(
        eq(savedScholarships.userId, userId),
        isShown,
        inArray(savedScholarships.scholarshipId, scholarshipIds),
      ),
    );

/** What the orders by title and by deadline compare, which depends on the day. */
export const listSavedKeys = (queries: Queries, userId: string, filter: SavedFilter) =>
  queries
    .select({
      id: savedScholarships.id,
      scholarshipId: savedScholarships.scholarshipId,
      title: sql<string>`${savedRecord} ->> 'title'`,
      deadline: sql<ScholarshipRecord['deadline']>`${savedRecord} -> 'deadline'`,
      ended: sql<ScholarshipRecord['ended'] | null>`${savedRecord} -> 'ended'`,
      ownPlan: savedScholarships.ownPlan,
    })
    .from(savedScholarships)
    .leftJoin(scholarships, inCatalogue)
    .leftJoin(ownScholarships, ofTheirOwn)
    .where(savedBy(userId, filter));

/** Changes whenever a saved row or one of its records does; with it, what was made of them can be kept. */
export const savedVersion = async (queries: Queries, userId: string): Promise<string> => {
  const [row] = await queries
    .select({
      saved: count(),
      changed: sql<string>`coalesce(max(${savedScholarships.updatedAt}), 'epoch')::text`,
      revised: sql<string>`coalesce(max(${updatedAt}), 'epoch')::text`,
      withdrawn: count(scholarships.withdrawnAt),
      rows: sql<string>`coalesce(sum(hashtext(${savedScholarships.id})), 0)::text`,
      group: sql<string>`coalesce(sum(hashtext(${groupRecord}::text)), 0)::text`,
    })
    .from(savedScholarships)
    .leftJoin(scholarships, inCatalogue)
    .leftJoin(ownScholarships, ofTheirOwn)
    .where(eq(savedScholarships.userId, userId));
  return Object.values(row ?? {}).join(' ');
};

export const countSaved = async (
  queries: Queries,
  userId: string,
  filter: SavedFilter = {},
): Promise<number> =>
  (
    await queries
      .select({ total: count() })
      .from(savedScholarships)
      .leftJoin(scholarships, inCatalogue)
      .leftJoin(ownScholarships, ofTheirOwn)
      .where(savedBy(userId, filter))
  )[0]?.total ?? 0;

/** What a student's saved scholarships want to read, withdrawn ones included. */
export const listSavedTasks = (queries: Queries, userId: string) =>
  queries
    .select({
      id: savedScholarships.scholarshipId,
      title: sql<string>`${savedRecord} ->> 'title'`,
      documents: sql<string[]>`${savedRecord} -> 'documents'`,
      selection: sql<string[]>`${savedRecord} -> 'selection'`,
    })
    .from(savedScholarships)
    .leftJoin(scholarships, inCatalogue)
    .leftJoin(ownScholarships, ofTheirOwn)
    .where(and(eq(savedScholarships.userId, userId), isShown))
    .orderBy(desc(savedScholarships.createdAt), savedScholarships.scholarshipId);

/** Which of these scholarships a student has saved. */
export const savedAmong = async (
  queries: Queries,
  userId: string,
  scholarshipIds: string[],
): Promise<Set<string>> => {
  if (scholarshipIds.length === 0) return new Set();
  const rows = await queries
    .select({ id: savedScholarships.scholarshipId })
    .from(savedScholarships)
    .where(
      and(eq(savedScholarships.userId, userId), inArray(savedScholarships.scholarshipId, scholarshipIds)),
    );
  return new Set(rows.map((row) => row.id));
};
