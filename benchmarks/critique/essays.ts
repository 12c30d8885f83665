/**
 * Measures the critique on essays of our own, each with the points that an expert would make, in their order, written before anything was
 * run: how many points are found, how often the first one is found and comes first, and how remarks on the open ones were judged
 * (`cases/judged/remarks.yaml`). Of the sealed half only totals.
 *
 *   node benchmarks/critique/essays.ts [--list] [--set NAME]
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadCatalogue } from '@laurel/catalogue';
import { type CritiqueInput, critiqueEssay, type FeedbackItem } from '@laurel/critique';
import { essayScholarship } from '@laurel/critique/essay';
import { parse } from 'yaml';
import { checkInPieces } from '../../apps/api/src/platform/spell-check/check-in-pieces.ts';
import { createSpellChecker } from '../../apps/api/src/platform/spell-check/index.ts';
import {
  BAR,
  type FirstRun,
  type Found,
  kindsOf,
  LABELS,
  PRIOR,
} from '../../packages/critique/cases/kinds-of-remark.ts';
import { readEssay } from '../../packages/critique/src/reading.ts';
import { readHalf } from './sealed.ts';

interface Point {
  point: string;
  /** Checks that can make it. */
  by: string[];
  /** A word that the remark must hold. */
  says?: string;
  /** Words of the essay that the remark must stand on. */
  at?: string;
}

interface Judged extends Omit<CritiqueInput, 'text'> {
  name: string;
  genre: string;
  essay: string;
  points: Point[];
}

/** An essay for an award of the catalogue, which the engine is given as the product gives it. */
interface AwardedEssay extends Judged {
  award?: string;
}

const KINDS = new URL('../../packages/critique/cases/judged/kinds.yaml', import.meta.url);
const REMARKS = new URL('../../packages/critique/cases/judged/remarks.yaml', import.meta.url);
/** Written after all changes, judged at their first run; from the eighth round on by another hand, for awards of the catalogue too. */
const ROUNDS =
  'second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth'.split(
    ' ',
  );
const readRound = (file: string): AwardedEssay[] =>
  parse(
    readFileSync(new URL(`../../packages/critique/cases/judged/${file}.yaml`, import.meta.url), 'utf8'),
  ) as AwardedEssay[];
const labels = parse(readFileSync(REMARKS, 'utf8')) as Record<string, (typeof LABELS)[number]>;
/** Remarks as they were when the engine met a set for the first time. */
const FIRST_RUNS = new URL('../../packages/critique/cases/judged/first-runs.yaml', import.meta.url);
const firstRuns = parse(readFileSync(FIRST_RUNS, 'utf8')) as FirstRun[];
/** Runs that count for no kind: of a sealed half, of which only the totals are printed, and of a later engine on the same essays. */
const otherRuns = [
  'seventeenth/sealed-first-run',
  'eighteenth/sealed-runs',
  'eighteenth/tune-later-run',
].flatMap(
  (file) =>
    parse(
      readFileSync(new URL(`../../packages/critique/cases/judged/${file}.yaml`, import.meta.url), 'utf8'),
    ) as FirstRun[],
);
const { list, set } = parseArgs({
  options: { list: { type: 'boolean', default: false }, set: { type: 'string' } },
}).values;

const makes = ({ by, says, at }: Point, item: FeedbackItem): boolean =>
  by.includes(item.check) &&
  (says === undefined || item.suggestion.toLowerCase().includes(says)) &&
  (at === undefined || [item.location, ...(item.more ?? [])].some((place) => place?.quote.includes(at)));

/** One remark of one essay, known by its check and the sentence that it stands on. */
const keyOf = (essay: string, { check, location }: FeedbackItem): string =>
  [essay, check, location?.quote.slice(0, 40)].filter(Boolean).join(' | ');

const checker = createSpellChecker({ budgetMs: 60_000, deadlineMs: 90_000, waitMs: 90_000 });
await checker.start();
const of = (part: number, whole: number): string =>
  `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(0)}%)`;

/** Reading the catalogue takes seconds, so it waits until a set asks for it. */
const withAwards = (essays: AwardedEssay[]): Judged[] => {
  if (essays.every(({ award }) => award === undefined)) return essays;
  const records = new Map(loadCatalogue().records.map((record) => [record.id, record]));
  return essays.map(({ award, ...essay }) => {
    if (!award) return essay;
    const record = records.get(award);
    if (!record) throw new Error(`No award ${award} is in the catalogue (essay ${essay.name})`);
    return { ...essay, scholarship: essayScholarship(record) };
  });
};

