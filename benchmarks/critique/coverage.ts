/**
 * Measures what the engine says of the parts of a prompt on open essays, against what a reader found answered (`answered`: yes, partly,
 * no). A part of a label is known by its words. "Not found" counts as right where the label says no.
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
interface Labelled extends Omit<CritiqueInput, 'text'> {
  name: string;
  essay: string;
  parts?: { part: string; answered: Answered }[];
}

const CASES = new URL('../../packages/critique/cases/judged/', import.meta.url);
const read = <T>(file: string): T => parse(readFileSync(new URL(file, CASES), 'utf8')) as T;
const { own, prompts, crossed } = read<{
  own: Record<string, NonNullable<Labelled['parts']>>;
  prompts: Record<string, string>;
  crossed: Record<string, string>;
}>('coverage.yaml');
const written = [
  ...readHalf<Labelled>('judged', 'tune'),
  ...['fresh', 'fresh-second', 'fresh-third', 'fresh-fourth'].flatMap((file) =>
    read<Labelled[]>(`${file}.yaml`),
  ),
  ...readHalf<Labelled>('judged/third', 'tune'),
];
/** Each essay with its own prompt, and with the prompts of `crossed`. */
const essays = written.flatMap((each): Labelled[] => {
  const labels = crossed[each.name]?.split(' ') as Answered[] | undefined;
  const others = Object.values(prompts).flatMap((prompt, at) => {
    const answered = labels?.[at];
    return answered ? [{ ...each, prompt, parts: [{ part: prompt, answered }] }] : [];
  });
  return [{ ...each, parts: each.parts ?? own[each.name] ?? [] }, ...others];
});
const list = process.argv.includes('--list');
const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

let [covered, rightlyCovered, wronglyCovered] = [0, 0, 0];
let [labelled, missing, notFound, rightlyNotFound, asked, rightlyAsked, unread] = [0, 0, 0, 0, 0, 0, 0];
const confusion = new Map<string, number>();
for (const { name, essay, parts = [], ...rest } of essays) {
  const reading = readEssay({ ...rest, text: essay.trim() }, 'unavailable');
  const said = isSilent(promptParts.id, reading.genre) ? [] : promptParts.find(reading);
  for (const { part, answered } of parts) {
    labelled += 1;
    missing += Number(answered === 'no');
    const read = reading.asked.find((each) => fold(each.part).includes(fold(part)));
    const isAsked = said.some(
      ({ at, suggestion }) => at.length === 0 && read && suggestion.includes(read.part.slice(0, 40)),
    );
    asked += Number(isAsked);
    rightlyAsked += Number(isAsked && answered === 'no');
    unread += Number(!read);
    const found = read ? (read.judged ? read.covered : 'not judged') : 'not read';
    notFound += Number(found === 'no');
    rightlyNotFound += Number(found === 'no' && answered === 'no');
    covered += Number(found === 'yes');
    rightlyCovered += Number(found === 'yes' && answered === 'yes');
    wronglyCovered += Number(found === 'yes' && answered === 'no');
    const key = `${answered} → ${found}`;
    confusion.set(key, (confusion.get(key) ?? 0) + 1);
    if (list && (found !== answered || isAsked))
      console.log(
        `${name}: “${part}” ${key}${isAsked ? ', asked' : ''} [${read?.intents.map(({ id }) => id).join(' ') ?? ''}] ${read?.best?.sentence.text.slice(0, 70) ?? ''}`,
      );
  }
}
const of = (part: number, whole: number): string =>
  `${part} of ${whole} (${whole === 0 ? '-' : `${((100 * part) / whole).toFixed(0)}%`})`;
console.log(`${labelled} parts, ${missing} of them without an answer; ${unread} not judged by the engine`);
console.log(
  [...confusion]
    .sort()
    .map(([key, count]) => `${key}: ${count}`)
    .join('; '),
);
console.log(
  `marked as not found: right ${of(rightlyNotFound, notFound)}, of those missing ${of(rightlyNotFound, missing)}`,
);
console.log(
  `remarks "I could not find": right ${of(rightlyAsked, asked)}, of those missing ${of(rightlyAsked, missing)}`,
);
console.log(
  `called covered: answered in full ${of(rightlyCovered, covered)}, at least in part ${of(covered - wronglyCovered, covered)}`,
);
