import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { CritiqueInput } from '../src/index.ts';

export interface EssayCase {
  name: string;
  input: CritiqueInput;
}

const KEYS = ['name', 'prompt', 'scholarship', 'profile', 'essay'];

/** The essays of `cases/essays`, in the order of their file names. Throws on a key it doesn't know. */
export const readEssayCases = (): EssayCase[] => {
  const folder = `${import.meta.dirname}/essays`;
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((file) => {
      const { name, essay, ...rest } = parse(readFileSync(`${folder}/${file}`, 'utf8')) as {
        name: string;
        essay: string;
      } & Omit<CritiqueInput, 'text'>;
      const unknown = Object.keys(rest).find((key) => !KEYS.includes(key));
      if (unknown !== undefined) throw new Error(`${file}: unknown key ${unknown}`);
      return { name, input: { ...rest, text: essay.trim() } };
    });
};
