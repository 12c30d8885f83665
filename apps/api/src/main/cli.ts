import { Command } from 'commander';
import { type Config, readConfig } from '../config.ts';
import { addAccounts } from './account-commands.ts';
import { addCatalogue } from './catalogue-commands.ts';
import { addEngines } from './engine-commands.ts';
import { addImport } from './import-command.ts';
import { addSources } from './sources-command.ts';
import { addStorage } from './storage-commands.ts';
import { withDatabase } from './with-database.ts';

// Whatever a command writes is its owner's alone.
process.umask(0o077);

/** Commands load what they run only when they run: `laurel match` waits for no server, database or language data. */
const createProgram = (config: Config): Command => {
  const program = new Command('laurel').description('Scholarships a student can really get, with reasons.');

  program
    .command('serve')
    .description('run the API, the web app and the worker')
    .action(async () => (await import('./serve.ts')).serve(config));
  program
    .command('worker')
    .description('run background jobs only')
    .action(async () => (await import('./serve.ts')).runWorker(config));
  program
    .command('migrate')
    .description('bring the database schema and the shipped catalogue up to date')
    .action(() =>
      withDatabase(config, async (context) => {
        const { loadShippedCatalogue } = await import('../modules/catalogue/index.ts');
        await loadShippedCatalogue(context);
      }),
    );

  addEngines(program, config);
  addImport(program, config);
  addSources(program, config);
  addAccounts(program, config);
  addStorage(program, config);
  addCatalogue(program, config);
  return program;
};

try {
  await createProgram(readConfig(process.env)).parseAsync();
} catch (error) {
  // An expected failure is printed as one line. A programming error is printed with its stack.
  const expected = error instanceof Error && !(error instanceof TypeError || error instanceof ReferenceError);
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}
