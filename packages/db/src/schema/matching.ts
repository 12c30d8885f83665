import type { MatchingJobStatus, Preferences } from '@laurel/domain';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { userId } from './user-id.ts';

/** The newest matches of each student, with the key of what they were made from (see the matching module). */
export const matchResults = pgTable(
  'match_results',
  {
    userId: userId().primaryKey(),
    key: text('key').notNull(),
    data: jsonb('data').$type<unknown>().notNull(),
    generatedAt: instant('generated_at').notNull(),
  },
  (table) => [index('match_results_generated').on(table.generatedAt)],
);

export const matchingJobs = pgTable(
  'matching_jobs',
  {
    userId: userId(),
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
    index('matching_jobs_id').on(table.id),
    // At most one live job per student, also under concurrent starts.
    uniqueIndex('matching_jobs_live').on(table.userId).where(sql`status in ('queued', 'processing')`),
    index('matching_jobs_created').on(table.createdAt),
  ],
);

export const preferences = pgTable('preferences', {
  userId: userId().primaryKey(),
  data: jsonb('data').$type<Preferences>().notNull(),
  updatedAt: instant('updated_at').notNull(),
});
