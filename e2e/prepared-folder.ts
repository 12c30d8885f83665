import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { createEmbeddedFolder } from '@laurel/db/testing';
import { useKeptEmbedded } from '../tooling/kept-databases.ts';
import { runCommand } from './start-product.ts';

/**
 * A data folder with the catalogue loaded, to copy: a first start takes several times the processor time of the next. Made once
 * for a whole run: its parts share `LAUREL_PREPARED_FOLDER`, which `tooling/test.ts` names and whoever comes first fills.
 */
export const prepareFolder = async (): Promise<string> => {
  const { LAUREL_PREPARED_FOLDER: shared } = process.env;
  if (shared && existsSync(shared)) return shared;
  const keepEmbedded = useKeptEmbedded();
  const folder = await createEmbeddedFolder();
  keepEmbedded();
  await runCommand(['migrate'], { DATA_DIR: folder, SNAPSHOT_MINUTES: '0' });
  if (!shared) {
    process.env.LAUREL_PREPARED_FOLDER = folder;
    return folder;
  }
  // Under its name it is whole.
  await rename(folder, shared).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
  return shared;
};
