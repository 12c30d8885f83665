import { AUTHORED_SOURCE, loadCatalogue, shippedCatalogueHash } from '@laurel/catalogue';
import type { Database } from '@laurel/db';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import { shippedHash } from './records.repository.ts';
import { storeRecords } from './store-records.ts';

/** Stores the shipped catalogue in the database when its files have changed. */
export const loadShippedCatalogue = async (context: {
  database: Database;
  clock: Clock;
  logger: Logger;
}): Promise<void> => {
  const hash = shippedCatalogueHash();
  if ((await shippedHash(context.database.queries)) === hash) return;
  const { records, problems } = loadCatalogue();
  for (const problem of problems) context.logger.warn({ problem }, 'catalogue file left out');
  await storeRecords(context, records, { source: AUTHORED_SOURCE, hash });
  context.logger.info({ scholarships: records.length }, 'catalogue loaded');
};
