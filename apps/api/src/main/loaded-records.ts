import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadCatalogue } from '@laurel/catalogue/shipped';
import type { ScholarshipRecord } from '@laurel/domain';
import type { Config } from '../config.ts';
import { withDatabase } from './with-database.ts';

const readDatabase = (config: Config): Promise<ScholarshipRecord[]> =>
  withDatabase(config, async (context) => {
    const { listRecords, loadShippedCatalogue } = await import('../modules/catalogue/index.ts');
    await loadShippedCatalogue(context);
    return listRecords(context.database.queries);
  });

/** The catalogue of the database; the shipped one while there is none, or a running server has the embedded database open. */
export const loadedRecords = async (config: Config): Promise<ScholarshipRecord[]> => {
  if (!config.databaseUrl && !existsSync(path.join(config.dataDir, 'database')))
    return loadCatalogue().records;
  try {
    return await readDatabase(config);
  } catch (error) {
    const { FolderInUseError } = await import('@laurel/db');
    if (!(error instanceof FolderInUseError)) throw error;
    console.error(`${error.message} Using the catalogue that ships with Laurel, without imports.`);
    return loadCatalogue().records;
  }
};
