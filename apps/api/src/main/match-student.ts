import { compileStudent, matchScholarships } from '@laurel/matching';
import type { Config } from '../config.ts';
import { systemClock } from '../platform/clock.ts';
import { print, progress } from './command-line.ts';
import { loadedRecords } from './loaded-records.ts';
import { readStudent } from './read-student.ts';

export interface MatchOptions {
  student: string;
  listings?: string;
  today?: string;
  top?: number;
}

/** Prints the matches of the student of a file with a file of listings, or with the catalogue. */
export const matchStudent = async (config: Config, options: MatchOptions): Promise<void> => {
  const today = options.today ?? systemClock(config.today).today();
  const student = compileStudent(await readStudent(options.student), today);
  const records = options.listings
    ? await (await import('./extract-listings.ts')).readRecords(options.listings)
    : await loadedRecords(config);
  const { matches, nextRound, notEligible, onlyForSome, summary, generalTips } = matchScholarships(
    records,
    student,
    {
      limit: options.top,
      nextRoundLimit: options.top,
      notEligibleLimit: options.top,
      onProgress: (done, total) => progress(`${done} of ${total} scholarships`),
    },
  );
  progress('');
  print({ matches, nextRound, notEligible, onlyForSome, summary, generalTips });
};
