import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

/**
 * Counts limited calls across processes on a database server. Unlogged: it costs no write-ahead log, and after a crash of the server all
 * counts start from zero.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** Hash of client and route. */
    key: text('key').primaryKey(),
    calls: integer('calls').notNull(),
    resetsAt: instant('resets_at').notNull(),
  },
  (table) => [index('rate_limits_resets').on(table.resetsAt)],
);
