import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { isCalendarDay } from '@laurel/domain';
import type { Command } from 'commander';
import type { Config } from '../config.ts';
import { systemClock } from '../platform/clock.ts';
import { print, wholeNumber } from './command-line.ts';
import { withDatabase } from './with-database.ts';

const stored = () => import('../modules/catalogue/index.ts');
const tools = () => import('@laurel/catalogue');
const loaded = async (config: Config) => (await import('./loaded-records.ts')).loadedRecords(config);
const recordsOf = async (config: Config, isShipped: boolean) =>
  isShipped ? (await tools()).loadCatalogue().records : loaded(config);

/** The commands that change records by hand, and decide about proposals. */
const addEdits = (catalogue: Command, config: Config): void => {
  const by = userInfo().username;
  catalogue
    .command('edits')
    .argument('[id]', 'of a scholarship: its undone edits too')
    .description('the changes that lie over the records')
    .action((id?: string) =>
      withDatabase(config, async ({ database }) => {
        const { listEditsOf, listGroupEdits, listLiveEdits } = await stored();
        const { queries } = database;
        const live = async () => [...(await listLiveEdits(queries)), ...(await listGroupEdits(queries))];
        print(await (id === undefined ? live() : listEditsOf(queries, id)));
      }),
    );
  catalogue
    .command('edit')
    .argument('<id>', 'of a scholarship')
    .argument(
      '<file>',
      'YAML with the keys that change, as in a programme file; with an id a whole programme',
    )
    .option('--author <name>', 'who is responsible', by)
    .option('--for <group>', 'only this group sees it: the domain of its addresses, or what it is called')
    .description('change a record, or add an award of this installation')
    .action(
      (scholarshipId: string, file: string, { author, for: audience }: { author: string; for?: string }) =>
        withDatabase(config, async ({ database, clock }) => {
          const { editScholarship } = await stored();
          const { readPatchFile } = await tools();
          const edit = {
            scholarshipId,
            patch: readPatchFile(file),
            author,
            audience: audience?.toLowerCase(),
          };
          print({ edit: await database.transaction((queries) => editScholarship(queries, clock, edit)) });
        }),
    );
  catalogue
    .command('undo')
    .argument('<edit>', 'as `catalogue edits` names it')
    .description('take an edit back')
    .action((edit: string) =>
      withDatabase(config, async ({ database, clock }) => {
        const { undoEdit } = await stored();
        if (!(await database.transaction((queries) => undoEdit(queries, clock, edit))))
          throw new Error('No edit that counts is called so; catalogue edits shows them.');
        print({ undone: edit });
      }),
    );
  catalogue
    .command('review')
    .option('--accept <proposal>', 'make the change that it proposes')
    .option('--reject <proposal>', 'leave the record as it is')
    .option('--author <name>', 'who decides', by)
    .description('the proposals that somebody has to decide about, oldest first')
    .action(({ accept, reject, author }: { accept?: string; reject?: string; author: string }) =>
      withDatabase(config, async ({ database, clock }) => {
        const { listProposals, settleProposal } = await stored();
        const id = accept ?? reject;
        if (id === undefined) return print(await listProposals(database.queries, { state: 'open' }));
        const state = accept === undefined ? 'rejected' : 'accepted';
        const edit = await database.transaction((queries) =>
          settleProposal(queries, clock, id, { state, by: author }),
        );
        if (edit === undefined) throw new Error('No open proposal has this id.');
        print({ [state]: id, edit });
      }),
    );
};

interface UpdateOptions {
  key?: string;
  unsigned: boolean;
  allowHost: string[];
}

