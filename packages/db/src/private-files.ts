import { chmodSync, readdirSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';

/** Readable and writable by the owner alone. */
export const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

/** Makes a folder, or closes one that is there, so that nobody but its owner and root can look inside. */
export const makePrivateFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  await chmod(folder, PRIVATE_FOLDER);
};

/**
 * Takes every right of others from a folder and all below it. PGlite unpacks its files with rights for everybody, whatever
 * the umask says.
 */
export const closeToOthers = async (folder: string): Promise<void> => {
  await makePrivateFolder(folder);
  // Without a turn of the event loop for each of some 1,300 files, which takes ten times as long.
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? PRIVATE_FOLDER : PRIVATE_FILE);
  }
};
