/**
 * Whether surprisal against a background of public texts finds the sentence that is most the writer's own: the one with which an expert would
 * begin, or which "is the essay". Where an expert names one, its words tell which sentences are meant; a neighbour counts as found.
 *
 *   node benchmarks/critique/best-sentence.ts --speeches FOLDER --tale FOLDER   (the folders of word-tones.ts)
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { praiseMoment } from '../../packages/critique/src/checks/praise.ts';
import { doesInMain } from '../../packages/critique/src/evidence/own-deeds.ts';
import { type Reading, readEssay } from '../../packages/critique/src/reading.ts';
import { contentStems, stem } from '../../packages/critique/src/text/stem.ts';

const CASES = new URL('../../packages/critique/cases/judged/', import.meta.url);
const { speeches, tale } = parseArgs({
  options: { speeches: { type: 'string' }, tale: { type: 'string' } },
}).values;
if (!speeches || !tale) {
  console.error('usage: node benchmarks/critique/best-sentence.ts --speeches FOLDER --tale FOLDER');
  process.exit(2);
}

const counts = new Map<string, number>();
let all = 0;
for (const folder of [speeches, tale])
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.txt')))
    for (const word of readFileSync(`${folder}/${file}`, 'utf8')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []) {
      counts.set(stem(word), (counts.get(stem(word)) ?? 0) + 1);
      all += 1;
    }
const surprisal = (word: string): number => -Math.log(((counts.get(word) ?? 0) + 0.5) / all);

interface Judged {
  prompt?: string;
  essay: string;
  points: { point: string }[];
}

const NAMED = [
  /\b[Bb]egin(?:ning)? (?:with|at|on|in|by) ([^,;:.]+)/g,
  /([^,;:.]+) (?:is|are) the (?:essay|opening|letter|real \w+|answer)\b/g,
  /\b(?:[Kk]eep|[Ll]ead with) ([^,;:.]+)/g,
];
const OF_ADVICE = contentStems(
  'essay letter everybody opening story first paragraph sentence real early name moment'.split(' '),
);

/** The sentences that an expert names; none where their words are not in a few sentences. */
const namedIn = (points: Judged['points'], { stems }: Reading): Set<number> => {
  const parts = points.flatMap(({ point }) =>
    NAMED.flatMap((pattern) => [...point.matchAll(pattern)].map(([, words = '']) => words)),
  );
  const words = contentStems(parts.flatMap((part) => part.match(/[\p{L}’'-]+/gu) ?? [])).difference(
    OF_ADVICE,
  );
  const at = stems.flatMap((own, index) =>
    words.size > 0 && own.intersection(words).size >= Math.min(2, words.size) ? [index] : [],
  );
  return new Set(at.length > MAX_NAMED ? [] : at);
};
const MAX_NAMED = 6;
/** In words. */
const MIN_WORDS = 8;

/** The sentence that each way picks, by its index. */
const picksOf = (reading: Reading): Record<string, number | undefined> => {
  const { traits, stems } = reading;
  const long = traits.filter(({ sentence }) => sentence.words.length >= MIN_WORDS);
  const deeds = long.filter(({ sentence, goal }) => !goal && doesInMain(sentence.text));
  const mean = (index: number) => {
    const words = [...(stems[index] ?? [])];
    return words.reduce((sum, word) => sum + surprisal(word), 0) / (words.length + 1);
  };
  const most = (some: typeof traits) =>
    [...some].sort((a, b) => mean(b.sentence.index) - mean(a.sentence.index))[0]?.sentence.index;
  const place = praiseMoment.find(reading)[0]?.at[0];
  return {
    'praise today': traits.find(({ sentence }) => sentence.start === place?.start)?.sentence.index,
    'most surprisal': most(long),
    'most surprisal of own deeds': most(deeds),
    'the middle sentence': Math.floor(traits.length / 2),
  };
};

const results = new Map<string, { picked: number; found: number }>();
let labelled = 0;
for (const file of readdirSync(CASES).filter((name) => name.startsWith('fresh')))
  for (const { prompt = '', essay, points } of parse(
    readFileSync(new URL(file, CASES), 'utf8'),
  ) as Judged[]) {
    const reading = readEssay({ prompt, text: essay.trim() }, 'unavailable');
    const named = namedIn(points, reading);
    if (!reading.english || named.size === 0) continue;
    labelled += 1;
    for (const [way, pick] of Object.entries(picksOf(reading))) {
      const result = results.get(way) ?? { picked: 0, found: 0 };
      results.set(way, result);
      if (pick === undefined) continue;
      result.picked += 1;
      result.found += Number([pick - 1, pick, pick + 1].some((index) => named.has(index)));
    }
  }
console.log(`${labelled} essays of which an expert names a sentence`);
for (const [way, { picked, found }] of results)
  console.log(`${way}: ${found} of ${picked} picked (${((100 * found) / Math.max(1, picked)).toFixed(0)}%)`);
