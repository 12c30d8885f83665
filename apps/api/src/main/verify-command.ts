import type { Command } from 'commander';
import type { Config } from '../config.ts';
import { print, progress } from './command-line.ts';
import { withDatabase } from './with-database.ts';

interface VerifyOptions {
  all: boolean;
  ids?: string;
  dryRun: boolean;
  allowHost: string[];
}

/** @throws Error that names the ids which no record has */
const namedAmong = (ids: string, known: readonly string[]): string[] => {
  const named = ids.split(',').map((id) => id.trim());
  const unknown = named.filter((id) => !known.includes(id));
  if (unknown.length > 0)
    throw new Error(`No scholarship of the catalogue has the id '${unknown.join("', '")}'.`);
  return named;
};

/** The command that visits the records' own pages. */
export const addVerify = (program: Command, config: Config): void => {
  program
    .command('verify')
    .description(
      'visit the page of each record that is due, and say of each: verified, changed, contradicted, silent, gone, parked or unreachable',
    )
    .option('--due', 'those that are due; without another choice this is meant')
    .option('--all', 'every record that is not withdrawn', false)
    .option('--ids <ids>', 'these records alone, with commas between')
    .option('--dry-run', 'report only, keep nothing', false)
    .option(
      '--allow-host <host>',
      'reach this host (host or host:port) though its address is not public; may be repeated',
      (host: string, before: string[]) => [...before, host],
      [],
    )
    .action(({ all, ids, dryRun, allowHost }: VerifyOptions) =>
      withDatabase(config, async (context) => {
        const { listRecords, loadShippedCatalogue } = await import('../modules/catalogue/index.ts');
        const { listDueIds, verifyPages } = await import('../modules/verification/index.ts');
        await loadShippedCatalogue(context);
        const { database, clock } = context;
        const listAll = async () => (await listRecords(database.queries)).map(({ id }) => id);
        const wanted = ids
          ? namedAmong(ids, await listAll())
          : all
            ? await listAll()
            : await listDueIds(database.queries, clock.now(), Number.MAX_SAFE_INTEGER);
        const outcomes: Record<string, number> = {};
        const visits: object[] = [];
        const { withPageReader } = await import('../platform/page-reader/index.ts');
        const options: Parameters<typeof verifyPages>[1] = {
          ids: wanted,
          dryRun,
          allowHosts: allowHost,
          onVisit: (id, { outcome, why, url, facts, findings }, { announced, proposed }) => {
            outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
            visits.push({ id, outcome, ...(why ? { why } : {}), url, facts, findings, announced, proposed });
            progress(`${visits.length} of ${wanted.length}: ${outcome} ${id}`);
          },
        };
        await withPageReader((pageReader) => verifyPages({ ...context, pageReader }, options));
        progress('');
        print({ pages: visits.length, outcomes, visits });
      }),
    );
};
