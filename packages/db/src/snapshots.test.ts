import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Backup, backupEmbeddedDatabase } from './backup.ts';
import { createCopier } from './copy-folder.ts';
import {
  openEmbeddedDatabase,
  openEngine,
  restoreEmbeddedDatabase,
  settleRestore,
} from './embedded-database.ts';
import { lockFolder } from './folder-lock.ts';
import { newestSnapshot, readCopy, verifyCopy, writeCopy } from './snapshots.ts';
import { pack, unpackInto } from './tar.ts';
import { createEmbeddedFolder } from './testing/test-database.ts';

// Each test opens a database several times, possibly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const open = (folder: string, snapshotKey?: string) =>
  openEmbeddedDatabase({
    folder,
    snapshotMinutes: 60,
    snapshotKey,
    onError: (error) => {
      throw error;
    },
  });

/** Everything in a folder that somebody else than its owner has a right to, the folder included. */
const openToOthers = async (folder: string): Promise<string[]> => {
  const paths = [
    folder,
    ...(await readdir(folder, { recursive: true })).map((name) => path.join(folder, name)),
  ];
  const modes = await Promise.all(
    paths.map(async (file) => [file, (await stat(file)).mode & 0o077] as const),
  );
  return modes.flatMap(([file, mode]) => (mode === 0 ? [] : [file]));
};

const newFolder = () => mkdtemp(path.join(tmpdir(), 'laurel-copy-'));

/** What the note of a database folder says. */
const notesIn = async (stored: string): Promise<unknown[]> => {
  const engine = await openEngine(stored);
  const { rows } = await engine.query('select text from note');
  await engine.close();
  return rows;
};

/** Unpacks a copy, without opening it as a restore does. @returns the database's folder */
const unpackCopy = async (file: string): Promise<string> => {
  const stored = path.join(await newFolder(), 'database');
  await readCopy(file, undefined, (archive) => unpackInto(archive, stored));
  return stored;
};

