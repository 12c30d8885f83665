import { askedShare } from '../score/fit.ts';
import { FIELD_VALUES, fieldFinding, levelFinding, wishesAsked } from '../score/wishes.ts';
import type { CompiledStudent } from '../student/compile-student.ts';
import { type Effects, effectsFor } from './effects.ts';
import { FIELD_RANK_SHIFT, FLAG } from './words.ts';

/** The wishes of a student that rest on flags of a whole row, and which wishes there are. */
export interface WishTables {
  /** Wishes that the student expressed, and what they are worth in all. */
  wishes: ReadonlySet<string>;
  askedShare: number;
  /** By the four bits of the flags from `authored` on. */
  level: Effects;
  /** By `fieldIndexOf`. */
  field: Effects;
  /** Rows without a demand for need are left out. */
  isNeedBasedOnly: boolean;
}

export const wishTables = (student: CompiledStudent): WishTables => {
  const bit = (index: number, at: number) => ((index >> at) & 1) === 1;
  const level = effectsFor(16, (index) =>
    levelFinding({
      authored: bit(index, 0),
      stated: bit(index, 1),
      unknown: bit(index, 2),
      notMet: bit(index, 3),
    }),
  );
  const wantsField = student.preferences.fieldsOfStudy.length > 0;
  const field = effectsFor((FIELD_VALUES.length + 1) * 8, (index) => {
    const value = FIELD_VALUES[(index >> 3) - 1];
    const state = { unknown: bit(index, 0), notMet: bit(index, 1), authored: bit(index, 2) };
    return wantsField ? fieldFinding(value === undefined ? state : { ...state, value }) : undefined;
  });
  const asked = wishesAsked(student);
  return {
    wishes: new Set(asked),
    askedShare: askedShare(asked),
    level,
    field,
    isNeedBasedOnly: student.preferences.needBasedOnly,
  };
};

/** Place in `WishTables.field`: the worst value stated, and three bits of `FieldState`. */
export const fieldIndexOf = (flags: number): number => {
  const worst = 32 - Math.clz32((flags >>> FIELD_RANK_SHIFT) & FIELD_RANKS);
  return (worst << 3) | ((flags & FLAG.authored) >>> 2) | ((flags >>> FIELD_SHIFT) & 3);
};

const FIELD_RANKS = (1 << FIELD_VALUES.length) - 1;
const FIELD_SHIFT = Math.log2(FLAG.fieldUnknown);
