import type { FieldChange, ScholarshipRecord } from '@laurel/domain';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

export const scholarships = pgTable(
  'scholarships',
  {
    id: text('id').primaryKey(),
    source: text('source').notNull(),
    record: jsonb('record').$type<ScholarshipRecord>().notNull(),
    /** Hash of the record: tells whether an import changes anything. */
    contentHash: text('content_hash').notNull(),
    /** Set when the source no longer holds it: no longer matched or listed, still shown to those who saved it. */
    withdrawnAt: instant('withdrawn_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('scholarships_source').on(table.source)],
);

/** One row: the version of the catalogue, raised with each change of `scholarships`. */
export const catalogueState = pgTable('catalogue_state', {
  name: text('name').primaryKey(),
  version: integer('version').notNull(),
  /** Hash of the catalogue files that were loaded last. */
  shippedHash: text('shipped_hash').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** Pages that an import took records from: how to ask whether they changed, and what they gave. */
export const importPages = pgTable(
  'import_pages',
  {
    source: text('source').notNull(),
    url: text('url').notNull(),
    etag: text('etag'),
    lastModified: text('last_modified'),
    recordIds: jsonb('record_ids').$type<string[]>().notNull(),
    fetchedAt: instant('fetched_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.url] })],
);

/** What became of each scholarship since it came in, for good: the newest changes of each, their texts shortened. */
export const scholarshipHistory = pgTable(
  'scholarship_history',
  {
    scholarshipId: text('scholarship_id')
      .notNull()
      .references(() => scholarships.id),
    /** The catalogue's version that brought it. */
    version: integer('version').notNull(),
    /** Whose import it was. */
    source: text('source').notNull(),
    kind: text('kind').$type<'changed' | 'withdrawn' | 'returned'>().notNull(),
    changes: jsonb('changes').$type<FieldChange[]>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scholarshipId, table.version] })],
);

/** What students found wrong with a scholarship. Deliberately without their ids. */
export const scholarshipReports = pgTable(
  'scholarship_reports',
  {
    id: text('id').primaryKey(),
    scholarshipId: text('scholarship_id')
      .notNull()
      .references(() => scholarships.id),
    kind: text('kind').notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('scholarship_reports_newest').on(table.createdAt.desc())],
);
