import type { CriterionKind } from '@laurel/domain';
import { countriesKey, forksOf } from '../comparing/hosts.ts';
import { PLAIN_WISHES } from '../score/wishes.ts';
import type { CompiledStudent } from '../student/compile-student.ts';
import type { Columns } from './columns.ts';
import { type DeadlineTables, deadlineTables } from './deadline-tables.ts';
import { type Effects, effectsOf, placeEffectsOf } from './effects.ts';
import { plainShare, UnitContext } from './judge-unit.ts';
import { BLOCK_STEP, judgedGroups } from './unit-groups.ts';
import type { UnitValue } from './unit-value.ts';
import { type WishTables, wishTables } from './wish-tables.ts';

/** A student compiled against the distinct values of the columns: every value judged once, by the evaluator's own rules. */
export interface Tables extends DeadlineTables, WishTables {
  student: CompiledStudent;
  /** By unit code: `near`, and `sums` and `flags` at twice the code. */
  near: Int32Array;
  words: Int32Array;
  place: Effects;
  shape: Effects;
  /** What the shape adds to what is stated. */
  shapeStated: Int32Array;
}

export const compileTables = (columns: Columns, student: CompiledStudent): Tables => {
  const { shapes, unitValues } = columns;
  const days = deadlineTables(columns, student);
  const tables: Tables = {
    student,
    ...wishTables(student),
    near: new Int32Array(unitValues.values.length),
    words: new Int32Array(unitValues.values.length * 2),
    place: placeEffects(columns, student),
    ...days,
    shape: effectsOf(shapes, (record) => {
      const context = new UnitContext(student, { record, hosts: [] });
      return PLAIN_WISHES.flatMap((wish) => wish(context, []) ?? []);
    }),
    shapeStated: new Int32Array(shapes.values.length),
  };
  compileShapes(tables, columns);
  judgeUnits(tables, columns);
  return tables;
};

/** Answers about countries that are kept with the columns. */
const PLACES_KEPT = 256;

/** The places against the countries of study that the student asked for. */
const placeEffects = (columns: Columns, student: CompiledStudent): Effects => {
  const { values } = columns.places;
  const kept = plainPlaces(columns, student);
  columns.forkedPlaces ??= values.flatMap((value, code) =>
    value !== undefined && forksOf(value.record).length > 0 ? code : [],
  );
  const codes = columns.forkedPlaces;
  if (codes.length === 0) return kept;
  const own = placeEffectsOf(codes.map((code) => contextOf(student, values[code])));
  const effects = { share: kept.share.slice(), flags: kept.flags.slice() };
  codes.forEach((code, at) => {
    effects.share[code] = own.share[at] ?? 0;
    effects.flags[code] = own.flags[at] ?? 0;
  });
  return effects;
};

/** Those of the places that bind everybody or nobody. */
const plainPlaces = (
  { places: { values }, placeEffects: kept }: Columns,
  student: CompiledStudent,
): Effects => {
  const key = countriesKey(student);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const isPlain = (value: UnitValue | undefined) => value !== undefined && forksOf(value.record).length === 0;
  const effects = placeEffectsOf(
    values.map((value) => (isPlain(value) ? contextOf(student, value) : undefined)),
  );
  if (kept.size >= PLACES_KEPT) kept.clear();
  kept.set(key, effects);
  return effects;
};

const contextOf = (student: CompiledStudent, value: UnitValue | undefined): UnitContext | undefined =>
  value && new UnitContext(student, value);

/** The tables of the same student with another answer: only units with a criterion of these kinds are judged again. */
export const recompileTables = (
  tables: Tables,
  columns: Columns,
  student: CompiledStudent,
  kinds: readonly CriterionKind[],
): Tables => {
  const changed = {
    ...tables,
    student,
    near: tables.near.slice(),
    words: tables.words.slice(),
    place: placeEffects(columns, student),
  };
  judgeUnits(changed, columns, kinds);
  return changed;
};

const judgeUnits = (
  { student, wishes, near, words }: Tables,
  columns: Columns,
  kinds?: readonly CriterionKind[],
): void => {
  for (const { group, block } of judgedGroups(columns, student, wishes)) {
    if (kinds && !kinds.some((kind) => group.kinds.has(kind))) continue;
    const { codes } = group;
    for (let index = 0; index < codes.length; index += 1) {
      const [code, at] = [codes[index] as number, index * BLOCK_STEP];
      near[code] = block[at] as number;
      words[code * 2] = block[at + 1] as number;
      words[code * 2 + 1] = block[at + 2] as number;
    }
  }
};

/** What each shape offers, authorship, free and unread text, beside the wishes for funding and pace that are there already. */
const compileShapes = ({ shape, shapeStated }: Tables, { shapes }: Columns): void => {
  shapes.values.forEach((record, code) => {
    if (record === undefined) return;
    const { offer, stated, flags } = plainShare(record);
    shape.share[code] = (shape.share[code] ?? 0) + offer;
    shape.flags[code] = (shape.flags[code] ?? 0) | flags;
    shapeStated[code] = stated;
  });
};
