import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

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
