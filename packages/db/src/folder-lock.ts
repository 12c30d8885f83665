import { mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** Another process works on this folder. Two would destroy each other's writes. */
export class FolderInUseError extends Error {
  readonly pid: number;

  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop that process first, or set DATA_DIR to another folder.`,
    );
    this.name = 'FolderInUseError';
    this.pid = pid;
  }
}

interface Holder {
  pid: number;
  /** Start time of the process in clock ticks since boot where the system tells it; tells a reused pid apart. */
  started: string | null;
}

const startTime = async (pid: number): Promise<string | null> => {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The command name, in parentheses, may hold spaces; field 22 counts from the first field.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const liveHolder = async (file: string): Promise<number | null> => {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  let holder: Holder;
  try {
    holder = JSON.parse(text) as Holder;
  } catch {
    // Empty or cut short: its writer was killed in the middle of taking the lock.
    return null;
  }
  if (holder.pid === process.pid) return holder.pid;
  if (!isAlive(holder.pid)) return null;
  const started = await startTime(holder.pid);
  return holder.started === null || started === null || started === holder.started ? holder.pid : null;
};

/**
 * Takes the lock of a data folder; the lock of a process that is gone is taken over.
 * @returns releases the lock
 * @throws FolderInUseError when a living process holds it
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'laurel.lock');
  for (let attempt = 0; ; attempt++) {
    try {
      const handle = await open(file, 'wx');
      await handle.writeFile(JSON.stringify({ pid: process.pid, started: await startTime(process.pid) }));
      await handle.close();
      return () => rm(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt >= 3) throw error;
      const pid = await liveHolder(file);
      if (pid !== null) throw new FolderInUseError(folder, pid);
      await rm(file, { force: true });
    }
  }
};
