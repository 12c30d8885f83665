import type { CriterionKind } from '@laurel/domain';
import type { CompiledStudent } from '../compile-student.ts';
import { countryWish } from '../wishes/country-wish.ts';
import { fundingWish } from '../wishes/funding-wish.ts';
import type { Columns, JudgedUnit } from './columns.ts';
import { type DeadlineTables, deadlineTables } from './deadline-tables.ts';
import { type Effects, effectsOf } from './effects.ts';
import { FACET_NAMES, type FacetName, facetKeys } from './facets.ts';
import { judgedWords, plainShare, UnitContext } from './judge-unit.ts';
import { type WishTables, wishTables } from './wish-tables.ts';
import type { Words } from './words.ts';

/** A student compiled against the distinct values of the columns: every value judged once, by the evaluator's own rules. */
export interface Tables extends DeadlineTables, WishTables {
  student: CompiledStudent;
  /** By unit code: `near`, and `sums`, `flags`, `facts` at four times the code. */
  near: Int32Array;
  words: Int32Array;
  place: Effects;
  shape: Effects;
  /** What the shape adds to what is stated. */
  shapeStated: Int32Array;
}

export function compileTables(columns: Columns, student: CompiledStudent): Tables {
  const { places, shapes, unitValues } = columns;
  const days = deadlineTables(columns, student);
  const tables: Tables = {
    student,
    ...wishTables(student),
    near: new Int32Array(unitValues.values.length),
    words: new Int32Array(unitValues.values.length * 4),
    place: effectsOf(places, (value) => countryWish(new UnitContext(student, value), [])),
    ...days,
    shape: effectsOf(shapes, (record) => fundingWish(new UnitContext(student, { record, hosts: [] }), [])),
    shapeStated: new Int32Array(shapes.values.length),
  };
  compileShapes(tables, columns);
  judgeUnits(tables, columns);
  return tables;
}

/** The tables of the same student with another answer: only units with a criterion of these kinds are judged again. */
export function recompileTables(
  tables: Tables,
  columns: Columns,
  student: CompiledStudent,
  kinds: readonly CriterionKind[],
): Tables {
  const changed = { ...tables, student, near: tables.near.slice(), words: tables.words.slice() };
  judgeUnits(changed, columns, kinds);
  return changed;
}

/** Outcomes kept for one unit: students differ in few ways that a unit reads. */
const WORDS_KEPT = 128;
/** Distinct answers of students that are told apart before all is forgotten and begun anew. */
const FACETS_KEPT = 2 ** 15;

function judgeUnits(
  { student, wishes, near, words }: Tables,
  columns: Columns,
  kinds?: readonly CriterionKind[],
): void {
  const codes = facetCodesOf(columns, student);
  columns.unitValues.values.forEach((value, code) => {
    if (value === undefined) return;
    if (kinds && !value.members.some(({ kind }) => kinds.includes(kind))) return;
    const key = wordsKey(value.facets, codes);
    const judged = value.words.get(key) ?? keptWords(value, key, student, wishes);
    near[code] = judged.near;
    words[code * 4] = judged.sums;
    words[code * 4 + 1] = judged.flags;
    words[code * 4 + 2] = judged.facts;
  });
}

/** A small number for each facet of the student. */
function facetCodesOf(
  { facetCodes, unitValues }: Columns,
  student: CompiledStudent,
): Record<FacetName, number> {
  if (facetCodes.size > FACETS_KEPT - FACET_NAMES.length) {
    facetCodes.clear();
    for (const unit of unitValues.values) unit?.words.clear();
  }
  const keys = facetKeys(student);
  const codes = FACET_NAMES.map((name) => {
    const key = `${name} ${keys[name]}`;
    const code = facetCodes.get(key) ?? facetCodes.size;
    facetCodes.set(key, code);
    return [name, code];
  });
  // One entry for each of the closed list of names, which fromEntries forgets.
  return Object.fromEntries(codes) as Record<FacetName, number>;
}

/** More facets than this don't fit a whole number: such a unit is judged anew for every student. */
const MOST_EXACT = 3;

/** One number for the facets of a unit. */
function wordsKey(names: readonly FacetName[], codes: Record<FacetName, number>): number {
  let key = 0;
  for (const name of names) key = key * FACETS_KEPT + codes[name];
  return key;
}

function keptWords(
  value: JudgedUnit,
  key: number,
  student: CompiledStudent,
  wishes: ReadonlySet<string>,
): Words {
  const words = judgedWords(value, student, wishes);
  if (value.facets.length > MOST_EXACT) return words;
  if (value.words.size >= WORDS_KEPT) value.words.clear();
  value.words.set(key, words);
  return words;
}

/** Authorship, references, free text and unread text of each shape, beside the wish for funding that is there already. */
function compileShapes({ shape, shapeStated }: Tables, { shapes }: Columns): void {
  shapes.values.forEach((record, code) => {
    if (record === undefined) return;
    const { stated, flags } = plainShare(record);
    shape.flags[code] = (shape.flags[code] ?? 0) | flags;
    shapeStated[code] = stated;
  });
}
