/**
 * Trains what decides which point an editor makes first (`first-point.yaml`): a logistic regression for each kind, over features of the whole
 * draft. Prints what it would say of each round of open essays when it has learned from the other rounds only; the sealed halves are not read.
 *
 *   node benchmarks/critique/first-point.ts [--write] [--list]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { CritiqueInput } from '@laurel/critique';
import { parse, stringify } from 'yaml';
import { critiqueReading } from '../../packages/critique/src/critique.ts';
import {
  type Features,
  featuresOf,
  likelihood,
  POINT_KINDS,
  type PointKind,
} from '../../packages/critique/src/first-point/weigh-points.ts';
import { isSilent } from '../../packages/critique/src/genre.ts';
import { type Reading, readEssay } from '../../packages/critique/src/reading.ts';
import { readHalf } from './sealed.ts';

interface Judged extends Omit<CritiqueInput, 'text'> {
  name: string;
  essay: string;
  points: { point: string; by: string[] }[];
}

const CASES = new URL('../../packages/critique/cases/judged/', import.meta.url);
const FILE = new URL('../../packages/critique/src/first-point/first-point.yaml', import.meta.url);
const FRESH =
  'fresh second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth'.split(' ');
const fileOf = (round: string): string => (round === 'fresh' ? 'fresh' : `fresh-${round}`);
const SETS: Record<string, Judged[]> = {
  own: readHalf<Judged>('judged', 'tune'),
  'own, third': readHalf<Judged>('judged/third', 'tune'),
  ...Object.fromEntries(
    FRESH.map((round) => [
      round,
      parse(readFileSync(new URL(`${fileOf(round)}.yaml`, CASES), 'utf8')) as Judged[],
    ]),
  ),
};
/** Rounds that another hand wrote and judged. */
const BY_ANOTHER = new Set(FRESH.slice(FRESH.indexOf('eighth')));

/** The check that makes the point of each kind. */
const CHECK_OF: Record<PointKind, string> = { aim: 'vague-goal', place: 'why-here', untold: 'thin-evidence' };
const OF_AIM = ['vague-goal', 'bare-goal', 'missing-goal'];

/** An expert's point is of the kind of the check that is named first for it; a part of the prompt is of the kind of the check named beside. */
const kindOf = ({ by }: { by: string[] }): PointKind | undefined => {
  const [first = ''] = by;
  if (by.some((check) => check === 'why-here' || check === 'empty-praise'))
    return first === 'vague-goal' || first === 'proposal-parts' ? undefined : 'place';
  if (OF_AIM.includes(first)) return 'aim';
  if (first === 'prompt-parts' && by.some((check) => OF_AIM.includes(check))) return 'aim';
  const untold = ['thin-evidence', 'missing-result', 'list-like'];
  if (untold.includes(first)) return 'untold';
  return first === 'prompt-parts' && by.some((check) => untold.includes(check)) ? 'untold' : undefined;
};

interface Case {
  round: string;
  name: string;
  reading: Reading;
  points: Judged['points'];
  kinds: (PointKind | undefined)[];
  features: Partial<Record<PointKind, Features>>;
}

const cases = Object.entries(SETS).flatMap(([round, essays]) =>
  essays.flatMap(({ name, essay, points, ...rest }): Case[] => {
    const reading = readEssay({ ...rest, text: essay.trim() }, 'unavailable');
    if (!reading.english) return [];
    const found = featuresOf({ ...reading, prompt: rest.prompt ?? '' });
    const features = Object.fromEntries(
      POINT_KINDS.flatMap((kind) => {
        const here = isSilent(CHECK_OF[kind], reading) ? undefined : found[kind]?.features;
        return here ? [[kind, here]] : [];
      }),
    );
    return [{ round, name, reading, points, kinds: points.map(kindOf), features }];
  }),
);

/** Penalty on coefficients of features that are scaled to deviate by 1. */
const PENALTY = 2;
const STEPS = 3000;
const RATE = 0.5;

/** Coefficients for the features as they are. Full steps down the gradient, so every run gives the same ones. */
const train = (kind: PointKind, some: readonly Case[]): Record<string, number> => {
  const rows = some.flatMap(({ features, kinds }) => {
    const here = features[kind];
    return here ? [{ here, is: Number(kinds.includes(kind)) }] : [];
  });
  const names = Object.keys(rows[0]?.here ?? {});
  const valuesOf = (name: string) => rows.map(({ here }) => here[name] ?? 0);
  const means = names.map((name) => valuesOf(name).reduce((sum, each) => sum + each, 0) / rows.length);
  const spreads = names.map((name, at) => {
    const middle = means[at] ?? 0;
    const spread = valuesOf(name).reduce((sum, each) => sum + (each - middle) ** 2, 0) / rows.length;
    return Math.sqrt(spread) || 1;
  });
  const scaled = rows.map(({ here, is }) => ({
    is,
    values: names.map((name, at) => ((here[name] ?? 0) - (means[at] ?? 0)) / (spreads[at] ?? 1)),
  }));
  const weights = names.map(() => 0);
  let constant = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = names.map(() => 0);
    let ofConstant = 0;
    for (const { values, is } of scaled) {
      const sum = values.reduce((all, value, at) => all + value * (weights[at] ?? 0), constant);
      const error = 1 / (1 + Math.exp(-sum)) - is;
      ofConstant += error;
      values.forEach((value, at) => {
        slopes[at] = (slopes[at] ?? 0) + error * value;
      });
    }
    slopes.forEach((slope, at) => {
      const weight = weights[at] ?? 0;
      weights[at] = weight - (RATE * (slope + PENALTY * weight)) / rows.length;
    });
    constant -= (RATE * ofConstant) / rows.length;
  }
  const plain = names.map((name, at) => [name, (weights[at] ?? 0) / (spreads[at] ?? 1)] as const);
  const base = plain.reduce((all, [, weight], at) => all - weight * (means[at] ?? 0), constant);
  const rounded = [['constant', base] as const, ...plain].map(([name, value]) => [
    name,
    Number(value.toFixed(4)),
  ]);
  return Object.fromEntries(rounded);
};

