import fs, { copyFileSync, cpSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openEngine } from './embedded-database.ts';
import { createEmbeddedFolder } from './testing/test-database.ts';

vi.setConfig({ testTimeout: 120_000 });
afterEach(() => void vi.restoreAllMocks());

/**
 * What is left of a folder after a power cut: files as they were when they were last forced to the disk.
 * @returns the folder that holds that
 */
const watchForced = async (folder: string): Promise<string> => {
  const image = await mkdtemp(path.join(tmpdir(), 'laurel-power-cut-'));
  cpSync(folder, image, { recursive: true });
  const paths = new Map<number, string>();
  const { openSync, open, fsyncSync, fsync } = fs;
  const force = (descriptor: number) => {
    const file = path.relative(folder, paths.get(descriptor) ?? '..');
    if (!file.startsWith('..') && fs.fstatSync(descriptor).isFile())
      copyFileSync(path.join(folder, file), path.join(image, file));
  };
  vi.spyOn(fs, 'openSync').mockImplementation((file, ...rest) => {
    const descriptor = openSync(file, ...rest);
    paths.set(descriptor, String(file));
    return descriptor;
  });
  vi.spyOn(fs, 'open').mockImplementation(((file: string, flags: string, done: OpenDone) =>
    open(file, flags, (error, descriptor) => {
      paths.set(descriptor, file);
      done(error, descriptor);
    })) as unknown as typeof fs.open);
  vi.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => {
    fsyncSync(descriptor);
    force(descriptor);
  });
  vi.spyOn(fs, 'fsync').mockImplementation((descriptor, done) =>
    fsync(descriptor, (error) => {
      force(descriptor);
      done(error);
    }),
  );
  return image;
};
type OpenDone = (error: NodeJS.ErrnoException | null, descriptor: number) => void;

/** Writes rows, and is told of each that it is kept. @returns how many of them are there after a power cut */
const keptAfterPowerCut = async (forcesWrites: boolean): Promise<{ told: number; kept: number }> => {
  const folder = path.join(await createEmbeddedFolder(), 'database');
  const setUp = await openEngine(folder);
  await setUp.exec('create table note (number int, text text)');
  await setUp.close();

  const image = await watchForced(folder);
  const engine = await openEngine(folder, { forcesWrites });
  let told = 0;
  const write = async (number: number) => {
    await engine.query('insert into note values ($1, $2)', [number, 'x'.repeat(1_500)]);
    told += 1;
  };
  for (let number = 0; number < 40; number++) await write(number);
  if (forcesWrites) await engine.exec('checkpoint');
  await Promise.all(Array.from({ length: 40 }, (_, index) => write(40 + index)));
  await engine.transaction(async (tx) => {
    await tx.query("insert into note values (80, 'in a transaction')");
  });
  told += 1;
  vi.restoreAllMocks();

  const afterwards = await openEngine(image);
  const { rows } = await afterwards.query<{ count: number }>('select count(*)::int as count from note');
  await afterwards.close();
  await engine.close();
  return { told, kept: rows[0]?.count ?? 0 };
};

describe('what the embedded database has said is written', () => {
  it('is there after a power cut', async () => {
    expect(await keptAfterPowerCut(true)).toEqual({ told: 81, kept: 81 });
  });

  it('would not be if nothing was forced to the disk, as this test sees', async () => {
    expect((await keptAfterPowerCut(false)).kept).toBe(0);
  });

  it('is forced for many at once, and not one after the other', async () => {
    const folder = path.join(await createEmbeddedFolder(), 'database');
    const engine = await openEngine(folder);
    await engine.exec('create table note (number int)');
    const forced = vi.spyOn(fs, 'fsync');
    await Promise.all(
      Array.from({ length: 100 }, (_, number) => engine.query('insert into note values ($1)', [number])),
    );
    expect(forced.mock.calls.length).toBeGreaterThan(0);
    expect(forced.mock.calls.length).toBeLessThan(100);
    await engine.close();
  });

  it('is refused, and the database opened again, when the disk fails', async () => {
    const folder = path.join(await createEmbeddedFolder(), 'database');
    const panics: string[] = [];
    const engine = await openEngine(folder, { onPanic: (error) => panics.push(error.message) });
    await engine.exec('create table note (number int)');
    vi.spyOn(fs, 'fsync').mockImplementation((_descriptor, done) =>
      done(Object.assign(new Error('EIO'), { code: 'EIO' })),
    );
    await expect(engine.exec('insert into note values (1)')).rejects.toMatchObject({ code: '57P02' });
    await expect(engine.query('select 1')).rejects.toMatchObject({ code: '57P02' });
    expect(panics).toEqual([expect.stringMatching(/could not be forced/)]);
  });
});
