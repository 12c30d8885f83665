import { catalogueStats, loadCatalogue } from '@laurel/catalogue';
import type { Command } from 'commander';
import type { Config } from '../config.ts';
import { listProposals } from '../modules/model-extraction/index.ts';
import { systemClock } from '../platform/clock.ts';
import { loadedRecords } from './loaded-records.ts';
import { withDatabase } from './open-database.ts';
import { print } from './print.ts';

/** The commands that tell what the catalogue holds. */
export const addCatalogue = (program: Command, config: Config): void => {
  const catalogue = program.command('catalogue').description('about the catalogue');
  catalogue
    .command('stats')
    .description('counts by level, field, origin, host and kind of deadline')
    .option('--shipped', 'only what ships with Laurel, without the database', false)
    .action(async (options: { shipped: boolean }) => {
      print(
        catalogueStats(
          options.shipped ? loadCatalogue().records : await loadedRecords(config),
          systemClock(config.today).today(),
        ),
      );
    });
  catalogue
    .command('proposals')
    .description(
      'what a language model pointed at in listings that are not fully read; it counts for nothing',
    )
    .action(() => withDatabase(config, async ({ database }) => print(await listProposals(database.queries))));
};
