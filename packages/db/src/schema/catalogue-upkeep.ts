import type { CatalogueProposal, PageCheck, ProgrammePatch, ScholarshipRecord } from '@laurel/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { catalogueChanges, scholarships } from './scholarships.ts';
import { userId } from './user-id.ts';

/** What the last visit to each record's own page found. No text of the page is kept. */
export const pageChecks = pgTable(
  'page_checks',
  {
    scholarshipId: text('scholarship_id')
      .primaryKey()
      .references(() => scholarships.id),
    url: text('url').notNull(),
    outcome: text('outcome').$type<PageCheck['outcome']>().notNull(),
    /** Why, where the outcome alone does not say: `soft_404`, `home_page`, `last_year`, or what the fetcher refused. */
    why: text('why').$type<PageCheck['why']>(),
    /** What became of each fact of the record. */
    facts: jsonb('facts').$type<PageCheck['facts']>().notNull(),
    etag: text('etag'),
    lastModified: text('last_modified'),
    /** Hash of the page's readable text when it was read last; null before that. */
    textHash: text('text_hash'),
    /** What our readers read on it then. */
    reading: jsonb('reading').$type<PageCheck['reading']>(),
    checkedAt: instant('checked_at').notNull(),
    /** When the page last answered with a text that we could read. */
    readAt: instant('read_at'),
    /** Visits since the last one that read the page. */
    failures: integer('failures').notNull().default(0),
    /** When it is visited next. */
    dueAt: instant('due_at').notNull(),
  },
  (table) => [index('page_checks_due').on(table.dueAt)],
);

/** Changes of records that somebody has to decide about. */
export const catalogueProposals = pgTable(
  'catalogue_proposals',
  {
    id: text('id').primaryKey(),
    scholarshipId: text('scholarship_id')
      .notNull()
      .references(() => scholarships.id),
    source: text('source').$type<CatalogueProposal['source']>().notNull(),
    /** The fact in question, as in the evidence of a record: `deadline`, `award`, `eligibility`, `page`, `programme`. */
    fact: text('fact').notNull(),
    before: text('before').notNull(),
    after: text('after').notNull(),
    /** What accepting it would change; null where a person has to say what is right. */
    patch: jsonb('patch').$type<ProgrammePatch>(),
    where: jsonb('where').$type<CatalogueProposal['where']>().notNull(),
    state: text('state').$type<CatalogueProposal['state']>().notNull(),
    createdAt: instant('created_at').notNull(),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    index('catalogue_proposals_state').on(table.state, table.createdAt),
    // The same finding of a later visit is no second proposal.
    uniqueIndex('catalogue_proposals_open')
      .on(table.scholarshipId, table.source, table.fact, table.after)
      .where(sql`${table.state} = 'open'`),
  ],
);

/** Layers over the records that the catalogue ships and imports bring; applied one after the other, oldest first. */
export const catalogueEdits = pgTable(
  'catalogue_edits',
  {
    id: text('id').primaryKey(),
    /** Of a record, or of an award that only edits know. */
    scholarshipId: text('scholarship_id').notNull(),
    /** `update`: from a signed file, below all others; `edit`: made here. */
    layer: text('layer').$type<'update' | 'edit'>().notNull(),
    patch: jsonb('patch').$type<ProgrammePatch>().notNull(),
    /** Of an update: the revision of the programme that it was made for, and the one that it makes. Null in an edit. */
    over: text('over'),
    revision: text('revision'),
    author: text('author').notNull(),
    /** Name of the group that alone sees it; null: everybody. */
    audience: text('audience'),
    since: instant('since').notNull(),
    undoneAt: instant('undone_at'),
  },
  (table) => [index('catalogue_edits_scholarship').on(table.scholarshipId)],
);

/**
 * Records as a group sees them: awards of its own, and awards of everybody with what was edited for the group alone. A group is whoever has
 * confirmed an address of the domain that it is called by, and whoever joined it by a code. Nothing else holds them, so that whatever asks for
 * the catalogue without saying for whom never meets them.
 */
