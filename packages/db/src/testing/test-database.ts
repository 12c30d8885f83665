import { randomBytes } from 'node:crypto';
import { cpSync, existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Database, OnStatement } from '../database.ts';
import { openEmbeddedDatabase } from '../embedded-database.ts';
import { openServerDatabase } from '../server-database.ts';

export interface TestDatabase {
  database: Database;
  /** Closes the database and removes every trace of it. */
  drop(): Promise<void>;
}

const failLoudly = (error: Error): never => {
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

/** Makes an empty database on a test server and returns its connection string. */
export const createServerDatabase = async (
  serverUrl: string,
): Promise<{ url: string; drop: () => Promise<void> }> => {
  const name = `laurel_${randomBytes(6).toString('hex')}`;
  await execute(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(serverUrl, `drop database ${name} with (force)`) };
};

/** Opens the embedded database of a data folder and migrates it. */
const openMigrated = async (folder: string, onStatement?: OnStatement): Promise<Database> => {
  const database = await openEmbeddedDatabase({
    folder,
    snapshotMinutes: 0,
    onError: failLoudly,
    onStatement,
  });
  await database.migrate();
  return database;
};

/** Makes the data folder that the others are copies of. Whoever comes second finds it made. */
const prepareFolder = async (prepared: string): Promise<void> => {
  const folder = await mkdtemp(`${prepared}-`);
  await (await openMigrated(folder)).close();
  await rename(folder, prepared).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
};

/**
 * Makes a data folder for the embedded database. To fill an empty one takes seconds of processor time: where
 * `TEST_EMBEDDED_FOLDER` is set it is a copy of what is there, a migrated database without rows, which the first caller makes.
 */
export const createEmbeddedFolder = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'laurel-embedded-'));
  const prepared = process.env.TEST_EMBEDDED_FOLDER;
  if (prepared) {
    if (!existsSync(prepared)) await prepareFolder(prepared);
    // At once: for a thousand small files the asynchronous copy takes five times the processor time.
    cpSync(prepared, folder, { recursive: true });
  }
  return folder;
};

/** A fresh, migrated database of one driver. @param serverUrl connection string of the test server */
export const createTestDatabase = async (
  kind: Database['kind'],
  serverUrl: string,
  onStatement: OnStatement = () => {},
): Promise<TestDatabase> => {
  if (kind === 'embedded') {
    const folder = await createEmbeddedFolder();
    const database = await openMigrated(folder, onStatement);
    return {
      database,
      drop: async () => {
        await database.close();
        await rm(folder, { recursive: true, force: true });
      },
    };
  }
  const { url, drop } = await createServerDatabase(serverUrl);
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