const { write, list } = parseArgs({
  options: { write: { type: 'boolean', default: false }, list: { type: 'boolean', default: false } },
}).values;
const of = (part: number, whole: number): string =>
  `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(0)}%)`;

/** What the engine says when it has learned from the other rounds. */
interface HeldOut extends Case {
  likely: Partial<Record<PointKind, number>>;
  /** The checks whose remarks are shown, in order. */
  shown: string[];
}

const heldOut = Object.keys(SETS).flatMap((round) => {
  const others = cases.filter((each) => each.round !== round);
  const weights = Object.fromEntries(POINT_KINDS.map((kind) => [kind, train(kind, others)]));
  return cases
    .filter((each) => each.round === round)
    .map((each): HeldOut => {
      const likely: HeldOut['likely'] = {};
      const points: Reading['points'] = {};
      for (const kind of POINT_KINDS) {
        const [features, at] = [each.features[kind], each.reading.points[kind]?.at];
        if (!features || !at) continue;
        likely[kind] = likelihood(features, weights[kind] ?? {});
        points[kind] = { likely: likely[kind], at };
      }
      const { firstFix, feedback } = critiqueReading({ ...each.reading, points });
      const items = [...(firstFix ? [firstFix] : []), ...feedback];
      const shown = items.filter(({ kind }) => kind !== 'praise' && kind !== 'notice');
      return { ...each, likely, shown: shown.map(({ check }) => check) };
    });
});

const spoken = ({ shown }: HeldOut): PointKind[] =>
  POINT_KINDS.filter((kind) => shown.includes(CHECK_OF[kind]));
const report = (name: string, some: readonly HeldOut[]): string => {
  const said = some.flatMap((each) => spoken(each).map((kind) => ({ each, kind })));
  const named = said.filter(({ each, kind }) => each.kinds.includes(kind));
  const withPoints = some.filter(({ points }) => points.length > 0);
  const isMade = ({ points: [first] }: HeldOut, checks: readonly string[]) =>
    first !== undefined && checks.some((check) => first.by.includes(check));
  const found = withPoints.filter((each) => isMade(each, each.shown));
  const foundFirst = withPoints.filter((each) => isMade(each, each.shown.slice(0, 1)));
  const ofStrong = said.filter(({ each }) => each.points.length === 0).length;
  return [
    `${name}: of the three kinds ${of(named.length, said.length)} are an expert's point, ${ofStrong} said of ${some.length - withPoints.length} essays without one`,
    `first point found by any check ${of(found.length, withPoints.length)}, and first ${of(foundFirst.length, withPoints.length)}`,
  ].join('; ');
};
console.log('coefficients learned from the other rounds only (the other checks were mended on all of them):');
for (const round of Object.keys(SETS))
  console.log(
    `  ${report(
      round,
      heldOut.filter((each) => each.round === round),
    )}`,
  );
console.log(
  report(
    'rounds by another hand',
    heldOut.filter(({ round }) => BY_ANOTHER.has(round)),
  ),
);
console.log(report('all', heldOut));
/** The tone of the aims, or of the whole draft. */
const toneFor = ({ features }: HeldOut, kind: PointKind): number =>
  features[kind]?.tone ?? features[kind]?.draft ?? 0;
for (const kind of POINT_KINDS) {
  const some = heldOut.filter(({ likely }) => likely[kind] !== undefined);
  const isNamed = ({ kinds }: HeldOut) => kinds.includes(kind);
  const pairs = some
    .filter(isNamed)
    .flatMap((yes) => some.filter((each) => !isNamed(each)).map((no) => [yes, no] as const));
  const right = pairs.filter(([yes, no]) => (yes.likely[kind] ?? 0) > (no.likely[kind] ?? 0)).length;
  const byTone = pairs.filter(([yes, no]) => toneFor(yes, kind) > toneFor(no, kind)).length;
  const said = some.filter((each) => spoken(each).includes(kind));
  console.log(
    [
      `${kind}: named ${of(said.filter(isNamed).length, said.length)}`,
      `recall ${of(said.filter(isNamed).length, some.filter(isNamed).length)}`,
      `pairs in order ${of(right, pairs.length)}`,
      `by tone alone ${of(byTone, pairs.length)}`,
    ].join(', '),
  );
}
if (list)
  for (const each of heldOut)
    console.log(
      `${each.round} ${each.name}: ${POINT_KINDS.map((kind) => `${kind} ${each.likely[kind]?.toFixed(2) ?? '-'}`).join(', ')}; expert ${each.kinds.map((kind) => kind ?? '·').join(' ') || 'none'}`,
    );

if (write) {
  const lists = Object.fromEntries(
    POINT_KINDS.map((kind) => [
      kind.toUpperCase(),
      {
        reason: 'Coefficients of a logistic regression, learned from the open judged essays.',
        values: train(kind, cases),
      },
    ]),
  );
  writeFileSync(
    FILE,
    `# Written by benchmarks/critique/first-point.ts --write; what it gives on essays it has not learned from is in docs/critique.md.\n\n${stringify(lists, { lineWidth: 0 })}`,
  );
}
