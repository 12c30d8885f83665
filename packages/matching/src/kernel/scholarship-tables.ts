import { nextDeadline, type PlaceCode, roundOf, type ScholarshipRecord } from '@laurel/domain';
import { forksOf } from '../comparing/hosts.ts';
import type { MatchContext } from '../judging/assessment.ts';
import { isOutdated } from '../score/is-authored.ts';
import { isOver, timingOf } from '../score/timing.ts';
import { TIMING_VALUE } from '../score/weights.ts';
import { deadlineWish, FIELD_VALUES, PLAIN_WISHES } from '../score/wishes.ts';
import type { CompiledStudent } from '../student/compile-student.ts';
import { type Effects, effectsFor, effectsOf, placeEffectsOf } from './effects.ts';
import { facetsOf } from './facets.ts';
import { judgedWords, plainShare } from './judge-unit.ts';
import type { FacetColumn, StudentColumns } from './student-columns.ts';
import { isPlainText, type UnitMembers, unitsOf } from './unit-key.ts';
import { wishTables } from './wish-tables.ts';
import { FLAG, type Words } from './words.ts';

/** A unit's words by code, and the code of every student. */
export interface UnitTable {
  codes: Uint32Array;
  near: Int32Array;
  /** `sums` and `flags` at twice the code. */
  words: Int32Array;
}

/** How many places `fieldIndexOf` can name. */
export const FIELD_INDEXES: number = (FIELD_VALUES.length + 1) * 8;

/** A scholarship compiled against the distinct answers of all students. */
export interface ScholarshipTables {
  units: UnitTable[];
  /** By the countries asked for and what frees from a place: a code for every student. */
  place: Effects & { codes: Uint32Array };
  /** By code of the wishes; `field` at the code times its length. */
  wishes: Effects & {
    asked: Int32Array;
    level: Effects;
    field: Effects;
    isNeedBasedOnly: boolean[];
    timing: Float64Array;
    isOver: boolean[];
  };
  /** What it offers, what its free and unread text adds to what is stated, and the flags that it sets for everybody. */
  offer: number;
  stated: number;
  flags: number;
}

export const compileScholarship = (
  record: ScholarshipRecord,
  hosts: PlaceCode[],
  columns: StudentColumns,
): ScholarshipTables => {
  const deadline = nextDeadline(record, columns.today);
  const { offer, stated, flags } = plainShare(record);
  return {
    units: unitsOf(record)
      .filter((members) => !isPlainText(members))
      .map((members) => compileUnit(members, record, hosts, columns)),
    place: compilePlace({ record, hosts, deadline }, columns),
    wishes: compileWishes(record, columns),
    offer,
    stated,
    flags: flags | (isOutdated(record, columns.today) ? FLAG.open : 0),
  };
};

const compilePlace = (
  award: Omit<MatchContext, 'student'>,
  columns: StudentColumns,
): ScholarshipTables['place'] => {
  const { countries, facets } = columns;
  const forks = forksOf(award.record);
  const context = (student: CompiledStudent | undefined) => student && { student, ...award };
  if (forks.length === 0) {
    return { ...placeEffectsOf(countries.standIns.values.map(context)), codes: countries.codes };
  }
  const names = new Set(forks.flatMap(({ hosts, ways }) => facetsOf([...hosts, ...ways])));
  const students: CompiledStudent[] = [];
  const parts = [countries, ...[...names].map((name) => facets[name])];
  const codes = jointCodes(parts, columns.students, (student) => students.push(student));
  return { ...placeEffectsOf(students.map(context)), codes };
};

const compileWishes = (
  record: ScholarshipRecord,
  { wishes, today }: StudentColumns,
): ScholarshipTables['wishes'] => {
  const deadline = nextDeadline(record, today);
  const { values } = wishes.standIns;
  const context = (student: CompiledStudent) => ({ student, record, hosts: [], deadline });
  const funding = effectsOf(wishes.standIns, (student) =>
    PLAIN_WISHES.flatMap((wish) => wish(context(student), []) ?? []),
  );
  const day = effectsOf(wishes.standIns, (student) => deadlineWish(context(student), []));
  const round = roundOf(record, today);
  const timings = values.map((student) => student && timingOf(record, round, student));
  const standing = values.map((student) => student && wishTables(student));
  const fieldOf = (name: 'share' | 'flags') =>
    Int32Array.from({ length: values.length * FIELD_INDEXES }, (_, at) => {
      return standing[Math.floor(at / FIELD_INDEXES)]?.field[name][at % FIELD_INDEXES] ?? 0;
    });
  return {
    share: funding.share.map((share, code) => share + (day.share[code] ?? 0)),
    flags: funding.flags.map((flags, code) => flags | (day.flags[code] ?? 0)),
    asked: Int32Array.from(standing, (tables) => tables?.askedShare ?? 0),
    // The wish for a level is everybody's, so that any student's table is the table.
    level: standing.find((tables) => tables !== undefined)?.level ?? effectsFor(16, () => undefined),
    field: { share: fieldOf('share'), flags: fieldOf('flags') },
    isNeedBasedOnly: standing.map((tables) => tables?.isNeedBasedOnly ?? false),
    timing: Float64Array.from(timings, (timing) => (timing === undefined ? 0 : TIMING_VALUE[timing])),
    isOver: timings.map((timing) => timing !== undefined && isOver(timing)),
  };
};

/** Judges a unit once for every distinct set of answers that it reads. */
const compileUnit = (
  members: UnitMembers,
  record: ScholarshipRecord,
  hosts: PlaceCode[],
  columns: StudentColumns,
): UnitTable => {
  const value = { members, record, hosts };
  const names = facetsOf(members);
  const [first, ...others] = names;
  const words: Words[] = [];
  const judge = (student: CompiledStudent) => {
    words.push(judgedWords(value, student));
  };
  if (first !== undefined && others.length === 0) {
    const { codes, standIns } = columns.facets[first];
    for (const student of standIns.values) {
      if (student === undefined) words.push(NO_WORDS);
      else judge(student);
    }
    return tableOf(codes, words);
  }
  const parts = names.map((name) => columns.facets[name]);
  return tableOf(jointCodes(parts, columns.students, judge), words);
};

/**
 * A code for every combination of two or more facets that occurs; `onNew` gets a student for each, in the order of the codes. One facet
 * after another, for the product of all their sizes may be no exact number.
 */
const jointCodes = (
  [first, ...others]: readonly FacetColumn[],
  students: readonly CompiledStudent[],
  onNew: (student: CompiledStudent) => void,
): Uint32Array => {
  let codes = first?.codes ?? new Uint32Array(students.length);
  for (const part of others) {
    const joined = new Uint32Array(students.length);
    const known = new Map<number, number>();
    for (let row = 0; row < joined.length; row += 1) {
      const key = (codes[row] as number) * part.standIns.values.length + (part.codes[row] as number);
      const code = known.get(key) ?? known.size;
      if (code === known.size) known.set(key, code);
      joined[row] = code;
    }
    codes = joined;
  }
  let next = 0;
  students.forEach((student, row) => {
    if (codes[row] !== next) return;
    onNew(student);
    next += 1;
  });
  return codes;
};

const NO_WORDS: Words = { near: 0, sums: 0, flags: 0 };

const tableOf = (codes: Uint32Array, words: readonly Words[]): UnitTable => {
  return {
    codes,
    near: Int32Array.from(words, ({ near }) => near),
    words: Int32Array.from(words.flatMap(({ sums, flags }) => [sums, flags])),
  };
};
