import type { Command } from 'commander';
import type { Config } from '../config.ts';
import type { CritiqueOptions } from './critique-file.ts';
import type { MatchOptions } from './match-student.ts';
import { calendarDay, wholeNumber } from './option-values.ts';

/** The commands that run an engine on files, without a server. Each loads its engine only when it runs. */
export const addEngines = (program: Command, config: Config): void => {
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
