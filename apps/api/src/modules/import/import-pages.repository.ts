import { type Queries, schema } from '@laurel/db';
import { and, eq, notInArray, sql } from 'drizzle-orm';

const { importPages } = schema;
export type ImportPage = typeof importPages.$inferSelect;
/** Rows per statement: PostgreSQL takes 65,535 parameters at most. */
const BATCH = 500;

export const listImportPages = (queries: Queries, source: string): Promise<ImportPage[]> =>
  queries.select().from(importPages).where(eq(importPages.source, source));

/** Stores the validators and records of these pages. */
export const upsertImportPages = async (queries: Queries, pages: ImportPage[]): Promise<void> => {
  for (let at = 0; at < pages.length; at += BATCH) {
    await queries
      .insert(importPages)
      .values(pages.slice(at, at + BATCH))
      .onConflictDoUpdate({
        target: [importPages.source, importPages.url],
        set: {
          etag: sql`excluded.etag`,
          lastModified: sql`excluded.last_modified`,
          recordIds: sql`excluded.record_ids`,
          fetchedAt: sql`excluded.fetched_at`,
        },
      });
  }
};

/** Deletes a source's other pages, so that one that returns is read again. */
export const deleteOtherImportPages = async (
  queries: Queries,
  source: string,
  urls: string[],
): Promise<void> => {
  await queries
    .delete(importPages)
    .where(and(eq(importPages.source, source), notInArray(importPages.url, urls)));
};
