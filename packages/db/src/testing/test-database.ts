import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
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

/** A fresh, migrated database of one driver. @param serverUrl connection string of the test server */
export const createTestDatabase = async (
  kind: Database['kind'],
  serverUrl: string,
  onStatement: OnStatement = () => {},
): Promise<TestDatabase> => {
  if (kind === 'embedded') {
    const folder = await mkdtemp(path.join(tmpdir(), 'laurel-embedded-'));
    const database = await openEmbeddedDatabase({
      folder,
      snapshotMinutes: 0,
      onError: failLoudly,
      onStatement,
    });
    await database.migrate();
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
