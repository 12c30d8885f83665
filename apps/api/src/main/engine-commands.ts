import { readFile } from 'node:fs/promises';
import { listingSchema, readListings, withWarnings } from '@laurel/catalogue';
import { preferences, profile } from '@laurel/contract';
import { critiqueEssay } from '@laurel/critique';
import type { ScholarshipRecord, Student } from '@laurel/domain';
import { extractListing } from '@laurel/extraction';
import { compileStudent, matchScholarships } from '@laurel/matching';
import { htmlToText } from '@laurel/text/html';
import type { Command } from 'commander';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { systemClock } from '../platform/clock.ts';
import { createSpellChecker } from '../platform/spell-check/index.ts';
import { fileStem } from './import-command.ts';
import { loadedRecords } from './loaded-records.ts';
import { calendarDay, wholeNumber } from './option-values.ts';
import { print, progress } from './print.ts';

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

/** The records of a file of listings. A row that can't be read is reported on stderr and skipped. */
async function* recordsOf(file: string, source: string): AsyncGenerator<ScholarshipRecord> {
  for await (const row of readListings(file)) {
    const parsed = 'error' in row ? undefined : listingSchema.safeParse(row.value);
    if (parsed?.success) yield withWarnings(extractListing(parsed.data, { source }));
    else console.error(`row ${row.row} left out: ${'error' in row ? row.error : 'it is not a listing'}`);
  }
}

/** The commands that run an engine on files, without a server. */
export const addEngines = (program: Command, config: Config): void => {
  program
    .command('match')
    .description('match a student without a server; prints JSON')
    .requiredOption('--student <file>', 'student file (JSON)')
    .option('--listings <file>', 'listings (CSV, JSON, JSON Lines) instead of the loaded catalogue')
    .option('--today <date>', 'calendar day to match on', calendarDay)
    .option('--top <n>', 'print the best n matches only', wholeNumber)
    .action(async (options: { student: string; listings?: string; today?: string; top?: number }) => {
      const student = compileStudent(
        await readStudent(options.student),
        options.today ?? systemClock(config.today).today(),
      );
      const records = options.listings
        ? await Array.fromAsync(recordsOf(options.listings, fileStem(options.listings)))
        : await loadedRecords(config);
      const limits = { limit: options.top, nextRoundLimit: options.top, notEligibleLimit: options.top };
      const onProgress = (done: number, total: number) => progress(`${done} of ${total} scholarships`);
      const { matches, nextRound, notEligible, summary, generalTips } = matchScholarships(records, student, {
        ...limits,
        onProgress,
      });
      progress('');
      print({ matches, nextRound, notEligible, summary, generalTips });
    });

  program
    .command('extract')
    .description('turn listings into records, one JSON a line')
    .requiredOption('--in <file>', 'listings (CSV, JSON, JSON Lines)')
    .action(async (options: { in: string }) => {
      for await (const record of recordsOf(options.in, fileStem(options.in)))
        console.log(JSON.stringify(record));
    });

  program
    .command('critique')
    .description('critique an essay as the API does; prints JSON')
    .requiredOption('--essay <file>', 'the essay, plain text or HTML')
    .option('--prompt <file>', 'the prompt it answers')
    .action(async (options: { essay: string; prompt?: string }) => {
      const spellChecker = createSpellChecker();
      const text = htmlToText(await readFile(options.essay, 'utf8'));
      if (text === '') throw new Error('Please paste or write your essay.');
      const prompt = options.prompt && (await readFile(options.prompt, 'utf8')).trim();
      await spellChecker.start();
      print(await critiqueEssay({ text, ...(prompt ? { prompt } : {}) }, spellChecker));
      await spellChecker.stop();
    });
};
