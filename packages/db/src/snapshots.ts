import { createReadStream } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { makePrivateFolder, PRIVATE_FILE } from './private-files.ts';
import type { Engine } from './reopening-engine.ts';

/** How many snapshots are kept; the oldest go first. */
const SNAPSHOTS_KEPT = 5;

const snapshotFolder = (folder: string) => path.join(folder, 'snapshots');

const listSnapshots = async (folder: string): Promise<string[]> => {
  const names = await readdir(snapshotFolder(folder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => name.endsWith('.tar.gz')).sort();
};

/** @returns path of the newest snapshot, or null */
export const newestSnapshot = async (folder: string): Promise<string | null> => {
  const name = (await listSnapshots(folder)).at(-1);
  return name ? path.join(snapshotFolder(folder), name) : null;
};

/** Writes a consistent copy of the embedded database as `<time>.tar.gz`. An incomplete file never gets its final name. */
export const writeCopy = async (engine: Pick<Engine, 'dumpDataDir'>, folder: string): Promise<string> => {
  const copy = Buffer.from(await (await engine.dumpDataDir('gzip')).arrayBuffer());
  const file = path.join(folder, `${new Date().toISOString().replaceAll(':', '-')}.tar.gz`);
  const part = `${file}.part`;
  try {
    // `flush`: the bytes are on the disk before the copy gets its name.
    await writeFile(part, copy, { mode: PRIVATE_FILE, flush: true });
    await verifyCopy(part, copy);
    await rename(part, file);
  } catch (error) {
    // Each attempt has a name of its own: files of failed ones would fill the disk.
    await rm(part, { force: true });
    throw error;
  }
  return file;
};

/** A copy that can't be read back whole is worth nothing. */
export class BrokenCopyError extends Error {}

/** Every archive of a database folder has it. */
const FOLDER_MARK = Buffer.from('PG_VERSION');

/**
 * Reads a copy back from the disk: the bytes that were written, whole as an archive, with a database folder in it.
 * @throws BrokenCopyError
 */
export const verifyCopy = async (file: string, written: Buffer): Promise<void> => {
  const stored = await readFile(file);
  if (!stored.equals(written)) throw new BrokenCopyError(`${file} is not what was written`);
  let isFolder = false;
  // The name may lie across two pieces.
  let end: Buffer = Buffer.alloc(0);
  try {
    await pipeline(createReadStream(file), createGunzip(), async (pieces: AsyncIterable<Buffer>) => {
      for await (const piece of pieces) {
        isFolder ||= Buffer.concat([end, piece]).includes(FOLDER_MARK);
        end = piece.subarray(-FOLDER_MARK.length);
      }
    });
  } catch (cause) {
    throw new BrokenCopyError(`${file} is no whole archive`, { cause });
  }
  if (!isFolder) throw new BrokenCopyError(`${file} holds no database`);
};

/** Milliseconds since the newest snapshot was written, or null when there is none. */
export const snapshotAge = async (folder: string): Promise<number | null> => {
  const newest = await newestSnapshot(folder);
  return newest === null ? null : Date.now() - (await stat(newest)).mtimeMs;
};

/** Writes a copy below `snapshots` and removes the oldest beyond `SNAPSHOTS_KEPT`. */
export const writeSnapshot = async (engine: Pick<Engine, 'dumpDataDir'>, folder: string): Promise<string> => {
  await makePrivateFolder(snapshotFolder(folder));
  const file = await writeCopy(engine, snapshotFolder(folder));
  for (const name of (await listSnapshots(folder)).slice(0, -SNAPSHOTS_KEPT)) {
    await rm(path.join(snapshotFolder(folder), name), { force: true });
  }
  return file;
};
