import { type Command, InvalidArgumentError } from 'commander';
import type { Config } from '../config.ts';
import { addressHost, print, progress, wholeNumber } from './command-line.ts';
import { type WebOptions, withWebOptions } from './import-command.ts';
import { withDatabase } from './with-database.ts';

const DAY_HOURS = 24;

const webAddress = (value: string): string => {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new InvalidArgumentError('Use an http:// or https:// address.');
  return value;
};

const sourceName = (value: string): string => {
  if (!/^[\w.-]{1,100}$/.test(value)) throw new InvalidArgumentError('Use letters, digits, . _ and -.');
  return value;
};

const importing = () => import('../modules/import/index.ts');

const unknown = (name: string) => new Error(`No source is called ${name}; sources list shows them.`);

interface AddOptions extends WebOptions {
  name?: string;
  every: number;
}

/** Commands about the sources that the worker imports on a schedule. */
export const addSources = (program: Command, config: Config): void => {
  const sources = program.command('sources').description('about the sources that are imported by themselves');
  sources
    .command('list')
    .description('each source with how its imports go')
    .action(() =>
      withDatabase(config, async ({ database }) => {
        const { listSources } = await importing();
        print(await listSources(database.queries));
      }),
    );

  withWebOptions(sources.command('add'))
    .description('have an address imported again and again, at first at once; the same name changes it')
    .argument('<url>', 'what import takes from the web', webAddress)
    .option('--name <name>', 'name of the source; the host’s name by default', sourceName)
    .option('--every <hours>', 'how often', wholeNumber, DAY_HOURS)
    .action((url: string, { every, maxPages, allowHost, ...options }: AddOptions) =>
      withDatabase(config, async ({ database, clock }) => {
        const { AUTHORED_SOURCE } = await import('@laurel/catalogue');
        const { upsertSource } = await importing();
        const name = options.name ?? addressHost(url);
        if (name === AUTHORED_SOURCE)
          throw new Error(`${AUTHORED_SOURCE} is the catalogue that ships with Laurel: use another name.`);
        const settings = { name, url, everyHours: every, maxPages, allowHosts: allowHost };
        await upsertSource(database.queries, { ...settings, only: options.only ?? null }, clock.now());
        print({ added: name });
      }),
    );

  sources
    .command('remove')
    .description('import a source no more; its records stay')
    .argument('<name>')
    .action((name: string) =>
      withDatabase(config, async ({ database }) => {
        const { deleteSource } = await importing();
        if (!(await deleteSource(database.queries, name))) throw unknown(name);
        print({ removed: name });
      }),
    );

  sources
    .command('run')
    .description('import a source now; goes on where an interrupted import was')
    .argument('<name>')
    .option('--allow-vanish', 'withdraw what vanished even if it is more than a fifth of the source', false)
    .action((name: string, { allowVanish }: { allowVanish: boolean }) =>
      withDatabase(config, async (context) => {
        const { summarizeImport } = await import('@laurel/catalogue');
        const { loadShippedCatalogue } = await import('../modules/catalogue/index.ts');
        const { runSource } = await importing();
        await loadShippedCatalogue(context);
        const onProgress = (done: number, stage: string) => progress(`${stage}: ${done} rows`);
        const { withPageReader } = await import('../platform/page-reader/index.ts');
        const run = await withPageReader((pageReader) =>
          runSource({ ...context, pageReader }, name, { allowVanish, onProgress }),
        );
        progress('');
        if (!run) throw unknown(name);
        if ('result' in run) print(summarizeImport(run.result));
        if (run.error !== undefined) throw new Error(run.error);
      }),
    );
};
