import { readFile } from 'node:fs/promises';
import { preferences, profile } from '@laurel/contract';
import type { Student } from '@laurel/domain';
import { compileStudent, matchScholarships } from '@laurel/matching';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { systemClock } from '../platform/clock.ts';
import { loadedRecords } from './loaded-records.ts';
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
