import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import { serveAdminSocket } from './admin-socket.ts';
import { createCopier } from './copy-folder.ts';
import type { Database, OnStatement, Queries } from './database.ts';
import { DurableFiles, flushTree } from './durable-files.ts';
import { type EngineEvents, FairPGlite } from './fair-pglite.ts';
import { lockFolder } from './folder-lock.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';
import { closeToOthers, makePrivateFolder } from './private-files.ts';
import { type Engine, openReopeningEngine } from './reopening-engine.ts';
import * as schema from './schema/index.ts';
import { newestSnapshot, readCopy, verifyCopy, writeSnapshot } from './snapshots.ts';
import { unpackInto } from './tar.ts';
import { type DroppedMails, dropWaitingMails } from './waiting-mails.ts';
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
  /** What snapshots are encrypted with; undefined: they are not. */
  snapshotKey?: string | undefined;
  /** Whether what is committed is forced to the disk, which is the default; off for databases of tests. */
  forcesWrites?: boolean;
  onError: (error: Error) => void;
  onStatement?: OnStatement | undefined;
}

/**
 * PostgreSQL keeps pages that it has read; 128 MB of them unless told otherwise, all within this process. The system keeps the files in memory
 * besides, so that a page read again costs a copy.
 */
const SHARED_BUFFERS = '16MB';

/** How often the data files are brought up to date, as PostgreSQL does it where it runs as several processes. */
const CHECKPOINT_MS = 5 * 60_000;

/** PostgreSQL as PGlite starts it, which turns the forcing of writes off. */
const startParams = (forcesWrites: boolean): string[] => [
  ...PGlite.defaultStartParams.filter((param) => !(forcesWrites && param === '-F')),
  // The default, `fdatasync`, is a call that Emscripten answers without doing anything.
  ...(forcesWrites ? ['-c', 'wal_sync_method=fsync'] : []),
  '-c',
  `shared_buffers=${SHARED_BUFFERS}`,
];

export const openEngine = async (
  databaseFolder: string,
  { forcesWrites = true, ...events }: EngineEvents & { forcesWrites?: boolean | undefined } = {},
): Promise<FairPGlite> => {
  await makePrivateFolder(databaseFolder);
  const isNew = !existsSync(path.join(databaseFolder, 'PG_VERSION'));
  const files = forcesWrites ? new DurableFiles(databaseFolder) : undefined;
  const options = {
    dataDir: databaseFolder,
    startParams: startParams(forcesWrites),
    ...(files ? { fs: files } : {}),
  };
  const engine = new FairPGlite(options, { ...events, settled: files && (() => files.settled()) });
  await engine.waitReady;
  await closeToOthers(databaseFolder);
  if (isNew && forcesWrites) await flushTree(databaseFolder);
  return engine;
};

interface SnapshotFile {
  file: string;
  /** What it was encrypted with, if it was. */
  key?: string | undefined;
  /** It is of now and is to be moved, so that nothing in it was mailed meanwhile. */
  keepsMails?: boolean;
}

const NO_MAILS: DroppedMails = { mails: 0, notices: 0 };

/**
 * @returns the folder beside the database that holds the snapshot, which was read to its end and opened, and what of its mails stays unsent: that is
 *   settled before anybody can send them
 */
const unpackSnapshot = async (
  databaseFolder: string,
  { file, key, keepsMails = false }: SnapshotFile,
): Promise<{ unpacked: string; dropped: DroppedMails }> => {
  const unpacked = `${databaseFolder}-${Date.now()}-${RESTORING}`;
  try {
    await verifyCopy(file, key);
    await readCopy(file, key, (archive) => unpackInto(archive, unpacked));
    const engine = await openEngine(unpacked);
    try {
      const { rows } = await engine.query<{ isThere: boolean }>(
        `select to_regclass('public.outgoing_mails') is not null as "isThere"`,
      );
      const queries = drizzle(engine as Engine as PGlite, { schema }) as unknown as Queries;
      const dropped = rows[0]?.isThere && !keepsMails ? await dropWaitingMails(queries) : NO_MAILS;
      return { unpacked, dropped };
    } finally {
      await engine.close();
    }
  } catch (error) {
    await rm(unpacked, { recursive: true, force: true });
    throw error;
  }
};

/** The end of the name of a folder that a snapshot is unpacked into. */
const RESTORING = 'restoring';

/** What was restored, until it stands in the place of the database: a process that dies in between leaves it there. */
const restoredFolder = (databaseFolder: string): string => `${databaseFolder}-restored`;

/** Puts an unpacked snapshot in the place of the database. @returns where the earlier one is now; null when there was none */
const swapIn = async (databaseFolder: string, unpacked: string): Promise<string | null> => {
  const restored = restoredFolder(databaseFolder);
  await rm(restored, { recursive: true, force: true });
  await rename(unpacked, restored);
  const aside = existsSync(databaseFolder) ? `${databaseFolder}-${Date.now()}` : null;
  if (aside) await rename(databaseFolder, aside);
  await rename(restored, databaseFolder);
  return aside;
};