/** With the 95% interval of Wilson. */
const within = (part: number, whole: number): string => {
  const z = 1.96;
  const n = Math.max(1, whole);
  const share = part / n;
  const middle = share + (z * z) / (2 * n);
  const reach = z * Math.sqrt((share * (1 - share) + (z * z) / (4 * n)) / n);
  const [low, high] = [middle - reach, middle + reach].map((each) =>
    Math.round((100 * Math.max(0, each)) / (1 + (z * z) / n)),
  );
  return `${of(part, whole)} [${low}–${high}]`;
};

const SETS: readonly (readonly [string, () => Judged[]])[] = [
  ['tune', () => readHalf<Judged>('judged', 'tune')],
  ['sealed', () => readHalf<Judged>('judged', 'sealed')],
  ['fresh', () => readRound('fresh')],
  ...ROUNDS.map((round) => [`${round} round`, () => withAwards(readRound(`fresh-${round}`))] as const),
  ['third tune', () => readHalf<Judged>('judged/third', 'tune')],
  ['third sealed', () => readHalf<Judged>('judged/third', 'sealed')],
  ['seventeenth tune', () => withAwards(readHalf<AwardedEssay>('judged/seventeenth', 'tune'))],
  ['seventeenth sealed', () => withAwards(readHalf<AwardedEssay>('judged/seventeenth', 'sealed'))],
  ['eighteenth tune', () => withAwards(readHalf<AwardedEssay>('judged/eighteenth', 'tune'))],
  ['eighteenth sealed', () => withAwards(readHalf<AwardedEssay>('judged/eighteenth', 'sealed'))],
];
const isSealed = (name: string): boolean => name.endsWith('sealed');

/** Remarks on the open sets, and whether an expert's point is the same one. An expert names the gravest points only, so it is a lower bound. */
const said: { set: string; check: string; isNamed: boolean }[] = [];
/** Essay and check of every remark on the open sets. */
const saidNow = new Set<string>();

for (const [half, readSet] of SETS.filter(([name]) => set === undefined || name === set)) {
  const essays = readSet();
  let [points, found, withPoints, firstFound, firstFirst, remarks, silent, quiet, genres] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0,
  ];
  const counts = new Map<string, number>();
  for (const { name, genre, points: expected, essay, ...rest } of essays) {
    const { firstFix, feedback } = await critiqueEssay(
      { ...rest, text: essay.trim() },
      checkInPieces(checker),
    );
    const items = [...(firstFix ? [firstFix] : []), ...feedback];
    const advice = items.filter(({ kind }) => kind !== 'praise' && kind !== 'notice' && kind !== 'mechanics');
    points += expected.length;
    genres += Number(readEssay({ ...rest, text: essay.trim() }, 'unavailable').genre === genre);
    found += expected.filter((point) => items.some((item) => makes(point, item))).length;
    remarks += items.length;
    const [first] = expected;
    if (first) {
      withPoints += 1;
      firstFound += Number(items.some((item) => makes(first, item)));
      firstFirst += Number(items[0] !== undefined && makes(first, items[0]));
    } else {
      silent += 1;
      quiet += Number(advice.length <= 1);
    }
    if (isSealed(half)) continue;
    for (const item of items) saidNow.add(`${name} ${item.check}`);
    for (const item of advice)
      said.push({ set: half, check: item.check, isNamed: expected.some((point) => makes(point, item)) });
    if (list)
      console.log(`== ${name} (${genre}); expected: ${expected.map(({ point }) => point).join('; ')}`);
    for (const item of items) {
      const label = labels[keyOf(name, item)] ?? 'not judged';
      counts.set(label, (counts.get(label) ?? 0) + 1);
      if (list) console.log(`  [${label}] ${keyOf(name, item)}\n      ${item.kind}: ${item.suggestion}`);
    }
  }
  console.log(
    `${half}: ${essays.length} essays, points found ${of(found, points)}, genre told ${of(genres, essays.length)}`,
  );
  console.log(`  first point found ${of(firstFound, withPoints)}, and first ${of(firstFirst, withPoints)}`);
  console.log(`  strong essays with at most one remark ${of(quiet, silent)}; remarks ${remarks}`);
  if (!isSealed(half))
    console.log(
      `  judged: ${[...LABELS, 'not judged'].map((label) => `${label} ${counts.get(label) ?? 0}`).join(', ')}`,
    );
}
await checker.stop();

