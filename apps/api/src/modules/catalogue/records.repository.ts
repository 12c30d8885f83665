import { type Queries, schema } from '@laurel/db';
import type { ScholarshipRecord } from '@laurel/domain';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';

const { catalogueState, scholarships } = schema;
const CATALOGUE = 'catalogue';
/** Rows per statement: PostgreSQL takes 65,535 parameters at most, and a row here has ten. */
const BATCH = 500;

export interface StoredScholarship {
  record: ScholarshipRecord;
  contentHash: string;
}

/** A record as it is shown, and what its source gave where edits lie over that. */
export interface LayeredScholarship extends StoredScholarship {
  unedited: ScholarshipRecord | null;
  byEditsAlone: boolean;
  /** Of the programme that the source gave. */
  revision: string | null;
}

/** @returns 0 before anything was loaded */
export const catalogueVersion = async (queries: Queries): Promise<number> =>
  (
    await queries
      .select({ version: catalogueState.version })
      .from(catalogueState)
      .where(eq(catalogueState.name, CATALOGUE))
  )[0]?.version ?? 0;

export const shippedHash = async (queries: Queries): Promise<string | undefined> =>
  (
    await queries
      .select({ hash: catalogueState.shippedHash })
      .from(catalogueState)
      .where(eq(catalogueState.name, CATALOGUE))
  )[0]?.hash;

/** Raises the version, so that every process reloads the catalogue and all stored matches become stale. @returns the new version */
export const raiseCatalogueVersion = async (queries: Queries, now: Date, hash?: string): Promise<number> => {
  const [row] = await queries
    .insert(catalogueState)
    .values({ name: CATALOGUE, version: 1, shippedHash: hash ?? '', updatedAt: now })
    .onConflictDoUpdate({
      target: catalogueState.name,
      set: {
        version: sql`${catalogueState.version} + 1`,
        updatedAt: now,
        ...(hash === undefined ? {} : { shippedHash: hash }),
      },
    })
    .returning({ version: catalogueState.version });
  if (!row) throw new Error('the version of the catalogue could not be raised');
  return row.version;
};

/** Every scholarship that is not withdrawn with the hash of its content, in the order of ids. */
export const listHashedRecords = (queries: Queries): Promise<StoredScholarship[]> =>
  queries
    .select({ record: scholarships.record, contentHash: scholarships.contentHash })
    .from(scholarships)
    .where(isNull(scholarships.withdrawnAt))
    .orderBy(sql`${scholarships.id} collate "C"`);

/** Every scholarship that is not withdrawn, in the order of ids. */
export const listRecords = async (queries: Queries): Promise<ScholarshipRecord[]> =>
  (await listHashedRecords(queries)).map(({ record }) => record);

/** Every scholarship that is not withdrawn as its source gave it, without the edits over it. */
export const listUneditedRecords = async (queries: Queries): Promise<ScholarshipRecord[]> =>
  (
    await queries
      .select({ record: sql<ScholarshipRecord>`coalesce(${scholarships.unedited}, ${scholarships.record})` })
      .from(scholarships)
      .where(isNull(scholarships.withdrawnAt))
      .orderBy(sql`${scholarships.id} collate "C"`)
  ).map(({ record }) => record);

/** By id: what lies beneath the edits. Withdrawn ones included. */
export const findLayeredRecords = (queries: Queries, ids: string[]) =>
  queries
    .select({
      id: scholarships.id,
      record: scholarships.record,
      unedited: scholarships.unedited,
      byEditsAlone: scholarships.byEditsAlone,
      revision: scholarships.revision,
      updatedAt: scholarships.updatedAt,
      withdrawnAt: scholarships.withdrawnAt,
    })
    .from(scholarships)
    .where(inArray(scholarships.id, ids));

/** A stored scholarship with its dates of change and withdrawal. */
export interface StoredRecord {
  record: ScholarshipRecord;
  updatedAt: Date;
  withdrawnAt: Date | null;
}

/** By id, withdrawn ones included. */
export const findStoredRecords = async (queries: Queries, ids: string[]): Promise<StoredRecord[]> =>
  ids.length === 0
    ? []
    : queries
        .select({
          record: scholarships.record,
          updatedAt: scholarships.updatedAt,
          withdrawnAt: scholarships.withdrawnAt,
        })
        .from(scholarships)
        .where(inArray(scholarships.id, ids));

/** As `findStoredRecords`, for any number of ids. */
export const findRowsOf = async (queries: Queries, ids: string[]): Promise<StoredRecord[]> => {
  const found: StoredRecord[] = [];
  for (let at = 0; at < ids.length; at += BATCH)
    found.push(...(await findStoredRecords(queries, ids.slice(at, at + BATCH))));
  return found;
};

/** By id, withdrawn ones included. */
export const findRecords = async (queries: Queries, ids: string[]): Promise<ScholarshipRecord[]> =>
  ids.length === 0
    ? []
    : (
        await queries
          .select({ record: scholarships.record })
          .from(scholarships)
          .where(inArray(scholarships.id, ids))
      ).map((row) => row.record);

/** Adds or replaces records; unchanged ones are not touched. */
export const upsertRecords = async (
  queries: Queries,
  stored: LayeredScholarship[],
  now: Date,
): Promise<void> => {
  for (let at = 0; at < stored.length; at += BATCH) {
    const rows = stored.slice(at, at + BATCH).map(({ record, ...layered }) => ({
      id: record.id,
      source: record.provenance.source,
      record,
      ...layered,
      createdAt: now,
      updatedAt: now,
    }));
    await queries
      .insert(scholarships)
      .values(rows)
      .onConflictDoUpdate({
        target: scholarships.id,
        set: {
          source: sql`excluded.source`,
          record: sql`excluded.record`,
          contentHash: sql`excluded.content_hash`,
          unedited: sql`excluded.unedited`,
          byEditsAlone: sql`excluded.by_edits_alone`,
          revision: sql`excluded.revision`,
          updatedAt: sql`excluded.updated_at`,
          withdrawnAt: null,
        },
        setWhere: sql`${scholarships.contentHash} <> excluded.content_hash or ${scholarships.withdrawnAt} is not null
          or ${scholarships.unedited} is distinct from excluded.unedited or ${scholarships.revision} is distinct from excluded.revision
          or ${scholarships.byEditsAlone} <> excluded.by_edits_alone`,
      });
  }
};

/** Replaces a record by one that says the same and was confirmed later. */
export const updateConfirmed = async (
  queries: Queries,
  {
    id,
    ...set
  }: { id: string; record: ScholarshipRecord; unedited: ScholarshipRecord | null; contentHash: string },
): Promise<void> => {
  await queries.update(scholarships).set(set).where(eq(scholarships.id, id));
};

/** Withdraws the records of a source that it no longer holds. @returns their ids */
export const withdrawMissing = async (
  queries: Queries,
  source: string,
  keptIds: Set<string>,
  now: Date,
): Promise<string[]> => {
  const current = await queries
    .select({ id: scholarships.id })
    .from(scholarships)
    .where(and(eq(scholarships.source, source), isNull(scholarships.withdrawnAt)));
  const gone = current.map((row) => row.id).filter((id) => !keptIds.has(id));
  for (let at = 0; at < gone.length; at += BATCH) {
    await queries
      .update(scholarships)
      .set({ withdrawnAt: now })
      .where(inArray(scholarships.id, gone.slice(at, at + BATCH)));
  }
  return gone;
};
