import type { CriterionKind } from '@laurel/domain';
import type { CompiledStudent } from '../student/compile-student.ts';
import type { Dictionary } from './dictionary.ts';
import { type FacetKeys, type FacetName, facetKeys } from './facets.ts';
import { judgedWords } from './judge-unit.ts';
import type { FacetedUnit } from './unit-value.ts';

/**
 * Distinct units that the same facets decide. What all of them come to for one set of answers is a block of three numbers for
 * each unit: near, sums, flags. Students who share the answers share the block.
 */
export interface UnitGroup {
  facets: readonly FacetName[];
  kinds: ReadonlySet<CriterionKind>;
  codes: number[];
  units: FacetedUnit[];
  /** By the answers, of students of late. */
  blocks: Map<string, Int32Array>;
}

/** The distinct units of the columns, and their groups; these are undefined after the units have changed. */
export interface UnitStore {
  unitValues: Dictionary<FacetedUnit>;
  unitGroups: UnitGroup[] | undefined;
}

/** Numbers of a unit in a block. */
export const BLOCK_STEP = 3;
/** Sets of answers that are kept for each group; then all are forgotten and begun anew. */
const BLOCKS_KEPT = 512;

/** The groups of the columns' units, made anew when the distinct units have changed. */
export const unitGroups = (columns: UnitStore): readonly UnitGroup[] => {
  columns.unitGroups ??= groupUnits(columns);
  return columns.unitGroups;
};

const groupUnits = ({ unitValues }: UnitStore): UnitGroup[] => {
  const byFacets = new Map<string, { codes: number[]; units: FacetedUnit[] }>();
  unitValues.values.forEach((unit, code) => {
    if (unit === undefined) return;
    const key = unit.facets.join();
    const group = byFacets.get(key) ?? { codes: [], units: [] };
    if (group.codes.length === 0) byFacets.set(key, group);
    group.codes.push(code);
    group.units.push(unit);
  });
  return [...byFacets.values()].map(({ codes, units }) => ({
    facets: units[0]?.facets ?? [],
    kinds: new Set(units.flatMap(({ members }) => members.map(({ kind }) => kind))),
    codes,
    units,
    blocks: new Map(),
  }));
};

/** What every unit of the columns comes to for a student, group by group. */
export function* judgedGroups(
  columns: UnitStore,
  student: CompiledStudent,
  wishes: ReadonlySet<string>,
): Generator<{ group: UnitGroup; block: Int32Array }> {
  const keys = facetKeys(student);
  for (const group of unitGroups(columns)) {
    yield { group, block: blockOf(group, keys, student, wishes) };
  }
}

const blockOf = (
  { facets, units, blocks }: UnitGroup,
  keys: FacetKeys,
  student: CompiledStudent,
  wishes: ReadonlySet<string>,
): Int32Array => {
  const key = facets.map((name) => keys[name]).join('\n');
  const known = blocks.get(key);
  if (known !== undefined) return known;
  const block = new Int32Array(units.length * BLOCK_STEP);
  units.forEach((unit, index) => {
    const { near, sums, flags } = judgedWords(unit, student, wishes);
    block.set([near, sums, flags], index * BLOCK_STEP);
  });
  if (blocks.size >= BLOCKS_KEPT) blocks.clear();
  blocks.set(key, block);
  return block;
};
