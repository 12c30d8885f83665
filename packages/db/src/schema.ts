import type { ApplicationStatus, MatchingJobStatus, Priority, ScholarshipRecord } from '@laurel/domain';
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
import type { PreferencesRow, ProfileRow } from './rows.ts';

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
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.scholarshipId] }),
    uniqueIndex('saved_scholarships_id').on(table.id),
  ],
);

/** The newest matches of each student, with the key of what they were made from (see the matching module). */
export const matchResults = pgTable('match_results', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  key: text('key').notNull(),
  data: jsonb('data').$type<unknown>().notNull(),
  generatedAt: instant('generated_at').notNull(),
});

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
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('essays_idempotency_key').on(table.userId, table.idempotencyKey),
    index('essays_newest').on(table.userId, table.createdAt.desc()),
  ],
);
