import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServerDatabase } from '@laurel/db/testing';
import { inject } from 'vitest';
import { copyDataFolder } from './start-product.ts';

interface DataPlace {
  /** What tells the product to keep its data there. */
  env: Record<string, string>;
  /** Removes every trace of it. */
  drop(): Promise<void>;
}

/** Where a product of its own keeps its data; on the embedded database with the catalogue loaded. */
export const dataPlace = async (kind: 'embedded' | 'server'): Promise<DataPlace> => {
  if (kind === 'embedded') {
    const folder = await copyDataFolder(inject('preparedFolder'));
    return { env: { DATA_DIR: folder }, drop: () => rm(folder, { recursive: true, force: true }) };
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'laurel-on-server-'));
  const { url, drop } = await createServerDatabase(inject('databaseServer'));
  return {
    env: { DATA_DIR: folder, DATABASE_URL: url, SESSION_SECRET: 'a secret for one test, 36 letters on' },
    drop: async () => {
      await drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
