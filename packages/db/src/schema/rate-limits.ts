import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

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
