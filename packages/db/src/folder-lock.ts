import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process uses this folder. Two processes would destroy each other's writes. */
export class FolderInUseError extends Error {
  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is in use by ${holder}. Stop that process first, or set DATA_DIR to another folder.`,
    );
    this.name = 'FolderInUseError';
  }
}

/** SQLite's code for "somebody else holds the lock". */
const SQLITE_BUSY = 5;

/**
 * Takes a lock of the operating system on a file, which ends with the process however that ends, and which processes of other
 * containers see as well. Node has no call for such locks; SQLite, which comes with it, takes one.
 * @returns null while somebody else holds it
 */
const takeLock = (file: string): DatabaseSync | null => {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return null;
    throw error;
  }
};

/** The holder as it named itself. It may be of another container, where its number means nothing here. */
const holderIn = async (file: string): Promise<string> => {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const pid = /"pid":(\d+)/.exec(text)?.[1];
  return pid ? `process ${pid}` : 'another process';
};

/** The locks of this process: one that nobody refers to would be given up with the next garbage collection. */
const held = new Set<DatabaseSync>();

/**
 * Takes the lock of a data folder. The lock itself is on `laurel.lockfile`, which stays; `laurel.lock` names the holder.
 * @returns releases the lock
 * @throws FolderInUseError when a living process holds it
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  await mkdir(folder, { recursive: true });
  const named = path.join(folder, 'laurel.lock');
  const lock = takeLock(path.join(folder, 'laurel.lockfile'));
  if (lock === null) throw new FolderInUseError(folder, await holderIn(named));
  held.add(lock);
  await writeFile(named, JSON.stringify({ pid: process.pid }));
  return async () => {
    await rm(named, { force: true });
    lock.close();
    held.delete(lock);
  };
};
