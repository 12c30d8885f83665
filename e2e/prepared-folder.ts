import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from './start-product.ts';

/**
 * A data folder with the catalogue loaded, to copy: a first start takes several times the processor time of the next. Made once
 * for all projects of a run, which share the environment and nothing else.
 */
export const prepareFolder = async (): Promise<string> => {
  const { LAUREL_PREPARED_FOLDER: made } = process.env;
  if (made) return made;
  const folder = await mkdtemp(path.join(tmpdir(), 'laurel-prepared-'));
  await runCommand(['migrate'], { DATA_DIR: folder, SNAPSHOT_MINUTES: '0' });
  process.env.LAUREL_PREPARED_FOLDER = folder;
  return folder;
};
