import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';
import type * as schema from './schema/index.ts';

/** Runs queries: the database itself or a transaction of it. Repositories take one of these. */
export type Queries = PgDatabase<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

/** Called when a statement has ended, with its duration (queueing included) and whether it succeeded. */
export type OnStatement = (ms: number, succeeded: boolean) => void;

/**
 * The one database port. Two drivers stand behind it: `embedded` (a folder, PGlite) and `server` (PostgreSQL).
 * Inside `transaction` use only the given `Queries`: the embedded driver has one connection, and a query on the outer handle would
 * deadlock. Never await a network call inside a transaction.
 */
export interface Database {
  kind: 'embedded' | 'server';
  queries: Queries;
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Rejects when the database does not answer within `timeoutMs`. */
  ping(timeoutMs: number): Promise<void>;
  /** What pg-boss needs to run on this database. */
  jobs: Pick<ConstructorOptions, 'db' | 'backend' | 'connectionString' | 'max' | 'migrate' | 'reindex'>;
  /**
   * Brings the schema up to date; safe to call at every start and from several processes at once.
   * @param lockMs after which a statement of a server that waits for a lock fails
   */
  migrate(lockMs?: number): Promise<void>;
  close(): Promise<void>;
}
