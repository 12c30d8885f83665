import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { makePrivateFolder, PRIVATE_FILE } from './private-files.ts';
import { seal, unseal, WrongKeyError } from './sealed-stream.ts';
import { unpack } from './tar.ts';

/** How many snapshots are kept; the oldest go first. */
const SNAPSHOTS_KEPT = 5;

const snapshotFolder = (folder: string) => path.join(folder, 'snapshots');

/** How copies of the database end: those in plain, and encrypted ones. */
const COPY = /\.tar\.gz(?:\.enc)?$/;
const PART = '.part';

const namesIn = async (folder: string): Promise<string[]> =>
  (
    await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    })
  ).sort();

const listSnapshots = async (folder: string): Promise<string[]> =>
  (await namesIn(snapshotFolder(folder))).filter((name) => COPY.test(name));

/** @returns path of the newest snapshot, or null */
export const newestSnapshot = async (folder: string): Promise<string | null> => {
  const name = (await listSnapshots(folder)).at(-1);
  return name ? path.join(snapshotFolder(folder), name) : null;
};

/** A copy that can't be read back whole is worth nothing. */
export class BrokenCopyError extends Error {}

type Bytes = AsyncIterable<Uint8Array>;

/** Passes bytes on and adds them to a hash. */
const through = (hash: ReturnType<typeof createHash>) =>
  async function* (bytes: Bytes) {
    for await (const piece of bytes) {
      hash.update(piece);
      yield piece;
    }
  };

async function* unchanged(bytes: Bytes) {
  yield* bytes;
}

const isOfSystem = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/**
 * Reads a copy from the disk, decrypted and unpacked, piece by piece.
 * @throws WrongKeyError; @throws BrokenCopyError when it is cut off, damaged or no copy
 */
export const readCopy = async (
  file: string,
  key: string | undefined,
  read: (archive: Bytes) => Promise<void>,
  hash = createHash('sha256'),
): Promise<void> => {
  try {
    const decrypted = (bytes: Bytes) => unseal(bytes, key);
    await pipeline(createReadStream(file), through(hash), decrypted, createGunzip(), read);
  } catch (cause) {
    if (isOfSystem(cause)) throw cause;
    const why = cause instanceof Error ? cause.message : String(cause);
    if (cause instanceof WrongKeyError) throw new WrongKeyError(`${file} cannot be read: ${why}`, { cause });
    throw new BrokenCopyError(`${file} is no whole copy: ${why}`, { cause });
  }
};

/** What every copy of a database has. */
const MARKS = ['PG_VERSION', 'global/pg_control'];

/**
 * Reads a copy back from the disk, to its end: the bytes that were written, whole as an archive, with a database in it.
 * @param written SHA-256 of what was written, where it is known
 * @throws WrongKeyError; @throws BrokenCopyError
 */
export const verifyCopy = async (file: string, key?: string, written?: Buffer): Promise<void> => {
  const stored = createHash('sha256');
  const missing = new Set(MARKS);
  const readAll = async (archive: Bytes) => {
    for await (const { name, content } of unpack(archive)) {
      missing.delete(name);
      for await (const _ of content ?? []);
    }
  };
  await readCopy(file, key, readAll, stored);
  if (written && !stored.digest().equals(written))
    throw new BrokenCopyError(`${file} is not what was written`);
  if (missing.size > 0) throw new BrokenCopyError(`${file} holds no database`);
};

/** A name is on the disk once its folder is. */
const flushFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/**
 * Writes an archive of the embedded database as `<time>.tar.gz`, encrypted as `<time>.tar.gz.enc` where there is a key. It is
 * never in memory as a whole, and an incomplete file never gets its final name.
 */
export const writeCopy = async (archive: Bytes, folder: string, key?: string): Promise<string> => {
  const name = `${new Date().toISOString().replaceAll(':', '-')}.tar.gz${key ? '.enc' : ''}`;
  const file = path.join(folder, name);
  const part = `${file}${PART}`;
  const written = createHash('sha256');
  try {
    await pipeline(
      archive,
      createGzip({ level: constants.Z_BEST_SPEED }),
      key ? (bytes: Bytes) => seal(bytes, key) : unchanged,
      through(written),
      // `flush`: the bytes are on the disk before the copy gets its name.
      createWriteStream(part, { mode: PRIVATE_FILE, flags: 'wx', flush: true }),
    );
    await verifyCopy(part, key, written.digest());
    await rename(part, file);
    await flushFolder(folder);
  } catch (error) {
    // Each attempt has a name of its own: files of failed ones would fill the disk.
    await rm(part, { force: true });
    throw error;
  }
  return file;
};

/** Milliseconds since the newest snapshot was written, or null when there is none. */
export const snapshotAge = async (folder: string): Promise<number | null> => {
  const newest = await newestSnapshot(folder);
  return newest === null ? null : Date.now() - (await stat(newest)).mtimeMs;
};

/** Writes a copy below `snapshots` and removes the oldest beyond `SNAPSHOTS_KEPT`. */
export const writeSnapshot = async (archive: Bytes, folder: string, key?: string): Promise<string> => {
  const target = snapshotFolder(folder);
  await makePrivateFolder(target);
  const remove = (name: string) => rm(path.join(target, name), { force: true });
  // Of a process that was killed: one process has the folder, and it writes one snapshot at a time.
  for (const name of (await namesIn(target)).filter((found) => found.endsWith(PART))) await remove(name);
  const file = await writeCopy(archive, target, key);
  for (const name of (await listSnapshots(folder)).slice(0, -SNAPSHOTS_KEPT)) await remove(name);
  return file;
};
