import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Database, openEmbeddedDatabase, openServerDatabase } from '@laurel/db';
import { createEmbeddedFolder, createServerDatabase, failLoudly } from '@laurel/db/testing';
import { inject } from 'vitest';
import { copyDataFolder } from './start-product.ts';

interface DataPlace {
  /** What tells the product to keep its data there. */
  env: Record<string, string>;
  /** Removes every trace of it. */
  drop(): Promise<void>;
}

const FEW = 60;

/** Stores some awards in Germany as if they were all that ships: loading, reading and comparing the whole catalogue takes many times the time. */
const storeFew = async (database: Database): Promise<void> => {
  // Loaded by the few tests that ask for it.
  const { AUTHORED_SOURCE, isHeldBack, loadCatalogue, shippedCatalogueHash } = await import(
    '@laurel/catalogue'
  );
  const { storeRecords } = await import('../apps/api/src/modules/catalogue/index.ts');
  const { systemClock } = await import('../apps/api/src/platform/clock.ts');
  const inGermany = loadCatalogue().records.filter(
    (record) =>
      !isHeldBack(record) &&
      record.criteria.some((criterion) => criterion.kind === 'host' && criterion.countries?.includes('DE')),
  );
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

/** A data folder of its own whose embedded database holds a few awards. */
export const createFewFolder = async (): Promise<string> => {
  const folder = await createEmbeddedFolder();
  await storeFew(await openEmbeddedDatabase({ folder, snapshotMinutes: 0, onError: failLoudly }));
  return folder;
};

/**
 * Where a product of its own keeps its data.
 * @param catalogue what the database holds: a few awards, or the whole catalogue, which a product on a server loads at its first start
 */
export const dataPlace = async (
  kind: 'embedded' | 'server',
  catalogue: 'whole' | 'few' = 'whole',
): Promise<DataPlace> => {
  if (kind === 'embedded') {
    const folder =
      catalogue === 'few' ? await createFewFolder() : await copyDataFolder(inject('preparedFolder'));
    return { env: { DATA_DIR: folder }, drop: () => rm(folder, { recursive: true, force: true }) };
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'laurel-on-server-'));
  const { url, drop } = await createServerDatabase(inject('databaseServer'));
  if (catalogue === 'few') await storeFew(openServerDatabase(url, failLoudly));
  return {
    env: { DATA_DIR: folder, DATABASE_URL: url, SESSION_SECRET: 'a secret for one test, 36 letters on' },
    drop: async () => {
      await drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
