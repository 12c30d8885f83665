import type { Criterion } from '@laurel/domain';
import type { CompiledCatalogue, CompiledCriterion } from './compiled-catalogue.ts';
import { readTable, toTable } from './tables.ts';

type Lists = Pick<CompiledCatalogue, 'criteria' | 'criteriaOf'>;

/** The criteria of each record, given as indices into `distinct` in the order in which they first occur. */
export const toLists = (
  distinct: readonly CompiledCriterion[],
  codesOf: readonly (readonly number[])[],
): Lists => {
  const byKind = Map.groupBy(distinct, ({ is }) => is.kind);
  const kinds = [...byKind.keys()];
  let met = 0;
  const numberOf = (code: number): number => {
    if (code < met) return kinds.length + code;
    met += 1;
    return kinds.indexOf(distinct[code]?.is.kind as Criterion['kind']);
  };
  return {
    criteria: [...byKind].map(([kind, all]) => ({
      kind,
      table: toTable(all.map(({ is: { kind: _, ...is }, ...rest }) => ({ ...rest, ...is }))),
    })),
    criteriaOf: codesOf.map((codes) => codes.map(numberOf)),
  };
};

/** The criteria of each record. */
export const readLists = ({ criteria, criteriaOf }: Lists): CompiledCriterion[][] => {
  const unmet = criteria.map(({ kind, table }) =>
    readTable(table)
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
  const criterionOf = (number: number): CompiledCriterion[] => {
    const known = met[number - unmet.length];
    if (known !== undefined) return [known];
    const next = unmet[number]?.next().value;
    if (next !== undefined) met.push(next);
    return next === undefined ? [] : [next];
  };
  return criteriaOf.map((numbers) => numbers.flatMap(criterionOf));
};
