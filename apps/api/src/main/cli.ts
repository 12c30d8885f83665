import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { catalogueStats, listingSchema, loadCatalogue, readListings, withWarnings } from '@laurel/catalogue';
import { preferences, profile } from '@laurel/contract';
import { critiqueEssay, stripHtml } from '@laurel/critique';
import { FolderInUseError } from '@laurel/db';
import type { ScholarshipRecord, Student } from '@laurel/domain';
import { extractListing } from '@laurel/extraction';
import { compileStudent, matchScholarships } from '@laurel/matching';
import { Command, InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { type Config, readConfig } from '../config.ts';
import { listProposals } from '../modules/proposals/index.ts';
import { listRecords, loadShippedCatalogue } from '../modules/scholarships/index.ts';
import { systemClock } from '../platform/clock.ts';
import { createMechanics } from '../platform/mechanics/index.ts';
import { addImport } from './import-command.ts';
import { withDatabase } from './open-database.ts';
import { addOperations } from './operations-commands.ts';
import { runWorker, serve } from './serve.ts';
import { addSources } from './sources-command.ts';

const calendarDay = (value: string): string => {
  if (!z.iso.date().safeParse(value).success) throw new InvalidArgumentError('Use a date as YYYY-MM-DD.');
  return value;
};
const wholeNumber = (value: string): number => {
  if (!/^[1-9]\d{0,6}$/.test(value)) throw new InvalidArgumentError('Use a whole number from 1.');
  return Number(value);
};

const print = (value: unknown): void => console.log(JSON.stringify(value, null, 2));
const progress = (text: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r${text}\u001b[K`);
};

const studentFile = z.object({ preferences, profile: profile.default({}) });

/** @throws Error in one line that names the file and the first field that is wrong */
const readStudent = async (file: string): Promise<Student> => {
  let content: unknown;
  try {
    content = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw new Error(`${file} is not valid JSON.`);
    throw error;
  }
  const parsed = studentFile.safeParse(content);
  if (parsed.success) return parsed.data as Student;
  const issue = parsed.error.issues[0];
  throw new Error(`${file}: ${issue?.path.join('.') || 'the student'}: ${issue?.message ?? 'is not valid'}`);
};

/** The records of a file of listings; rows that can't be read are told on stderr and left out. */
async function* recordsOf(file: string, source: string): AsyncGenerator<ScholarshipRecord> {
  for await (const row of readListings(file)) {
    const parsed = 'error' in row ? undefined : listingSchema.safeParse(row.value);
    if (parsed?.success) yield withWarnings(extractListing(parsed.data, { source }));
    else console.error(`row ${row.row} left out: ${'error' in row ? row.error : 'it is not a listing'}`);
  }
}

/** The catalogue of the database; what ships with Laurel while a server holds the embedded one. */
const loadedRecords = async (config: Config): Promise<ScholarshipRecord[]> => {
  try {
    return await withDatabase(config, async (context) => {
      await loadShippedCatalogue(context);
      return listRecords(context.database.queries);
    });
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    console.error(`${error.message} Using the catalogue that ships with Laurel, without imports.`);
    return loadCatalogue().records;
  }
};

const sourceName = (file: string) => path.basename(file).replace(/\.[^.]+$/, '');

const createProgram = (config: Config): Command => {
  const program = new Command('laurel').description('Scholarships a student can really get, with reasons.');
  const today = () => systemClock(config.today).today();

  program
    .command('serve')
    .description('run the API, the web app and the worker')
    .action(() => serve(config));
  program
    .command('worker')
    .description('run background jobs only')
    .action(() => runWorker(config));
  program
    .command('migrate')
    .description('bring the database schema and the shipped catalogue up to date')
    .action(() => withDatabase(config, (context) => loadShippedCatalogue(context)));

  program
    .command('match')
    .description('match a student without a server; prints JSON')
    .requiredOption('--student <file>', 'student file (JSON)')
    .option('--listings <file>', 'listings (CSV, JSON, JSON Lines) instead of the loaded catalogue')
    .option('--today <date>', 'calendar day to match on', calendarDay)
    .option('--top <n>', 'print the best n matches only', wholeNumber)
    .action(async (options: { student: string; listings?: string; today?: string; top?: number }) => {
      const student = compileStudent(await readStudent(options.student), options.today ?? today());
      const records = options.listings
        ? await Array.fromAsync(recordsOf(options.listings, sourceName(options.listings)))
        : await loadedRecords(config);
      const limits = { limit: options.top, notEligibleLimit: options.top };
      const onProgress = (done: number, total: number) => progress(`${done} of ${total} scholarships`);
      const { matches, notEligible, summary, generalTips } = matchScholarships(records, student, {
        ...limits,
        onProgress,
      });
      progress('');
      print({ matches, notEligible, summary, generalTips });
    });

  program
    .command('extract')
    .description('turn listings into records, one JSON a line')
    .requiredOption('--in <file>', 'listings (CSV, JSON, JSON Lines)')
    .action(async (options: { in: string }) => {
      for await (const record of recordsOf(options.in, sourceName(options.in)))
        console.log(JSON.stringify(record));
    });

  const importTools = { print, progress, wholeNumber, sourceName };
  addImport(program, config, importTools);
  addSources(program, config, importTools);

  program
    .command('critique')
    .description('critique an essay as the API does; prints JSON')
    .requiredOption('--essay <file>', 'the essay, plain text or HTML')
    .option('--prompt <file>', 'the prompt it answers')
    .action(async (options: { essay: string; prompt?: string }) => {
      const mechanics = createMechanics();
      const text = stripHtml(await readFile(options.essay, 'utf8')).trim();
      if (text === '') throw new Error('Please paste or write your essay.');
      const prompt = options.prompt && (await readFile(options.prompt, 'utf8')).trim();
      await mechanics.start();
      print(await critiqueEssay({ text, ...(prompt ? { prompt } : {}) }, mechanics));
      await mechanics.stop();
    });

  addOperations(program, config, print);

  const catalogue = program.command('catalogue').description('about the catalogue');
  catalogue
    .command('stats')
    .description('counts by level, field, origin, host and kind of deadline')
    .option('--shipped', 'only what ships with Laurel, without the database', false)
    .action(async (options: { shipped: boolean }) => {
      print(catalogueStats(options.shipped ? loadCatalogue().records : await loadedRecords(config), today()));
    });
  catalogue
    .command('proposals')
    .description(
      'what a language model pointed at in listings that are not fully read; it counts for nothing',
    )
    .action(() => withDatabase(config, async ({ database }) => print(await listProposals(database.queries))));
  return program;
};

try {
  await createProgram(readConfig(process.env)).parseAsync();
} catch (error) {
  // What a person can mend is told in one line; the rest is a fault of ours and shows where it happened.
  const expected = error instanceof Error && !(error instanceof TypeError || error instanceof ReferenceError);
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}
