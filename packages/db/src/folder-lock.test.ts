import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

const folderWith = async (named?: string) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'laurel-lock-'));
  if (named !== undefined) await writeFile(path.join(folder, 'laurel.lock'), named);
  return folder;
};

const holders: ChildProcess[] = [];
/** Another process that takes the lock and keeps it. */
const lockElsewhere = async (folder: string): Promise<ChildProcess> => {
  const code = `import { lockFolder } from ${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)};
    await lockFolder(${JSON.stringify(folder)});
    console.log('locked');
    setInterval(() => {}, 1000);`;
  const holder = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module-typescript', '-e', code],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  holders.push(holder);
  await once(holder.stdout, 'data');
  return holder;
};
afterEach(() => {
  for (const holder of holders.splice(0)) holder.kill('SIGKILL');
});

describe('the lock of a data folder', () => {
  it('refuses a second process and names the first one', async () => {
    const folder = await folderWith();
    const holder = await lockElsewhere(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${holder.pid}`);
  });

  it('is free as soon as its holder was killed', async () => {
    const folder = await folderWith();
    const holder = await lockElsewhere(folder);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    await lockFolder(folder);
    expect(JSON.parse(await readFile(path.join(folder, 'laurel.lock'), 'utf8'))).toEqual({
      pid: process.pid,
    });
  });

  it('is free when the holder before had the same number, as the first process of a container always has', async () => {
    const folder = await folderWith(JSON.stringify({ pid: process.pid, started: null }));
    await expect(lockFolder(folder)).resolves.toBeTypeOf('function');
  });

  it('is held by a living process whose number means nothing here, as in another container', async () => {
    const folder = await folderWith();
    await lockElsewhere(folder);
    await writeFile(path.join(folder, 'laurel.lock'), JSON.stringify({ pid: 2 ** 30 }));
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${2 ** 30}`);
    await writeFile(path.join(folder, 'laurel.lock'), '{"pi');
    await expect(lockFolder(folder)).rejects.toThrow('in use by another process');
  });

  it('refuses a second holder in the same process', async () => {
    const folder = await folderWith();
    await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
  });

  it('can be taken again after it was released, which leaves no name behind', async () => {
    const folder = await folderWith();
    await (await lockFolder(folder))();
    expect(await readdir(folder)).toEqual(['laurel.lockfile']);
    await expect(lockFolder(folder)).resolves.toBeTypeOf('function');
  });
});
