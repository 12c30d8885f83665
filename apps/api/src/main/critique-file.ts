import { readFile } from 'node:fs/promises';
import { critiqueEssay } from '@laurel/critique';
import { htmlToText } from '@laurel/text/html';
import { createSpellChecker } from '../platform/spell-check/index.ts';
import { print } from './print.ts';

/** Prints the critique of the essay of a file. */
export const critiqueFile = async (options: { essay: string; prompt?: string }): Promise<void> => {
  const spellChecker = createSpellChecker();
  const text = htmlToText(await readFile(options.essay, 'utf8'));
  if (text === '') throw new Error('Please paste or write your essay.');
  const prompt = options.prompt && (await readFile(options.prompt, 'utf8')).trim();
  await spellChecker.start();
  print(await critiqueEssay({ text, ...(prompt ? { prompt } : {}) }, spellChecker));
  await spellChecker.stop();
};
