import type { Command } from 'commander';
import type { Config } from '../config.ts';
import type { PageReader } from '../platform/page-reader/index.ts';
import { addressHost, fileStem, print, progress, wholeNumber } from './command-line.ts';
import { withDatabase } from './with-database.ts';

/** Limit of one import from the web, unless `--max-pages` gives another. */
const MAX_PAGES = 500;
const ADDRESS = /^[a-z][a-z\d+.-]+:\/\//i;

/** The options that `withWebOptions` adds. */
export interface WebOptions {
  allowHost: string[];
  maxPages: number;
  only?: string;
}

interface ImportOptions extends WebOptions {
  source?: string;
  dryRun: boolean;
  complete: boolean;
  allowVanish: boolean;
  fresh: boolean;
}

/** Time and memory that an import of `rows` took since `started`; memory is the peak of this process. */
const measured = (rows: number, started: number) => {
  const seconds = (performance.now() - started) / 1_000;
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  return {
    seconds: Number(seconds.toFixed(1)),
    rowsPerSecond: Math.round(rows / seconds),
    processorSeconds: Number(((userCPUTime + systemCPUTime) / 1e6).toFixed(1)),
    memoryMegabytes: Math.round(maxRSS / 1024),
  };
};

/** Adds the options of every import from the web. */
export const withWebOptions = (command: Command): Command =>
  command
    .option('--max-pages <n>', 'the most pages of a sitemap or results of a search', wholeNumber, MAX_PAGES)
    .option('--only <text>', 'only pages of a sitemap whose address holds this text')
    .option(
      '--allow-host <host>',
      'reach this host (host or host:port) though its address is not public; may be repeated',
      (host: string, before: string[]) => [...before, host],
      [],
    );

/** The command that brings listings of files and of the web into the catalogue. */
export const addImport = (program: Command, config: Config): void => {
  withWebOptions(program.command('import'))
    .description(
      'bring listings into the catalogue; prints what was added, changed, merged and refused, and why',
    )
    .argument(
      '<file|url>',
      'CSV, JSON, JSON Lines, JSON-LD, HTML page, RSS or Atom; from the web also a sitemap or the search of Grants.gov',
    )
    .option('--source <name>', 'name of the source; the file’s or the host’s name by default')
    .option('--dry-run', 'report only, store nothing', false)
    .option('--complete', 'the file is all of its source: what it no longer lists is withdrawn', false)
    .option('--allow-vanish', 'withdraw what vanished even if it is more than a fifth of the source', false)
    .option('--fresh', 'read pages again that have not changed since the last time', false)
    .action((from: string, options: ImportOptions) =>
      withDatabase(config, async (context) => {
        const { readListings, summarizeImport } = await import('@laurel/catalogue');
        const { loadShippedCatalogue } = await import('../modules/catalogue/index.ts');
        const { importScholarships, importSource } = await import('../modules/import/index.ts');
        const { createFetcher } = await import('../platform/fetch/index.ts');
        const { withPageReader } = await import('../platform/page-reader/index.ts');
        await loadShippedCatalogue(context);
        const { dryRun, allowVanish, allowHost, maxPages, only, fresh } = options;
        const started = performance.now();
        const onProgress = (done: number, stage: string) => progress(`${stage}: ${done} rows`);
        const fromFile = () =>
          importScholarships(context, {
            rows: readListings(from),
            source: options.source ?? fileStem(from),
            dryRun,
            allowVanish,
            extent: () => ({ isWhole: options.complete || allowVanish, keptIds: [] }),
            onProgress,
          });
        const fromWeb = (pageReader: PageReader) =>
          importSource(
            { ...context, pageReader, fetcher: createFetcher({ allowHosts: allowHost }) },
            {
              url: from,
              source: options.source ?? addressHost(from),
              ...{ dryRun, allowVanish, maxPages, only, fresh, onProgress },
            },
          );
        const result = ADDRESS.test(from) ? await withPageReader(fromWeb) : await fromFile();
        progress('');
        print({ ...summarizeImport(result), took: measured(result.read, started) });
        if (result.stopped === undefined) return;
        console.error(result.stopped);
        process.exitCode = 1;
      }),
    );
};
