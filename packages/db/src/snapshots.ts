import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
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
  const copy = await engine.dumpDataDir('gzip');
  const file = path.join(folder, `${new Date().toISOString().replaceAll(':', '-')}.tar.gz`);
  await writeFile(`${file}.part`, Buffer.from(await copy.arrayBuffer()), { mode: PRIVATE_FILE });
  await rename(`${file}.part`, file);
  return file;
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
