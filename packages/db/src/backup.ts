import { chmod, copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createCopier } from './copy-folder.ts';
import { openEngine } from './embedded-database.ts';
import { FolderInUseError, lockFolder } from './folder-lock.ts';
import { PRIVATE_FILE } from './private-files.ts';
import { copyRunning } from './running-database.ts';
import { newestSnapshot, writeCopy } from './snapshots.ts';

export interface Backup {
  /** The file for `restore`. */
  file: string;
  /**
   * `snapshot`: the database was in use by a process that could not be asked, so its newest snapshot was copied; later changes are
   * missing.
   */
  from: 'database' | 'snapshot';
}

/** Codes of a socket that nobody listens on. */
const NOBODY = new Set(['ENOENT', 'ECONNREFUSED']);

/** Asks the process that has the database open for a copy. @returns undefined when it does not listen */
const copyOfRunning = async (
  dataFolder: string,
  target: string,
  key: string | undefined,
): Promise<Backup | undefined> => {
  try {
    return { file: await writeCopy(copyRunning(dataFolder), target, key), from: 'database' };
  } catch (error) {
    if (error instanceof Error && 'code' in error && NOBODY.has(String(error.code))) return undefined;
    throw error;
  }
};

const copySnapshot = async (dataFolder: string, target: string, inUse: FolderInUseError): Promise<Backup> => {
  const snapshot = await newestSnapshot(dataFolder);
  if (!snapshot)
    throw new Error(`${inUse.message} There is no snapshot yet that could be copied.`, { cause: inUse });
  const file = path.join(target, path.basename(snapshot));
  await copyFile(snapshot, file);
  await chmod(file, PRIVATE_FILE);
  return { file, from: 'snapshot' };
};

/**
 * Copies the embedded database of a data folder into another folder, as one file named after its time.
 * @param key what the file is encrypted with; undefined: it is not
 * @throws Error when the database is in use by a process that can't be asked, and no snapshot was taken yet
 */
export const backupEmbeddedDatabase = async (
  dataFolder: string,
  target: string,
  key?: string,
): Promise<Backup> => {
  await mkdir(target, { recursive: true });
  let unlock: () => Promise<void>;
  try {
    unlock = await lockFolder(dataFolder);
  } catch (error) {
    if (error instanceof FolderInUseError)
      return (await copyOfRunning(dataFolder, target, key)) ?? copySnapshot(dataFolder, target, error);
    throw error;
  }
  try {
    const databaseFolder = path.join(dataFolder, 'database');
    const engine = await openEngine(databaseFolder);
    try {
      const file = await writeCopy(createCopier(engine, databaseFolder).copy(), target, key);
      return { file, from: 'database' };
    } finally {
      await engine.close();
    }
  } finally {
    await unlock();
  }
};
