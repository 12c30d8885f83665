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

/** Each folder by itself: Node's own way down a tree asks for the kind of every file once more. */
const closeBelow = (folder: string): void => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const name = path.join(folder, entry.name);
    chmodSync(name, entry.isDirectory() ? PRIVATE_FOLDER : PRIVATE_FILE);
    if (entry.isDirectory()) closeBelow(name);
  }
};

/**
 * Takes every right of others from a folder and all below it. PGlite unpacks its files with rights for everybody, whatever
 * the umask says. Some 1,300 files: a turn of the event loop for each would take several times as long.
 */
export const closeToOthers = async (folder: string): Promise<void> => {
  await makePrivateFolder(folder);
  closeBelow(folder);
};
