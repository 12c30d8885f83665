/**
 * Measures what the engine says of the parts of a prompt on open essays, against what a reader found answered (`answered`: yes, partly,
 * no). A part of a label is known by its words. "Not found" counts as right where the label says no. Of a sealed half only totals.
 *
 *   node benchmarks/critique/coverage.ts [--list]
 */
import { readFileSync } from 'node:fs';
import type { CritiqueInput } from '@laurel/critique';
import { parse } from 'yaml';
import { promptParts } from '../../packages/critique/src/checks/prompt.ts';
import { isSilent } from '../../packages/critique/src/genre.ts';
import { readEssay } from '../../packages/critique/src/reading.ts';
import { readHalf } from './sealed.ts';

type Answered = 'yes' | 'partly' | 'no';
interface Label {
  part: string;
  answered: Answered;
  /** How the sentence begins that answers it best. */
  sentence?: string;
}
interface Labelled extends Omit<CritiqueInput, 'text'> {
  name: string;
  essay: string;
  parts?: Label[];
}

const CASES = new URL('../../packages/critique/cases/judged/', import.meta.url);
const read = <T>(file: string): T => parse(readFileSync(new URL(file, CASES), 'utf8')) as T;
const { own, prompts, crossed } = read<{
  own: Record<string, NonNullable<Labelled['parts']>>;
  prompts: Record<string, string>;
  crossed: Record<string, string>;
}>('coverage.yaml');
const open = [
  ...readHalf<Labelled>('judged', 'tune'),
  ...['fresh', 'fresh-second', 'fresh-third', 'fresh-fourth'].flatMap((file) =>
    read<Labelled[]>(`${file}.yaml`),
  ),
  ...readHalf<Labelled>('judged/third', 'tune'),
];
/** Essays with the prompts of `crossed`. */
const crossing = open.flatMap((each): Labelled[] => {
  const labels = crossed[each.name]?.split(' ') as Answered[] | undefined;
  return Object.values(prompts).flatMap((prompt, at) => {
    const answered = labels?.[at];
    return answered ? [{ ...each, prompt, parts: [{ part: prompt, answered }] }] : [];
  });
});
const LATER = 'fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth'.split(' ');
/** Of a sealed group only the totals are printed. */
const GROUPS: Record<string, Labelled[]> = {
  'open essays with their own prompts, to the fourth round': open.map((each) => ({
    ...each,
    parts: each.parts ?? own[each.name] ?? [],
  })),
  'open essays with prompts that they were not written for': crossing,
  'later rounds': LATER.flatMap((round) => read<Labelled[]>(`fresh-${round}.yaml`)),
  'fifteenth round': read<Labelled[]>('fresh-fifteenth.yaml'),
  'seventeenth round, half to work with': readHalf<Labelled>('judged/seventeenth', 'tune'),
  'seventeenth round, sealed': readHalf<Labelled>('judged/seventeenth', 'sealed'),
  'eighteenth round, half to work with': readHalf<Labelled>('judged/eighteenth', 'tune'),
  'eighteenth round, sealed': readHalf<Labelled>('judged/eighteenth', 'sealed'),
  'parts that may be missing, half to work with': readHalf<Labelled>('parts', 'tune'),
  'parts that may be missing, sealed': readHalf<Labelled>('parts', 'sealed'),
};
const list = process.argv.includes('--list');
const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^and /, '');

const of = (part: number, whole: number): string =>
  `${part} of ${whole} (${whole === 0 ? '-' : `${((100 * part) / whole).toFixed(0)}%`})`;

interface Told extends Label {
  essay: string;
  isSealed: boolean;
  /** What the engine says of the part. */
  found: 'yes' | 'partly' | 'no' | 'not judged' | 'not read';
  /** Whether a remark asks for it. */
  isAsked: boolean;
  quoted: string | undefined;
  intents: string[];
}

const tell = ({ name, essay, parts = [], ...rest }: Labelled, isSealed: boolean): Told[] => {
  const reading = readEssay({ ...rest, text: essay.trim() }, 'unavailable');
  const said = isSilent(promptParts.id, reading) ? [] : promptParts.find(reading);
  return parts.map((label): Told => {
    const read = reading.asked.find((each) => fold(each.part).includes(fold(label.part)));
    const isAsked = said.some(
      ({ at, suggestion }) => at.length === 0 && read && suggestion.includes(read.part.slice(0, 40)),
    );
    return {
      ...label,
      essay: name,
      isSealed,
      found: read ? (read.judged ? read.covered : 'not judged') : 'not read',
      isAsked,
      quoted: read?.judged ? read.best?.sentence.text : undefined,
      intents: read?.intents.map(({ id }) => id) ?? [],
    };
  });
};

const report = (title: string, told: readonly Told[]): void => {
  const missing = told.filter(({ answered }) => answered === 'no').length;
  const rightly = (some: readonly Told[], ...answers: Answered[]) =>
    some.filter(({ answered }) => answers.includes(answered)).length;
  const notFound = told.filter(({ found }) => found === 'no');
  const asked = told.filter(({ isAsked }) => isAsked);
  const covered = told.filter(({ found }) => found === 'yes');
  const quoted = told.filter(
    ({ sentence, answered, quoted }) => quoted !== undefined && (sentence !== undefined || answered === 'no'),
  );
  const isRightQuote = ({ sentence, quoted = '' }: Told) =>
    sentence !== undefined && fold(quoted).includes(fold(sentence));
  const counts = Map.groupBy(told, ({ answered, found }) => `${answered} → ${found}`);
  console.log(`${title}: ${told.length} parts, ${missing} of them without an answer`);
  console.log(
    `  ${[...counts]
      .map(([key, some]) => `${key}: ${some.length}`)
      .sort()
      .join('; ')}`,
  );
  console.log(
    [
      `  marked as not found: right ${of(rightly(notFound, 'no'), notFound.length)}`,
      `of those missing ${of(rightly(notFound, 'no'), missing)}`,
      `in remarks right ${of(rightly(asked, 'no'), asked.length)}`,
    ].join(', '),
  );
  console.log(
    `  called covered: answered in full ${of(rightly(covered, 'yes'), covered.length)}, at least in part ${of(rightly(covered, 'yes', 'partly'), covered.length)}`,
  );
  if (quoted.length > 0)
    console.log(
      `  quoted where a reader named the best sentence or none: the same one ${of(quoted.filter(isRightQuote).length, quoted.length)}`,
    );
  if (!list) return;
  for (const { isSealed, essay, part, answered, found, isAsked, intents, quoted, sentence } of told)
    if (!isSealed && (found !== answered || isAsked))
      console.log(
        [
          `    ${essay}: “${part}” ${answered} → ${found}${isAsked ? ', asked' : ''} [${intents.join(' ')}]`,
          quoted?.slice(0, 90) ?? '',
          sentence ? `(reader: ${sentence})` : '',
        ].join(' '),
      );
};

const told = Object.entries(GROUPS).map(([title, essays]) => {
  const all = essays.flatMap((each) => tell(each, title.endsWith('sealed')));
  report(title, all);
  return all;
});
const openToo = told.flat().filter(({ isSealed }) => !isSealed);
if (!list) report('all but the sealed', openToo);
