import type { Criterion } from '@laurel/domain';
import type { BareCriterion, CompiledCatalogue, CompiledCriterion } from './compiled-catalogue.ts';
import { longQuestion, shortQuestion } from './short-ids.ts';
import { readTable, toTable } from './tables.ts';

type Lists = Pick<CompiledCatalogue, 'criteria' | 'criteriaOf'>;

const BETWEEN = '|';
const FIRST_LETTER = 'A'.charCodeAt(0);
/** Numbers are written with a space before and with as few figures as possible. */
const FIGURES = 36;

/** The criteria of each record, given as indices into `distinct` in the order in which they first occur. */
export const toLists = (
  distinct: readonly CompiledCriterion[],
  codesOf: readonly (readonly number[])[],
): Lists => {
  const byKind = Map.groupBy(distinct, ({ is }) => is.kind);
  const kinds = [...byKind.keys()];
  let met = 0;
  const signOf = (code: number): string => {
    if (code < met) return ` ${code.toString(FIGURES)}`;
    met += 1;
    return String.fromCharCode(FIRST_LETTER + kinds.indexOf(distinct[code]?.is.kind as Criterion['kind']));
  };
  return {
    criteria: [...byKind].map(([kind, all]) => ({ kind, table: toTable(all.map(bare)) })),
    criteriaOf: codesOf.map((codes) => codes.map(signOf).join('')).join(BETWEEN),
  };
};

const bare = ({ is: { kind: _, ...is }, ...rest }: CompiledCriterion): BareCriterion =>
  shortQuestion({ ...rest, ...is });

/** The criteria of each record. */
export const readLists = ({ criteria, criteriaOf }: Lists): CompiledCriterion[][] => {
  const unmet = criteria.map(({ kind, table }) =>
    readTable(table)
      .map(longQuestion)
      .map(
        ({ words, unquoted, ...is }): CompiledCriterion => ({
          is: { ...is, kind } as CompiledCriterion['is'],
          ...(words ? { words } : {}),
          ...(unquoted ? { unquoted } : {}),
        }),
      )
      .values(),
  );
  const met: CompiledCriterion[] = [];
  const criterionOf = (sign: string): CompiledCriterion[] => {
    if (sign.startsWith(' ')) return met.slice(Number.parseInt(sign, FIGURES)).slice(0, 1);
    const next = unmet[sign.charCodeAt(0) - FIRST_LETTER]?.next().value;
    if (next !== undefined) met.push(next);
    return next === undefined ? [] : [next];
  };
  return criteriaOf
    .split(BETWEEN)
    .map((signs) => (signs.match(/[A-Z]| [0-9a-z]+/g) ?? []).flatMap(criterionOf));
};
