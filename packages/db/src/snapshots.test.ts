import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { backupEmbeddedDatabase } from './backup.ts';
import { createCopier } from './copy-folder.ts';
import { openEmbeddedDatabase, openEngine, restoreEmbeddedDatabase } from './embedded-database.ts';
import { lockFolder } from './folder-lock.ts';
import { newestSnapshot, verifyCopy, writeCopy } from './snapshots.ts';
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

describe('the files of the embedded database', () => {
  it('are the owner’s alone after a start, a snapshot, a backup and a restore', async () => {
    const folder = await createEmbeddedFolder();
    const stored = path.join(folder, 'database');
    await chmod(path.join(stored, 'PG_VERSION'), 0o666);
    const database = await open(folder);
    expect(await openToOthers(stored)).toEqual([]);
    await database.close();
    const snapshot = (await newestSnapshot(folder)) ?? '';
    expect(await openToOthers(path.dirname(snapshot))).toEqual([]);
    const target = await mkdtemp(path.join(tmpdir(), 'laurel-backup-'));
    await backupEmbeddedDatabase(folder, target);
    expect(await openToOthers(target)).toEqual([]);
    await restoreEmbeddedDatabase(folder, snapshot);
    expect(await openToOthers(stored)).toEqual([]);
  });
});

describe('snapshots of the embedded database', () => {
  it('are taken at shutdown and bring everything back', async () => {
    const folder = await createEmbeddedFolder();
    const first = await open(folder);
    await first.queries.execute(sql`create table note (text text)`);
    await first.queries.execute(sql`insert into note values ('kept')`);
    await first.close();
    const snapshot = await newestSnapshot(folder);
    expect(snapshot).toMatch(/\.tar\.gz$/);

    const aside = await restoreEmbeddedDatabase(folder, snapshot ?? '');
    expect((await stat(aside ?? '')).isDirectory()).toBe(true);
    const again = await open(folder);
    const found = (await again.queries.execute(sql`select text from note`)) as unknown as { rows: unknown[] };
    expect(found.rows).toEqual([{ text: 'kept' }]);
    await again.close();
  });

  it('are encrypted where there is a key, and go back with it alone', async () => {
    const key = 's'.repeat(40);
    const folder = await createEmbeddedFolder();
    const first = await open(folder, key);
    await first.queries.execute(sql`create table note (text text)`);
    await first.close();
    const snapshot = (await newestSnapshot(folder)) ?? '';
    expect(snapshot).toMatch(/\.tar\.gz\.enc$/);
    await expect(restoreEmbeddedDatabase(folder, snapshot)).rejects.toThrow(/SNAPSHOT_KEY is not set/);
    await expect(restoreEmbeddedDatabase(folder, snapshot, 'o'.repeat(40))).rejects.toThrow(/another/);
    // Nothing was moved for the sake of a file that can't be read.
    expect((await readdir(folder)).filter((name) => name.startsWith('database'))).toEqual(['database']);
    expect(await restoreEmbeddedDatabase(folder, snapshot, key)).toContain('database-');
    const again = await open(folder, key);
    await again.queries.execute(sql`select text from note`);
    await again.close();
  });

  it('hold nobody up while they are written, and are whole as of one moment', async () => {
    const folder = await createEmbeddedFolder();
    const stored = path.join(folder, 'database');
    const engine = await openEngine(stored);
    await engine.exec('create table note (number int, text text)');
    const write = (number: number) =>
      engine.query('insert into note values ($1, $2)', [number, 'x'.repeat(2_000)]);
    const { copy, checkpoint } = createCopier(engine, stored);
    let written = 0;
    const whileWriting = async function* () {
      for await (const piece of copy()) {
        // A statement is answered between any two pieces; a copy that held the database would wait for itself.
        await write(written);
        written += 1;
        yield piece;
      }
    };
    const target = await mkdtemp(path.join(tmpdir(), 'laurel-copy-'));
    const copied = writeCopy(whileWriting(), target);
    // Waits for the copy, which would lose the beginning of its log.
    const checkpointed = copied.then(() => 'copied');
    expect(await Promise.race([checkpoint().then(() => 'checkpoint'), checkpointed])).not.toBe(undefined);
    const file = await copied;
    await engine.close();
    expect(written).toBeGreaterThan(500);

    const elsewhere = await mkdtemp(path.join(tmpdir(), 'laurel-restored-'));
    await restoreEmbeddedDatabase(elsewhere, file);
    const restored = await openEngine(path.join(elsewhere, 'database'));
    const { rows } = await restored.query<{ count: number; last: number }>(
      'select count(*)::int as count, max(number) as last from note',
    );
    // All rows up to the one that was written last before the end of the copy, and none twice.
    expect(rows[0]?.count).toBe((rows[0]?.last ?? 0) + 1);
    expect(rows[0]?.count).toBeGreaterThan(400);
    await restored.close();
  });

  it('are named when the database is damaged', async () => {
    const folder = await createEmbeddedFolder();
    await (await open(folder)).close();
    await writeFile(path.join(folder, 'database/global/pg_control'), 'not a control file');
    await expect(open(folder)).rejects.toThrow(
      /cannot be opened\. Go back to the newest snapshot with: .*\.tar\.gz/,
    );
  });
});

