import { Command } from 'commander';
import { type Config, type Environment, readConfig } from '../config.ts';
import { addAccounts } from './account-commands.ts';
import { addCatalogue } from './catalogue-commands.ts';
import { addConfig } from './config-command.ts';
import { addDesk } from './desk-commands.ts';
import { addEngines } from './engine-commands.ts';
import { addImport } from './import-command.ts';
import { addMcp } from './mcp-command.ts';
import { addSources } from './sources-command.ts';
import { addStorage } from './storage-commands.ts';
import { addVerify } from './verify-command.ts';
import { withDatabase } from './with-database.ts';

const newProgram = () =>
  new Command('laurel').description('Scholarships a student can really get, with reasons.');

/** Commands load what they run only when they run: `laurel match` waits for no server, database or language data. */
const createProgram = (config: Config, env: Environment): Command => {
  const program = newProgram();

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
