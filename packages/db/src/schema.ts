import type {
  ApplicationStatus,
  FieldChange,
  MatchingJobStatus,
  Priority,
  Proposal,
  ScholarshipRecord,
} from '@laurel/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { PreferencesRow, ProfileRow, StatusChangeRow } from './rows.ts';

/** A `Date` on both drivers; millisecond precision, as JavaScript writes them. */
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** As the student typed it, trimmed. */
    email: text('email').notNull(),
    /** Lower case; what addresses are compared by. */
    emailKey: text('email_key').notNull(),
    passwordHash: text('password_hash').notNull(),
    profile: jsonb('profile').$type<ProfileRow>().notNull().default({}),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [uniqueIndex('users_email_key').on(table.emailKey)],
);

/**
 * One row per sign-in: the family of refresh tokens that descend from it. Tokens are derived from `seed` and
 * `generation` with the server's secret, so the row alone is worth nothing to a thief.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seed: text('seed').notNull(),
    generation: integer('generation').notNull(),
    rotatedAt: instant('rotated_at').notNull(),
    rememberMe: boolean('remember_me').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/**
 * The newest reset that was asked for each address, known or not: both are written alike, and a job finds out whether
 * an account has the address. The token itself is mailed and never stored.
 */
export const passwordResets = pgTable(
  'password_resets',
  {
    emailKey: text('email_key').primaryKey(),
    id: text('id').notNull(),
    /** Set together with the hash, once the account is found. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash'),
    requestedAt: instant('requested_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('password_resets_id').on(table.id),
    uniqueIndex('password_resets_token').on(table.tokenHash),
    index('password_resets_user').on(table.userId),
  ],
);

/**
 * Changes of an address: each waits for the link that was mailed to the new one, and can be undone for a while with the
 * link that was mailed to the old one. The tokens themselves are never stored.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    oldEmail: text('old_email').notNull(),
    oldEmailKey: text('old_email_key').notNull(),
    newEmail: text('new_email').notNull(),
    newEmailKey: text('new_email_key').notNull(),
    /** Null once it is confirmed, replaced or given up. */
    confirmHash: text('confirm_hash'),
    undoHash: text('undo_hash').notNull(),
    requestedAt: instant('requested_at').notNull(),
    confirmBefore: instant('confirm_before').notNull(),
    undoBefore: instant('undo_before').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('email_changes_confirm').on(table.confirmHash),
    uniqueIndex('email_changes_undo').on(table.undoHash),
    index('email_changes_old_email').on(table.oldEmailKey),
    index('email_changes_new_email').on(table.newEmailKey),
  ],
);

/** Mails on their way out, and for a while what became of them; what an ended one said is erased. */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: text('id').primaryKey(),
    /** Names the event; the same event is written once. */
    key: text('key').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    toAddress: text('to_address').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    headers: jsonb('headers').$type<Record<string, string>>().notNull(),
    /** A link that opens an account, sealed; null when the mail holds none. */
    secret: text('secret'),
    status: text('status').$type<'queued' | 'sent' | 'failed'>().notNull(),
    attempts: integer('attempts').notNull(),
    /** When to send; while a process is sending, the end of its lease. */
    dueAt: instant('due_at').notNull(),
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('outgoing_mails_key').on(table.key),
    index('outgoing_mails_user').on(table.userId),
    index('outgoing_mails_due').on(table.dueAt).where(sql`status = 'queued'`),
  ],
);

export const preferences = pgTable('preferences', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  data: jsonb('data').$type<PreferencesRow>().notNull(),
  updatedAt: instant('updated_at').notNull(),
});

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

/** Sources that the worker imports by itself, and how that goes. */
export const sources = pgTable('sources', {
  /** What its records carry as their source. */
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
  /** Set while an import is under way, or was when its process ended. */
  startedAt: instant('started_at'),
  lastOkAt: instant('last_ok_at'),
  lastErrorAt: instant('last_error_at'),
  /** Why the last import failed or was stopped; null after one that went well. */
  lastError: text('last_error'),
  /** Imports that failed since the last one that went well. */
  failures: integer('failures').notNull().default(0),
});

/** What the import of a source under way has fetched so far, so that it goes on from there. */
export const sourceFetches = pgTable(
  'source_fetches',
  {
    source: text('source')
      .notNull()
      .references(() => sources.name, { onDelete: 'cascade' }),
    /** Address, and what was sent there. */
    request: text('request').notNull(),
    /** JSON as text: a page may hold characters that `jsonb` refuses. */
    answer: text('answer').notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.request] })],
);

export const savedScholarships = pgTable(
  'saved_scholarships',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    scholarshipId: text('scholarship_id')
      .notNull()
      .references(() => scholarships.id),
    id: text('id').notNull(),
    notes: text('notes').notNull(),
    priority: text('priority').$type<Priority>().notNull(),
    applicationStatus: text('application_status').$type<ApplicationStatus>().notNull(),
    /** Each change of the application status, oldest first. */
    statusHistory: jsonb('status_history').$type<StatusChangeRow[]>().notNull().default([]),
    /** Ids of the entries of its checklist that the student has ticked. */
    checklistDone: jsonb('checklist_done').$type<string[]>().notNull().default([]),
    /** Calendar day on which it was saved (YYYY-MM-DD): reminders that fell due before it are not made. */
    savedOn: text('saved_on').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.scholarshipId] }),
    uniqueIndex('saved_scholarships_id').on(table.id),
    index('saved_scholarships_scholarship').on(table.scholarshipId),
  ],
);

