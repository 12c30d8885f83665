import type { Database } from '@laurel/db';
import type { Config } from '../config.ts';
import { type CatalogueIndex, createCatalogueIndex } from '../modules/scholarships/index.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import { createMechanics, type WorkerMechanics } from '../platform/mechanics/index.ts';

/** What modules are built from. */
export interface Services {
  database: Database;
  clock: Clock;
  logger: Logger;
  catalogue: CatalogueIndex;
  mechanics: WorkerMechanics;
}

export const createServices = (config: Config, database: Database, logger: Logger): Services => ({
  database,
  clock: systemClock(config.today),
  logger,
  catalogue: createCatalogueIndex(database),
  mechanics: createMechanics({ onTrouble: (reason) => logger.warn({ reason }, 'spelling check') }),
});
