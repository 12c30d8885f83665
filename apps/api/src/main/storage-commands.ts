import path from 'node:path';
import type { Command } from 'commander';
import type { Config } from '../config.ts';
import { print } from './print.ts';
import { withDatabase, withOwnDatabase } from './with-database.ts';

const storage = () => import('@laurel/db');

const ON_A_SERVER =
  'DATABASE_URL is set: use pg_dump "$DATABASE_URL" --format=custom --file=laurel.dump to back that database up, and pg_restore to go back.';

const refuseOnServer = (config: Config): void => {
  if (config.databaseUrl) throw new Error(ON_A_SERVER);
};

/** Commands that back up, restore, copy and measure the data. */
export const addStorage = (program: Command, config: Config): void => {
  program
    .command('backup')
    .description('copy the embedded database into a folder; restore takes the file')
    .argument('<folder>', 'where to put the file')
    .action(async (folder: string) => {
      refuseOnServer(config);
      const { backupEmbeddedDatabase } = await storage();
      const backup = await backupEmbeddedDatabase(config.dataDir, folder);
      if (backup.from === 'snapshot')
        console.error(
          'Laurel is running and could not be asked: this is its newest snapshot. Stop it first to copy everything.',
        );
      print(backup);
    });

  program
    .command('restore')
    .description('go back to a snapshot of the embedded database; the present one is kept beside it')
    .argument('<snapshot>', 'file from a backup, or from the folder snapshots below DATA_DIR')
    .action(async (snapshot: string) => {
      refuseOnServer(config);
      const { restoreEmbeddedDatabase } = await storage();
      print({ restored: snapshot, earlierDatabase: await restoreEmbeddedDatabase(config.dataDir, snapshot) });
    });

  program
    .command('sizes')
    .description('rows and bytes of every table')
    .action(() =>
      withDatabase(config, async ({ database }) => {
        const { tableSizes } = await storage();
        print(await tableSizes(database.queries));
      }),
    );

  program
    .command('copy-to')
    .description('copy the database into an empty one: to move to a database server, or back')
    .argument('<target>', 'postgres:// connection string, or a data folder')
    .action((target: string) =>
      // What a running server would write meanwhile would be missing from the copy.
      withOwnDatabase(config, async ({ database, logger }) => {
        const databaseUrl = /^postgres(ql)?:/.test(target) ? target : undefined;
        const dataDir = databaseUrl ? config.dataDir : path.resolve(target);
        const { copyDatabase } = await storage();
        const { openDatabase } = await import('./open-database.ts');
        const to = await openDatabase({ ...config, databaseUrl, dataDir }, logger);
        try {
          print({ copied: await copyDatabase(database, to) });
        } finally {
          await to.close();
        }
        console.error(
          `Go on with the same SESSION_SECRET, or everybody has to sign in again${config.sessionSecret ? '' : `: ${path.join(config.dataDir, 'session-secret')} holds it`}.`,
        );
      }),
    );
};