describe('a backup of the embedded database', () => {
  const fill = async (folder: string) => {
    const database = await open(folder);
    await database.queries.execute(sql`create table note (text text)`);
    await database.queries.execute(sql`insert into note values ('kept')`);
    return database;
  };
  const notesOf = async (backup: string) => {
    const elsewhere = await mkdtemp(path.join(tmpdir(), 'laurel-restored-'));
    await restoreEmbeddedDatabase(elsewhere, backup);
    const database = await open(elsewhere);
    const found = await database.queries.execute(sql`select text from note`);
    await database.close();
    return (found as unknown as { rows: unknown[] }).rows;
  };
  const newTarget = () => mkdtemp(path.join(tmpdir(), 'laurel-backup-'));

  it('holds everything when nobody uses the database', async () => {
    const [folder, target] = [await createEmbeddedFolder(), await newTarget()];
    await (await fill(folder)).close();
    const { file, from } = await backupEmbeddedDatabase(folder, path.join(target, 'new'));
    expect(from).toBe('database');
    expect(await notesOf(file)).toEqual([{ text: 'kept' }]);
  });

  it('holds everything while the database is in use, asked of the process that uses it', async () => {
    const [folder, target] = [await createEmbeddedFolder(), await newTarget()];
    const user = await fill(folder);
    const { file, from } = await backupEmbeddedDatabase(folder, target);
    expect(from).toBe('database');
    expect(await notesOf(file)).toEqual([{ text: 'kept' }]);
    await user.close();
  });

  it('is the newest snapshot while a process uses the database that can’t be asked, and says so', async () => {
    const [folder, target] = [await createEmbeddedFolder(), await newTarget()];
    await (await fill(folder)).close();
    const unlock = await lockFolder(folder);
    const { file, from } = await backupEmbeddedDatabase(folder, target);
    expect(from).toBe('snapshot');
    expect(await notesOf(file)).toEqual([{ text: 'kept' }]);
    await unlock();
  });

  it('is refused in words while the database is in use and no snapshot is there', async () => {
    const [folder, target] = [await createEmbeddedFolder(), await newTarget()];
    const unlock = await lockFolder(folder);
    await expect(backupEmbeddedDatabase(folder, target)).rejects.toThrow(/in use by process .* no snapshot/);
    await unlock();
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
  const newFolder = () => mkdtemp(path.join(tmpdir(), 'laurel-copy-'));
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
    const large = async function* () {
      const size = 64 * 1024 * 1024;
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
    expect((await stat(file)).size).toBeGreaterThan(64 * 1024 * 1024);
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