export const groupScholarships = pgTable(
  'group_scholarships',
  {
    /** Name of the group. */
    domain: text('domain').notNull(),
    id: text('id').notNull(),
    record: jsonb('record').$type<ScholarshipRecord>().notNull(),
    /** Whether nobody else knows of it. */
    isOwn: boolean('is_own').notNull(),
    /** Set when its edits were taken back: it is still shown to students who saved it. */
    withdrawnAt: instant('withdrawn_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.domain, table.id] }), index('group_scholarships_id').on(table.id)],
);

/** Codes that lead into a group. The code itself is shown once and never stored; a row stays, so that it is known which code led whom in. */
export const groupCodes = pgTable(
  'group_codes',
  {
    id: text('id').primaryKey(),
    group: text('group_name').notNull(),
    codeHash: text('code_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Set when it was taken back at the desk: it leads nobody in any more. */
    revokedAt: instant('revoked_at'),
  },
  (table) => [uniqueIndex('group_codes_hash').on(table.codeHash)],
);

/** Students who joined a group by a code. Those whom the domain of their address makes members have no row. */
export const groupMembers = pgTable(
  'group_members',
  {
    userId: userId(),
    group: text('group_name').notNull(),
    /** The code that led in. */
    codeId: text('code_id').notNull(),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.group] }),
    index('group_members_code').on(table.codeId),
  ],
);

/** What a version of the catalogue changed for one group alone, with the record before, for the notices about it. */
export const groupChanges = pgTable(
  'group_changes',
  {
    version: integer('version')
      .notNull()
      .references(() => catalogueChanges.version, { onDelete: 'cascade' }),
    group: text('group_name').notNull(),
    scholarshipId: text('scholarship_id').notNull(),
    kind: text('kind').$type<'added' | 'changed' | 'withdrawn'>().notNull(),
    previous: jsonb('previous').$type<ScholarshipRecord>(),
  },
  (table) => [primaryKey({ columns: [table.version, table.group, table.scholarshipId] })],
);

/** Rows of an import, by what became of them. */
type SourceCounts = Record<'added' | 'changed' | 'unchanged' | 'merged' | 'refused' | 'withdrawn', number>;

/** Sources that the worker imports on a schedule, and the state of their imports. */
export const sources = pgTable('sources', {
  /** The value of `source` in its records. */
  name: text('name').primaryKey(),
  url: text('url').notNull(),
  everyHours: integer('every_hours').notNull(),
  maxPages: integer('max_pages').notNull(),
  /** Only pages of a sitemap whose address holds this text. */
  only: text('only'),
  /** Hosts that may be reached though their address is not public. */
  allowHosts: jsonb('allow_hosts').$type<string[]>().notNull(),
  createdAt: instant('created_at').notNull(),
  /** When it is imported next. */
  dueAt: instant('due_at').notNull(),
  /** Set while an import runs, and after its process was killed. */
  startedAt: instant('started_at'),
  lastOkAt: instant('last_ok_at'),
  lastErrorAt: instant('last_error_at'),
  /** Why the last import failed or was stopped; null after one that went well. */
  lastError: text('last_error'),
  /** Imports that failed since the last one that went well. */
  failures: integer('failures').notNull().default(0),
  /** What the last import that went well did with its rows. */
  lastCounts: jsonb('last_counts').$type<SourceCounts>(),
  /** Set by an operator: it is not imported by itself until that is taken back. */
  pausedAt: instant('paused_at'),
});

/** Documents that a running import has fetched, so that it can continue after a kill. */
export const sourceFetches = pgTable(
  'source_fetches',
  {
    source: text('source')
      .notNull()
      .references(() => sources.name, { onDelete: 'cascade' }),
    /** Method, address and body. */
    request: text('request').notNull(),
    /** JSON as text: a page may hold characters that `jsonb` refuses. */
    answer: text('answer').notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.request] })],
);
