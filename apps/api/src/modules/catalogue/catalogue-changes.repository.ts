import { type Queries, schema } from '@laurel/db';
import { and, asc, eq, isNull, lt } from 'drizzle-orm';

const { catalogueChanges, groupChanges, scholarshipChanges } = schema;
export type CatalogueChangeRow = typeof catalogueChanges.$inferSelect;
export type ScholarshipChangeRow = typeof scholarshipChanges.$inferSelect;
/** Rows per statement: PostgreSQL takes 65,535 parameters at most. */
const BATCH = 500;

export const insertChanges = async (
  queries: Queries,
  version: number,
  changes: Omit<ScholarshipChangeRow, 'version'>[],
  ofGroups: Omit<typeof groupChanges.$inferInsert, 'version'>[],
  now: Date,
): Promise<void> => {
  await queries.insert(catalogueChanges).values({ version, createdAt: now });
  for (let at = 0; at < changes.length; at += BATCH) {
    const rows = changes.slice(at, at + BATCH).map((change) => ({ version, ...change }));
    await queries.insert(scholarshipChanges).values(rows);
  }
  for (let at = 0; at < ofGroups.length; at += BATCH) {
    const rows = ofGroups.slice(at, at + BATCH).map((change) => ({ version, ...change }));
    await queries.insert(groupChanges).values(rows);
  }
};

/** The oldest version of the catalogue about which not every student has been notified. */
export const oldestPendingChange = async (queries: Queries): Promise<CatalogueChangeRow | undefined> =>
  (
    await queries
      .select()
      .from(catalogueChanges)
      .where(isNull(catalogueChanges.finishedAt))
      .orderBy(asc(catalogueChanges.version))
      .limit(1)
  )[0];

export const findPendingChange = async (
  queries: Queries,
  version: number,
): Promise<CatalogueChangeRow | undefined> =>
  (
    await queries
      .select()
      .from(catalogueChanges)
      .where(and(eq(catalogueChanges.version, version), isNull(catalogueChanges.finishedAt)))
  )[0];

export const listScholarshipChanges = (queries: Queries, version: number): Promise<ScholarshipChangeRow[]> =>
  queries.select().from(scholarshipChanges).where(eq(scholarshipChanges.version, version));

/** Stores up to which student the notices are made. */
export const advanceChange = async (
  queries: Queries,
  version: number,
  progress: { cursor?: string; finishedAt?: Date },
): Promise<void> => {
  await queries.update(catalogueChanges).set(progress).where(eq(catalogueChanges.version, version));
};

export const deleteChangesFinishedBefore = async (queries: Queries, before: Date): Promise<void> => {
  await queries.delete(catalogueChanges).where(lt(catalogueChanges.finishedAt, before));
};
