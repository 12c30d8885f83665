import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

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
