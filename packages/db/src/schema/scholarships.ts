import type { FieldChange, Proposal, ReportState, ScholarshipRecord } from '@laurel/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { userId } from './user-id.ts';

export const scholarships = pgTable(
  'scholarships',
  {
    id: text('id').primaryKey(),
    source: text('source').notNull(),
    record: jsonb('record').$type<ScholarshipRecord>().notNull(),
    /** Hash of the record; an import with the same hash changes nothing. */
    contentHash: text('content_hash').notNull(),
    /** The record as its source gave it, where edits lie over it. */
    unedited: jsonb('unedited').$type<ScholarshipRecord>(),
    /** Whether no source gives it: it exists by edits alone. */
    byEditsAlone: boolean('by_edits_alone').notNull().default(false),
    /** Hash of the programme that its source gave; null for listings. */
    revision: text('revision'),
    /** Set when the source no longer lists it: then it is not matched or listed, but still shown to students who saved it. */
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

/** Imported pages with their validators (ETag, Last-Modified) and the ids of their records. */
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

/** The history of each scholarship: its newest changes, with shortened texts. */
export const scholarshipHistory = pgTable(
  'scholarship_history',
  {
    scholarshipId: text('scholarship_id')
      .notNull()
      .references(() => scholarships.id),
    /** The version of the catalogue that made the change. */
    version: integer('version').notNull(),
    /** The imported source. */
    source: text('source').notNull(),
    kind: text('kind').$type<'changed' | 'withdrawn' | 'returned'>().notNull(),
    changes: jsonb('changes').$type<FieldChange[]>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scholarshipId, table.version] })],
);

/** Students' reports of wrong facts, without their ids: a curator reads what was reported, and nothing leads from it to a student. */
export const scholarshipReports = pgTable(
  'scholarship_reports',
  {
    id: text('id').primaryKey(),
    /** Of the catalogue, or of a group. */
    scholarshipId: text('scholarship_id').notNull(),
    kind: text('kind').notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
    state: text('state').$type<ReportState>().notNull().default('open'),
    /** What the curator tells the student who reported it. */
    answer: text('answer'),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    index('scholarship_reports_newest').on(table.createdAt.desc()),
    index('scholarship_reports_open').on(table.scholarshipId).where(sql`state = 'open'`),
  ],
);

/** Who sent which report, so that they see what became of it; only the student's own calls read it. */
export const sentReports = pgTable(
  'sent_reports',
  {
    userId: userId(),
    reportId: text('report_id')
      .notNull()
      .references(() => scholarshipReports.id),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.reportId] }),
    index('sent_reports_report').on(table.reportId),
  ],
);

/** How many students a scholarship that waits at the desk is a good match for: a number, and nothing about any of them. */
export const scholarshipReach = pgTable('scholarship_reach', {
  scholarshipId: text('scholarship_id')
    .primaryKey()
    .references(() => scholarships.id),
  matched: integer('matched').notNull(),
  countedAt: instant('counted_at').notNull(),
});

/**
 * Paraphrases of our sentences about a scholarship, or about all of them when the id is empty. For a refused paraphrase our sentence is
 * stored. Contains nothing about a student.
 */
export const paraphrases = pgTable(
  'wordings',
  {
    scholarshipId: text('scholarship_id').notNull(),
    /** Hash of our sentence and the model's name. */
    key: text('key').notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scholarshipId, table.key] })],
);

/** Passages that model extraction found in a listing that the rules could not read completely; they decide nothing. */
export const proposals = pgTable('proposals', {
  scholarshipId: text('scholarship_id')
    .primaryKey()
    .references(() => scholarships.id),
  /** Hash of the texts, the model's name and the prompt's version: when it changes, the listing is read again. */
  key: text('key').notNull(),
  found: jsonb('found').$type<Proposal[]>().notNull(),
  createdAt: instant('created_at').notNull(),
});

/** One row for each version of the catalogue that changed records, for the notices about it. */
export const catalogueChanges = pgTable('catalogue_changes', {
  version: integer('version').primaryKey(),
  /** The last student whose notices are made; students are processed in the order of their ids. */
  cursor: text('cursor').notNull().default(''),
  createdAt: instant('created_at').notNull(),
  finishedAt: instant('finished_at'),
});

/** The changes of a version of the catalogue, each with the record before it. */
export const scholarshipChanges = pgTable(
  'scholarship_changes',
  {
    version: integer('version')
      .notNull()
      .references(() => catalogueChanges.version, { onDelete: 'cascade' }),
    scholarshipId: text('scholarship_id')
      .notNull()
      .references(() => scholarships.id),
    kind: text('kind').$type<'added' | 'changed' | 'withdrawn'>().notNull(),
    previous: jsonb('previous').$type<ScholarshipRecord>(),
  },
  (table) => [primaryKey({ columns: [table.version, table.scholarshipId] })],
);