/**
 * The secret calendar address of each student. The secret is derived from `seed` with the server's own secret and found
 * by its hash, so the row alone opens no calendar.
 */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    seed: text('seed').notNull(),
    secretHash: text('secret_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('calendar_feeds_secret').on(table.secretHash)],
);

/** One row for each raise of the catalogue's version that changed records, until the students have been told. */
export const catalogueChanges = pgTable('catalogue_changes', {
  version: integer('version').primaryKey(),
  /** The last student who has been told; students are gone through in the order of their ids. */
  cursor: text('cursor').notNull().default(''),
  createdAt: instant('created_at').notNull(),
  finishedAt: instant('finished_at'),
});

/** What a raise of the catalogue's version changed, with the record as it was before. */
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

export const notifications = pgTable(
  'notifications',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    /** What it is about, e.g. one version of one scholarship: a student is told of it once. */
    key: text('key').notNull(),
    kind: text('kind').$type<'new_match' | 'deadline' | 'changed' | 'closed'>().notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    scholarshipId: text('scholarship_id').references(() => scholarships.id),
    /** Calendar day on which it was made (YYYY-MM-DD). */
    day: text('day').notNull(),
    /** Calendar day from which it may go out by mail; null: it has gone out, or never shall. */
    mailDue: text('mail_due'),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('notifications_key').on(table.userId, table.key),
    index('notifications_newest').on(table.userId, table.createdAt.desc()),
    index('notifications_mail_due').on(table.mailDue, table.userId).where(sql`mail_due is not null`),
  ],
);

/** How a student wants to be told; no row means the defaults. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').$type<'instant' | 'daily' | 'weekly' | 'off'>().notNull(),
    deadlineReminders: boolean('deadline_reminders').notNull(),
    /** In the unsubscribe links of mails; it can do nothing but stop them. */
    unsubscribeToken: text('unsubscribe_token').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [uniqueIndex('notification_settings_token').on(table.unsubscribeToken)],
);

/** The newest matches of each student, with the key of what they were made from (see the matching module). */
export const matchResults = pgTable(
  'match_results',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    data: jsonb('data').$type<unknown>().notNull(),
    generatedAt: instant('generated_at').notNull(),
  },
  (table) => [index('match_results_generated').on(table.generatedAt)],
);

export const matchingJobs = pgTable(
  'matching_jobs',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    status: text('status').$type<MatchingJobStatus>().notNull(),
    message: text('message').notNull(),
    progress: integer('progress').notNull(),
    /** How many times a worker has begun it. */
    attempts: integer('attempts').notNull().default(0),
    error: text('error'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('matching_jobs_id').on(table.id),
    // One live job per student, whatever races.
    uniqueIndex('matching_jobs_live').on(table.userId).where(sql`status in ('queued', 'processing')`),
    index('matching_jobs_created').on(table.createdAt),
  ],
);

export const essays = pgTable(
  'essays',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    /** Plain text: HTML is stripped before it is stored. */
    essayText: text('essay_text').notNull(),
    prompt: text('prompt'),
    scholarshipId: text('scholarship_id').references(() => scholarships.id),
    previousEssayId: text('previous_essay_id'),
    /** Null until the critique is made: the essay is stored first. */
    critique: jsonb('critique').$type<unknown>(),
    idempotencyKey: text('idempotency_key'),
    /** Hash of the request that the key came with. */
    requestHash: text('request_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    /** How far a language model's reading has come; null: none was asked for (see the essays module). */
    deepening: text('deepening').$type<'waiting' | 'running' | 'added' | 'nothing_added' | 'failed'>(),
    /** How many times a worker has begun it. */
    deepeningAttempts: integer('deepening_attempts').notNull().default(0),
    /** Not before this moment while waiting; the last sign of life while running. */
    deepeningAt: instant('deepening_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('essays_idempotency_key').on(table.userId, table.idempotencyKey),
    index('essays_newest').on(table.userId, table.createdAt.desc()),
    index('essays_deepening').on(table.deepeningAt).where(sql`deepening in ('waiting', 'running')`),
  ],
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

/** What a language model found in a listing that the rules could not read to the end; it decides nothing. */
export const proposals = pgTable('proposals', {
  scholarshipId: text('scholarship_id')
    .primaryKey()
    .references(() => scholarships.id),
  /** Hash of the texts that were read, of the model's name and of what it was asked: another one is asked anew. */
  key: text('key').notNull(),
  found: jsonb('found').$type<Proposal[]>().notNull(),
  createdAt: instant('created_at').notNull(),
});

/**
 * How a language model words a sentence of ours about a scholarship, or for every one of them where the id is empty; the sentence
 * itself where its words were refused. Holds nothing about a student.
 */
export const wordings = pgTable(
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

/**
 * Calls counted across processes on a database server. Unlogged: it costs no write-ahead log, and a crash of the server
 * forgets it, which only lets everybody begin anew.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** Hash of who calls what. */
    key: text('key').primaryKey(),
    calls: integer('calls').notNull(),
    resetsAt: instant('resets_at').notNull(),
  },
  (table) => [index('rate_limits_resets').on(table.resetsAt)],
);
