import { readFile } from 'node:fs/promises';
import { type CritiqueInput, critiqueEssay } from '@laurel/critique';
import { essayProfile, essayScholarship } from '@laurel/critique/essay';
import { htmlToText } from '@laurel/text/html';
import type { Config } from '../config.ts';
import { systemClock } from '../platform/clock.ts';
import { checkInPieces } from '../platform/spell-check/check-in-pieces.ts';
import { createSpellChecker } from '../platform/spell-check/index.ts';
import { print } from './command-line.ts';
import { loadedRecords } from './loaded-records.ts';
import { readStudent } from './read-student.ts';

export interface CritiqueOptions {
  essay: string;
  prompt?: string;
  scholarship?: string;
  profile?: string;
}

/** @throws Error in one line when a file cannot be used, or no scholarship has the id */
export const readCritiqueInput = async (config: Config, options: CritiqueOptions): Promise<CritiqueInput> => {
  const text = htmlToText(await readFile(options.essay, 'utf8'));
  if (text === '') throw new Error('Please paste or write your essay.');
  const prompt = options.prompt && htmlToText(await readFile(options.prompt, 'utf8'));
  const student = options.profile ? await readStudent(options.profile) : undefined;
  const records = options.scholarship ? await loadedRecords(config) : [];
  const record = records.find(({ id }) => id === options.scholarship);
  if (options.scholarship && !record)
    throw new Error(`There is no scholarship with the id ${options.scholarship}.`);
  return {
    text,
    ...(prompt ? { prompt } : {}),
    ...(record ? { scholarship: essayScholarship(record) } : {}),
    ...(student ? { profile: essayProfile(student, systemClock(config.today).today()) } : {}),
  };
};

const PATIENCE_MS = 20_000;

/** Prints the critique of the essay of a file. */
export const critiqueFile = async (config: Config, options: CritiqueOptions): Promise<void> => {
  const input = await readCritiqueInput(config, options);
  // Nobody waits for an answer here but who asked for it: the checker takes the time that it needs, and builds its tables only for words that want them.
  const spellChecker = createSpellChecker({
    budgetMs: PATIENCE_MS,
    deadlineMs: PATIENCE_MS,
    waitMs: PATIENCE_MS,
  });
  print(await critiqueEssay(input, checkInPieces(spellChecker)));
  await spellChecker.stop();
};
