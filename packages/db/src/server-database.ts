import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database, Queries } from './database.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';
import * as schema from './schema.ts';
import { withTimeout } from './with-timeout.ts';

/** Any constant: processes that migrate at the same time queue up behind this advisory lock. */
const MIGRATION_LOCK = 4_277_001;

/** Opens a PostgreSQL server. @param url connection string; @param onError told of idle connections that break */
export const openServerDatabase = (url: string, onError: (error: Error) => void): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
  });
  let closing = false;
  pool.on('error', (error) => {
    // A connection that breaks while it is being closed is what was wanted.
    if (!closing) onError(error);
  });
  const orm = drizzle(pool, { schema });
  return {
    kind: 'server',
    queries: orm as unknown as Queries,
    transaction: (work) => orm.transaction((tx) => work(tx as unknown as Queries)),
    ping: (timeoutMs) => withTimeout(orm.execute(sql`select 1`), timeoutMs),
    jobs: { connectionString: url, max: 4 },
    migrate: async () => {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
      await client.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
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
