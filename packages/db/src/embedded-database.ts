import { existsSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import { serveAdminSocket } from './admin-socket.ts';
import type { Database, OnStatement, Queries } from './database.ts';
import { type EngineEvents, FairPGlite } from './fair-pglite.ts';
import { lockFolder } from './folder-lock.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';
import { closeToOthers, makePrivateFolder } from './private-files.ts';
import { openReopeningEngine } from './reopening-engine.ts';
import * as schema from './schema/index.ts';
import { newestSnapshot, writeSnapshot } from './snapshots.ts';
import { withTimeout } from './with-timeout.ts';

/** The embedded database could not be opened. The message says what to do. */
export class DamagedDatabaseError extends Error {
  constructor(folder: string, snapshot: string | null, options: ErrorOptions) {
    const advice = snapshot
      ? `Go back to the newest snapshot with: npm run laurel -- restore ${snapshot}`
      : 'There is no snapshot to go back to.';
    super(`The embedded database in ${folder} cannot be opened. ${advice}`, options);
    this.name = 'DamagedDatabaseError';
  }
}

export interface EmbeddedOptions {
  /** Data folder; the database lives in `database` below it, snapshots in `snapshots`. */
  folder: string;
  /** Minutes between snapshots; 0 takes none. */
  snapshotMinutes: number;
  onError: (error: Error) => void;
  onStatement?: OnStatement | undefined;
}

/**
 * PostgreSQL keeps pages that it has read; 128 MB of them unless told otherwise, all within this process. The system keeps the files in memory
 * besides, so that a page read again costs a copy.
 */
const SHARED_BUFFERS = '16MB';

/** @param snapshot to fill a new folder with */
export const openEngine = async (
  databaseFolder: string,
  { snapshot, ...events }: EngineEvents & { snapshot?: string } = {},
): Promise<FairPGlite> => {
  const loadDataDir = snapshot ? new Blob([await readFile(snapshot)]) : undefined;
  const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`];
  const options = { dataDir: databaseFolder, startParams, ...(loadDataDir ? { loadDataDir } : {}) };
  await makePrivateFolder(databaseFolder);
  const engine = new FairPGlite(options, events);
  await engine.waitReady;
  await closeToOthers(databaseFolder);
  return engine;
};

/** Opens (or creates) the embedded database of a data folder and takes the folder's lock. */
export const openEmbeddedDatabase = async (options: EmbeddedOptions): Promise<Database> => {
  const { folder, snapshotMinutes, onError, onStatement } = options;
  const unlock = await lockFolder(folder);
  const databaseFolder = path.join(folder, 'database');
  const open = (onPanic: (error: Error) => void) => openEngine(databaseFolder, { onStatement, onPanic });
  const engine = await openReopeningEngine(folder, open, onError).catch(async (cause: unknown) => {
    await unlock();
    throw new DamagedDatabaseError(databaseFolder, await newestSnapshot(folder), { cause });
  });
  const stopAdmin = await serveAdminSocket(engine, folder, onError);
  // Drizzle uses only these methods of PGlite.
  const orm = drizzle(engine as PGlite, { schema });
  const timer =
    snapshotMinutes > 0
      ? setInterval(() => void writeSnapshot(engine, folder).catch(onError), snapshotMinutes * 60_000).unref()
      : undefined;
  return {
    kind: 'embedded',
    queries: orm as unknown as Queries,
    transaction: (work) => orm.transaction((tx) => work(tx as unknown as Queries)),
    ping: (timeoutMs) => withTimeout(orm.execute(sql`select 1`), timeoutMs),
    jobs: { db: fromPglite(engine), backend: 'pglite' },
    migrate: () => migrate(orm, { migrationsFolder: MIGRATIONS_FOLDER }),
    close: async () => {
      clearInterval(timer);
      await stopAdmin();
      if (snapshotMinutes > 0) await writeSnapshot(engine, folder).catch(onError);
      await engine.close();
      await unlock();
    },
  };
};

/**
 * Replaces the embedded database of a data folder by a snapshot. The earlier database is moved aside.
 * @returns where the earlier database was moved to, or null when there was none
 * @throws FolderInUseError while a process uses the folder
 */
export const restoreEmbeddedDatabase = async (folder: string, snapshot: string): Promise<string | null> => {
  const unlock = await lockFolder(folder);
  try {
    const databaseFolder = path.join(folder, 'database');
    const aside = existsSync(databaseFolder) ? `${databaseFolder}-${Date.now()}` : null;
    if (aside) await rename(databaseFolder, aside);
    const engine = await openEngine(databaseFolder, { snapshot });
    await engine.close();
    return aside;
  } finally {
    await unlock();
  }
};
