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

const FEW = 60;

/** Stores some awards in Germany as if they were all that ships, because loading the whole catalogue into an empty server takes many times the time. */
const storeFew = async (url: string): Promise<void> => {
  // Loaded by the few tests that ask for it.
  const { AUTHORED_SOURCE, isHeldBack, loadCatalogue, shippedCatalogueHash } = await import(
    '@laurel/catalogue'
  );
  const { openServerDatabase } = await import('@laurel/db');
  const { storeRecords } = await import('../apps/api/src/modules/catalogue/index.ts');
  const { systemClock } = await import('../apps/api/src/platform/clock.ts');
  const inGermany = loadCatalogue().records.filter(
    (record) =>
      !isHeldBack(record) &&
      record.criteria.some((criterion) => criterion.kind === 'host' && criterion.countries?.includes('DE')),
  );
  const database = openServerDatabase(url, (error) => {
    throw error;
  });
  try {
    await database.migrate();
    await storeRecords({ database, clock: systemClock() }, inGermany.slice(0, FEW), {
      source: AUTHORED_SOURCE,
      hash: shippedCatalogueHash(),
    });
  } finally {
    await database.close();
  }
};

/**
 * Where a product of its own keeps its data.
 * @param catalogue what a server begins with: nothing, so that the product loads the whole catalogue, or a few awards of it. On the embedded
 * database the whole is loaded already.
 */
export const dataPlace = async (
  kind: 'embedded' | 'server',
  catalogue: 'whole' | 'few' = 'whole',
): Promise<DataPlace> => {
  if (kind === 'embedded') {
    const folder = await copyDataFolder(inject('preparedFolder'));
    return { env: { DATA_DIR: folder }, drop: () => rm(folder, { recursive: true, force: true }) };
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'laurel-on-server-'));
  const { url, drop } = await createServerDatabase(inject('databaseServer'));
  if (catalogue === 'few') await storeFew(url);
  return {
    env: { DATA_DIR: folder, DATABASE_URL: url, SESSION_SECRET: 'a secret for one test, 36 letters on' },
    drop: async () => {
      await drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
