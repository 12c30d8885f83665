import { type Database, type OnStatement, openEmbeddedDatabase, openServerDatabase } from '@laurel/db';
import type { Config } from '../config.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import { createLogger, type Logger } from '../platform/logger.ts';

/** Opens the configured database and brings its schema up to date. */
export const openDatabase = async (
  config: Config,
  logger: Logger,
  onStatement?: OnStatement,
): Promise<Database> => {
  const onError = (error: Error) => logger.error({ err: error }, 'database');
  const database = config.databaseUrl
    ? openServerDatabase(config.databaseUrl, onError, onStatement)
    : await openEmbeddedDatabase({
        folder: config.dataDir,
        snapshotMinutes: config.snapshotMinutes,
        onError,
        ...(onStatement ? { onStatement } : {}),
      });
  try {
    await database.migrate();
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
};

/** Opens the database for one command and closes it again. */
export const withDatabase = async <T>(
  config: Config,
  work: (context: { database: Database; clock: Clock; logger: Logger }) => Promise<T>,
): Promise<T> => {
  const logger = createLogger(config.logLevel === 'info' ? 'warn' : config.logLevel);
  const database = await openDatabase(config, logger);
  try {
    return await work({ database, clock: systemClock(config.today), logger });
  } finally {
    await database.close();
  }
};