describe('copies of the embedded database', () => {
  const KEPT = [{ text: 'kept' }];
  let folder: string;
  let stored: string;
  let openAtStart: string[];
  let whileInUse: Backup;
  let atRest: Backup;
  let snapshot: string;
  /** One database for all tests, because opening one takes seconds. */
  beforeAll(async () => {
    folder = await createEmbeddedFolder();
    stored = path.join(folder, 'database');
    await chmod(path.join(stored, 'PG_VERSION'), 0o666);
    const database = await open(folder);
    openAtStart = await openToOthers(stored);
    await database.queries.execute(sql`create table note (text text)`);
    await database.queries.execute(sql`insert into note values ('kept')`);
    whileInUse = await backupEmbeddedDatabase(folder, await newFolder());
    await database.close();
    snapshot = (await newestSnapshot(folder)) ?? '';
    atRest = await backupEmbeddedDatabase(folder, path.join(await newFolder(), 'new'));
  }, 120_000);

  it('are the owner’s alone, as the database is after a start and a restore', async () => {
    expect(openAtStart).toEqual([]);
    for (const file of [snapshot, whileInUse.file])
      expect(await openToOthers(path.dirname(file))).toEqual([]);
    const elsewhere = await newFolder();
    const { earlierDatabase } = await restoreEmbeddedDatabase(elsewhere, { file: whileInUse.file });
    expect(earlierDatabase).toBeNull();
    expect(await openToOthers(path.join(elsewhere, 'database'))).toEqual([]);
  });

  it('hold everything, asked of the process that uses the database or made while nobody does', async () => {
    for (const { file, from } of [whileInUse, atRest]) {
      expect(from).toBe('database');
      expect(await notesIn(await unpackCopy(file))).toEqual(KEPT);
    }
  });

  it('are the newest snapshot while a process uses the database that can’t be asked, and say so', async () => {
    const unlock = await lockFolder(folder);
    const { file, from } = await backupEmbeddedDatabase(folder, await newFolder());
    await unlock();
    expect(from).toBe('snapshot');
    expect((await readFile(file)).equals(await readFile(snapshot))).toBe(true);
  });

  it('are refused in words while the database is in use and no snapshot is there', async () => {
    const bare = await newFolder();
    const unlock = await lockFolder(bare);
    const refused = backupEmbeddedDatabase(bare, await newFolder());
    await expect(refused).rejects.toThrow(/in use by process .* no snapshot/);
    await unlock();
  });

  it('are named when the database is damaged', async () => {
    const damaged = await newFolder();
    cpSync(folder, damaged, { recursive: true });
    await writeFile(path.join(damaged, 'database/global/pg_control'), 'not a control file');
    await expect(open(damaged)).rejects.toThrow(
      /cannot be opened\. Go back to the newest snapshot with: .*\.tar\.gz/,
    );
  });

  it('are taken at shutdown and bring everything back, encrypted where there is a key, and then with it alone', async () => {
    expect(snapshot).toMatch(/\.tar\.gz$/);
    const { earlierDatabase } = await restoreEmbeddedDatabase(folder, { file: snapshot });
    expect((await stat(earlierDatabase ?? '')).isDirectory()).toBe(true);
    await rm(earlierDatabase ?? '', { recursive: true });

    const key = 's'.repeat(40);
    const again = await open(folder, key);
    expect(await again.queries.execute(sql`select text from note`)).toMatchObject({ rows: KEPT });
    await again.close();
    const encrypted = (await newestSnapshot(folder)) ?? '';
    expect(encrypted).toMatch(/\.tar\.gz\.enc$/);
    const restore = (by?: string) => restoreEmbeddedDatabase(folder, { file: encrypted, key: by });
    await expect(restore()).rejects.toThrow(/SNAPSHOT_KEY is not set/);
    await expect(restore('o'.repeat(40))).rejects.toThrow(/another/);
    // Nothing was moved for the sake of a file that can't be read.
    expect((await readdir(folder)).filter((name) => name.startsWith('database'))).toEqual(['database']);
    expect((await restore(key)).earlierDatabase).toContain('database-');
    expect(await notesIn(stored)).toEqual(KEPT);
  });

  it('leave one database behind, wherever a restore of them is killed', async () => {
    const killed = await newFolder();
    const database = path.join(killed, 'database');
    const put = async (name: string) => {
      await mkdir(path.join(killed, name));
      await writeFile(path.join(killed, name, 'PG_VERSION'), name);
    };
    const left = async () => [
      (await readdir(killed)).sort(),
      await readFile(path.join(database, 'PG_VERSION'), 'utf8'),
    ];
    for (const name of ['database', 'database-restored', 'database-1795563800000-restoring']) await put(name);
    await settleRestore(database);
    expect(await left()).toEqual([['database'], 'database']);
    // Between the last two steps: the earlier one stands aside, and the restored one waits.
    await rename(database, `${database}-1795563800001`);
    await put('database-restored');
    await settleRestore(database);
    expect(await left()).toEqual([['database', 'database-1795563800001'], 'database-restored']);
  });

  it('hold nobody up while they are written, and are whole as of one moment', async () => {
    const busy = path.join(await createEmbeddedFolder(), 'database');
    const engine = await openEngine(busy);
    await engine.exec('create table note (number int, text text)');
    const write = (number: number) =>
      engine.query('insert into note values ($1, $2)', [number, 'x'.repeat(2_000)]);
    const { copy, checkpoint } = createCopier(engine, busy);
    let written = 0;
    const whileWriting = async function* () {
      for await (const piece of copy()) {
        // A statement is answered between any two pieces; a copy that held the database would wait for itself.
        await write(written);
        written += 1;
        yield piece;
      }
    };
    const copied = writeCopy(whileWriting(), await newFolder());
    // Waits for the copy, which would lose the beginning of its log.
    const checkpointed = copied.then(() => 'copied');
    expect(await Promise.race([checkpoint().then(() => 'checkpoint'), checkpointed])).not.toBe(undefined);
    const file = await copied;
    await engine.close();
    expect(written).toBeGreaterThan(500);

    const restored = await openEngine(await unpackCopy(file));
    const { rows } = await restored.query<{ count: number; last: number }>(
      'select count(*)::int as count, max(number) as last from note',
    );
    // All rows up to the one that was written last before the end of the copy, and none twice.
    expect(rows[0]?.count).toBe((rows[0]?.last ?? 0) + 1);
    expect(rows[0]?.count).toBeGreaterThan(400);
    await restored.close();
  });
});