/** Settles what a killed restore has left, before anybody uses the folder: the database that was there stays, or the restored one takes its place. */
export const settleRestore = async (databaseFolder: string): Promise<void> => {
  const restored = restoredFolder(databaseFolder);
  // It was killed between its two last steps.
  if (!existsSync(databaseFolder) && existsSync(restored)) await rename(restored, databaseFolder);
  const folder = path.dirname(databaseFolder);
  const isLeft = (name: string) =>
    name.startsWith(`${path.basename(databaseFolder)}-`) && name.endsWith(`-${RESTORING}`);
  const left = existsSync(folder) ? (await readdir(folder)).filter(isLeft) : [];
  for (const each of [...left.map((name) => path.join(folder, name)), restored])
    await rm(each, { recursive: true, force: true });
};

/** A restore that is done. */
export interface Restored {
  /** Where the earlier database is now; null when there was none. */
  earlierDatabase: string | null;
  dropped: DroppedMails;
}

/** Opens (or creates) the embedded database of a data folder and takes the folder's lock. */
export const openEmbeddedDatabase = async (options: EmbeddedOptions): Promise<Database> => {
  const { folder, snapshotMinutes, snapshotKey, forcesWrites, onError, onStatement } = options;
  const unlock = await lockFolder(folder);
  const databaseFolder = path.join(folder, 'database');
  await settleRestore(databaseFolder);
  const open = (onPanic: (error: Error) => void) =>
    openEngine(databaseFolder, { forcesWrites, onStatement, onPanic });
  const engine = await openReopeningEngine(folder, open, onError).catch(async (cause: unknown) => {
    await unlock();
    throw new DamagedDatabaseError(databaseFolder, await newestSnapshot(folder), { cause });
  });
  const { copy: copyFiles, checkpoint } = createCopier(engine, databaseFolder);
  // Drizzle uses only these methods of PGlite.
  const orm = drizzle(engine as Engine as PGlite, { schema });
  let copies = 0;
  async function* copy(): AsyncGenerator<Uint8Array> {
    copies += 1;
    try {
      yield* copyFiles();
    } finally {
      copies -= 1;
    }
  }
  const restore = async (file: string, key: string | undefined): Promise<Restored> => {
    const { unpacked, dropped } = await unpackSnapshot(databaseFolder, { file, key });
    const [before] = await orm.select({ version: schema.catalogueState.version }).from(schema.catalogueState);
    const earlierDatabase = await engine.whileClosed(async () => {
      if (copies === 0) return swapIn(databaseFolder, unpacked);
      await rm(unpacked, { recursive: true, force: true });
      throw new Error('A copy of the database is being made. Please try again when it is done.');
    });
    await migrate(orm, { migrationsFolder: MIGRATIONS_FOLDER });
    // Whatever this process has made of the catalogue before is of an older version than any to come.
    const { version } = schema.catalogueState;
    await orm
      .update(schema.catalogueState)
      .set({ version: sql`greatest(${version}, ${before?.version ?? 0}) + 1` });
    return { earlierDatabase, dropped };
  };
  const stopAdmin = await serveAdminSocket({ engine, copy, restore }, folder, onError);
  let snapshot: Promise<unknown> | undefined;
  const takeSnapshot = async () => {
    snapshot ??= writeSnapshot(copy(), folder, snapshotKey)
      .catch(onError)
      .finally(() => {
        snapshot = undefined;
      });
    await snapshot;
  };
  const timers = [setInterval(() => void checkpoint().catch(onError), CHECKPOINT_MS).unref()];
  if (snapshotMinutes > 0)
    timers.push(setInterval(() => void takeSnapshot(), snapshotMinutes * 60_000).unref());
  return {
    kind: 'embedded',
    queries: orm as unknown as Queries,
    transaction: (work) => orm.transaction((tx) => work(tx as unknown as Queries)),
    ping: (timeoutMs) => withTimeout(orm.execute(sql`select 1`), timeoutMs),
    jobs: { db: fromPglite(engine), backend: 'pglite' },
    migrate: () => migrate(orm, { migrationsFolder: MIGRATIONS_FOLDER }),
    close: async () => {
      timers.forEach(clearInterval);
      await stopAdmin();
      await snapshot;
      if (snapshotMinutes > 0) await takeSnapshot();
      await engine.close();
      await unlock();
    },
  };
};

/**
 * Replaces the embedded database of a data folder by a snapshot. The earlier database is moved aside once the snapshot was read to
 * its end and opened.
 * @throws FolderInUseError while a process uses the folder; @throws WrongKeyError; @throws BrokenCopyError
 */
export const restoreEmbeddedDatabase = async (folder: string, snapshot: SnapshotFile): Promise<Restored> => {
  const unlock = await lockFolder(folder);
  const databaseFolder = path.join(folder, 'database');
  try {
    await settleRestore(databaseFolder);
    const { unpacked, dropped } = await unpackSnapshot(databaseFolder, snapshot);
    return { earlierDatabase: await swapIn(databaseFolder, unpacked), dropped };
  } finally {
    await unlock();
  }
};
