import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { CritiqueInput, SpellCheckResult } from '../src/index.ts';

/** A mistake as a case writes it: by its words, the first place or with `last` the last one. */
interface WrittenLint {
  written: string;
  to: string;
  kind: string;
  rule: string;
  last?: boolean;
}

export interface CheckCase {
  name: string;
  input: CritiqueInput;
  mechanics: SpellCheckResult | 'unavailable';
  /** Words that the suggestion holds; none: the check has nothing to say. */
  finds: string[];
}

const KEYS = ['name', 'text', 'prompt', 'scholarship', 'profile', 'lints', 'finds'];

/** The cases of every check, by the check's id. Throws on a key it doesn't know. */
export const readCheckCases = (): Map<string, CheckCase[]> => {
  const folder = `${import.meta.dirname}/checks`;
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return new Map(
    files
      .sort()
      .map((file) => [
        file.replace(/\.yaml$/, ''),
        parseCheckCases(readFileSync(`${folder}/${file}`, 'utf8')),
      ]),
  );
};

export const parseCheckCases = (yaml: string): CheckCase[] => {
  const written = parse(yaml) as (Omit<CritiqueInput, 'previous'> & {
    name: string;
    lints?: WrittenLint[] | 'unavailable';
    finds?: string[];
  })[];
  return written.map((each) => {
    const unknown = Object.keys(each).find((key) => !KEYS.includes(key));
    if (unknown !== undefined) throw new Error(`${each.name}: unknown key ${unknown}`);
    const { name, lints = [], finds = [], ...input } = each;
    return { name, input, finds, mechanics: lints === 'unavailable' ? lints : place(input.text, lints) };
  });
};

const place = (text: string, lints: WrittenLint[]): SpellCheckResult => {
  return {
    lints: lints.map(({ written, to, kind, rule, last }) => {
      const start = last ? text.lastIndexOf(written) : text.indexOf(written);
      if (start < 0) throw new Error(`${written} is not in the text`);
      return { start, end: start + written.length, kind, rule, message: `${written}?`, replacements: [to] };
    }),
  };
};
