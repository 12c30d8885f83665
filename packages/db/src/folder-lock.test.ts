import { spawn } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

const folderWith = async (lock?: string) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'laurel-lock-'));
  if (lock !== undefined) await writeFile(path.join(folder, 'laurel.lock'), lock);
  return folder;
};

describe('the lock of a data folder', () => {
  const sleeper = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  afterEach(() => sleeper.kill());

  it('refuses a second holder and names the first one’s process', async () => {
    const folder = await folderWith(JSON.stringify({ pid: sleeper.pid, started: null }));
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${sleeper.pid}`);
  });

  it('is taken over from a process that is gone', async () => {
    const folder = await folderWith(JSON.stringify({ pid: 2 ** 30, started: null }));
    await lockFolder(folder);
    expect(JSON.parse(await readFile(path.join(folder, 'laurel.lock'), 'utf8')).pid).toBe(process.pid);
  });

  it('is taken over when its file was cut short', async () => {
    const folder = await folderWith('{"pi');
    await expect(lockFolder(folder)).resolves.toBeTypeOf('function');
  });

  it('is taken over when another process now has the same number', async () => {
    const folder = await folderWith(JSON.stringify({ pid: 1, started: '999999999999' }));
    await expect(lockFolder(folder)).resolves.toBeTypeOf('function');
  });

  it('can be taken again after it was released', async () => {
    const folder = await folderWith();
    await (await lockFolder(folder))();
    await expect(lockFolder(folder)).resolves.toBeTypeOf('function');
  });
});
