import { loadCatalogue } from '@laurel/catalogue';
import { FolderInUseError } from '@laurel/db';
import type { ScholarshipRecord } from '@laurel/domain';
import type { Config } from '../config.ts';
import { listRecords, loadShippedCatalogue } from '../modules/catalogue/index.ts';
import { withDatabase } from './open-database.ts';

/** The catalogue of the database, or the shipped one while a running server has the embedded database open. */
export const loadedRecords = async (config: Config): Promise<ScholarshipRecord[]> => {
  try {
    return await withDatabase(config, async (context) => {
      await loadShippedCatalogue(context);
      return listRecords(context.database.queries);
    });
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    console.error(`${error.message} Using the catalogue that ships with Laurel, without imports.`);
    return loadCatalogue().records;
  }
};