/** “8 of 15” of both halves. */
const sumOf = (counts: readonly string[]): string => {
  const sums = [0, 1].map((at) =>
    counts.map((count) => Number(count.split(' of ')[at])).reduce((sum, each) => sum + each, 0),
  );
  return within(sums[0] ?? 0, sums[1] ?? 0);
};
const runs = [...firstRuns, ...otherRuns];
/** Rounds in two halves, as a whole too. */
const wholes = [
  ...Map.groupBy(runs, ({ set: half, engine }) => `${half.split(',')[0]} ${engine}`).values(),
].flatMap((halves): FirstRun[] => {
  const [first] = halves;
  if (!first || halves.length < 2) return [];
  const foundOf = (how: 'found' | 'asRead'): Found | undefined => {
    const each = halves.flatMap((half) => half[how] ?? []);
    if (each.length < halves.length) return undefined;
    const sum = (key: keyof Found) => sumOf(each.map((found) => found[key]));
    return { points: sum('points'), firstFound: sum('firstFound'), firstFirst: sum('firstFirst') };
  };
  return [
    {
      set: `${first.set.split(',')[0]}, both halves`,
      engine: first.engine,
      later: first.later,
      found: foundOf('found') ?? first.found,
      asRead: foundOf('asRead'),
      missing: halves.every(({ missing }) => missing)
        ? sumOf(halves.map(({ missing }) => missing ?? ''))
        : undefined,
      lines: halves.flatMap(({ lines }) => lines ?? []),
      remarks: halves.flatMap(({ remarks }) => remarks),
    },
  ];
});
for (const run of [...runs, ...wholes]) {
  const count = (label: string) => run.remarks.filter((remark) => remark.label === label).length;
  console.log(`${run.set}, at ${run.later ? 'a later' : 'its first'} run (engine ${run.engine}):`);
  for (const [how, found] of Object.entries({ '': run.found, ', as read': run.asRead }))
    if (found)
      console.log(
        `  points found${how} ${found.points}, first point found ${found.firstFound}, and first ${found.firstFirst}`,
      );
  console.log(
    `  judged: ${LABELS.map((label) => `${label} ${within(count(label), run.remarks.length)}`).join(', ')}`,
  );
  if (run.lines)
    console.log(
      `  parts of the prompt told right ${within(run.lines.filter(({ label }) => label === 'right').length, run.lines.length)}`,
    );
  if (run.missing) console.log(`  parts without an answer told ${run.missing}`);
}

const conditions = parse(readFileSync(KINDS, 'utf8')) as Record<string, string>;
console.log(
  `by kind of remark, over all first runs above (estimate drawn towards the whole by ${PRIOR} remarks; bar ${BAR}; in brackets how many of them are still made, on essays mended for since):`,
);
for (const { check, all, right, trivial, wrong, estimate, remarks } of kindsOf(firstRuns)) {
  const still = remarks.filter(({ essay }) => saidNow.has(`${essay} ${check}`));
  const stillRight = still.filter(({ label }) => label === 'right').length;
  console.log(
    `  ${check}: right ${of(right, all)}, trivial ${trivial}, wrong or harmful ${wrong}, estimate ${estimate.toFixed(2)} (${stillRight} of ${still.length})`,
  );
  if (estimate < BAR) console.log(`      only: ${conditions[check] ?? 'never: this kind is gone'}`);
}

const shareOf = (all: readonly { isNamed: boolean }[]): number =>
  all.filter(({ isNamed }) => isNamed).length / Math.max(1, all.length);
/** A kind has earned its place from so many remarks on, at this share. */
const [EARNED_FROM, EARNED_SHARE] = [3, 0.7];
console.log(
  `remarks that an expert's point names, leave one set out (kinds with ${EARNED_SHARE} on ${EARNED_FROM} remarks of the other sets):`,
);
for (const name of new Set(said.map(({ set }) => set))) {
  const isEarned = (check: string): boolean => {
    const others = said.filter((each) => each.set !== name && each.check === check);
    return others.length >= EARNED_FROM && shareOf(others) >= EARNED_SHARE;
  };
  const here = said.filter((each) => each.set === name);
  const named = (all: typeof said) => of(all.filter(({ isNamed }) => isNamed).length, all.length);
  console.log(
    `  ${name}: of the kinds that earned it ${named(here.filter(({ check }) => isEarned(check)))}, of the others ${named(here.filter(({ check }) => !isEarned(check)))}`,
  );
}
