import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { userId } from './user-id.ts';

export const essays = pgTable(
  'essays',
  {
    userId: userId(),
    id: text('id').notNull(),
    /** Plain text: HTML is stripped before it is stored. */
    essayText: text('essay_text').notNull(),
    prompt: text('prompt'),
    /** Of the catalogue, or one that the student added. */
    scholarshipId: text('scholarship_id'),
    previousEssayId: text('previous_essay_id'),
    /** Null until the critique is made: the essay is stored first. */
    critique: jsonb('critique').$type<unknown>(),
    /**
     * How far it answers the topics that the saved scholarships ask for, by topic, as read by one version of the engine. Null until it is
     * compared for the first time.
     */
    topicFit: jsonb('topic_fit').$type<{
      engine: string;
      topics: Record<string, 'yes' | 'partly' | 'no' | null>;
    }>(),
    idempotencyKey: text('idempotency_key'),
    /** Hash of the request that the key came with. */
    requestHash: text('request_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    /** State of the model review; null: none was requested (see the essays module). */
    modelReview: text('deepening').$type<
      'waiting' | 'running' | 'added' | 'nothing_added' | 'failed' | 'over_budget'
    >(),
    /** How many times a worker has begun it. */
    modelReviewAttempts: integer('deepening_attempts').notNull().default(0),
    /** While running: which of its passes is under way, from 1; 0 before the first. */
    modelReviewStep: integer('deepening_step').notNull().default(0),
    /** While waiting: when it is due. While running: the end of its lease. */
    modelReviewAt: instant('deepening_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('essays_idempotency_key').on(table.userId, table.idempotencyKey),
    index('essays_newest').on(table.userId, table.createdAt.desc()),
    index('essays_deepening').on(table.modelReviewAt).where(sql`deepening in ('waiting', 'running')`),
  ],
);
