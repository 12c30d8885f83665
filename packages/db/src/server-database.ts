import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database, OnStatement, Queries } from './database.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';
import * as schema from './schema/index.ts';
import { timed } from './timed.ts';
import { withTimeout } from './with-timeout.ts';

/** Key of the advisory lock that serializes migrations of several processes; any constant. */
const MIGRATION_LOCK = 4_277_001;

/** PostgreSQL's code for a write to a server that takes none: a standby, or a primary that is being demoted or has a full disk. */
const READ_ONLY = '25006';
/** A migration that can't have its locks by then fails: the calls of students would queue up behind it. */
const MIGRATION_LOCK_MS = 10_000;

/** @throws Error with PostgreSQL's own code when the server takes no writes */
const refuseReadOnly = async (queries: Queries): Promise<void> => {
  const { rows } = (await queries.execute(
    sql`select current_setting('transaction_read_only') as read_only`,
  )) as unknown as { rows: { read_only: string }[] };
  if (rows[0]?.read_only === 'on') {
    throw Object.assign(new Error('The database server takes no writes.'), { code: READ_ONLY });
  }
};

/** Reports every statement of a connection. The pool uses callbacks; drizzle, inside transactions, promises. */
const timeStatements = (client: pg.PoolClient, onStatement: OnStatement): void => {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    const began = performance.now();
    const callback = args.at(-1);
    if (typeof callback !== 'function') return timed(query(...args) as Promise<unknown>, onStatement);
    return query(...args.slice(0, -1), (error: unknown, result: unknown) => {
      onStatement(performance.now() - began, !error);
      callback(error, result);
    });
  }) as typeof client.query;
};

/** Opens a PostgreSQL server. @param url connection string; @param onError called when a connection breaks */
export const openServerDatabase = (
  url: string,
  onError: (error: Error) => void,
  onStatement?: OnStatement,
): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
  });
  let closing = false;
  pool.on('connect', (client) => {
    // On each connection: the pool reports errors of idle ones only, and an unhandled error would end the process.
    client.on('error', (error) => {
      // Errors during shutdown are expected.
      if (!closing) onError(error);
    });
    if (onStatement) timeStatements(client, onStatement);
  });
  // Already reported by the connection.
  pool.on('error', () => undefined);
  const orm = drizzle(pool, { schema });
  return {
    kind: 'server',
    queries: orm as unknown as Queries,
    transaction: (work) => orm.transaction((tx) => work(tx as unknown as Queries)),
    ping: (timeoutMs) => withTimeout(refuseReadOnly(orm as unknown as Queries), timeoutMs),
    jobs: { connectionString: url, max: 4 },
    migrate: async (lockMs = MIGRATION_LOCK_MS) => {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
      await client.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
        await client.query(`set lock_timeout = ${lockMs}`);
        await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
      } finally {
        await client.end();
      }
    },
    close: () => {
      closing = true;
      return pool.end();
    },
  };
};
