import type { Command } from 'commander';
import type { Config } from '../config.ts';
import { systemClock } from '../platform/clock.ts';
import { wholeNumber } from './option-values.ts';
import { print } from './print.ts';
import { withDatabase } from './with-database.ts';

const tools = () => import('@laurel/catalogue');
const loaded = async (config: Config) => (await import('./loaded-records.ts')).loadedRecords(config);

/** How long the facts of a record hold without somebody reading its page again. */
const REVIEW_MONTHS = 12;

/** The commands that show what the catalogue holds and how well it is known. */
export const addCatalogue = (program: Command, config: Config): void => {
  const catalogue = program.command('catalogue').description('about the catalogue');
  catalogue
    .command('stats')
    .description('counts by level, field, origin, host and kind of deadline')
    .option('--shipped', 'only what ships with Laurel, without the database', false)
    .action(async (options: { shipped: boolean }) => {
      const { catalogueStats, loadCatalogue } = await tools();
      const records = options.shipped ? loadCatalogue().records : await loaded(config);
      print(catalogueStats(records, systemClock(config.today).today()));
    });
  catalogue
    .command('proposals')
    .description(
      'what a language model pointed at in listings that are not fully read; it counts for nothing',
    )
    .action(() =>
      withDatabase(config, async ({ database }) => {
        const { listProposals } = await import('../modules/model-extraction/index.ts');
        print(await listProposals(database.queries));
      }),
    );
  catalogue
    .command('lint')
    .argument('[folder]', 'a folder of programme files; the shipped ones by default')
    .description('what is wrong in the files of the catalogue; exit code 1 when something is')
    .action(async (folder?: string) => {
      const { checkProgrammes, readProgrammeFiles } = await tools();
      // A page was read on a real day, whatever day is set for a demonstration.
      const { files, problems: unreadable } = readProgrammeFiles(folder);
      const problems = [...unreadable, ...checkProgrammes(files, systemClock().today())];
      const programmes = files.reduce((sum, { content }) => sum + content.programmes.length, 0);
      print({ files: files.length, programmes, problems });
      if (problems.length > 0) process.exitCode = 1;
    });
  catalogue
    .command('show')
    .argument('<id>', 'of a scholarship')
    .description('one record as the engines read it, with its evidence')
    .action(async (id: string) => {
      const record = (await loaded(config)).find((each) => each.id === id);
      if (!record) throw new Error(`No scholarship of the catalogue has the id '${id}'.`);
      print(record);
    });
  catalogue
    .command('diff')
    .argument('<before>', 'a folder of programme files')
    .argument('[after]', 'another one; the shipped ones by default')
    .description('which programmes came, went and changed between two states of the files')
    .action(async (before: string, after?: string) => {
      const { diffCatalogues, loadCatalogue } = await tools();
      const [old, now] = [loadCatalogue(before), loadCatalogue(after)];
      const [problem] = [...old.problems, ...now.problems];
      if (problem) throw new Error(`${problem.file}: ${problem.message}`);
      print(diffCatalogues(old.records, now.records));
    });
  catalogue
    .command('due')
    .option('--months <number>', 'how long ago the last reading may be', wholeNumber, REVIEW_MONTHS)
    .description('shipped programmes whose page was not read for so long, or never')
    .action(async ({ months }: { months: number }) => {
      const { dueRecords, loadCatalogue } = await tools();
      print(dueRecords(loadCatalogue().records, systemClock(config.today).today(), months));
    });
  catalogue
    .command('audit')
    .requiredOption('--seed <number>', 'the same seed draws the same programmes', wholeNumber)
    .option('--draw <number>', 'how many', wholeNumber, 50)
    .description(
      'shipped programmes drawn by lot, fact by fact with their evidence, for somebody to compare with the pages',
    )
    .action(async (options: { seed: number; draw: number }) => {
      const { auditCatalogue, loadCatalogue } = await tools();
      print(auditCatalogue(loadCatalogue().records, options));
    });
};
