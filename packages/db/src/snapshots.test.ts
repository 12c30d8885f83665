import { chmod, mkdtemp, readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { backupEmbeddedDatabase } from './backup.ts';
import { openEmbeddedDatabase, restoreEmbeddedDatabase } from './embedded-database.ts';
import { lockFolder } from './folder-lock.ts';
import { newestSnapshot, verifyCopy, writeCopy } from './snapshots.ts';
import { createEmbeddedFolder } from './testing/test-database.ts';

// Each test opens a database several times, possibly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const open = (folder: string) =>
  openEmbeddedDatabase({
    folder,
    snapshotMinutes: 60,
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
  const archive = (text: string) => gzipSync(Buffer.from(text));
  const whole = archive(`${'x'.repeat(100_000)}base/PG_VERSION${'y'.repeat(100_000)}`);

  it.each([
    ['whole', whole, undefined],
    ['cut off', whole.subarray(0, -200), /no whole archive/],
    ['no archive', Buffer.from('not packed at all'), /no whole archive/],
    ['of something else', archive('holiday pictures'), /holds no database/],
  ])('that is %s is recognised by reading it back', async (_name, bytes, problem) => {
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'laurel-copy-')), 'copy.tar.gz');
    await writeFile(file, bytes);
    const verified = verifyCopy(file, bytes);
    if (problem) await expect(verified).rejects.toThrow(problem);
    else await verified;
  });

  it('that the disk has changed is refused', async () => {
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'laurel-copy-')), 'copy.tar.gz');
    await writeFile(file, archive('base/PG_VERSION of another day'));
    await expect(verifyCopy(file, whole)).rejects.toThrow(/not what was written/);
  });

  it('that fails leaves no file behind', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'laurel-copy-'));
    const engine = { dumpDataDir: async () => new Blob(['not packed at all']) };
    await expect(writeCopy(engine, folder)).rejects.toThrow(/no whole archive/);
    expect(await readdir(folder)).toEqual([]);
  });
});