/** The commands that make updates of the catalogue and bring them in. */
const addUpdates = (catalogue: Command, config: Config): void => {
  catalogue
    .command('export')
    .argument('<before>', 'a folder of programme files as they were shipped')
    .argument('[after]', 'as they are now; the shipped ones by default')
    .description('an update with the programmes that changed; sign makes it one that others take')
    .action(async (before: string, after?: string) => {
      const { makeUpdate } = await tools();
      print(makeUpdate(before, after, systemClock().now()));
    });
  catalogue
    .command('sign')
    .argument('<file>', 'an update')
    .requiredOption('--key <file>', 'the private key (Ed25519, PEM): openssl genpkey -algorithm ed25519')
    .description('sign an update')
    .action(async (file: string, { key }: { key: string }) => {
      const { readUpdate, signUpdate } = await tools();
      print(signUpdate(readUpdate(readFileSync(file, 'utf8'), undefined), readFileSync(key, 'utf8')));
    });
  catalogue
    .command('update')
    .argument('<file|url>', 'an update that is signed')
    .option('--key <file>', 'the public key (PEM); CATALOGUE_KEY by default')
    .option('--unsigned', 'take it without a look at its signature', false)
    .option(
      '--allow-host <host>',
      'reach this host (host or host:port) though its address is not public; may be repeated',
      (host: string, before: string[]) => [...before, host],
      [],
    )
    .description('lay a correction of the project over the catalogue; nothing needs to be stopped')
    .action(async (from: string, { key, unsigned, allowHost }: UpdateOptions) => {
      const publicKey = key === undefined ? config.catalogueKey : readFileSync(key, 'utf8');
      if (publicKey === undefined && !unsigned)
        throw new Error(
          'Say whose signature counts with --key or CATALOGUE_KEY, or take it unsigned with --unsigned.',
        );
      const { createFetcher } = await import('../platform/fetch/index.ts');
      const text = /^https?:\/\//i.test(from)
        ? ((await createFetcher({ allowHosts: allowHost }).get(from)).text ?? '')
        : readFileSync(from, 'utf8');
      const { readUpdate } = await tools();
      const update = readUpdate(text, unsigned ? undefined : publicKey);
      await withDatabase(config, async (context) => {
        const { applyUpdate, loadShippedCatalogue } = await stored();
        await loadShippedCatalogue(context);
        print(await applyUpdate(context, update));
      });
    });
};

/** The commands about how well the facts are still known. */
const addUpkeep = (catalogue: Command, config: Config): void => {
  catalogue
    .command('check-links')
    .description(
      'the pages that were gone, parked or out of reach at the last visit, and how many records each outcome has',
    )
    .action(() =>
      withDatabase(config, async ({ database }) => {
        const { countOutcomes, listBrokenPages } = await import('../modules/verification/index.ts');
        const rows = await listBrokenPages(database.queries);
        const broken = rows.map(({ scholarshipId: id, url, outcome, why, checkedAt, failures }) => ({
          ...{ id, url, outcome, why, checkedAt, failures },
        }));
        print({ outcomes: await countOutcomes(database.queries), broken });
      }),
    );
};

/** The commands that show what the catalogue holds and how well it is known. */
export const addCatalogue = (program: Command, config: Config): void => {
  const catalogue = program.command('catalogue').description('about the catalogue');
  catalogue
    .command('stats')
    .description('counts by level, field, origin, host and kind of deadline')
    .option('--shipped', 'only what ships with Laurel, without the database', false)
    .action(async (options: { shipped: boolean }) => {
      const { catalogueStats } = await tools();
      print(catalogueStats(await recordsOf(config, options.shipped), systemClock(config.today).today()));
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
  addEdits(catalogue, config);
  addUpkeep(catalogue, config);
  addUpdates(catalogue, config);
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
    .option('--by <day>', 'YYYY-MM-DD; today by default')
    .option('--shipped', 'only what ships with Laurel, without the database', false)
    .description('the facts whose page has to be looked at again by that day, those waiting longest first')
    .action(async ({ by, shipped }: { by?: string; shipped: boolean }) => {
      if (by !== undefined && !isCalendarDay(by)) throw new Error(`'${by}' is no day YYYY-MM-DD.`);
      const { dueFacts } = await tools();
      print(dueFacts(await recordsOf(config, shipped), by ?? systemClock(config.today).today()));
    });
  catalogue
    .command('stale')
    .option('--shipped', 'only what ships with Laurel, without the database', false)
    .description(
      'the facts that nothing has confirmed for 13 months: students are told that they are the last known',
    )
    .action(async ({ shipped }: { shipped: boolean }) => {
      const { dueFacts } = await tools();
      const facts = dueFacts(await recordsOf(config, shipped), systemClock(config.today).today());
      print(facts.filter(({ standing }) => standing === 'last_known'));
    });
  catalogue
    .command('audit')
    .requiredOption('--seed <number>', 'the same seed draws the same programmes', wholeNumber)
    .option('--draw <number>', 'how many', wholeNumber, 50)
    .option('--unread', 'only such as no audit has read', false)
    .description(
      'shipped programmes drawn by lot, fact by fact with their evidence, for somebody to compare with the pages',
    )
    .action(async ({ unread, ...options }: { seed: number; draw: number; unread: boolean }) => {
      const { auditCatalogue, auditedIds, loadCatalogue } = await tools();
      print(auditCatalogue(loadCatalogue().records, unread ? { ...options, except: auditedIds() } : options));
    });
};