describe('a copy of the database', () => {
  const KEY = 'k'.repeat(40);
  const archive = async (names: string[]): Promise<Buffer> => {
    const entries = async function* () {
      for (const name of names) yield { name, size: 100_000, content: pieces(randomBytes(100_000)) };
    };
    const parts: Uint8Array[] = [];
    for await (const part of pack(entries())) parts.push(part);
    return Buffer.concat(parts);
  };
  async function* pieces(bytes: Uint8Array) {
    for (let start = 0; start < bytes.length; start += 7_001) yield bytes.subarray(start, start + 7_001);
  }
  const DATABASE = ['PG_VERSION', 'base/1', 'global/pg_control'];

  it.each([
    ['whole', DATABASE, (bytes: Buffer) => bytes, undefined],
    ['cut off', DATABASE, (bytes: Buffer) => bytes.subarray(0, -200), /no whole copy/],
    ['no archive', DATABASE, () => Buffer.from('not packed at all'), /no whole copy/],
    ['packed, but no archive', DATABASE, () => gzipSync(randomBytes(2_000)), /no whole copy/],
    ['of something else', ['holiday.jpg'], (bytes: Buffer) => bytes, /holds no database/],
  ])('that is %s is recognised by reading it back', async (_name, names, change, problem) => {
    const file = await writeCopyOf(await archive(names)).catch((error: Error) => error);
    if (problem && file instanceof Error) return expect(file.message).toMatch(problem);
    const written = String(file);
    await writeFile(written, change(await readFile(written)));
    const verified = verifyCopy(written);
    if (problem) await expect(verified).rejects.toThrow(problem);
    else await verified;
  });
  const writeCopyOf = async (bytes: Buffer, key?: string) => writeCopy(pieces(bytes), await newFolder(), key);

  it('that the disk has changed is refused', async () => {
    const file = await writeCopyOf(await archive(DATABASE));
    await expect(verifyCopy(file, undefined, randomBytes(32))).rejects.toThrow(/not what was written/);
  });

  it('that fails leaves no file behind', async () => {
    const folder = await newFolder();
    await expect(writeCopy(pieces(Buffer.from('no archive')), folder)).rejects.toThrow(/no whole copy/);
    expect(await readdir(folder)).toEqual([]);
  });

  it('is written while it is made, and never in memory as a whole', async () => {
    const folder = await newFolder();
    let ahead = 0;
    const size = 16 * 1024 * 1024;
    const large = async function* () {
      const content = async function* () {
        for (let made = 0; made < size; made += 65_536) {
          yield randomBytes(65_536);
          const [part = ''] = await readdir(folder);
          ahead = Math.max(ahead, made - (await stat(path.join(folder, part))).size);
        }
      };
      for (const name of ['PG_VERSION', 'global/pg_control']) yield { name, size: 0 };
      yield { name: 'base/1', size, content: content() };
    };
    const file = await writeCopy(pack(large()), folder, KEY);
    expect((await stat(file)).size).toBeGreaterThan(size);
    expect(ahead).toBeLessThan(4 * 1024 * 1024);
  });

  describe('that is encrypted', () => {
    const SEALED = 64 * 1024 + 16;
    const HEAD = 11 + 32 + 16;

    it('is read with its key, and tells nothing without', async () => {
      const file = await writeCopyOf(await archive(DATABASE), KEY);
      expect(path.basename(file)).toMatch(/\.tar\.gz\.enc$/);
      await verifyCopy(file, KEY);
      await expect(verifyCopy(file)).rejects.toThrow(/encrypted, and SNAPSHOT_KEY is not set/);
      await expect(verifyCopy(file, 'x'.repeat(40))).rejects.toThrow(/another SNAPSHOT_KEY/);
      // Neither the head of gzip nor a name stands in it.
      const bytes = await readFile(file);
      expect(bytes.includes(Buffer.from([0x1f, 0x8b, 8]))).toBe(false);
      expect(bytes.includes('PG_VERSION')).toBe(false);
    });

    it.each<[string, (bytes: Buffer) => Buffer]>([
      ['cut within a chunk', (bytes) => bytes.subarray(0, -100)],
      ['cut between two chunks', (bytes) => bytes.subarray(0, HEAD + SEALED)],
      ['cut after its head', (bytes) => bytes.subarray(0, HEAD)],
      ['cut within its head', (bytes) => bytes.subarray(0, 20)],
      ['longer', (bytes) => Buffer.concat([bytes, Buffer.alloc(10)])],
      [
        'in another order',
        (bytes) =>
          Buffer.concat([
            bytes.subarray(0, HEAD),
            bytes.subarray(HEAD + SEALED, HEAD + 2 * SEALED),
            bytes.subarray(HEAD, HEAD + SEALED),
            bytes.subarray(HEAD + 2 * SEALED),
          ]),
      ],
      [
        'without its first chunk',
        (bytes) => Buffer.concat([bytes.subarray(0, HEAD), bytes.subarray(HEAD + SEALED)]),
      ],
      [
        'changed in one bit',
        (bytes) => {
          const changed = Buffer.from(bytes);
          changed[HEAD + SEALED + 7] = (changed[HEAD + SEALED + 7] ?? 0) ^ 1;
          return changed;
        },
      ],
    ])('attack: is refused when it is %s', async (_name, change) => {
      const file = await writeCopyOf(await archive(DATABASE), KEY);
      await writeFile(file, change(await readFile(file)));
      await expect(verifyCopy(file, KEY)).rejects.toThrow(/no whole copy: it is cut off|SNAPSHOT_KEY/);
    });

    it('has another key for each file, so that equal databases do not look alike', async () => {
      const bytes = await archive(DATABASE);
      const [one, other] = [await writeCopyOf(bytes, KEY), await writeCopyOf(bytes, KEY)];
      const chunk = async (file: string) => (await readFile(file)).subarray(HEAD, HEAD + 1_000);
      expect(await chunk(one)).not.toEqual(await chunk(other));
    });
  });
});

describe('an archive', () => {
  const archiveOf = async (name: string) => {
    const parts: Uint8Array[] = [];
    for await (const part of pack(
      (async function* () {
        yield { name, size: 0 };
      })(),
    ))
      parts.push(part);
    return parts;
  };
  it.each(['../escaped', 'base/../../escaped', '/../escaped'])(
    'attack: with %s in it reaches nothing outside its folder',
    async (name) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'laurel-unpack-'));
      const bytes = (async function* () {
        yield* await archiveOf(name);
      })();
      await expect(unpackInto(bytes, path.join(folder, 'inside'))).rejects.toThrow(/leads out/);
      expect(await readdir(folder)).toEqual(['inside']);
    },
  );
});
