import { readFileSync } from 'node:fs';
import { type FileHandle, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Engine } from './reopening-engine.ts';
import { type Entry, pack } from './tar.ts';

/** Folders whose contents PostgreSQL makes anew at each start, as `pg_basebackup` leaves them out. */
const MADE_ANEW = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const LOG = 'pg_wal';
const CONTROL = 'global/pg_control';
const LABEL = 'backup_label';
const LEFT_OUT =
  /(?:^|\/)(?:pgsql_tmp[^/]*|pg_internal\.init[^/]*|postmaster\.(?:pid|opts)|backup_label\.old)$/;
const PIECE = 256 * 1024;

/** What is copied as it lies on the disk; what a write changes meanwhile, the log brings up to date. */
const isCopied = (name: string): boolean => {
  const [top = '', ...below] = name.split('/');
  if (below.length > 0 && MADE_ANEW.has(top)) return false;
  return name !== CONTROL && !LEFT_OUT.test(name);
};

/** Exactly `size` bytes of a file: what it grows by meanwhile stands in the log, and so does why it is shorter. */
async function* bytesOf(file: FileHandle, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < size; ) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(PIECE, size - at)), 0, undefined, at);
    const piece = bytesRead === 0 ? buffer : buffer.subarray(0, bytesRead);
    yield piece;
    at += piece.length;
  }
}

/** @yields the file, or nothing when it was removed meanwhile */
async function* fileOf(folder: string, name: string): AsyncGenerator<Entry> {
  const file = await open(path.join(folder, name), 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!file) return;
  try {
    const { size } = await file.stat();
    yield { name, size, content: bytesOf(file, size) };
  } finally {
    await file.close();
  }
}

async function* once(bytes: Uint8Array) {
  yield bytes;
}

const held = (name: string, bytes: Uint8Array): Entry => ({
  name,
  size: bytes.length,
  content: once(bytes),
});

/** Segments of the log from the one where the copy began to the one where it ended. */
async function* logOf(folder: string, label: string, last: string): AsyncGenerator<Entry> {
  const first = /\(file ([0-9A-F]{24})\)/.exec(label)?.[1];
  if (!first) throw new Error('PostgreSQL did not say where the copy began.');
  const segments = (await readdir(path.join(folder, LOG))).filter((name) => /^[0-9A-F]{24}$/.test(name));
  for (const name of segments.sort())
    if (name >= first && name <= last) yield* fileOf(folder, `${LOG}/${name}`);
}

/** A base backup of PostgreSQL: the files while they are written to, and what was logged meanwhile. */
async function* entriesOf(engine: Pick<Engine, 'query'>, folder: string): AsyncGenerator<Entry> {
  await engine.query("select pg_backup_start('laurel', true)");
  let isStopped = false;
  const stop = async () => {
    isStopped = true;
    const { rows } = await engine.query<{ label: string; last: string }>(
      'select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(false)',
    );
    if (!rows[0]) throw new Error('PostgreSQL did not say where the copy ended.');
    return rows[0];
  };
  try {
    const found = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const entry of found) {
      const name = path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/');
      if (!isCopied(name)) continue;
      if (entry.isDirectory()) yield { name };
      else if (entry.isFile() && !name.startsWith(`${LOG}/`)) yield* fileOf(folder, name);
    }
    // Read in one call: the engine runs on this thread, so it cannot write to the file meanwhile.
    yield held(CONTROL, readFileSync(path.join(folder, CONTROL)));
    const { label, last } = await stop();
    yield held(LABEL, Buffer.from(label));
    yield* logOf(folder, label, last);
  } finally {
    if (!isStopped) await stop();
  }
}

export interface Copier {
  /** The database as of the end of the copy, as an archive; statements go on meanwhile. */
  copy(): AsyncIterable<Uint8Array>;
  /** Brings the data files up to date and lets go of the log before. */
  checkpoint(): Promise<void>;
}

/**
 * Copies and checkpoints of an embedded database, one after the other: a checkpoint would take away what a copy still needs of the
 * log. PostgreSQL makes none by itself where it runs as a single process.
 */
export const createCopier = (engine: Pick<Engine, 'query' | 'exec'>, folder: string): Copier => {
  let before = Promise.resolve();
  /** @returns ends the turn */
  const takeTurn = async (): Promise<() => void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const mine = before;
    before = promise;
    await mine;
    return resolve;
  };
  return {
    copy: async function* () {
      const endTurn = await takeTurn();
      try {
        yield* pack(entriesOf(engine, folder));
      } finally {
        endTurn();
      }
    },
    checkpoint: async () => {
      const endTurn = await takeTurn();
      try {
        await engine.exec('checkpoint');
      } finally {
        endTurn();
      }
    },
  };
};
