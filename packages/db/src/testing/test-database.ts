import { randomBytes } from 'node:crypto';
import { cpSync, existsSync } from 'node:fs';
import { mkdtemp, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Database, OnStatement } from '../database.ts';
import { openEmbeddedDatabase } from '../embedded-database.ts';
import { openServerDatabase } from '../server-database.ts';

export interface TestDatabase {
  database: Database;
  /** Closes the database and removes every trace of it. */
  drop(): Promise<void>;
}

export const failLoudly = (error: Error): never => {
  throw error;
};

const execute = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

const urlOf = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
};

/**
 * Makes a database on a test server and returns its connection string.
 * @param template the database to copy; an empty one when left out
 */
export const createServerDatabase = async (
  serverUrl: string,
  template?: string,
): Promise<{ url: string; drop: () => Promise<void> }> => {
  const name = `laurel_${randomBytes(6).toString('hex')}`;
  await execute(serverUrl, `create database ${name}${template ? ` template ${template}` : ''}`);
  return {
    url: urlOf(serverUrl, name),
    drop: () => execute(serverUrl, `drop database ${name} with (force)`),
  };
};

/** Brings the schemas of Laurel and of its job queue into a database. */
const prepare = async (database: Database): Promise<void> => {
  await database.migrate();
  const queue = new PgBoss({ ...database.jobs, schema: 'jobs', supervise: false, schedule: false });
  await queue.start();
  await queue.stop({ graceful: false });
  await database.close();
};

/** The database of a test server that others are copies of. A server that other runs use too has one for each of them. */
export const TEMPLATE = process.env.TEST_DATABASE_URL
  ? `laurel_template_${randomBytes(6).toString('hex')}`
  : 'laurel_template';

/**
 * Makes the database of a test server that `createTestDatabase` copies where `TEST_TEMPLATE_DATABASE` names it, because installing
 * both schemas takes much longer than a copy.
 */
export const prepareTestServer = async (serverUrl: string): Promise<void> => {
  await execute(serverUrl, `create database ${TEMPLATE}`);
  await prepare(openServerDatabase(urlOf(serverUrl, TEMPLATE), failLoudly));
};

const openEmbedded = (folder: string, onStatement?: OnStatement): Promise<Database> =>
  openEmbeddedDatabase({ folder, snapshotMinutes: 0, forcesWrites: false, onError: failLoudly, onStatement });

/** As the product fills an empty folder. */
const openEmpty = (folder: string): Promise<Database> =>
  openEmbeddedDatabase({ folder, snapshotMinutes: 0, onError: failLoudly });

/** Makes the data folder that the others are copies of. A second caller finds it made. */
const prepareFolder = async (prepared: string): Promise<void> => {
  const folder = await mkdtemp(`${prepared}-`);
  await prepare(await openEmpty(folder));
  await rename(folder, prepared).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
};

/**
 * Makes a data folder for the embedded database. Filling an empty one takes seconds of processor time: where
 * `TEST_EMBEDDED_FOLDER` is set the folder is a copy of that one, a migrated database without rows, which the first caller makes.
 */
export const createEmbeddedFolder = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'laurel-embedded-'));
  const prepared = process.env.TEST_EMBEDDED_FOLDER;
  if (prepared) {
    if (!existsSync(prepared)) await prepareFolder(prepared);
    // Synchronous: for a thousand small files the asynchronous copy takes five times the processor time.
    cpSync(prepared, folder, { recursive: true });
  }
  return folder;
};

/**
 * A database for the test files of one process, one after the other: opening an embedded one takes three seconds of processor time, making one
 * on a server half a second.
 */
interface SharedDatabase {
  database: Database;
  listener: { onStatement: OnStatement; onError: (error: Error) => void };
}

/** Those that no test uses at the moment. They end with the process, or with the server of the run. */
const idle: Record<Database['kind'], SharedDatabase[]> = { embedded: [], server: [] };

const openShared = async (kind: Database['kind'], serverUrl: string): Promise<SharedDatabase> => {
  const listener: SharedDatabase['listener'] = { onStatement: () => {}, onError: failLoudly };
  const onStatement: OnStatement = (ms, succeeded) => listener.onStatement(ms, succeeded);
  const openOnServer = async () => {
    const { url } = await createServerDatabase(serverUrl, process.env.TEST_TEMPLATE_DATABASE);
    return openServerDatabase(url, (error) => listener.onError(error), onStatement);
  };
  const database =
    kind === 'embedded'
      ? await openEmbedded(await createEmbeddedFolder(), onStatement)
      : await openOnServer();
  await database.migrate();
  return { database, listener };
};

/** Takes every row away and starts every sequence again, so that nothing of one test file reaches the next. */
const EMPTY = sql`do $$
  declare found record;
  begin
    perform pg_advisory_unlock_all();
    -- Neither foreign keys nor the trigger that guards the audit log have a say.
    set local session_replication_role = replica;
    for found in select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'jobs') and (schemaname, tablename) <> ('jobs', 'version')
    loop
      execute 'delete from ' || found.name;
    end loop;
    for found in select format('%I.%I', schemaname, sequencename) as name from pg_sequences
      where schemaname in ('public', 'jobs') and last_value is not null
    loop
      execute 'alter sequence ' || found.name || ' restart';
    end loop;
  end $$`;

const takeShared = async (
  kind: Database['kind'],
  serverUrl: string,
  onStatement: OnStatement,
): Promise<TestDatabase> => {
  const shared = idle[kind].pop() ?? (await openShared(kind, serverUrl));
  Object.assign(shared.listener, { onStatement, onError: failLoudly });
  return {
    database: shared.database,
    drop: async () => {
      await shared.database.queries.execute(EMPTY);
      // Nobody waits for it any more: the server may end before this process.
      Object.assign(shared.listener, { onStatement: () => {}, onError: () => {} });
      idle[kind].push(shared);
    },
  };
};

/** A migrated database of one driver without rows. @param serverUrl connection string of the test server */
export const createTestDatabase = async (
  kind: Database['kind'],
  serverUrl: string,
  onStatement: OnStatement = () => {},
): Promise<TestDatabase> => {
  // A server that other runs use too keeps nothing of this one.
  if (kind === 'embedded' || !process.env.TEST_DATABASE_URL) return takeShared(kind, serverUrl, onStatement);
  const { url, drop } = await createServerDatabase(serverUrl, process.env.TEST_TEMPLATE_DATABASE);
  const database = openServerDatabase(url, failLoudly, onStatement);
  await database.migrate();
  return {
    database,
    drop: async () => {
      await database.close();
      await drop();
    },
  };
};
