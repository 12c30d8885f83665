import {
  type Database,
  FolderInUseError,
  type OnStatement,
  openEmbeddedDatabase,
  openRunningDatabase,
  openServerDatabase,
  requireMigrated,
} from '@laurel/db';
import type { Config } from '../config.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import { createLogger, type Logger } from '../platform/logger.ts';

/** Opens the configured database and brings its schema up to date; with MIGRATE=off it only makes sure that it is. */
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
        snapshotKey: config.snapshotKey,
        onError,
        ...(onStatement ? { onStatement } : {}),
      });
  try {
    if (!config.migrates) {
      await requireMigrated(database.queries);
      return { ...database, jobs: { ...database.jobs, migrate: false, reindex: false } };
    }
    await database.migrate();
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};

/** The database for a command: where a running Laurel has the embedded one open, through that. */
const openForCommand = async (config: Config, logger: Logger): Promise<Database> => {
  try {
    return await openDatabase(config, logger);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    const running = await openRunningDatabase(config.dataDir).catch((cause: Error) => {
      logger.debug({ err: cause }, 'the running process could not be reached');
      throw error;
    });
    await running.migrate();
    return running;
  }
};

type Work<T> = (context: { database: Database; clock: Clock; logger: Logger }) => Promise<T>;

const withOpened =
  (open: (config: Config, logger: Logger) => Promise<Database>) =>
  async <T>(config: Config, work: Work<T>): Promise<T> => {
    const logger = createLogger(config.logLevel === 'info' ? 'warn' : config.logLevel);
    const database = await open(config, logger);
    try {
      return await work({ database, clock: systemClock(config.today), logger });
    } finally {
      await database.close();
    }
  };

/** Opens the database for one command and closes it again; a database that a running Laurel has open is reached through that. */
export const withDatabase = withOpened(openForCommand);

/** Opens the database for one command that no other process may disturb. @throws FolderInUseError */
export const withOwnDatabase = withOpened(openDatabase);
