import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { Command } from 'commander';
import { type Config, type Environment, readConfig } from '../config.ts';
import { addAccounts, eraseListed } from './account-commands.ts';
import { addCatalogue } from './catalogue-commands.ts';
import { calendarDay, print, wholeNumber } from './command-line.ts';
import { addConfig } from './config-command.ts';
import type { CritiqueOptions } from './critique-file.ts';
import { addDesk } from './desk-commands.ts';
import { addImport } from './import-command.ts';
import type { MatchOptions } from './match-student.ts';
import { addSources } from './sources-command.ts';
import { addVerify } from './verify-command.ts';
import { withDatabase, withOwnDatabase } from './with-database.ts';

const storage = () => import('@laurel/db');

const ON_A_SERVER =
  'DATABASE_URL is set: use pg_dump "$DATABASE_URL" --format=custom --file=laurel.dump to back that database up, and pg_restore to go back.';

const refuseOnServer = (config: Config): void => {
  if (config.databaseUrl) throw new Error(ON_A_SERVER);
};

/**
 * Works on a database that nobody else writes to. Where Laurel is running on the embedded one, that is a copy as of now, made for this work
 * and removed afterwards.
 */
const withWhole: typeof withOwnDatabase = async (config, work) => {
  try {
    return await withOwnDatabase(config, work);
  } catch (error) {
    const { FolderInUseError, backupEmbeddedDatabase, restoreEmbeddedDatabase } = await storage();
    if (!(error instanceof FolderInUseError)) throw error;
    const dataDir = await mkdtemp(path.join(config.dataDir, 'copied-'));
    try {
      const { file, from } = await backupEmbeddedDatabase(config.dataDir, dataDir);
      if (from !== 'database') throw error;
      await restoreEmbeddedDatabase(dataDir, { file, keepsMails: true });
      console.error('Laurel is running: this is its data as of now. Stop it first when you move for good.');
      return await withOwnDatabase({ ...config, dataDir, snapshotMinutes: 0 }, work);
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  }
};

/** Commands that back up, restore, copy and measure the data. */
const addStorage = (program: Command, config: Config): void => {
  program
    .command('backup')
    .description('copy the embedded database into a folder; restore takes the file')
    .argument('<folder>', 'where to put the file')
    .action(async (folder: string) => {
      refuseOnServer(config);
      const { backupEmbeddedDatabase } = await storage();
      const backup = await backupEmbeddedDatabase(config.dataDir, folder, config.snapshotKey);
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
      const { FolderInUseError, restoreEmbeddedDatabase, restoreRunning } = await storage();
      const { dataDir, snapshotKey } = config;
      const file = path.resolve(snapshot);
      const { earlierDatabase, dropped } = await restoreEmbeddedDatabase(dataDir, {
        file,
        key: snapshotKey,
      }).catch(async (error: Error) => {
        if (!(error instanceof FolderInUseError)) throw error;
        const restored = await restoreRunning(dataDir, file, snapshotKey);
        console.error('Laurel is running and goes on with the restored data.');
        return restored;
      });
      // Where this fails, the next start does it before anybody is answered.
      const erasedAgain = await withDatabase(config, (context) => eraseListed(config, context));
      print({ restored: snapshot, earlierDatabase, erasedAgain, notSent: dropped });
    });

  program
    .command('drop-waiting-mails')
    .description(
      'send none of the mails that wait: after a database server was restored, for they may have gone out before',
    )
    .action(() =>
      withDatabase(config, async ({ database, clock }) => {
        const { dropWaitingMails } = await storage();
        const { auditCommand } = await import('../platform/audit/index.ts');
        const notSent = await database.transaction(async (queries) => {
          const dropped = await dropWaitingMails(queries);
          await auditCommand(queries, clock.now(), { act: 'drop-waiting-mails', details: { ...dropped } });
          return dropped;
        });
        print({ notSent });
      }),
    );

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
      withWhole(config, async ({ database, logger }) => {
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

/** The catalogue for a program on this machine that speaks the Model Context Protocol over stdin and stdout. */
const addMcp = (program: Command, config: Config): void => {
  program
    .command('mcp')
    .description('answer a program that speaks the Model Context Protocol over stdin and stdout; reads only')
    .action(() =>
      withDatabase(config, async (context) => {
        const { createCatalogueIndex, loadShippedCatalogue } = await import('../modules/catalogue/index.ts');
        const { createMcpServer } = await import('../modules/mcp/index.ts');
        const { serveStdio } = await import('@modelcontextprotocol/server/stdio');
        await loadShippedCatalogue(context);
        const catalogue = createCatalogueIndex(context.database);
        const serving = serveStdio(() => createMcpServer({ catalogue, clock: context.clock }));
        // The program that started this ends it by closing its end.
        await finished(process.stdin, { writable: false }).catch(() => undefined);
        await serving.close();
      }),
    );
};

/** The commands that run an engine on files, without a server. Each loads its engine only when it runs. */
const addEngines = (program: Command, config: Config): void => {
  program
    .command('match')
    .description('match a student without a server; prints JSON')
    .requiredOption('--student <file>', 'student file (JSON)')
    .option('--listings <file>', 'listings (CSV, JSON, JSON Lines) instead of the loaded catalogue')
    .option('--today <date>', 'calendar day to match on', calendarDay)
    .option('--top <n>', 'print the best n matches only', wholeNumber)
    .action(async (options: MatchOptions) =>
      (await import('./match-student.ts')).matchStudent(config, options),
    );

  program
    .command('extract')
    .description('turn listings into records, one JSON a line')
    .requiredOption('--in <file>', 'listings (CSV, JSON, JSON Lines)')
    .action(async (options: { in: string }) =>
      (await import('./extract-listings.ts')).extractListings(options.in),
    );

  program
    .command('critique')
    .description('critique an essay as the API does; prints JSON')
    .requiredOption('--essay <file>', 'the essay, plain text or HTML')
    .option('--prompt <file>', 'the prompt it answers')
    .option('--scholarship <id>', 'the scholarship of the catalogue that it is for')
    .option('--profile <file>', 'student file (JSON) whose facts it is compared with')
    .action(async (options: CritiqueOptions) =>
      (await import('./critique-file.ts')).critiqueFile(config, options),
    );
};

const newProgram = () =>
  new Command('laurel').description('Scholarships a student can really get, with reasons.');

/** Commands load what they run only when they run: `laurel match` waits for no server, database or language data. */
export const createProgram = (config: Config, env: Environment): Command => {
  const program = newProgram();

  program
    .command('serve')
    .description('run the API, the web app and the worker')
    .option('--no-web', 'without the web app, which then need not be built: Vite serves it under development')
    .action(async ({ web }: { web: boolean }) => (await import('./serve.ts')).serve(config, { web }));
  program
    .command('worker')
    .description('run background jobs only')
    .action(async () => (await import('./serve.ts')).runWorker(config));
  program
    .command('migrate')
    .description('bring the database schema and the shipped catalogue up to date, whatever MIGRATE says')
    .option('--grant <role>', 'let this role of the database server use what is there, for MIGRATE=off')
    .action(({ grant }: { grant?: string }) =>
      withDatabase({ ...config, migrates: true }, async (context) => {
        const { loadShippedCatalogue } = await import('../modules/catalogue/index.ts');
        await loadShippedCatalogue(context);
        if (grant === undefined) return;
        if (!config.databaseUrl) throw new Error('--grant needs DATABASE_URL, as the owner of the schema.');
        const { installQueue } = await import('../platform/background/index.ts');
        const { grantUse } = await import('@laurel/db');
        await installQueue(context);
        await context.database.transaction((queries) => grantUse(queries, grant));
      }),
    );

  addEngines(program, config);
  addImport(program, config);
  addSources(program, config);
  addVerify(program, config);
  addAccounts(program, config);
  addDesk(program, config);
  addStorage(program, config);
  addCatalogue(program, config);
  addMcp(program, config);
  addConfig(program, env);
  return program;
};

/** Runs one command to its end. A failure is printed, and `process.exitCode` is then 1. */
export const runCommand = async (args: string[], env: NodeJS.ProcessEnv): Promise<void> => {
  try {
    // The one command for settings that nothing else can start with.
    const program = args[0] === 'config' ? addConfig(newProgram(), env) : createProgram(readConfig(env), env);
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    // An expected failure is printed as one line. A programming error is printed with its stack.
    const expected =
      error instanceof Error && !(error instanceof TypeError || error instanceof ReferenceError);
    console.error(expected ? error.message : error);
    process.exitCode = 1;
  }
};
